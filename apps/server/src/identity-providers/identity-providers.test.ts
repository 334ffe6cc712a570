// Tests single sign-on against a real provider: signing in, linking, new people, claims, and what is refused in words.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { aUser } from '#testing/factories.ts';
import { outboxOf } from '#testing/outbox.ts';
import {
  aBrowser,
  ownAddress,
  providerEnvironment,
  providerSettings,
  startAt,
  type TestBrowser,
} from '#testing/single-sign-on/browser.ts';
import { aTestProvider, type TestProvider } from '#testing/single-sign-on/oidc-provider.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let provider: TestProvider;
let app: TestApp;
let browser: TestBrowser;
const admin: Person = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
const ana = { email: 'ana@example.com', email_verified: true, name: 'Ana Alvarez', preferred_username: 'ana' };

beforeAll(async () => {
  provider = await aTestProvider(
    [`${ownAddress}/api/auth/oidc/company/callback`, `${ownAddress}/api/auth/oidc/second/callback`],
    [`${ownAddress}/auth`],
  );
});
afterAll(() => provider.stop());

beforeEach(async () => {
  app = await testApp({ env: providerEnvironment });
  browser = aBrowser(app);
  return () => app.close();
});

async function add(change: object = {}) {
  const reply = await app.as(admin)(api.identityProviders.create, { body: providerSettings(provider, change) });
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
}

/** Walks the whole way, and returns the page that follows. */
async function walk(query = '', with_: TestBrowser = browser): Promise<string> {
  const back = await provider.visit(await startAt(with_, 'company', query));
  const reply = await with_.get(back);
  expect(reply.status).toBe(302);
  return String(reply.headers['location']);
}

async function whoIs(with_: TestBrowser = browser) {
  const reply = await app.as()(api.auth.currentUser, { headers: { cookie: with_.cookie() } });
  return reply.status === 200 ? reply.body.user : undefined;
}

describe('a new person', () => {
  test('gets an account in the department of the claim, and a session', async () => {
    await add({ departmentsClaim: 'groups', departmentMap: [{ value: 'engineers', departmentId: 1 }] });
    provider.signsIn('ana-1', { ...ana, groups: ['engineers', 'nobody here'] });
    expect(await walk()).toBe('/');
    const user = await whoIs();
    expect(user).toMatchObject({
      username: 'ana',
      fullName: 'Ana Alvarez',
      email: 'ana@example.com',
      role: 'user',
      emailConfirmed: true,
    });
    const own = await app.as()(api.departments.mine, { headers: { cookie: browser.cookie() } });
    expect(own.body.map(({ id }) => id)).toEqual([1]);
    const [signIn] = (await app.as()(api.signIns.list, { headers: { cookie: browser.cookie() } })).body;
    expect(signIn).toMatchObject({ method: 'provider', provider: 'Company login', outcome: 'done' });
  });

  test('is refused where the provider creates nobody, and where there is no department', async () => {
    const { version } = await add({ createsPeople: false });
    provider.signsIn('new-1', { ...ana, email: 'new@example.com' });
    expect(await walk()).toBe('/auth?problem=unknown_person&provider=company');
    const { id: _, ...settings } = providerSettings(provider);
    await app.as(admin)(api.identityProviders.update, { params: { providerId: 'company' }, body: { ...settings, version } });
    expect(await walk()).toBe('/auth?problem=no_department&provider=company');
    expect(await whoIs()).toBeUndefined();
  });

  test('waits for approval in the default department, as after a registration', async () => {
    await app.close();
    app = await testApp({ env: { ...providerEnvironment, REGISTRATION: 'approval' } });
    browser = aBrowser(app);
    await add({ defaultDepartmentId: 2 });
    provider.signsIn('waiting', { ...ana, email: 'waits@example.com' });
    expect(await walk()).toBe('/');
    const tasks = await app.as()(api.tasks.list, { headers: { cookie: browser.cookie() } });
    expect(tasks.status).toBe(403);
  });

  test('gets another username where theirs is taken', async () => {
    await add({ defaultDepartmentId: 1 });
    await aUser(app, { username: 'ana' });
    provider.signsIn('ana-2', { ...ana, email: 'other.ana@example.com' });
    expect(await walk()).toBe('/');
    expect((await whoIs())?.username).toBe('other.ana');
  });
});

