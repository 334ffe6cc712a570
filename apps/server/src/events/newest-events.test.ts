// A poll that is answered without a query of the log hides no event: of another instance, without a NOTIFY, of a transaction that
// commits late, or for somebody whose rights have changed.

import type { Actor } from '@app/contract/access.ts';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { intArray, textArray } from '#db/arrays.ts';
import { transaction } from '#db/transaction.ts';
import { eventsSince } from '#events/events.sql.ts';
import { findLogPosition } from '#events/live.sql.ts';
import { newestEvents } from '#events/newest-events.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;

let one: TestApp;
let other: TestApp;
let person: Person;

beforeEach(async () => {
  one = await testApp();
  const database = await workerDatabase();
  other = { ...one, app: await buildApp({ config: one.config, database }) };
  person = await aUser(one);
  await silence();
  return async () => {
    await other.app.close();
    await one.close();
  };
});

/** Makes every event so old that no poll of now returns it. */
async function silence() {
  await one.db.execute(sql`update events set created_at = created_at - interval '1 minute'`);
}

async function poll(on = one, as = person) {
  const { status, body } = await on.as(as)(api.events.list, { query: { since: String(Date.now()) } });
  expect(status).toBe(200);
  return body.map(({ type }) => type);
}

/** Writes an event as another program would: nobody is woken. */
async function writeSilently(departmentKey = 'engineering') {
  await one.db.execute(
    sql`insert into events (type, workspace_id, department_keys, audience) values ('column_created', 3, array[${departmentKey}::text], '{}')`,
  );
}

test('polls without news query the session only, and the log when anybody has written', async () => {
  // What the sign-in writes is committed, and known, after the second.
  for (let n = 0; n < 2; n++) await poll();
  const { pool } = await workerDatabase();
  const query = vi.spyOn(pool, 'query');
  for (let n = 0; n < 20; n++) expect(await poll()).toEqual([]);
  type Answer = { rows: { snapshot: string; newest?: number }[] };
  const reads = (await Promise.all(query.mock.results.map(({ value }) => value as Promise<Answer>))).map(({ rows }) => rows[0]);
  query.mockRestore();
  const readsOfTheLog = reads.flatMap((read, at) => (read?.newest === undefined ? [] : [at]));
  // PostgreSQL's snapshots also change with what other databases of the cluster write: the session is read again then.
  if (given) expect(reads.length - readsOfTheLog.length).toBeLessThanOrEqual(40);
  else expect([reads.length, readsOfTheLog]).toEqual([20, []]);
  let known: string | undefined;
  for (const at of readsOfTheLog) {
    expect(reads[at - 1]?.snapshot).not.toBe(known);
    known = reads[at]?.snapshot;
  }
});

test('what another instance writes is in the next poll', async () => {
  for (let n = 0; n < 5; n++) {
    expect(await poll(other)).toEqual([]);
    await aTask(one);
    expect(await poll(other)).toEqual(['task_created']);
    await silence();
  }
});

test('so is what nobody was told of', async () => {
  expect(await poll()).toEqual([]);
  await writeSilently();
  expect(await Promise.all([poll(), poll(), poll(other)])).toEqual(Array(3).fill(['column_created']));
});

test.runIf(given)('so is what was written before a poll and commits after it', async () => {
  await transaction(one.db, async (tx) => {
    await tx.execute(
      sql`insert into events (type, workspace_id, department_keys, audience) values ('column_created', 3, '{engineering}', '{}')`,
    );
    expect(await poll()).toEqual([]);
    expect(await poll()).toEqual([]);
  });
  expect(await poll()).toEqual(['column_created']);
});

test('who loses a department hears nothing more of it, and who joins one hears all of it', async () => {
  const outsider = await aUser(one, { department: 'HR' });
  await silence();
  expect([await poll(), await poll(one, outsider)]).toEqual([[], []]);
  await withoutMembership(one, person);
  await writeSilently();
  expect([await poll(), await poll(one, outsider)]).toEqual([[], []]);
  await one.db.execute(
    sql`insert into user_departments (user_id, department_id) select ${outsider.id}, id from departments where key = 'engineering'`,
  );
  expect([await poll(), await poll(one, outsider)]).toEqual([[], ['column_created']]);
});

