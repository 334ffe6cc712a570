// Tests the test of a provider, sign-in with nothing but it, the logout there and the one from there.
import { randomUUID } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowPasswords } from '#commands/single-sign-on-command.ts';
import { rows } from '#db/rows.ts';
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
const ana = { email: 'ana@example.com', email_verified: true, name: 'Ana Alvarez', groups: ['engineers', 'unknown'] };
const params = { providerId: 'company' };

beforeAll(async () => {
  provider = await aHostileProvider();
});
afterAll(() => provider.stop());

beforeEach(async () => {
  app = await testApp({ env: providerEnvironment });
  browser = aBrowser(app);
  provider.says(ana);
  return () => app.close();
});

async function add(change: object = {}) {
  const mapping = { departmentsClaim: 'groups', departmentMap: [{ value: 'engineers', departmentId: 1 }] };
  const body = providerSettings(provider, { ...mapping, ...change });
  expect((await app.as(admin)(api.identityProviders.create, { body })).status).toBe(201);
}

async function walk(with_: TestBrowser = browser): Promise<string> {
  return String((await with_.get(provider.visit(await startAt(with_)))).headers['location']);
}

/** Tests the provider as an administrator does, and returns what it came to. */
async function tested(person: Person = admin) {
  const cookie = await app.cookieOf(person);
  const begun = await app.as()(api.identityProviders.test, { params, headers: { cookie } });
  expect(begun.status, begun.text).toBe(200);
  if (begun.body.location !== null) {
    const jar = aBrowser(app);
    jar.take(begun);
    const url = provider.visit(begun.body.location).replace(ownAddress, '');
    const back = await app.raw({ method: 'GET', url, headers: { cookie: `${cookie}; ${jar.cookie()}` } });
    expect(back.headers['location']).toBe(`/admin?tab=signIn&test=${begun.body.testId}`);
    expect(back.headers['set-cookie']?.toString()).not.toMatch(/\bsid=/);
  }
  return (await app.as(person)(api.identityProviders.testResult, { params: { testId: begun.body.testId } })).body;
}

describe('a test', () => {
  test('says what came back and what a sign-in would do, and signs nobody in', async () => {
    await add({ adminClaim: 'groups', adminValue: 'admins' });
    const result = await tested();
    expect(result).toMatchObject({
      ...{
        state: 'done',
        step: 'person',
        problem: null,
        providerName: 'Company login',
        email: 'ana@example.com',
        emailConfirmed: true,
      },
      ...{ outcome: 'creates', departments: ['Marketing'], unknownValues: ['unknown'], isAdmin: false },
    });
    expect(result.claims).toContainEqual({ name: 'name', value: 'Ana Alvarez' });
    expect(await rows(app.db, sql`select 1 from identities`)).toEqual([]);
    expect((await app.as(admin)(api.identityProviders.list)).body.providers[0]?.provedAt).not.toBeNull();
  });

  test('names the step that failed', async () => {
    await add();
    provider.answers('/token', (response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}'),
    );
    expect(await tested()).toMatchObject({ state: 'failed', step: 'code', problem: 'secret_refused', detail: 'invalid_client' });
    provider.answers('/token', undefined);
    provider.says({ ...ana, aud: 'another' });
    expect(await tested()).toMatchObject({ state: 'failed', step: 'token', problem: 'other_audience' });
    provider.says({ ...ana, email_verified: false });
    expect(await tested()).toMatchObject({ state: 'done', outcome: 'refused', problem: 'email_unconfirmed' });
    provider.answers('/.well-known/openid-configuration', (response) => response.destroy());
    expect(await tested()).toMatchObject({ state: 'failed', step: 'reach', problem: 'unreachable' });
    provider.answers('/.well-known/openid-configuration', undefined);
  });

  test('is read by nobody but the administrator who began it', async () => {
    await add();
    const { id } = await tested();
    const other = await aUser(app, { role: 'admin' });
    expect((await app.as(other)(api.identityProviders.testResult, { params: { testId: id } })).status).toBe(404);
  });
});