describe('an account that exists', () => {
  test('is linked by an address that both sides have confirmed, and by the subject from then on', async () => {
    await add();
    const person = await aUser(app, { email: 'ana@example.com' });
    provider.signsIn('ana-3', ana);
    expect(await walk('?next=%2Fmy-work%3Fa%3D1')).toBe('/my-work?a=1');
    expect((await whoIs())?.id).toBe(person.id);
    provider.signsIn('ana-3', { ...ana, email: 'married@example.com', email_verified: false });
    expect(await walk()).toBe('/');
    expect((await whoIs())?.id).toBe(person.id);
  });

  test.each([
    ['no_email', { email_verified: true }],
    ['email_unconfirmed', { email: 'ana@example.com' }],
    ['email_unconfirmed', { email: 'ana@example.com', email_verified: false }],
    ['no_email', { email: 'not an address', email_verified: true }],
  ])('is not opened (%s) by %j', async (problem, claims) => {
    await add({ defaultDepartmentId: 1 });
    await aUser(app, { email: 'ana@example.com' });
    provider.signsIn(`unsure-${JSON.stringify(claims)}`, claims);
    expect(await walk()).toBe(`/auth?problem=${problem}&provider=company`);
    expect(await whoIs()).toBeUndefined();
  });

  test('is not opened by its address before its owner has confirmed it here', async () => {
    await add();
    const person = await aUser(app, { email: 'ana@example.com' });
    await app.db.execute(sql`update users set email_confirmed_at = null where id = ${person.id}`);
    provider.signsIn('ana-4', ana);
    expect(await walk()).toBe('/auth?problem=known_address&provider=company');
  });

  test('that is deactivated gets a sentence, and its history an entry', async () => {
    await add();
    const person = await aUser(app, { email: 'ana@example.com' });
    provider.signsIn('ana-5', ana);
    expect(await walk()).toBe('/');
    await app.as(admin)(api.users.setActive, { params: { userId: person.id }, body: { active: false } });
    const other = aBrowser(app);
    expect(await walk('', other)).toBe('/auth?problem=inactive&provider=company');
    const [last] = await rows<{ reason: string; provider: string }>(
      app.db,
      sql`select reason, provider from sign_ins where user_id = ${person.id} order by id desc limit 1`,
    );
    expect(last).toEqual({ reason: 'inactive', provider: 'Company login' });
  });

  test('is told by mail of a device that is new', async () => {
    await add();
    const person = await aUser(app, { email: 'ana@example.com' });
    await app.cookieOf(person);
    provider.signsIn('ana-6', ana);
    const started = await startAt(browser);
    const back = await provider.visit(started);
    await app.raw({
      method: 'GET',
      url: back.replace(ownAddress, ''),
      headers: {
        cookie: browser.cookie(),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    });
    const mails = (await outboxOf(app.db)).filter(({ userId }) => userId === person.id);
    expect(mails.map(({ kind }) => kind)).toContain('new_sign_in');
  });
});

describe('the claims', () => {
  const mapping = {
    departmentsClaim: 'realm_access.roles',
    departmentMap: [
      { value: 'engineers', departmentId: 1 },
      { value: 'sellers', departmentId: 2 },
    ],
    titleClaim: 'title',
    adminClaim: 'groups',
    adminValue: 'admins',
  };
  const departments = async (userId: number) =>
    (
      await rows<{ id: number }>(
        app.db,
        sql`select department_id as id from user_departments where user_id = ${userId} and not pending order by 1`,
      )
    ).map(({ id }) => id);

  test('are kept at each sign-in: departments that they gave are taken away again, others stay', async () => {
    await add(mapping);
    provider.signsIn('kept', { ...ana, realm_access: { roles: ['engineers'] }, title: 'Builder', groups: ['admins'] });
    await walk();
    const user = await whoIs();
    const userId = user?.id ?? 0;
    expect(user).toMatchObject({ title: 'Builder', role: 'admin' });
    await app.as(admin)(api.departments.addUser, { body: { userId, departmentId: 3, role: 'member' } });
    provider.signsIn('kept', { ...ana, realm_access: { roles: ['sellers'] }, title: 'Seller', groups: [] });
    await walk();
    expect(await departments(userId)).toEqual([2, 3]);
    expect(await whoIs()).toMatchObject({ title: 'Seller', role: 'user' });
    provider.signsIn('kept', ana);
    await walk();
    expect(await departments(userId)).toEqual([2, 3]);
  });

  test('never take the last administrator away', async () => {
    await add(mapping);
    provider.signsIn('last', { ...ana, groups: ['admins'] });
    await walk();
    const userId = (await whoIs())?.id ?? 0;
    await app.db.execute(sql`update users set role = 'user' where id <> ${userId}`);
    provider.signsIn('last', { ...ana, groups: [] });
    await walk();
    expect((await whoIs())?.role).toBe('admin');
    await app.db.execute(sql`update users set role = 'admin' where id = 1`);
    await walk();
    expect((await whoIs())?.role).toBe('user');
  });
});

describe('the way', () => {
  test('uses PKCE with S256, state and nonce, and an address that no request can choose', async () => {
    await add();
    const asked = new URL(await startAt(browser)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${ownAddress}/api/auth/oidc/company/callback`);
  });

  test('is walked once, and by the browser that began it', async () => {
    await add({ defaultDepartmentId: 1 });
    provider.signsIn('once', { ...ana, email: 'once@example.com' });
    const back = await provider.visit(await startAt(browser));
    const thief = aBrowser(app);
    expect((await thief.get(back)).headers['location']).toBe('/auth?problem=other_browser&provider=company');
    const kept = browser.cookie();
    expect((await browser.get(back)).headers['location']).toBe('/');
    const again = await app.raw({ method: 'GET', url: back.replace(ownAddress, ''), headers: { cookie: kept } });
    expect(again.headers['location']).toBe('/auth?problem=too_old&provider=company');
    expect(await whoIs(thief)).toBeUndefined();
  });

  test('begins by an act of the person, here or in the portal of the company, and not by a page elsewhere', async () => {
    await add({ defaultDepartmentId: 1 });
    const url = '/api/auth/oidc/company/start';
    const led = async (headers: Record<string, string>) =>
      String((await app.raw({ method: 'GET', url, headers })).headers['location']);
    expect(await led({ 'sec-fetch-site': 'cross-site' })).toBe('/auth');
    expect(await led({ 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' })).toContain('code_challenge=');
    expect(await led({ 'sec-fetch-site': 'same-origin' })).toContain('code_challenge=');
  });

  test('ends after ten minutes', async () => {
    await add({ defaultDepartmentId: 1 });
    provider.signsIn('late', { ...ana, email: 'late@example.com' });
    const back = await provider.visit(await startAt(browser));
    await app.db.execute(sql`update provider_flows set expires_at = now()`);
    expect((await browser.get(back)).headers['location']).toBe('/auth?problem=too_old&provider=company');
  });

  test('opens a session of its own, whatever cookie the browser had', async () => {
    await add({ defaultDepartmentId: 1 });
    const other = await aUser(app);
    const before = await app.cookieOf(other);
    provider.signsIn('fresh', { ...ana, email: 'fresh@example.com' });
    const started = await app.raw({ method: 'GET', url: '/api/auth/oidc/company/start', headers: { cookie: before } });
    browser.take(started);
    const back = await provider.visit(String(started.headers['location']));
    const url = back.replace(ownAddress, '');
    const done = browser.take(await app.raw({ method: 'GET', url, headers: { cookie: `${before}; ${browser.cookie()}` } }));
    expect(done.headers['location']).toBe('/');
    expect((await whoIs())?.email).toBe('fresh@example.com');
    expect((await app.as()(api.auth.currentUser, { headers: { cookie: before } })).status).toBe(401);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/api/auth/logout',
    '/auth',
    'javascript:alert(1)',
    '/%0d%0aset-cookie:x',
  ])('leads nowhere else: %s', async (next) => {
    await add({ defaultDepartmentId: 1 });
    provider.signsIn('next', { ...ana, email: 'next@example.com' });
    const follows = await walk(`?next=${encodeURIComponent(next)}`);
    expect(['/', '/%0d%0aset-cookie:x']).toContain(follows);
  });

  test('goes through no provider that is unknown or switched off', async () => {
    await add({ enabled: false });
    expect(await startAt(browser)).toBe('/auth?problem=no_provider&provider=company');
    expect(await startAt(browser, 'another')).toBe('/auth?problem=no_provider&provider=another');
    const bad = await app.raw({ method: 'GET', url: '/api/auth/oidc/Not%20an%20id/start' });
    expect(bad).toMatchObject({ status: 302, headers: { location: '/auth?problem=too_old' } });
  });
});

describe('linking one’s own account', () => {
  const link = (cookie: string) => app.as()(api.identities.link, { body: { providerId: 'company' }, headers: { cookie } });

  test('needs who is there, links the account of the session, and is ended with the password', async () => {
    await add({ createsPeople: false });
    const person = await aUser(app);
    const cookie = await app.cookieOf(person);
    const proved = (at: string) => app.db.execute(sql`update sessions set reauthenticated_at = now() - ${at}::interval`);
    await proved('11 minutes');
    expect(await link(cookie)).toMatchObject({ status: 403, body: { error: 'reauthentication_required' } });
    await proved('1 minute');
    const begun = await link(cookie);
    browser.take(begun);
    provider.signsIn('linked', { email: 'private@example.net' });
    const back = await provider.visit(begun.body.location);
    const url = back.replace(ownAddress, '');
    const done = await app.raw({ method: 'GET', url, headers: { cookie: `${cookie}; ${browser.cookie()}` } });
    expect(done.headers['location']).toBe('/profile?tab=security&linked=company');
    const [identity] = (await app.as(person)(api.identities.list)).body;
    expect(identity).toMatchObject({ providerName: 'Company login', email: 'private@example.net' });
    const other = aBrowser(app);
    expect(await walk('', other)).toBe('/');
    expect((await whoIs(other))?.id).toBe(person.id);
    const params = { identityId: identity?.id ?? 0 };
    const unlink = (currentPassword: string) => app.as(person)(api.identities.unlink, { params, body: { currentPassword } });
    expect((await unlink('not the password')).status).toBe(400);
    expect((await unlink(person.password)).status).toBe(200);
    const told = await rows(
      app.db,
      sql`select user_id as "userId", details->'identity' as identity from outbox where kind = 'second_factor_changed' order by id`,
    );
    expect(told).toEqual(
      ['linked', 'unlinked'].map((change) => ({ userId: person.id, identity: { change, name: 'Company login' } })),
    );
    expect(await whoIs(other)).toBeUndefined();
    expect(await walk('', other)).toBe('/auth?problem=email_unconfirmed&provider=company');
  });

  test('takes nobody else’s, and not in another session', async () => {
    await add({ createsPeople: false });
    const [one, two] = [await aUser(app, { email: 'ana@example.com' }), await aUser(app)];
    provider.signsIn('of-one', ana);
    await walk();
    expect((await whoIs())?.id).toBe(one.id);
    const cookie = await app.cookieOf(two);
    for (const [session, problem] of [
      [cookie, 'other_account'],
      ['', 'other_browser'],
    ] as const) {
      const jar = aBrowser(app);
      const begun = await link(cookie);
      jar.take(begun);
      const url = (await provider.visit(begun.body.location)).replace(ownAddress, '');
      const done = await app.raw({ method: 'GET', url, headers: { cookie: `${session}; ${jar.cookie()}` } });
      expect(done.headers['location']).toBe(`/profile?tab=security&problem=${problem}&provider=company`);
    }
  });
});

test('the ways to sign in name the providers that are switched on, and only their names', async () => {
  const none = await app.as()(api.signInWays.list);
  expect(none.body).toMatchObject({ password: true, passkey: false, registration: true, providers: [] });
  await add();
  await add({ id: 'off', enabled: false });
  const some = await app.as()(api.signInWays.list);
  expect(some.body.providers).toEqual([{ id: 'company', name: 'Company login' }]);
  expect(some.text).not.toContain('secret');
});
