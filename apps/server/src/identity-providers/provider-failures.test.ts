// Tests a provider that misbehaves, and one that does not answer: each is a sentence on the sign-in page, and nobody is signed in.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { forgetProvider } from '#identity-providers/connect-provider.ts';
import { aUser } from '#testing/factories.ts';
import {
  aBrowser,
  ownAddress,
  providerEnvironment,
  providerSettings,
  startAt,
  type TestBrowser,
} from '#testing/single-sign-on/browser.ts';
import { aHostileProvider, type HostileProvider } from '#testing/single-sign-on/hostile-provider.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let provider: HostileProvider;
let app: TestApp;
let browser: TestBrowser;
const admin: Person = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
const ana = { email: 'ana@example.com', email_verified: true, name: 'Ana Alvarez' };
const discovery = '/.well-known/openid-configuration';

beforeAll(async () => {
  provider = await aHostileProvider();
});
afterAll(() => provider.stop());

beforeEach(async () => {
  app = await testApp({ env: providerEnvironment });
  browser = aBrowser(app);
  forgetProvider(provider.issuer);
  provider.says(ana);
  return () => app.close();
});
afterEach(() => {
  provider.signsWith('key');
  for (const path of [discovery, '/jwks', '/token']) provider.answers(path, undefined);
});

async function add(change: object = {}) {
  const body = providerSettings(provider, { defaultDepartmentId: 1, ...change });
  const reply = await app.as(admin)(api.identityProviders.create, { body });
  expect(reply.status, reply.text).toBe(201);
}

async function walk(with_: TestBrowser = browser): Promise<string> {
  const started = await startAt(with_);
  if (!started.startsWith(provider.issuer)) return started;
  return String((await with_.get(provider.visit(started))).headers['location']);
}

const now = () => Math.floor(Date.now() / 1000);

describe('a token', () => {
  test('that is right signs in', async () => {
    await add();
    expect(await walk()).toBe('/');
  });

  test.each([
    ['is confirmed there', { email: ana.email, email_verified: true }, '/'],
    [
      'is another one there',
      { email: 'other@example.com', email_verified: true },
      '/auth?problem=email_unconfirmed&provider=company',
    ],
    ['is not named there', { email_verified: true }, '/auth?problem=email_unconfirmed&provider=company'],
    ['is not confirmed there', { email: ana.email, email_verified: false }, '/auth?problem=email_unconfirmed&provider=company'],
    ['is asked for in vain', undefined, '/auth?problem=email_unconfirmed&provider=company'],
  ])('with an address alone, which %s', async (_name, later, end) => {
    await add();
    provider.says({ email: ana.email, name: ana.name });
    provider.saysLater(later);
    forgetProvider(provider.issuer);
    expect(await walk()).toBe(end);
  });

  test.each<[string, string, () => Record<string, unknown>]>([
    ['for somebody else', 'other_audience', () => ({ aud: 'another client' })],
    ['for several, of another party', 'other_audience', () => ({ aud: ['tasklane', 'another'], azp: 'another' })],
    ['of another issuer', 'other_issuer', () => ({ iss: 'https://login.example.com' })],
    ['with another nonce', 'token_invalid', () => ({ nonce: 'of another way' })],
    ['without a nonce', 'token_invalid', () => ({ nonce: undefined })],
    ['that is over for five minutes', 'clock', () => ({ iat: now() - 600, exp: now() - 300 })],
    ['that begins in five minutes', 'clock', () => ({ nbf: now() + 300 })],
    ['without a subject', 'token_invalid', () => ({ sub: undefined })],
    ['with a subject that is too long', 'no_subject', () => ({ sub: 'x'.repeat(300) })],
  ])('%s is refused: %s', async (_name, problem, claims) => {
    await add();
    provider.says({ ...ana, ...claims() });
    expect(await walk()).toBe(`/auth?problem=${problem}&provider=company`);
    expect((await app.as()(api.auth.currentUser, { headers: { cookie: browser.cookie() } })).status).toBe(401);
  });

  test.each(['nothing', 'secret'] as const)('whose signature proves nothing is refused: %s', async (what) => {
    provider.signsWith(what);
    await add();
    expect(await walk()).toMatch(/^\/auth\?problem=(token_invalid|keys)&provider=company$/);
    expect((await app.as()(api.auth.currentUser, { headers: { cookie: browser.cookie() } })).status).toBe(401);
  });

  test('of a clock that is a minute off signs in', async () => {
    await add();
    provider.says({ ...ana, exp: now() - 60, nbf: now() + 60 });
    expect(await walk()).toBe('/');
  });

  test('signed with a new key signs in at once, with one that is not published it does not', async () => {
    await add();
    expect(await walk()).toBe('/');
    await provider.changeKeys(true);
    expect(await walk(aBrowser(app))).toBe('/');
    await provider.changeKeys(false);
    expect(await walk(aBrowser(app))).toBe('/auth?problem=keys&provider=company');
    await provider.changeKeys(true);
  });

  test('stores claims of any kind without a fault', async () => {
    await add({
      departmentsClaim: 'groups',
      titleClaim: 'title',
      pictureClaim: 'picture',
      adminClaim: 'groups',
      adminValue: 'x',
    });
    const hostile = [
      { groups: 'one', title: 7, picture: 'javascript:alert(1)', name: '\u0000\ud800 <b>' },
      { groups: { a: 1, b: 2 }, title: ['x'], picture: 'http://169.254.169.254/', name: 'x'.repeat(5_000) },
      {
        groups: Array.from({ length: 2_000 }, (_, index) => `group ${index}`),
        name: 'Helper [bot]',
        preferred_username: '../../x',
      },
      { groups: [{}, null, 3], given_name: 'Ana', family_name: 'B', name: '', preferred_username: '' },
      { groups: null, preferred_username: 'аdmin', name: 'Administrator' },
    ];
    for (const [index, claims] of hostile.entries()) {
      provider.says({ ...ana, email: `hostile-${index}@example.com`, sub: `hostile-${index}`, ...claims });
      const page = await walk(aBrowser(app));
      expect(['/', '/auth?problem=no_department&provider=company'], JSON.stringify(claims).slice(0, 80)).toContain(page);
    }
    const people = await rows<{ username: string }>(app.db, sql`select username from users where email like 'hostile-%'`);
    expect(people.every(({ username }) => /^[\w.+-]+$/.test(username))).toBe(true);
  });
});

