// Tests the policy of the second step: whom it asks, when, what stays open to whoever has none, and that nobody is locked out.
import * as api from '@app/contract/api.ts';
import type { SecondFactorDuty } from '@app/contract/sign-in-policy/sign-in-policy.limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
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
  return () => app.close();
});

const choose = (secondFactor: SecondFactorDuty, graceDays = 14) =>
  app.as(admin)(api.signInPolicy.set, { body: { secondFactor, graceDays } });
const read = async (who = admin) => (await app.as(who)(api.signInPolicy.get)).body;
const due = async (who = person) => (await app.as(who)(api.auth.currentUser)).body.secondFactorDue;
const works = async (who = person) => (await app.as(who)(api.workspaces.list)).status === 200;
/** Lets the choice, and the making of all accounts, be that many days ago. */
async function passed(days: number): Promise<void> {
  await app.db.execute(sql`update users set created_at = created_at - make_interval(days => ${days})`);
  await app.db.execute(sql`update settings set value = value || jsonb_build_object('since',
    (value->>'since')::timestamptz - make_interval(days => ${days})) where name = 'sign_in_policy'`);
}
async function setUp(who = person): Promise<void> {
  const { secret } = (await app.as(who)(api.secondFactors.start)).body;
  const confirmed = await app.as(who)(api.secondFactors.confirm, { body: { code: codeAt(secret, stepAt(Date.now())) } });
  expect(confirmed.status).toBe(200);
}

it('asks nobody until it is chosen', async () => {
  expect(await read()).toMatchObject({ secondFactor: 'nobody', graceDays: 14, dueAt: null });
  expect(await due()).toBeUndefined();
});

it('leaves time, and then only the set-up and the own account', async () => {
  await choose('everybody', 14);
  expect(await due()).toMatchObject({ isDue: false });
  expect(await works()).toBe(true);
  await passed(15);
  expect(await due()).toMatchObject({ isDue: true });
  expect(await app.as(person)(api.workspaces.list)).toMatchObject({
    status: 403,
    body: { error: 'second_factor_required', message: 'Your sign-in needs a second step. Set it up in your profile.' },
  });
  expect((await app.as(person)(api.sessions.list)).status).toBe(403);
  await setUp();
  expect(await works()).toBe(true);
  expect(await due()).toBeUndefined();
});

it('holds for administrators as well, who can set it up and never lose the way back', async () => {
  await choose('administrators', 0);
  expect(await works()).toBe(true);
  expect((await app.as(admin)(api.users.adminList)).body).toMatchObject({ error: 'second_factor_required' });
  await setUp(admin);
  expect((await app.as(admin)(api.users.adminList)).status).toBe(200);
});

it('gives new people the same time, and begins it anew only for other people', async () => {
  await choose('administrators', 10);
  await passed(6);
  const before = (await read()).dueAt;
  expect((await choose('administrators', 12)).body.dueAt).not.toBe(before);
  await choose('administrators', 10);
  expect((await read()).dueAt).toBe(before);
  const later = (await choose('everybody', 10)).body.dueAt;
  expect(Date.parse(later ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  await passed(11);
  const fresh = await aUser(app);
  expect(await works(fresh)).toBe(true);
  expect(await works()).toBe(false);
});

it('says how many people have none', async () => {
  const { without } = await read();
  await setUp(admin);
  expect((await read()).without).toEqual({ administrators: without.administrators - 1, everybody: without.everybody - 1 });
  await setUp();
  expect((await read()).without).toEqual({ administrators: without.administrators - 1, everybody: without.everybody - 2 });
});

it('asks nothing in a session that was begun with a provider, whose second step counts', async () => {
  await choose('everybody', 0);
  expect(await works()).toBe(false);
  await app.db.execute(sql`insert into provider_sessions (session_id, provider_id, issuer, subject)
    select id, 'sso', 'https://sso.example.com', 'ana' from sessions where user_id = ${person.id}`);
  expect(await works()).toBe(true);
  expect(await due()).toBeUndefined();
});

it('ends when it is taken back, and each choice is in the audit log once', async () => {
  await choose('everybody', 0);
  expect(await works()).toBe(false);
  await setUp(admin);
  await choose('nobody');
  expect(await works()).toBe(true);
  await choose('nobody');
  const { body } = await app.as(admin)(api.audit.list, { query: { action: 'sign_in_policy_changed' } });
  expect(body.map(({ details }) => details)).toMatchObject([{ secondFactor: 'nobody' }, { secondFactor: 'everybody' }]);
});