describe('sign-in with nothing but a provider', () => {
  const enforce = (enforced: boolean, emergencyUserId: number | null = 1) =>
    app.as(admin)(api.identityProviders.enforce, { body: { enforced, emergencyUserId } });
  const login = ({ username, password }: Pick<Person, 'username' | 'password'>) =>
    app.as()(api.auth.login, { body: { username, password } });

  test('needs a test with success and an administrator who may use a password', async () => {
    await add();
    expect((await enforce(true)).status).toBe(409);
    await tested();
    const person = await aUser(app);
    expect((await enforce(true, null)).status).toBe(400);
    expect((await enforce(true, person.id)).status).toBe(400);
    expect((await enforce(true)).body).toMatchObject({ enforced: true, emergencyUserId: 1 });
  });

  test('refuses passwords in the same words for everybody but the emergency administrator', async () => {
    await add();
    await tested();
    const person = await aUser(app);
    await enforce(true);
    expect((await app.as()(api.signInWays.list)).body).toMatchObject({ password: false, registration: false });
    const answers = await Promise.all(
      [
        person,
        { ...person, password: 'wrong password' },
        { username: 'nobody', password: 'wrong' },
        { ...admin, password: 'wrong' },
      ].map(login),
    );
    for (const { status, body } of answers)
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'single_sign_on_required' });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await login(admin)).status).toBe(200);
    expect((await app.as()(api.departments.list)).body).toEqual([]);
    const registration = {
      username: 'late',
      password: 'a long password',
      fullName: 'Late',
      email: 'late@example.com',
      departmentId: 1,
    };
    expect((await app.as()(api.users.register, { body: registration as never })).status).toBe(403);
    expect(await walk()).toBe('/');
  });

  test('answers a forgotten password in words', async () => {
    await app.close();
    app = await testApp({ env: { ...providerEnvironment, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'tasks@example.com' } });
    await add();
    await tested();
    await enforce(true);
    const asked = await app.as()(api.passwordResets.request, { body: { account: 'admin' } });
    expect(asked).toMatchObject({ status: 403, body: { error: 'single_sign_on_required' } });
    expect(asked.body.message).toMatch(/company/);
  });

  test('cannot be left without a provider that works', async () => {
    await add();
    await tested();
    await enforce(true);
    const { id: _, ...off } = providerSettings(provider, { enabled: false });
    expect((await app.as(admin)(api.identityProviders.update, { params, body: off })).status).toBe(409);
    expect((await app.as(admin)(api.identityProviders.remove, { params })).status).toBe(409);
    const other = { ...off, enabled: true, issuer: 'https://login.example.com' };
    expect((await app.as(admin)(api.identityProviders.update, { params, body: other })).status).toBe(409);
    expect((await enforce(false)).status).toBe(200);
    expect((await app.as(admin)(api.identityProviders.remove, { params })).status).toBe(200);
  });

  test('is ended by the operator on the command line, and ends where no provider is left', async () => {
    await add();
    await tested();
    const person = await aUser(app);
    await enforce(true);
    expect((await login(person)).status).toBe(403);
    await app.db.execute(sql`update identity_providers set enabled = false`);
    expect((await login(person)).status).toBe(200);
    await app.db.execute(sql`update identity_providers set enabled = true`);
    const context = { config: app.config, database: { db: app.db } } as never;
    expect((await allowPasswords({}, context)).data).toEqual({ changed: true });
    expect((await login(person)).status).toBe(200);
  });
});

describe('a logout', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const now = () => Math.floor(Date.now() / 1000);
  const claims = () => ({
    iss: provider.issuer,
    aud: 'tasklane',
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    events: event,
  });
  const send = (token: string) =>
    app.raw({
      method: 'POST',
      url: '/api/auth/oidc/company/backchannel-logout',
      payload: `logout_token=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
    });
  const isIn = async (jar: TestBrowser) =>
    (await app.as()(api.auth.currentUser, { headers: { cookie: jar.cookie() } })).status === 200;

  test('from the provider ends the sessions of its session, or all of the person', async () => {
    await add();
    const [one, two, stays] = [aBrowser(app), aBrowser(app), aBrowser(app)];
    provider.says({ ...ana, sid: 'first' });
    await walk(one);
    provider.says({ ...ana, sid: 'second' });
    await walk(two);
    provider.says({ ...ana, sub: 'other', email: 'other@example.com', sid: 'third' });
    await walk(stays);
    const reply = await send(await provider.sign({ ...claims(), sid: 'first' }, 'logout+jwt'));
    expect(reply, reply.text).toMatchObject({ status: 200 });
    expect([await isIn(one), await isIn(two), await isIn(stays)]).toEqual([false, true, true]);
    expect((await send(await provider.sign({ ...claims(), sub: 'hostile' }))).status).toBe(200);
    expect([await isIn(two), await isIn(stays)]).toEqual([false, true]);
  });

  test('from the provider is believed only with a right token, once', async () => {
    await add();
    provider.says(ana);
    await walk();
    const named = { sub: 'hostile' };
    const wrong = [
      'no token',
      await provider.sign({ ...claims(), ...named, aud: 'another' }),
      await provider.sign({ ...claims(), ...named, iss: 'https://login.example.com' }),
      await provider.sign({ ...claims(), ...named, iat: now() - 3_600, exp: now() + 60 }),
      await provider.sign({ ...claims(), ...named, exp: now() - 600 }),
      await provider.sign({ ...claims(), ...named, events: {} }),
      await provider.sign({ ...claims(), ...named, nonce: 'x' }),
      await provider.sign({ ...claims(), ...named, jti: undefined }),
      await provider.sign({ ...claims(), ...named }, 'at+jwt'),
      await provider.sign(claims()),
    ];
    for (const token of wrong) expect((await send(token)).status, token).toBe(400);
    const none = await app.raw({
      method: 'POST',
      url: '/api/auth/oidc/company/backchannel-logout',
      headers: { origin: undefined },
    });
    expect(none.status).toBe(400);
    expect(await isIn(browser)).toBe(true);
    const right = await provider.sign({ ...claims(), ...named });
    expect((await send(right)).status).toBe(200);
    await walk();
    expect((await send(right)).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });

  test('here leads to the provider only where that is chosen', async () => {
    await add();
    await walk();
    const out = (jar: TestBrowser) => app.as()(api.auth.logout, { headers: { cookie: jar.cookie() } });
    expect((await out(browser)).body).toEqual({ success: true });
    await app.db.execute(sql`update identity_providers set settings = settings || '{"endsAtProvider": true}'`);
    const again = aBrowser(app);
    await walk(again);
    const [kept] = await rows<{ token: string }>(app.db, sql`select id_token as token from provider_sessions`);
    expect(kept?.token).not.toMatch(/^eyJ/);
    const { location = '' } = (await out(again)).body;
    const asked = new URL(location);
    expect(asked.origin + asked.pathname).toBe(`${provider.issuer}/logout`);
    expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${ownAddress}/auth`);
    expect(asked.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    expect(await isIn(again)).toBe(false);
  });
});
