// Tests the list of sessions and their ends: at once, in every tab, on every instance, and of nobody else.
import { createHash } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { rows } from '#db/rows.ts';
import { workerDatabase } from '#testing/database.ts';
import { aSession, aToken, aUser } from '#testing/factories.ts';
import { listenAs } from '#testing/network/listener.ts';
import { slowRequest } from '#testing/network/slow-request.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let person: Person;
let admin: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  admin = await aUser(app, { role: 'admin', department: null });
  return () => app.close();
});

const list = async (by = person) => (await app.as(by)(api.sessions.list)).body;
const me = (cookie: string) => app.as()(api.auth.currentUser, { headers: { cookie } });
const over = { status: 401, body: { error: 'session_missing' } };

describe('the list', () => {
  it('has what somebody recognises a device by, this one first, in their language', async () => {
    await app.cookieOf(person);
    await aSession(app, person.id, firefox);
    await aSession(app, admin.id);
    const time = expect.stringMatching(/^20\d\d-.*Z$/);
    const others = { current: false, device: 'Firefox on Windows', address: '192.0.2.7', createdAt: time, lastSeenAt: time };
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        current: true,
        device: expect.any(String),
        address: '127.0.0.1',
        createdAt: time,
        lastSeenAt: time,
      },
      { id: expect.any(String), ...others },
    ]);
    await app.as(person)(api.users.updateSettings, { body: { language: 'german' } });
    expect((await list())[1]?.device).toBe('Firefox auf Windows');
  });

  it('leads neither to the secret nor to what is stored of it', async () => {
    const { id, cookie } = await aSession(app, person.id);
    const token = cookie.slice('sid='.length);
    const stored = createHash('sha256').update(token).digest('hex');
    const text = JSON.stringify(await list());
    expect(text).toContain(id);
    expect(text).not.toContain(token);
    expect(text).not.toContain(stored);
    for (const value of [id, stored]) expect(await me(`sid=${value}`)).toMatchObject(over);
  });

  it('has neither those that are over nor those of anybody else', async () => {
    await app.cookieOf(person);
    await aSession(app, person.id);
    await app.db.execute(sql`update sessions set last_seen_at = now() - interval '13 hours' where address = '192.0.2.7'`);
    expect(await list()).toHaveLength(1);
    expect(await list(admin)).toHaveLength(1);
  });
});

describe('ending', () => {
  it('one signs that browser out on its next call, and leaves the others', async () => {
    const [lost, kept] = [await aSession(app, person.id), await aSession(app, person.id)];
    const end = (id: string, by = person) => app.as(by)(api.sessions.end, { params: { sessionId: id } });
    expect(await end(lost.id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await me(lost.cookie)).toMatchObject(over);
    expect((await me(kept.cookie)).status).toBe(200);
    expect(await end(lost.id)).toMatchObject({ status: 404 });
    expect(await end(kept.id, admin)).toMatchObject({ status: 404 });
    expect((await me(kept.cookie)).status).toBe(200);
    for (const bad of ['1', `${kept.id}0`, kept.id.toUpperCase(), '%00', `${kept.id}'`])
      expect((await app.raw({ method: 'DELETE', url: `/api/sessions/${bad}`, as: person })).status, bad).toBe(400);
  });

  it('all others leaves this one and API tokens', async () => {
    const elsewhere = await aSession(app, person.id);
    const theirs = await aSession(app, admin.id);
    const { headers } = await aToken(app, person.id);
    expect(await app.as(person)(api.sessions.endOthers)).toMatchObject({ status: 200 });
    expect(await me(elsewhere.cookie)).toMatchObject(over);
    expect(await list()).toHaveLength(1);
    expect((await me(theirs.cookie)).status).toBe(200);
    expect((await app.raw({ method: 'GET', url: api.tasks.list.path, headers })).status).toBe(200);
  });

  it('those of somebody is for administrators, is written down, and lets the person sign in again', async () => {
    const cookies = [(await aSession(app, person.id)).cookie, await app.cookieOf(person)];
    const end = (by: Person, userId: number) => app.as(by)(api.sessions.endOfUser, { params: { userId } });
    expect((await end(person, admin.id)).status).toBe(403);
    expect(await end(admin, person.id)).toMatchObject({ status: 200 });
    for (const cookie of cookies) expect(await me(cookie)).toMatchObject(over);
    app.forget(person);
    expect(await list()).toHaveLength(1);
    const log = sql`select user_id, outcome from audit_log where action = 'sessions_ended' and target = ${`user:${person.id}`}`;
    expect(await rows(app.db, log)).toEqual([{ user_id: admin.id, outcome: 'done' }]);
    expect((await end(admin, 2_000_000_000)).status).toBe(404);
  });

  it('is felt by open tabs of that session alone, on this instance and on another', async () => {
    const other = { ...app, app: await buildApp({ config: app.config, database: await workerDatabase() }) };
    const lost = await aSession(app, person.id);
    const stolen = await listenAs(other, undefined, { headers: { cookie: lost.cookie } });
    const mine = await listenAs(app, person);
    await app.as(person)(api.sessions.end, { params: { sessionId: lost.id } });
    expect(await stolen.over()).toBeLessThan(5_000);
    expect((await listenAs(other, undefined, { headers: { cookie: lost.cookie } })).status).toBe(401);
    await app.as(admin)(api.sessions.endOfUser, { params: { userId: person.id } });
    await mine.over();
    await other.app.close();
  });

  it('refuses what a stolen session has under way', async () => {
    const stolen = await aSession(app, person.id);
    const thief = { ...app, cookieOf: async () => stolen.cookie };
    const body = { title: 'At last', columnId: 9, priority: 'P2', department: 'Engineering' } as const;
    const finish = await slowRequest(thief, person, api.tasks.create, { body });
    await app.as(person)(api.sessions.endOthers);
    expect(await finish()).toMatchObject(over);
  });
});

describe('the operator', () => {
  it('says when sessions end; what is shortened holds for those from before', async () => {
    const { cookie } = await aSession(app, person.id);
    const strict = { ...app.config, sessionIdle: 3_600_000, sessionMax: 2 * 86_400_000 };
    const other = await buildApp({ config: strict, database: await workerDatabase() });
    const there = async () => {
      const headers = { host: 'tasklane.test', cookie };
      return (await other.inject({ method: 'GET', url: '/api/auth/current-user', headers })).json();
    };
    expect(await there()).toMatchObject({ authenticated: true, session: { idleHours: 1, maxDays: 2 } });
    const age = (idle: string, since: string) =>
      app.db.execute(
        sql`update sessions set last_seen_at = now() - ${idle}::interval, created_at = now() - ${since}::interval where user_id = ${person.id}`,
      );
    await age('2 hours', '2 hours');
    expect(await there()).toMatchObject({ error: 'session_expired' });
    expect((await me(cookie)).status).toBe(200);
    await age('0', '49 hours');
    expect(await there()).toMatchObject({ error: 'session_expired' });
    await other.close();
  });

  it('lets the browser forget the cookie with the session', async () => {
    const strict = await testApp({ env: { SESSION_MAX_DAYS: '2' } });
    const someone = await aUser(strict);
    const { username, password } = someone;
    const { headers } = await strict.as()(api.auth.login, { body: { username, password } });
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${2 * 86_400}`);
    await strict.close();
  });
});
