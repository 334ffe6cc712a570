// Tests the history of sign-ins, and the mail about a device that is new.
import * as api from '@app/contract/api.ts';
import { signInHistory } from '@app/contract/sign-ins/sign-ins.limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstRow, rows } from '#db/rows.ts';
import { deleteOldSignIns } from '#sign-ins/sign-ins.sql.ts';
import { aUser } from '#testing/factories.ts';
import { cookieIn, type Person, type TestApp, testApp } from '#testing/test-app.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const newerFirefox = firefox.replaceAll('145', '146');
const phone = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } });
  person = await aUser(app);
  return () => app.close();
});

interface From {
  agent?: string;
  address?: string;
  cookie?: string;
  password?: string;
}

function signIn({ agent = firefox, address = '192.0.2.7', cookie, password = person.password }: From = {}) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return app.as()(api.auth.login, { body: { username: person.username, password }, headers });
}

/** The history as the person reads it. */
async function history() {
  const cookie = cookieIn(await signIn());
  const { body } = await app.as()(api.signIns.list, { headers: { cookie } });
  return body.slice(1);
}

const mails = () =>
  rows<{ details: object }>(
    app.db,
    sql`select details from outbox where user_id = ${person.id} and kind = 'new_sign_in' order by id`,
  );
const isStored = (count: number) =>
  expect.poll(() => firstRow(app.db, sql`select count(*)::int as count from sign_ins`)).toEqual({ count });

describe('the history', () => {
  it('has sign-ins and refused ones, newest first, with when, how and from where', async () => {
    await signIn({ agent: phone, address: '198.51.100.9' });
    expect((await signIn({ password: 'not the password' })).status).toBe(401);
    await isStored(2);
    await app.db.execute(sql`update users set deactivated_at = now() where id = ${person.id}`);
    expect((await signIn()).body).toMatchObject({ error: 'user_inactive' });
    await isStored(3);
    await app.db.execute(sql`update users set deactivated_at = null where id = ${person.id}`);
    const facts = { id: expect.any(Number), at: expect.stringMatching(/Z$/), method: 'credentials', provider: null };
    const desk = { ...facts, device: 'Firefox on Windows', address: '192.0.2.7', isNew: false };
    expect(await history()).toEqual([
      { ...desk, outcome: 'refused', reason: 'inactive' },
      { ...desk, outcome: 'refused', reason: 'wrong_password' },
      { ...facts, device: 'Chrome on Android', address: '198.51.100.9', isNew: false, outcome: 'done', reason: null },
    ]);
  });

  it('is of nobody else, and of no name that nobody has', async () => {
    const other = await aUser(app);
    await app.as()(api.auth.login, { body: { username: 'nobody-at-all', password: 'a long password' } });
    await signIn();
    expect((await app.as(other)(api.signIns.list)).body).toHaveLength(1);
    await isStored(2);
  });

  it('keeps successful ones when somebody guesses for long, and forgets what is old', async () => {
    await signIn({ agent: phone });
    const guess = sql`insert into sign_ins (user_id, outcome, method, reason, network, device)
      select ${person.id}, 'refused', 'credentials', 'wrong_password', 'x', 'x' from generate_series(1, ${signInHistory.kept})`;
    await app.db.execute(guess);
    await signIn({ password: 'not the password' });
    await isStored(1 + signInHistory.kept);
    const found = await history();
    expect(found).toHaveLength(signInHistory.listed - 1);
    const kept = sql`select user_agent from sign_ins where user_id = ${person.id} and outcome = 'done' order by id limit 1`;
    expect(await firstRow(app.db, kept)).toEqual({ user_agent: phone });
    await app.db.execute(sql`update sign_ins set created_at = now() - interval '181 days' where outcome = 'refused'`);
    await deleteOldSignIns(app.db);
    expect(await history()).toHaveLength(2);
  });

  it('goes with the person', async () => {
    await signIn();
    const admin = await aUser(app, { role: 'admin', department: null });
    expect((await app.as(admin)(api.users.remove, { params: { userId: person.id } })).status).toBe(200);
    expect(await rows(app.db, sql`select 1 from sign_ins where user_id = ${person.id}`)).toEqual([]);
  });
});

describe('a mail', () => {
  it('tells of a device that is new, but not of the first one of all', async () => {
    await signIn();
    expect(await mails()).toEqual([]);
    await signIn({ agent: phone, address: '198.51.100.9' });
    expect(await mails()).toMatchObject([{ details: { signIn: { userAgent: phone, address: '198.51.100.9' } } }]);
    const [, newest] = (await history()).toReversed();
    expect(newest).toMatchObject({ device: 'Chrome on Android', isNew: true });
  });

  it('does not come for a browser that was there: by its cookie elsewhere, by its kind in the same network, or updated', async () => {
    const cookie = cookieIn(await signIn());
    await signIn({ agent: newerFirefox });
    await signIn({ agent: phone, address: '198.51.100.9', cookie });
    await signIn({ agent: phone, address: '198.51.100.9' });
    expect(await mails()).toEqual([]);
    await signIn({ address: '203.0.113.4' });
    expect(await mails()).toHaveLength(1);
  });

  it('is not prevented by a cookie that an attacker has planted, or has from the own account', async () => {
    await signIn();
    const thief = await aUser(app);
    const { username, password } = thief;
    const theirs = cookieIn(await app.as()(api.auth.login, { body: { username, password } }));
    await signIn({ agent: phone, cookie: theirs });
    await signIn({ address: '203.0.113.4', cookie: 'device=chosen-by-a-stranger' });
    expect(await mails()).toHaveLength(2);
    await signIn({ address: '203.0.113.5', cookie: 'device=chosen-by-a-stranger' });
    expect(await mails()).toHaveLength(3);
  });

  it('comes at most ten times a day', async () => {
    await signIn();
    for (let n = 1; n <= 12; n++) await signIn({ address: `203.0.113.${n}` });
    expect(await mails()).toHaveLength(10);
  });

  it('does not come for refused ones', async () => {
    await signIn();
    await signIn({ agent: phone, password: 'not the password' });
    await isStored(2);
    expect(await mails()).toEqual([]);
  });
});
