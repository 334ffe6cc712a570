// Two instances on one database: what one writes is heard on the other at once, and rights that end there end here.

import * as api from '@app/contract/api.ts';
import { live } from '@app/contract/limits.ts';
import { patience } from '@app/contract/testing/growth.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Listener, listenAs } from '#testing/network/listener.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let one: TestApp;
let other: TestApp;
let person: Person;
let listeners: Listener[] = [];

beforeEach(async () => {
  one = await testApp();
  // The embedded database has one instance; here it stands for a log that somebody else writes.
  other = { ...one, app: await buildApp({ config: one.config, database: await workerDatabase() }) };
  person = await aUser(one);
});
afterEach(async () => {
  for (const listener of listeners) listener.close();
  listeners = [];
  await other.app.close();
  await one.close();
});

async function listen(on: TestApp, after?: string): Promise<Listener> {
  const listener = await listenAs(on, person, after === undefined ? {} : { after });
  listeners.push(listener);
  return listener;
}

test('what one instance writes is heard on both, once on each, and a reader goes on at the other', async () => {
  const { kind } = await workerDatabase();
  const [here, there] = [await listen(one), await listen(other)];
  const taskIds: number[] = [];
  const waits: number[] = [];
  for (let n = 0; n < 10; n++) {
    const began = performance.now();
    const { id } = await aTask(one);
    taskIds.push(id);
    await Promise.all([here, there].map((listener) => listener.hears(({ taskId }) => taskId === id)));
    waits.push(performance.now() - began);
  }
  for (const listener of [here, there]) expect(listener.events().map(({ taskId }) => taskId)).toEqual(taskIds);
  // Woken by NOTIFY it is far sooner than the look that is taken anyway.
  if (kind === 'postgres') expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(live.readInterval / 2);
  const place = there.messages[3]?.place;
  const gone = await listen(one, place);
  const heard = new Set(there.messages.slice(0, 4).flatMap(({ events }) => events.map(({ id }) => id)));
  expect(
    gone
      .events()
      .filter(({ id }) => !heard.has(id))
      .map(({ taskId }) => taskId),
  ).toEqual(taskIds.slice(heard.size));
});

test('a sign-out on one instance ends the stream on the other', async () => {
  const there = await listen(other);
  const began = performance.now();
  await one.as(person)(api.auth.logout);
  await there.over();
  expect(performance.now() - began).toBeLessThan(patience);
});

test('who is cut off again and again misses nothing while two instances write', async () => {
  const instances = [one, other];
  let listener = await listen(other);
  const heard = new Set(listener.events().map(({ id }) => id));
  const written: number[] = [];
  const writing = (async () => {
    for (let n = 0; n < 40; n++) written.push((await aTask(one, { by: person })).id);
  })();
  let isWriting = true;
  void writing.finally(() => {
    isWriting = false;
  });
  const seen = new Map<number, number | null>();
  const note = () => {
    for (const { id, taskId } of listener.events()) {
      expect(id).toBeGreaterThan(0);
      seen.set(id, taskId);
    }
  };
  for (let round = 0; isWriting; round++) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    note();
    const place = listener.place();
    listener.close();
    listener = await listen(instances[round % 2] ?? one, place);
  }
  await writing;
  await listener.hears(({ taskId }) => taskId === written.at(-1)).catch(() => {});
  note();
  expect(heard.size).toBe(0);
  expect([...seen.values()].toSorted((a, b) => Number(a) - Number(b))).toEqual(written);
});

test('whose connection for notifications is killed again and again misses nothing on either instance', async ({ skip }) => {
  const database = await workerDatabase();
  skip(database.kind !== 'postgres', 'the embedded database has no connection of its own for notifications');
  const both = [await listen(one), await listen(other)];
  const taskIds: number[] = [];
  let killed = 0;
  for (let n = 0; n < 10; n++) {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`,
    );
    killed += rowCount ?? 0;
    taskIds.push((await aTask(one)).id);
  }
  for (const listener of both) await listener.hears(({ taskId }) => taskId === taskIds.at(-1));
  expect(killed).toBeGreaterThan(0);
  for (const listener of both) expect(listener.events().map(({ taskId }) => taskId)).toEqual(taskIds);
});
