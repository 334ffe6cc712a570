// Tests that the stream sends what concerns a person as it happens, nothing else, and ends when they may read no more.

import * as api from '@app/contract/api.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import { patience } from '@app/contract/testing/growth.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Listener, listenAs } from '#testing/network/listener.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
let listeners: Listener[] = [];

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
});
afterEach(async () => {
  for (const listener of listeners) listener.close();
  listeners = [];
  vi.useRealTimers();
  await app.close();
});

async function listen(as: Person | undefined = person, options = {}, on = app): Promise<Listener> {
  const listener = await listenAs(on, as, options);
  listeners.push(listener);
  return listener;
}

const ofTask = (taskId: number, type?: string) => (event: { taskId: number | null; type: string }) =>
  event.taskId === taskId && (type === undefined || event.type === type);

/** A snapshot as the database may give it, of the same log. */
const placeLike = (place: string, snapshot: string) => `${place.slice(0, 37)}${snapshot}`;

describe('an open stream', () => {
  test('begins with its place and no event, and carries the headers of every answer', async () => {
    const { status, headers, messages, retry } = await listen();
    expect(status).toBe(200);
    expect(messages).toEqual([{ place: expect.stringMatching(/^[0-9a-f-]{36}\.\d+:\d+:/), events: [] }]);
    expect(retry()).toBe(live.retry.usual);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.any(String),
      'content-security-policy': expect.any(String),
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('is sent what the list of events answers, with the card', async () => {
    const listener = await listen();
    const began = Date.now();
    const { id: taskId } = await aTask(app);
    await app.as(person)(api.tasks.move, { params: { taskId }, body: { columnId: 10 } });
    await listener.hears(ofTask(taskId, 'task_moved'));
    const { body } = await app.as(person)(api.events.list, { query: { since: String(began) } });
    // What only the stream carries is tested in carried.test.ts.
    const sent = listener.events().map(({ details: _details, commentId: _id, comment: _comment, ...event }) => event);
    const { card, ...moved } = body.at(-1) ?? {};
    expect(sent.map(({ card: own, ...event }) => event)).toEqual(body.map(({ card: own, ...event }) => event));
    expect(sent.at(-1)).toEqual({ ...moved, card });
    expect(card).toMatchObject({ id: taskId, columnId: 10 });
  });

  test('is not sent what concerns others, nor what the log keeps for the server', async () => {
    const outsider = await aUser(app, { department: 'HR' });
    const [own, foreign] = [await listen(), await listen(outsider)];
    const { id: taskId } = await aTask(app);
    await aUser(app, { department: 'HR' });
    const { id: shared } = await aTask(app, { departments: ['HR'] });
    await foreign.hears(ofTask(shared));
    expect(foreign.events().filter(ofTask(taskId))).toEqual([]);
    expect([...own.events(), ...foreign.events()].map(({ type }) => type as string)).not.toContain('access_changed');
  });

  test('hears of the change by which a task is lost without its card, and of none after it', async () => {
    const outsider = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app, { departments: ['HR'] });
    const listener = await listen(outsider);
    await app.as(person)(api.tasks.update, { params: { taskId }, body: { departments: [] } });
    expect(await listener.hears(ofTask(taskId, 'task_updated'))).toMatchObject({ card: null });
    await app.as(person)(api.tasks.update, { params: { taskId }, body: { title: 'Secret now' } });
    const { id: last } = await aTask(app, { departments: ['HR'] });
    await listener.hears(ofTask(last));
    expect(listener.events().filter(ofTask(taskId))).toHaveLength(1);
  });

  test('is refused to nobody, and to other sites by the name they call us', async () => {
    expect(await listenAs(app, undefined)).toMatchObject({ status: 401, refusal: { error: 'session_missing' } });
    expect(await listen(person, { headers: { host: 'evil.example' } })).toMatchObject({ status: 421 });
  });
});

describe('who comes back', () => {
  test('hears what happened meanwhile, once and in its order', async () => {
    const first = await listen();
    const place = first.place();
    first.close();
    const tasks = [await aTask(app), await aTask(app), await aTask(app)];
    const second = await listen(person, { after: place });
    expect(second.events().map(({ taskId }) => taskId)).toEqual(tasks.map(({ id }) => id));
    expect((await listen(person, { after: second.place() })).events()).toEqual([]);
  });

  test('goes on from the header where the address names an older place', async () => {
    const first = await listen();
    const { id: taskId } = await aTask(app);
    await first.hears(ofTask(taskId));
    const { events } = await listen(person, { after: first.messages[0]?.place, headers: { 'last-event-id': first.place() } });
    expect(events()).toEqual([]);
  });

  test.each([
    ['nothing of ours', 'yesterday'],
    ['another log', `00000000-0000-4000-8000-000000000000.1:1:`],
    ['a snapshot out of order', '5:3:'],
    ['a transaction outside of it', '3:5:9'],
    ['numbers that are too large', '1:99999999999999999999:'],
    ['a snapshot of zero', '0:0:'],
    ['nothing but length', '1'.repeat(9_000)],
  ])('from %s loads everything anew', async (_, snapshot) => {
    const place = (await listen()).place();
    const after = /^[\d:,]+$/.test(snapshot) ? placeLike(place, snapshot) : snapshot;
    const { status, messages } = await listen(person, { after });
    expect(status).toBe(200);
    expect(messages[0]?.events).toMatchObject([{ id: 0, type: 'resync' }]);
  });

  test('after more than an answer holds loads everything anew', async () => {
    const place = (await listen()).place();
    const write = (count: number) =>
      app.db.execute(sql`insert into events (type, task_id, workspace_id, department_keys, audience)
        select 'task_updated', n, 3, array['engineering'], '{}' from generate_series(1, ${count}::int) n`);
    await write(thresholds.eventsPerResponse);
    // The hub may send them once more on the open stream; the first message is the resume.
    expect((await listen(person, { after: place })).messages[0]?.events).toHaveLength(thresholds.eventsPerResponse);
    await write(1);
    expect((await listen(person, { after: place })).messages[0]?.events).toMatchObject([{ type: 'resync' }]);
  });

  test('after the log has been emptied loads everything anew, also on a stream that is open', async () => {
    const listener = await listen();
    const place = listener.place();
    const { beginEpoch } = await import('#events/events.sql.ts');
    await beginEpoch(app.db);
    await listener.hears(({ type }) => type === 'resync');
    expect((await listen(person, { after: place })).messages[0]?.events).toMatchObject([{ type: 'resync' }]);
    expect(listener.place().slice(0, 36)).not.toBe(place.slice(0, 36));
  });

  test('after the database has recovered from a crash loads everything anew', async ({ skip }) => {
    // On a server the statistics belong to all of its databases.
    if (process.env['TEST_DATABASE_URL']) return skip();
    const place = (await listen()).place();
    await app.db.execute(sql`select pg_stat_reset_shared('archiver')`);
    expect((await listen(person, { after: place })).messages[0]?.events).toMatchObject([{ type: 'resync' }]);
  });

  test('after longer than the log keeps events loads everything anew', async () => {
    const place = (await listen()).place();
    await app.db.execute(sql`delete from events`);
    await app.db.execute(sql`update event_epoch set created_at = now() - interval '8 days'`);
    expect((await listen(person, { after: place })).messages[0]?.events).toMatchObject([{ type: 'resync' }]);
    await aTask(app);
    // As soon as no older transaction is under way, which on a server may be somebody else's.
    await vi.waitFor(async () => {
      const later = (await listen()).place();
      expect((await listen(person, { after: later })).events()).toEqual([]);
    });
    await app.db.execute(sql`update event_epoch set created_at = now()`);
  });
});

describe('a stream ends within a second', () => {
  const password = 'Another passw0rd of mine';
  test.each<[string, (admin: Person) => Promise<unknown>]>([
    ['of the sign-out', async () => app.as(person)(api.auth.logout)],
    [
      'of another password',
      async () => app.as(person)(api.auth.changePassword, { body: { currentPassword: person.password, newPassword: password } }),
    ],
    ['of the deletion of the account', async (admin) => app.as(admin)(api.users.remove, { params: { userId: person.id } })],
    [
      'of leaving by oneself',
      async () => app.as(person)(api.account.remove, { body: { username: person.username, password: person.password } }),
    ],
    [
      'of another role',
      async (admin) => app.as(admin)(api.users.setRole, { params: { userId: person.id }, body: { role: 'admin' } }),
    ],
    ['of the loss of a department', async () => app.db.execute(sql`delete from user_departments where user_id = ${person.id}`)],
    [
      'of another workspace',
      async () =>
        app.db.execute(sql`insert into workspace_members (workspace_id, user_id, role) values (2, ${person.id}, 'member')`),
    ],
    ['of the end of its session', async () => app.db.execute(sql`delete from sessions where user_id = ${person.id}`)],
  ])('%s', async (_, act) => {
    const admin = await aUser(app, { role: 'admin', department: null });
    const other = await aUser(app);
    const [listener, stays] = [await listen(), await listen(other)];
    const began = performance.now();
    const answer = await act(admin);
    if (typeof answer === 'object' && answer && 'status' in answer) expect(answer.status).toBe(200);
    await listener.over();
    expect(performance.now() - began).toBeLessThan(patience);
    expect(listener.retry()).toBe(live.retry.changed);
    expect(stays.isOver()).toBe(false);
  });

  test('and is sent nothing of what follows', async () => {
    const listener = await listen();
    await app.db.execute(sql`with left_now as (delete from user_departments where user_id = ${person.id})
      insert into events (type, task_id, workspace_id, department_keys, audience) values ('task_updated', 1, 3, array['engineering'], '{}')`);
    await listener.over();
    expect(listener.events()).toEqual([]);
  });
});

describe('bounds', () => {
  test('one person has no more streams than there may be, and may open another when one is closed', async () => {
    // The first one also makes the application listen.
    const first = await listen();
    const open = [first, ...(await Promise.all(Array.from({ length: live.streams.perPerson - 1 }, () => listen())))];
    const refused = await listen();
    expect(refused).toMatchObject({ status: 429, refusal: { error: 'too_many' } });
    expect(refused.headers['retry-after']).toBe('30');
    expect((await listen(await aUser(app))).status).toBe(200);
    open[0]?.close();
    await vi.waitFor(async () => expect((await listen()).status).toBe(200), { timeout: 3_000 });
  });

  test('who does not read is let go, and the others are sent everything', async () => {
    const [slow, reader] = [await listen(), await listen()];
    slow.response.pause();
    slow.response.socket.pause();
    const connections = () => new Promise<number>((resolve) => app.app.server.getConnections((_, count) => resolve(count)));
    const before = await connections();
    let written = 0;
    while ((await connections()) >= before && written < 40_000) {
      await app.db.execute(sql`insert into events (type, task_id, workspace_id, department_keys, audience)
        select 'task_updated' || repeat('.', 5000), n, 3, array['engineering'], '{}' from generate_series(1, 900) n`);
      written += 900;
      await vi.waitFor(() => expect(reader.events()).toHaveLength(written), { timeout: 10_000, interval: 20 });
    }
    expect(written).toBeLessThan(40_000);
    expect(reader.isOver()).toBe(false);
  }, 60_000);
});

test('an application that closes ends its streams, with a time to come back, and is closed at once', async () => {
  const listener = await listen();
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(patience);
  await listener.over();
  expect(listener.retry()).toBeGreaterThanOrEqual(live.retry.restart.least);
});

test('a transaction that commits late, or out of order, is not missed; one that is undone is not heard', async ({ skip }) => {
  const { kind, pool } = await workerDatabase();
  // The embedded database has one session.
  if (kind === 'embedded') return skip();
  const listener = await listen();
  const write = (taskId: number) =>
    `insert into events (type, task_id, workspace_id, department_keys, audience) values ('task_updated', ${taskId}, 3, array['engineering'], '{}')`;
  const [late, later, undone] = [await pool.connect(), await pool.connect(), await pool.connect()];
  try {
    for (const [client, taskId] of [
      [late, 901],
      [later, 902],
      [undone, 903],
    ] as const) {
      await client.query('begin');
      await client.query(write(taskId));
    }
    await pool.query(write(904));
    await listener.hears(ofTask(904));
    const place = listener.place();
    await later.query('commit');
    await listener.hears(ofTask(902));
    await undone.query('rollback');
    await late.query('commit');
    await listener.hears(ofTask(901));
    const again = await listen(person, { after: place });
    expect(again.events().map(({ taskId }) => taskId)).toEqual([901, 902]);
    expect(listener.events().map(({ taskId }) => taskId)).toEqual([904, 902, 901]);
  } finally {
    for (const client of [late, later, undone]) client.release();
  }
});
