// Nothing secret is in what a whole run prints at its most talkative level: no password, key, token, code or cookie, used or refused.
import { randomBytes } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { expect, it } from 'vitest';
import { codeAt, stepAt } from '#second-factors/totp.ts';
import { startProcess } from '#testing/process.ts';

/** A text that occurs nowhere else. */
const secret = (name: string) => `${name}-${randomBytes(12).toString('hex')}`;
const password = secret('password');

const environment = {
  ADMIN_PASSWORD: password,
  SECRET_KEY: secret('a-secret-key-of-many-characters'),
  SECRET_KEY_PREVIOUS: secret('the-former-secret-key'),
  BACKUP_KEY: secret('the-key-of-backups'),
  METRICS_TOKEN: secret('metrics'),
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'none',
  AI_API_KEY: secret('model-key'),
};

it('a run leaves no secret in its log', async () => {
  const server = startProcess({ ...environment, LOG_LEVEL: 'trace', ACCESS_LOG: 'true', SLOW_QUERY: '1', STOP_DELAY: '0' });
  try {
    const url = await server.ready;
    const known = new Set<string>(
      Object.entries(environment).flatMap(([name, value]) => (/KEY|PASSWORD|TOKEN/.test(name) ? [value] : [])),
    );
    const note = (value: string): string => {
      known.add(value);
      return value;
    };
    let cookie = '';
    const send = async (
      { method, path }: { method: string; path: string },
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const reply = await fetch(url + path, {
        ...{ method, redirect: 'manual' },
        headers: { cookie, origin: url, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const set of reply.headers.getSetCookie()) {
        const pair = set.split(';')[0] ?? '';
        if (pair.split('=')[1]) note(pair.split('=')[1] ?? '');
        if (/^(__Host-)?sid=./.test(pair)) cookie = pair;
      }
      const text = await reply.text();
      return { status: reply.status, json: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, string> };
    };
    const signIn = (typed: string) => send(api.auth.login, { username: 'admin', password: typed });

    expect((await signIn(note(secret('wrong')))).status).toBe(401);
    expect((await send(api.auth.login, `{"username":"admin","password":"${note(secret('cut-off'))}`)).status).toBe(400);
    expect((await signIn(password)).status).toBe(200);
    const newPassword = note(secret('new-password'));
    expect((await send(api.auth.changePassword, { currentPassword: password, newPassword })).status).toBe(200);

    const begun = (await send(api.secondFactors.start)).json;
    const code = () => codeAt(note(begun['secret'] ?? ''), stepAt(Date.now()));
    const confirmed = (await send(api.secondFactors.confirm, { code: code() })).json as unknown as { recoveryCodes: string[] };
    for (const each of confirmed.recoveryCodes) note(each);
    cookie = '';
    const step = (await signIn(newPassword)).json['secondFactor'] as unknown as { challenge: string };
    const answer = { challenge: note(step.challenge), method: 'recovery', code: confirmed.recoveryCodes[0] };
    expect((await send(api.auth.secondFactor, { ...answer, code: note('aaaa-bbbb-cccc-dddd') })).status).toBe(401);
    expect((await send(api.auth.secondFactor, { ...answer, trust: true })).status).toBe(200);

    const token = note((await send(api.tokens.create, { name: 'Report', scopes: ['tasks:read'], days: 30 })).json['token'] ?? '');
    const bearer = { cookie: '', authorization: `Bearer ${token}` };
    expect((await send(api.auth.currentUser, undefined, bearer)).status).toBe(200);
    await send(api.auth.currentUser, undefined, { cookie: '', authorization: `Bearer ${note(secret('tsk_forged'))}` });
    const scim = note((await send(api.scimTokens.create, { name: 'Entra' })).json['token'] ?? '');
    const directory = { cookie: '', authorization: `Bearer ${scim}` };
    expect((await send({ method: 'GET', path: '/scim/v2/Users' }, undefined, directory)).status).toBe(200);
    const made = await send(api.webhooks.create, {
      ...{ name: 'Hook', url: 'https://webhook.invalid/x', events: ['task.created'], departmentIds: [] },
    });
    expect(made.status).toBe(201);
    note(made.json['secret'] ?? '');
    const smtp = { host: '127.0.0.1', port: 9, security: 'starttls', user: 'tasks', password: note(secret('of-mails')) };
    const mails = { ...smtp, companyName: 'Example', senderEmail: 'tasks@example.com', address: null };
    expect((await send(api.mailServer.set, mails)).status).toBe(200);
    const provider = { issuer: 'https://127.0.0.1:9', clientId: 'x', secret: note(secret('of-client')) };
    await send({ method: 'POST', path: '/api/admin/identity-providers' }, { id: 'company', name: 'Company', ...provider });
    const link = (await send({ method: 'POST', path: '/api/feeds' }, { kind: 'mine', workspaceId: null })).json['link'] ?? '';
    const feed = new URL(link, url);
    note(/[\w-]{43}/.exec(feed.pathname)?.[0] ?? '');
    await send({ method: 'GET', path: feed.pathname + feed.search }, undefined, { cookie: '' });
    for (const path of ['/api/invitations/', '/api/password-resets/', '/api/unsubscribe/', '/none?token='])
      await send({ method: 'GET', path: path + note(secret('in-the-address')) }, undefined, { cookie: '' });

    server.child.kill('SIGTERM');
    await server.ended;
    const said = server.output();
    expect(said).toContain('"msg":"request"');
    const secrets = [...known].filter((value) => value.length >= 16);
    expect(secrets.length).toBeGreaterThan(25);
    expect(secrets.filter((value) => said.includes(value) || said.includes(encodeURIComponent(value)))).toEqual([]);
  } finally {
    await server.remove();
  }
}, 120_000);
