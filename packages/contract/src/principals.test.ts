// Tests which callers may use which endpoints, and that no endpoint is exposed by accident.
import { describe, expect, it } from 'vitest';
import * as api from '#api.ts';
import type { Endpoint } from '#endpoint.ts';
import { denialOf, vias } from '#principals.ts';

const endpoints = Object.entries(api).flatMap(([word, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({ key: `${word}.${name}`, endpoint })),
);

describe('a caller', () => {
  const person = { role: 'user', via: 'session', scopes: 'all' } as const;
  const open = { access: 'user', via: ['token'], scope: 'tasks:write' } as const;

  it('without a session reaches what is public', () => {
    expect(denialOf({ access: 'public' }, undefined)).toBeUndefined();
    expect(denialOf({ access: 'user' }, undefined)).toBe('session');
    expect(denialOf({ access: 'admin' }, undefined)).toBe('session');
  });

  it('is an administrator where the endpoint asks for one, in whatever way', () => {
    for (const via of vias) {
      const admins = { access: 'admin', via: vias, scope: 'admin:write' } as const;
      expect(denialOf(admins, { ...person, via })).toBe('admin');
      expect(denialOf(admins, { ...person, via, role: 'admin' })).toBeUndefined();
    }
  });

  it('with a session reaches everything of the person', () => {
    expect(denialOf({ access: 'user' }, person)).toBeUndefined();
    expect(denialOf({ access: 'public' }, person)).toBeUndefined();
  });

  it('whose account waits for approval reaches what is public and what says why, in whatever way', () => {
    const waiting = { ...person, awaitsApproval: true };
    expect(denialOf({ access: 'public' }, waiting)).toBeUndefined();
    expect(denialOf({ access: 'user' }, waiting)).toBe('approval');
    expect(denialOf(open, { ...waiting, via: 'token', scopes: ['tasks:write'] })).toBe('approval');
    expect(denialOf({ access: 'user', whileWaiting: 'their own profile' }, waiting)).toBeUndefined();
    expect(denialOf({ access: 'admin' }, waiting)).toBe('admin');
  });

  it('in another way reaches only what says so', () => {
    expect(denialOf(open, { ...person, via: 'token' })).toBeUndefined();
    expect(denialOf(open, { ...person, via: 'mcp' })).toBe('via');
    expect(denialOf({ access: 'user' }, { ...person, via: 'token' })).toBe('via');
    expect(denialOf({ access: 'public' }, { ...person, via: 'system' })).toBe('via');
  });

  it('with scopes reaches only what they name', () => {
    const caller = { ...person, via: 'token' } as const;
    expect(denialOf(open, { ...caller, scopes: ['tasks:write'] })).toBeUndefined();
    expect(denialOf(open, { ...caller, scopes: ['tasks:read', 'comments:write'] })).toBe('scope');
    expect(denialOf(open, { ...caller, scopes: [] })).toBe('scope');
    expect(denialOf({ access: 'user', via: ['token'] }, { ...caller, scopes: ['tasks:write'] })).toBe('scope');
  });
});

describe('the route table', () => {
  const others = endpoints.filter(({ endpoint }) => endpoint.via);

  it('names a scope wherever it lets another way in, and the other way round', () => {
    expect(endpoints.filter(({ endpoint }) => (endpoint.via === undefined) !== (endpoint.scope === undefined))).toEqual([]);
  });

  it('keeps accounts, sessions, passwords, mails and links to a session', () => {
    const keys = others.map(({ key }) => key);
    // A token may ask whose it is.
    expect(keys.filter((key) => key.startsWith('auth.'))).toEqual(['auth.currentUser']);
    const words = new Set(keys.map((key) => key.split('.')[0]));
    for (const word of [
      'account',
      'email',
      'emailTemplates',
      'emailConfirmations',
      'passwordResets',
      'invitations',
      'passkeys',
      'tokens',
    ])
      expect(words).not.toContain(word);
  });

  it('gives the session to the endpoints that start, end or clear one, or know the browser, and to no other', () => {
    expect(new Set(endpoints.filter(({ endpoint }) => endpoint.session).map(({ key }) => key))).toEqual(
      new Set([
        'account.remove',
        'auth.changePassword',
        'auth.login',
        'auth.logout',
        'auth.reauthenticate',
        'auth.secondFactor',
        'passkeys.add',
        'passkeys.signIn',
        'passkeys.signInOptions',
        'sessions.endOthers',
        'trustedDevices.list',
        ...['identities.link', 'identityProviders.callback', 'identityProviders.start', 'identityProviders.test'],
      ]),
    );
  });

  it('gives a scope of reading to what reads and a scope of writing to what writes', () => {
    // The text is private and long, so it travels in a body; no task changes, though a question may leave a proposal.
    const readsByPost = [
      'assistant.parse',
      'assistant.ask',
      'assistant.find',
      'relations.summaries',
      'scores.preview',
      'today.plan',
    ];
    for (const { key, endpoint } of others) {
      const reads = endpoint.method === 'GET' || readsByPost.includes(key);
      expect(`${key} ${endpoint.scope?.split(':')[1]}`).toBe(`${key} ${reads ? 'read' : 'write'}`);
    }
  });

  it('gives scopes of administration to what is for administrators, and no others', () => {
    for (const { key, endpoint } of others)
      expect(`${key} ${endpoint.scope?.startsWith('admin:')}`).toBe(`${key} ${endpoint.access === 'admin'}`);
  });
});
