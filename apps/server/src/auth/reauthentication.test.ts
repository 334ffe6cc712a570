// Tests that an open session alone does not do what would outlast it: its person has to show again who they are.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { codeAt, stepAt } from '#second-factors/totp.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
let admin: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  admin = await aUser(app, { role: 'admin', department: null });
  // Signs them in.
  for (const who of [person, admin]) await app.as(who)(api.auth.currentUser);
  return () => app.close();
});

/** Lets the sign-ins of everybody be eleven minutes ago. */
const later = () => app.db.execute(sql`update sessions set reauthenticated_at = now() - interval '11 minutes'`);
const begin = () => app.as(person)(api.secondFactors.start);
const prove = (body: { password?: string; code?: string }, who = person) => app.as(who)(api.auth.reauthenticate, { body });
const required = { status: 403, body: { error: 'reauthentication_required' } };

it('is asked ten minutes after the sign-in, and not again for ten minutes', async () => {
  expect((await begin()).status).toBe(200);
  await later();
  expect(await begin()).toMatchObject({
    ...required,
    body: { message: 'Please confirm first that it is you.', methods: ['password'] },
  });
  expect(await prove({ password: person.password })).toMatchObject({ status: 200, body: { success: true } });
  expect((await begin()).status).toBe(200);
});

it('takes no wrong password, and few of them', async () => {
  await later();
  const { attempts } = rateLimits.changePassword;
  for (let attempt = 0; attempt < attempts; attempt++)
    expect(await prove({ password: 'wrong' })).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
  expect((await prove({ password: person.password })).status).toBe(429);
  expect(await begin()).toMatchObject(required);
});

it('takes a code from the phone or a recovery code, each once', async () => {
  const { secret } = (await begin()).body;
  const code = () => codeAt(secret, stepAt(Date.now()));
  const { recoveryCodes } = (await app.as(person)(api.secondFactors.confirm, { body: { code: code() } })).body;
  const remove = () => app.as(person)(api.secondFactors.remove);
  await later();
  expect(await remove()).toMatchObject({ ...required, body: { methods: ['password', 'code'] } });
  // The code of the set-up was used.
  expect(await prove({ code: code() })).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  expect((await prove({ code: recoveryCodes[0] ?? '' })).status).toBe(200);
  await later();
  expect((await prove({ code: recoveryCodes[0] ?? '' })).status).toBe(400);
  expect((await remove()).status).toBe(403);
});

it('counts for its own session alone', async () => {
  const { username, password } = person;
  const { headers } = await app.as()(api.auth.login, { body: { username, password } });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  await later();
  await prove({ password });
  expect(await app.as()(api.secondFactors.start, { headers: { cookie } })).toMatchObject(required);
});

it('gives the session another secret: whoever had the one before gains nothing and soon loses it', async () => {
  const former = await app.cookieOf(person);
  const ofProvider = { provider_id: 'company', issuer: 'https://login.example.com', subject: 'somebody' };
  await app.db.execute(sql`insert into provider_sessions (session_id, provider_id, issuer, subject)
    select id, ${ofProvider.provider_id}, ${ofProvider.issuer}, ${ofProvider.subject} from sessions where user_id = ${person.id}`);
  await later();
  const begun = sql`select min(created_at) as at, min(expires_at) as ends from sessions where user_id = ${person.id}`;
  const [before] = await rows<{ at: string; ends: string }>(app.db, begun);
  expect((await prove({ password: person.password })).status).toBe(200);
  const renewed = await app.cookieOf(person);
  expect(renewed).not.toBe(former);
  const asFormer = { headers: { cookie: former } };
  // What other tabs have sent meanwhile is answered.
  expect((await app.as()(api.auth.currentUser, asFormer)).status).toBe(200);
  expect(await app.as()(api.secondFactors.start, asFormer)).toMatchObject(required);
  expect((await app.as(person)(api.sessions.list)).body).toMatchObject([{ current: true }]);
  await app.db.execute(sql`update sessions set expires_at = expires_at - interval '10 seconds' where user_id = ${person.id}`);
  expect((await app.as()(api.auth.currentUser, asFormer)).status).toBe(401);
  await app.db.execute(sql`delete from sessions s where s.user_id = ${person.id} and s.expires_at <= now()`);
  // It lasts no longer for it, and is still one of its provider.
  const [after] = await rows<{ ends: string }>(app.db, begun);
  expect(after).toMatchObject({ at: before?.at });
  expect(Date.parse(`${after?.ends}`)).toBeLessThan(Date.parse(`${before?.ends}`));
  expect(await rows(app.db, sql`select provider_id, issuer, subject from provider_sessions`)).toEqual([ofProvider]);
  expect((await begin()).status).toBe(200);
});

it('takes the password or a code, and not both', async () => {
  expect((await prove({})).status).toBe(400);
  expect((await prove({ password: person.password, code: '123456' })).status).toBe(400);
});

describe('without it', () => {
  const endpoints = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
  const guarded = endpoints.filter(({ reauthentication }) => reauthentication);

  it('nobody changes factors, roles, accounts or the mail server, makes tokens and links, invites administrators, takes everything or has it sent elsewhere', () => {
    expect(guarded.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /api/admin/directory',
      'DELETE /api/admin/identity-providers/:providerId',
      'DELETE /api/passkeys/:passkeyId',
      'DELETE /api/scim-tokens/:scimTokenId',
      'DELETE /api/second-factor/totp',
      'DELETE /api/users/:userId',
      'DELETE /api/users/:userId/second-factor',
      'GET /api/admin/audit/export',
      'GET /api/export',
      'PATCH /api/users/:userId/role',
      'POST /api/admin/directory/synchronisation',
      'POST /api/admin/identity-providers',
      'POST /api/identities',
      'POST /api/passkeys',
      'POST /api/passkeys/options',
      'POST /api/scim-tokens',
      'POST /api/second-factor/recovery-codes',
      'POST /api/second-factor/totp',
      'POST /api/tokens',
      'POST /api/users/:userId/export',
      'POST /api/users/:userId/password-reset',
      'POST /api/users/import',
      'POST /api/webhooks',
      'POST /api/webhooks/:webhookId/secret',
      'PUT /api/admin/directory',
      'PUT /api/admin/identity-providers/:providerId',
      'PUT /api/admin/mail-server',
      'PUT /api/admin/retention',
      'PUT /api/admin/sign-in-policy',
      'PUT /api/admin/single-sign-on',
      'PUT /api/assistant/model-settings',
      'PUT /api/webhooks/:webhookId',
    ]);
  });

  it('the others answer as ever', async () => {
    await later();
    expect((await app.as(admin)(api.users.adminList)).status).toBe(200);
    expect(await app.as(admin)(api.users.setRole, { params: { userId: person.id }, body: { role: 'admin' } })).toMatchObject(
      required,
    );
    expect((await app.as(admin)(api.users.setActive, { params: { userId: person.id }, body: { active: false } })).status).toBe(
      200,
    );
  });
});