test('a session that ended is refused, however quiet the log is', async () => {
  expect(await poll()).toEqual([]);
  await one.db.execute(sql`delete from sessions where user_id = ${person.id}`);
  expect((await one.as(person)(api.events.list, { query: { since: String(Date.now()) } })).status).toBe(401);
});

test('after more events than a read holds, and in another epoch, everybody is asked to look', async () => {
  expect(await poll()).toEqual([]);
  await one.db.execute(
    sql`insert into events (type, department_keys, audience) select 'task_updated', '{sales}', '{}' from generate_series(1, 1001)`,
  );
  await writeSilently();
  expect(await poll()).toEqual(['column_created']);
  await silence();
  await one.db.execute(sql`update event_epoch set epoch = gen_random_uuid()::text`);
  await writeSilently();
  expect(await poll()).toEqual(['column_created']);
});

test('of more audiences than are kept, everybody is asked to look', async () => {
  const { db } = one;
  const newest = newestEvents({ db, connectedAt: () => 0 }, 3);
  const stranger: Actor = { id: 9, role: 'user', departmentKeys: ['hr'], workspaceIds: [], adminWorkspaceIds: [] };
  const since = Date.now() - 1_000;
  const hasNone = async () => newest.hasNoneSince(stranger, since, (await findLogPosition(db)).snapshot);
  expect(await hasNone()).toBe(true);
  await writeSilently('one');
  await writeSilently('two');
  expect(await hasNone()).toBe(true);
  await writeSilently('three');
  expect(await hasNone()).toBe(true);
  await writeSilently('four');
  expect(await hasNone()).toBe(false);
  await silence();
  await writeSilently('five');
  expect(await hasNone()).toBe(false);
});

test('after a new connection, what is known of a snapshot is read again: the connection may lead to another server', async () => {
  const { db } = one;
  let connectedAt = 0;
  const newest = newestEvents({ db, connectedAt: () => connectedAt });
  const reader: Actor = { id: 9, role: 'user', departmentKeys: ['hr'], workspaceIds: [], adminWorkspaceIds: [] };
  const [since, { snapshot }] = [Date.now() - 1_000, await findLogPosition(db)];
  const hasNone = () => newest.hasNoneSince(reader, since, snapshot);
  expect(await hasNone()).toBe(true);
  await writeSilently('hr');
  if (!given) expect(await hasNone()).toBe(true);
  connectedAt = Date.now() + 10;
  expect(await hasNone()).toBe(false);
});

const key = fc.constantFrom('hr', 'engineering', 'sales');
const id = fc.integer({ min: 1, max: 4 });
const event = fc.record({
  departmentKeys: fc.array(key, { maxLength: 2 }),
  workspaceId: fc.option(id),
  audience: fc.array(id, { maxLength: 2 }),
  isPrivate: fc.boolean(),
  age: fc.integer({ min: 0, max: 9 }),
});
const reader: fc.Arbitrary<Actor> = fc.record({
  id,
  role: fc.constantFrom('user', 'user', 'admin'),
  departmentKeys: fc.uniqueArray(key, { maxLength: 2 }),
  workspaceIds: fc.uniqueArray(id, { maxLength: 1 }),
  adminWorkspaceIds: fc.constant([]),
});

test('nobody is told that there is nothing where a query finds something', async () => {
  const { db } = one;
  const newest = newestEvents({ db, connectedAt: () => 0 });
  await newest.hasNoneSince({ id: 1, role: 'user', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] }, 0, 'none yet');
  let at = Date.now();
  let quiet = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 3 }),
      fc.array(reader, { minLength: 4, maxLength: 4 }),
      async (events, readers) => {
        at += 20;
        for (const { departmentKeys, workspaceId, audience, isPrivate, age } of events)
          await db.execute(sql`insert into events (type, department_keys, workspace_id, audience, is_private, created_at)
          values ('task_updated', ${textArray(departmentKeys)}, ${workspaceId}::int, ${intArray(audience)}, ${isPrivate},
            to_timestamp(${(at - age) / 1000}::float8))`);
        const { snapshot } = await findLogPosition(db);
        for (const actor of readers) {
          const since = at - actor.id * 2;
          const found = await eventsSince(db, actor, since);
          const hasNone = await newest.hasNoneSince(actor, since, snapshot);
          if (hasNone) expect(found).toEqual([]);
          if (hasNone) quiet++;
        }
      },
    ),
    { numRuns: 25 },
  );
  expect(quiet).toBeGreaterThan(0);
});