describe('a provider', () => {
  test.each<[string, string, string, Parameters<HostileProvider['answers']>[1]]>([
    ['that names another issuer', discovery, 'other_issuer', (r) => json(r, { issuer: 'https://login.example.com' })],
    ['that answers with a page', discovery, 'not_a_provider', (r) => r.end('<!doctype html>')],
    ['that has no such address', discovery, 'not_a_provider', (r) => r.writeHead(404).end()],
    ['that leads elsewhere', discovery, 'not_a_provider', (r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['that hangs up', discovery, 'unreachable', (r) => r.destroy()],
    ['that never stops', discovery, 'not_a_provider', (r) => endless(r)],
    ['that refuses the secret', '/token', 'secret_refused', (r) => json(r, { error: 'invalid_client' }, 401)],
    ['that refuses the code', '/token', 'code_refused', (r) => json(r, { error: 'invalid_grant' }, 400)],
    ['that gives no ID token', '/token', 'token_invalid', (r) => json(r, { access_token: 'a', token_type: 'Bearer' })],
    ['whose keys are broken', '/jwks', 'keys', (r) => json(r, { keys: [] })],
  ])('%s at %s is a sentence: %s', async (_name, path, problem, how) => {
    await add();
    provider.answers(path, how);
    expect(await walk()).toBe(`/auth?problem=${problem}&provider=company`);
    const person = await aUser(app);
    const { username, password } = person;
    expect((await app.as()(api.auth.login, { body: { username, password } })).status).toBe(200);
  });

  test('that is slow is given up', { timeout: 30_000 }, async () => {
    await add();
    provider.answers(discovery, () => undefined);
    expect(await walk()).toBe('/auth?problem=slow&provider=company');
  });

  test('is asked only where the operator allows it: no private network, no metadata of a cloud, no plain http', async () => {
    await app.close();
    app = await testApp({ env: { PUBLIC_URL: ownAddress } });
    browser = aBrowser(app);
    for (const issuer of [
      'http://127.0.0.1:1',
      'http://login.example.com',
      'ftp://login.example.com',
      'https://a:b@login.example.com',
      'x',
    ])
      expect(
        (await app.as(admin)(api.identityProviders.create, { body: providerSettings({ ...provider, issuer }) })).body.fields,
      ).toHaveProperty('issuer');
    for (const [index, issuer] of [
      'https://127.0.0.1:1',
      'https://169.254.169.254',
      'https://[::1]',
      'https://localhost',
    ].entries()) {
      const body = providerSettings({ ...provider, issuer }, { id: `private-${index}` });
      expect((await app.as(admin)(api.identityProviders.create, { body })).status).toBe(201);
      expect(await startAt(browser, `private-${index}`)).toBe(`/auth?problem=forbidden_address&provider=private-${index}`);
    }
  });

  test('that sends a refusal says so, and a cancelled sign-in is no failure of anybody', async () => {
    await add();
    for (const [error, problem] of [
      ['access_denied', 'cancelled'],
      ['server_error', 'refused'],
      ['<script>', 'refused'],
    ] as const) {
      const started = new URL(await startAt(browser));
      const state = started.searchParams.get('state');
      const back = `/api/auth/oidc/company/callback?state=${state}&error=${encodeURIComponent(error)}&error_description=x`;
      const reply = await browser.get(back);
      expect(reply.headers['location']).toBe(`/auth?problem=${problem}&provider=company`);
    }
  });

  test('that is down does not stop the others', async () => {
    await add();
    const down = providerSettings({ ...provider, issuer: 'http://127.0.0.1:9' }, { id: 'down' });
    expect((await app.as(admin)(api.identityProviders.create, { body: down })).status).toBe(201);
    expect(await startAt(browser, 'down')).toBe('/auth?problem=unreachable&provider=down');
    expect(await walk()).toBe('/');
  });

  test('of the environment lets the server start without it, and is shown but not changed', async () => {
    await app.close();
    const env = {
      PUBLIC_URL: ownAddress,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'tasklane',
      OIDC_DISPLAY_NAME: 'Company',
    };
    app = await testApp({ env });
    browser = aBrowser(app);
    expect((await app.as()(api.signInWays.list)).body.providers).toEqual([{ id: 'sso', name: 'Company' }]);
    expect(await startAt(browser, 'sso')).toBe('/auth?problem=unreachable&provider=sso');
    const { id: _, ...body } = providerSettings(provider);
    expect((await app.as(admin)(api.identityProviders.update, { params: { providerId: 'sso' }, body })).status).toBe(409);
    expect((await app.as(admin)(api.identityProviders.remove, { params: { providerId: 'sso' } })).status).toBe(409);
  });
});

test('a secret is stored encrypted, is never shown, and is not sent to another issuer', async () => {
  await add();
  const [row] = await rows<{ secret: string }>(app.db, sql`select secret from identity_providers`);
  expect(row?.secret).not.toContain(provider.secret);
  const listed = await app.as(admin)(api.identityProviders.list);
  expect(listed.text).not.toContain(provider.secret);
  expect(listed.body.providers[0]).toMatchObject({ hasSecret: true, secretUnreadable: false });
  const { id: _, secret: __, ...settings } = providerSettings(provider, { issuer: 'http://127.0.0.1:9' });
  const params = { providerId: 'company' };
  const changed = await app.as(admin)(api.identityProviders.update, { params, body: settings });
  expect(changed.body).toMatchObject({ hasSecret: false, version: 2 });
  const old = await app.as(admin)(api.identityProviders.update, { params, body: { ...settings, version: 1 } });
  expect(old).toMatchObject({ status: 409, body: { error: 'conflict' } });
});

test('an account of another issuer with the same subject is another one', async () => {
  await add();
  expect(await walk()).toBe('/');
  await app.db.execute(sql`update identities set issuer = 'https://former.example.com'`);
  await app.db.execute(sql`update users set email_confirmed_at = null where email = 'ana@example.com'`);
  expect(await walk(aBrowser(app))).toBe('/auth?problem=known_address&provider=company');
});

function json(
  response: Parameters<NonNullable<Parameters<HostileProvider['answers']>[1]>>[0],
  body: unknown,
  status = 200,
): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function endless(response: Parameters<NonNullable<Parameters<HostileProvider['answers']>[1]>>[0]): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const part = 'x'.repeat(65_536);
  const more = () => {
    if (response.destroyed) return;
    response.write(part, () => setTimeout(more, 1));
  };
  more();
}
