// Tests signing in, sessions and passwords.
import * as api from '@app/contract/api.ts';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { auth } from '#auth/auth.handlers.ts';
import { hashPassword, leastCost } from '#auth/passwords.ts';
import { rows } from '#db/rows.ts';
import { aUser } from '#testing/factories.ts';
import { watched } from '#testing/hostile/watched-database.ts';
import { cookieIn, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
let email: string;

beforeEach(async () => {
  app = await testApp({ env: { RATE_LIMIT_LOGIN: '3', RATE_LIMIT_REGISTER: '2' } });
  person = await aUser(app);
  email = (await app.as(person)(api.auth.currentUser)).body.user.email;
  return () => app.close();
});

function login(username = person.username, password = person.password, headers: Record<string, string> = {}) {
  return app.as()(api.auth.login, { body: { username, password }, headers });
}

function currentUser(cookie: string) {
  return app.as()(api.auth.currentUser, { headers: { cookie } });
}

describe('signing in', () => {
  test('returns authenticated, the user without the password, and permissions', async () => {
    const { status, body, text } = await login();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      authenticated: true,
      user: { id: person.id, username: person.username, role: 'user' },
      permissions: { isAdmin: false, canAccessCompanyView: false },
    });
    expect(text).not.toMatch(/password|argon2/i);
  });

  test('takes the username in any case and with spaces around it', async () => {
    expect((await login(`  ${person.username.toUpperCase()} `)).status).toBe(200);
  });

  test('takes the password in any form of Unicode, also where an older hash has the form that was typed', async () => {
    const password = 'Zürich-Übung-ﬁn-2026';
    await app.db.execute(sql`update users set password = ${await hashPassword(password)} where id = ${person.id}`);
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'])
      expect((await login(person.username, password.normalize(form))).status, form).toBe(200);
    expect((await login(person.username, 'Zurich-Ubung-fin-2026')).status).toBe(401);
    const typed = password.normalize('NFD');
    const old = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await app.db.execute(sql`update users set password = ${old} where id = ${person.id}`);
    expect((await login(person.username, typed)).status).toBe(200);
  });

  test('sets an HttpOnly cookie that only this site sends', async () => {
    const { headers } = await login();
    expect(String(headers['set-cookie'])).toMatch(/^sid=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
  });

  test('over https the cookie is Secure and bound to the host', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://tasks.example.com' } });
    const someone = await aUser(secure);
    const { headers } = await secure.as()(api.auth.login, { body: { username: someone.username, password: someone.password } });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-sid=.*Secure/);
    await secure.close();
  });

  test('gives an older hash the costs of today, also where several sign in at once', async () => {
    const usual = { ...leastCost };
    Object.assign(leastCost, { memoryCost: 19_456, timeCost: 2 });
    onTestFinished(() => void Object.assign(leastCost, usual));
    const older = await hash(person.password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await app.db.execute(sql`update users set password = ${older} where id = ${person.id}`);
    const replies = await Promise.all([login(), login(), login()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = () => rows<{ password: string }>(app.db, sql`select password from users where id = ${person.id}`);
    const [renewed] = await stored();
    expect(renewed?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login()).status).toBe(200);
    expect((await login(person.username, 'wrong password')).status).toBe(401);
    expect(await stored()).toEqual([renewed]);
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const wrong = await login(person.username, 'not the password');
    const unknown = await login('nobody-at-all', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe('Invalid username or password');
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('asks the database no more for a name that somebody has, until it is refused', async () => {
    const { db, config } = app;
    const asked: string[][] = [];
    for (const username of [person.username, 'nobody.at.all']) {
      const said: string[] = [];
      const session = { visitor: { userAgent: null, deviceHash: undefined, trustHash: undefined, passkeyHash: undefined } };
      const body = { username, password: 'wrong password' };
      const context = { db: watched(db, said), config, body, session, address: '192.0.2.1', log: { warn: () => undefined } };
      await expect(auth.login(context as never)).rejects.toMatchObject({ status: 401 });
      asked.push([...said]);
    }
    const [known = [], unknown = []] = asked;
    // The last question is whether passwords are taken at all.
    const asksLast = (said: string[]) => said.slice(0, said.findLastIndex((each) => each.includes('from settings')) + 1);
    expect(asksLast(unknown).length).toBeGreaterThan(3);
    expect(asksLast(known)).toEqual(asksLast(unknown));
  });

  test('reports missing fields with the texts of the specification', async () => {
    expect((await login('', 'x')).body.message).toBe('Username is required');
    expect((await login('x', '')).body.message).toBe('Password is required');
  });

  test('is limited by account, with Retry-After; a correct password resets the count', async () => {
    await login(person.username, 'wrong 1');
    expect((await login()).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt++) expect((await login(person.username, 'wrong')).status).toBe(401);
    const limited = await login();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const other = await aUser(app);
    expect((await login(other.username, other.password)).status).toBe(200);
  });

  test('takes the e-mail address in place of the username, in any case', async () => {
    const { status, body } = await login(`  ${email.toUpperCase()} `);
    expect([status, body.user?.id]).toEqual([200, person.id]);
    const wrong = await login(email, 'not the password');
    const unknown = await login('nobody@example.com', 'not the password');
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
  });

  test('a username that is the address of somebody else is of the one who has the username', async () => {
    const other = await aUser(app, { username: email });
    expect((await login(email)).body.user?.id).toBe(other.id);
    expect((await login()).body.user?.id).toBe(person.id);
  });

  test('an address signs in neither to a deleted account nor to one of a program', async () => {
    await app.db.execute(sql`update users set is_service = true where id = ${person.id}`);
    expect((await login(email)).status).toBe(401);
    await app.db.execute(sql`update users set is_service = false, deleted_at = now() where id = ${person.id}`);
    expect((await login(email)).status).toBe(401);
  });

  test('is limited by the account whatever is typed, and answers as for names that nobody has', async () => {
    const answers = async (names: readonly string[]) => {
      const replies = [];
      for (const name of names) replies.push(await login(name, 'wrong'));
      return replies.map(({ status, body }) => [status, body.message]);
    };
    const { username } = person;
    const known = await answers([username, email, username, email, username, username, email, email]);
    const unknown = await answers([
      'no-one',
      'no@one.com',
      'no-one',
      'no@one.com',
      'no-one',
      'no-one',
      'no@one.com',
      'no@one.com',
    ]);
    expect(known).toEqual(unknown);
    await app.db.execute(sql`delete from attempts where key like 'login:%'`);
    // Four of five attempts were of one account.
    expect((await login(email)).status).toBe(401);
    expect((await login(username)).status).toBe(401);
    await app.db.execute(sql`delete from attempts`);
    await answers([username, email]);
    expect((await login(email)).status).toBe(200);
    expect(await rows(app.db, sql`select key from attempts where key like 'login-account:%'`)).toEqual([]);
    await answers([username, username, username]);
    const other = await aUser(app);
    expect((await login(other.username, other.password)).status).toBe(200);
  });

  test('rotates the session: the former cookie stops working', async () => {
    const first = cookieIn(await login());
    const second = cookieIn(await login(person.username, person.password, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await currentUser(first)).status).toBe(401);
    expect((await currentUser(second)).status).toBe(200);
  });

  test('no cookie value that a stranger chose becomes a session', async () => {
    await login(person.username, person.password, { cookie: 'sid=chosen-by-a-stranger' });
    expect((await currentUser('sid=chosen-by-a-stranger')).status).toBe(401);
  });
});

describe('a session', () => {
  test('without one the answer says what is missing and what to do', async () => {
    const { status, body } = await app.as()(api.auth.currentUser);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      authenticated: false,
      error: 'session_missing',
      message: 'Not authenticated',
      recovery: 'login',
    });
  });

  test('ends with the logout, which may be repeated', async () => {
    const cookie = cookieIn(await login());
    for (let turn = 0; turn < 2; turn++) {
      const { body, headers } = await app.as()(api.auth.logout, { headers: { cookie } });
      expect(body).toEqual({ success: true });
      // The browser keeps boards on its disk.
      expect(headers['clear-site-data']).toBe('"cache"');
    }
    expect((await currentUser(cookie)).body).toMatchObject({ error: 'session_missing' });
  });

  test('that is over empties the cache of a browser that still names it, and leaves its cookie', async () => {
    const cookie = cookieIn(await login());
    await app.as()(api.auth.logout, { headers: { cookie } });
    const { status, headers } = await currentUser(cookie);
    expect(status).toBe(401);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await currentUser('')).headers['clear-site-data']).toBeUndefined();
    expect((await currentUser(cookieIn(await login()))).headers['clear-site-data']).toBeUndefined();
  });

  test('expires for good when it has been idle too long', async () => {
    const cookie = cookieIn(await login());
    await app.db.execute(sql`update sessions set last_seen_at = now() - interval '13 hours'`);
    expect((await currentUser(cookie)).body).toMatchObject({ error: 'session_expired' });
    await app.db.execute(sql`update sessions set last_seen_at = now(), expires_at = now() - interval '1 second'`);
    expect((await currentUser(cookie)).body).toMatchObject({ error: 'session_expired' });
  });

  test('ends when its user is deleted', async () => {
    const cookie = cookieIn(await login());
    await app.db.execute(sql`update users set deleted_at = now() where id = ${person.id}`);
    expect((await currentUser(cookie)).body).toMatchObject({ error: 'user_missing' });
    expect((await login()).status).toBe(401);
  });

  test('is stored as a hash: the stored value opens nothing', async () => {
    const cookie = cookieIn(await login());
    const [stored] = await rows<{ id: string }>(app.db, sql`select id from sessions where user_id = ${person.id}`);
    expect(cookie).not.toContain(stored?.id ?? 'none');
    expect((await currentUser(`sid=${stored?.id}`)).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (cookie: string, currentPassword: string, newPassword: string) =>
    app.as()(api.auth.changePassword, { body: { currentPassword, newPassword }, headers: { cookie } });

  test('ends every other session and renews this one', async () => {
    const here = cookieIn(await login());
    const elsewhere = cookieIn(await login());
    const changed = await change(here, person.password, 'another good one');
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect((await currentUser(elsewhere)).status).toBe(401);
    expect((await currentUser(here)).status).toBe(401);
    expect((await currentUser(cookieIn(changed))).status).toBe(200);
    expect((await login(person.username, person.password)).status).toBe(401);
    expect((await login(person.username, 'another good one')).status).toBe(200);
  });

  test('a wrong current password is 400, not 401, and changes nothing', async () => {
    const cookie = cookieIn(await login());
    const refused = await change(cookie, 'wrong', 'another good one');
    expect(refused).toMatchObject({ status: 400, body: { message: 'Current password is incorrect' } });
    expect((await currentUser(cookie)).status).toBe(200);
  });

  test('a short one is refused', async () => {
    const cookie = cookieIn(await login());
    expect((await change(cookie, person.password, 'short')).body.message).toBe('New password must be at least 8 characters');
  });
});
