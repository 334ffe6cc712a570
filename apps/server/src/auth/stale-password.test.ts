// A password that changes while it is being verified opens nothing: the write checks the hash that was verified.
import { setTimeout as pause } from 'node:timers/promises';
import * as api from '@app/contract/api.ts';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#auth/passwords.ts';
import * as tables from '#db/tables.ts';
import { aPasswordReset, aUser } from '#testing/factories.ts';
import { cookieIn, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
const newPassword = 'another horse battery';

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
});
afterEach(() => app.close());

const url = api.auth.login.path;
const signIn = (password = person.password) => app.raw({ method: 'POST', url, payload: { username: person.username, password } });
const isOpen = async (cookie: string) =>
  (await app.raw({ method: 'GET', url: api.auth.currentUser.path, headers: { cookie } })).status === 200;

/** Blocks everybody who verifies or hashes a password for a while. */
function crowd(): Promise<unknown> {
  return Promise.all(Array.from({ length: 40 }, () => hashPassword('somebody else')));
}

/** Waits until a call has counted its attempt; it then reads the hash and waits for a slot. */
async function counted(key: string): Promise<void> {
  while ((await app.db.select().from(tables.attempts).where(like(tables.attempts.key, key))).length === 0) await pause(5);
  await pause(20);
}

/** Writes what a concurrent change of the password writes. */
async function changeElsewhere(): Promise<void> {
  const password = await elsewhere;
  await app.db.update(tables.users).set({ password }).where(eq(tables.users.id, person.id));
  await app.db.delete(tables.sessions).where(eq(tables.sessions.userId, person.id));
}
const elsewhere = hashPassword(newPassword);

test('a sign-in with the old password that was delayed until the password changed is refused', async () => {
  const waiting = crowd();
  const signingIn = signIn();
  await counted('login:%:%');
  await changeElsewhere();
  expect(await signingIn).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } });
  expect(await app.db.$count(tables.sessions)).toBe(0);
  await waiting;
});

test('a proof with the old password that was delayed until the password changed renews no session', async () => {
  await app.cookieOf(person);
  const waiting = crowd();
  const proving = app.as(person)(api.auth.reauthenticate, { body: { password: person.password } });
  await counted('password:%');
  await changeElsewhere();
  expect((await proving).status).toBe(401);
  expect(await app.db.$count(tables.sessions)).toBe(0);
  await waiting;
});

test('the second of two changes with the same current password is refused', async () => {
  await app.cookieOf(person);
  const waiting = crowd();
  const body = { currentPassword: person.password, newPassword: 'a third horse battery' };
  const changing = app.as(person)(api.auth.changePassword, { body });
  await counted('password:%');
  const password = await elsewhere;
  await app.db.update(tables.users).set({ password }).where(eq(tables.users.id, person.id));
  expect(await changing).toMatchObject({ status: 400, body: { fields: { currentPassword: 'Current password is incorrect' } } });
  expect((await signIn(newPassword)).status).toBe(200);
  await waiting;
});

test('an account is not deleted with a password that changed meanwhile', async () => {
  await app.cookieOf(person);
  const waiting = crowd();
  const body = { username: person.username, password: person.password };
  const leaving = app.as(person)(api.account.remove, { body });
  await counted('password:%');
  const password = await elsewhere;
  await app.db.update(tables.users).set({ password }).where(eq(tables.users.id, person.id));
  expect(await leaving).toMatchObject({ status: 400, body: { message: 'Current password is incorrect' } });
  expect((await signIn(newPassword)).status).toBe(200);
  await waiting;
});

test('no session of the old password survives a change or a reset, whatever the order', async () => {
  const end = Date.now() + 3_000;
  for (let round = 0; round < 12 && Date.now() < end; round++) {
    const before = person.password;
    const next = `horse battery number ${round}`;
    await app.cookieOf(person);
    const body = { currentPassword: before, newPassword: next };
    const { token } = await aPasswordReset(app, person.id);
    const change =
      round % 2 === 0
        ? app.as(person)(api.auth.changePassword, { body })
        : app.as()(api.passwordResets.use, { body: { token, password: next } });
    const replies = await Promise.all(Array.from({ length: 6 }, () => signIn(before)));
    expect((await change).status).toBe(200);
    const cookies = replies.filter(({ status }) => status === 200).map(cookieIn);
    for (const cookie of cookies) expect(await isOpen(cookie)).toBe(false);
    person = { ...person, password: next };
    app.forget(person);
  }
});
