// The archive over HTTP: what goes into it and comes back, where archived tasks still count, and the automatic way.
import * as api from '@app/contract/api.ts';
import { archiveLimits } from '@app/contract/archive/archive.limits.ts';
import { english } from '@app/texts/english/english.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveDueTasks } from '#archive/archive.sql.ts';
import { rows } from '#db/rows.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { startArchiving } from '#jobs/archive-tasks.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let doneColumn: number;
const workspaceId = 3;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  const columns = (await app.as(people.in)(api.workspaces.columns, { params: { workspaceId } })).body;
  doneColumn = columns.find(({ name }) => name === 'Done')?.id ?? 0;
});
afterAll(() => app.close());

const archiveOf = (as: Person, query: { search?: string; after?: string } = {}, id = workspaceId) =>
  app.as(as)(api.archive.list, { params: { workspaceId: id }, query });
const change = (taskIds: readonly number[], fields: { archived?: boolean; status?: string; deleted?: boolean }, as = people.in) =>
  app.as(as)(api.bulkChanges.create, { body: { tasks: taskIds.map((taskId) => ({ taskId })), change: fields } });
const read = (taskId: number, as = people.in) => app.as(as)(api.tasks.get, { params: { taskId } });
const board = async (as = people.in) =>
  (await app.as(as)(api.tasks.inWorkspace, { params: { workspaceId }, query: { fields: 'card' } })).body.map(({ id }) => id);

async function aDoneTask(title: string, daysAgo = 0): Promise<number> {
  const { id } = await aTask(app, { title });
  await app.as(people.in)(api.tasks.update, { params: { taskId: id }, body: { status: 'Done' } });
  await app.db.execute(
    sql`update tasks set completed_at = now() - make_interval(days => ${daysAgo}, mins => 1) where id = ${id}`,
  );
  return id;
}
const setAfter = (archiveAfter: number | null, as = people.wsa, columnId = doneColumn) =>
  app.as(as)(api.workspaces.updateColumn, { params: { columnId }, body: { archiveAfter } });
const runJob = (now = new Date()) => inTransaction(app.db, undefined, (tx) => archiveDueTasks(tx, now));

test('an archived task leaves the board and every list, and is still read, found and counted', async () => {
  const id = await aDoneTask('Zebra report');
  await app.db.execute(
    sql`update tasks set due_date = current_date, assignee_id = ${people.in.id}, assignees = ${`[${people.in.id}]`}::jsonb where id = ${id}`,
  );
  const trends = async () =>
    (await app.as(people.in)(api.summaries.trends, { params: { workspaceId } })).body.weeks.reduce(
      (sum, { done }) => sum + done,
      0,
    );
  const before = await trends();
  const { body } = await change([id], { archived: true });
  expect(body.changed).toMatchObject([{ taskId: id, card: null, undo: { change: { archived: false } } }]);
  expect(await board()).not.toContain(id);
  expect((await app.as(people.in)(api.tasks.list, { query: {} })).body.map((task) => task.id)).not.toContain(id);
  expect(
    (await app.as(people.adm)(api.tasks.inWorkspace, { params: { workspaceId: 0 }, query: {} })).body.map((task) => task.id),
  ).not.toContain(id);
  expect(JSON.stringify((await app.as(people.in)(api.myWork.list, { query: {} })).body)).not.toContain('Zebra report');
  expect((await read(id)).body).toMatchObject({ status: 'Done', archivedAt: expect.stringMatching(/Z$/) });
  expect((await app.as(people.in)(api.search.tasks, { query: { q: 'zebra' } })).body).toMatchObject([{ id, archived: true }]);
  expect(await trends()).toBe(before);
  const history = (await app.as(people.in)(api.history.task, { params: { taskId: id }, query: {} })).body;
  expect(history.entries[0]).toMatchObject({ kind: 'archived', by: { id: people.in.id } });
  // A comment or another text leaves it there; another status brings it back.
  await app.as(people.in)(api.comments.create, { params: { taskId: id }, body: { content: 'Still true' } });
  await app.as(people.in)(api.tasks.update, { params: { taskId: id }, body: { title: 'Zebra report 2' } });
  expect(await board()).not.toContain(id);
  expect((await read(id)).body.archivedAt).not.toBeNull();
  await app.as(people.in)(api.tasks.update, { params: { taskId: id }, body: { status: 'Review' } });
  expect(await board()).toContain(id);
  expect((await read(id)).body.archivedAt).toBeNull();
});

test('only done tasks are archived, each of many on its own; an answer says how to undo it', async () => {
  const [done, open, archived] = [await aDoneTask('Done'), (await aTask(app, { title: 'Open' })).id, await aDoneTask('Before')];
  await change([archived], { archived: true });
  const { body } = await change([done, open, archived, 99_999], { archived: true });
  expect(body.changed.map(({ taskId }) => taskId)).toEqual([done]);
  expect(body.unchanged).toEqual([archived]);
  expect(body.refused).toMatchObject([
    { taskId: 99_999, error: 'not_found', title: null },
    { taskId: open, error: 'conflict', message: english.archive.notDone },
  ]);
  const undo = body.changed[0]?.undo;
  const back = await app.as(people.in)(api.bulkChanges.create, { body: { tasks: [{ taskId: done, ...undo }] } });
  expect(back.body.changed).toMatchObject([{ taskId: done, card: { id: done, status: 'Done' } }]);
  expect(await board()).toContain(done);
  expect((await change([done], { archived: true }, people.out)).body.refused).toMatchObject([
    { error: 'not_found', title: null },
  ]);
});

test('the archive lists what a person sees, finds titles, and pages without a gap', async () => {
  const made: number[] = [];
  for (let at = 0; at < archiveLimits.page + 2; at++) made.push(await aDoneTask(`Überweisung ${at}`));
  await change(made, { archived: true });
  const first = (await archiveOf(people.in, { search: 'uberweisung' })).body;
  expect(first).toMatchObject({ total: made.length, tasks: { length: archiveLimits.page } });
  expect(first.tasks[0]).toMatchObject({ archivedBy: { id: people.in.id }, isAutomatic: false, doneAt: expect.any(String) });
  const rest = (await archiveOf(people.in, { search: 'uberweisung', after: first.next ?? '' })).body;
  expect(rest.next).toBeNull();
  expect([...first.tasks, ...rest.tasks].map(({ id }) => id)).toEqual(made.toReversed());
  expect((await archiveOf(people.out)).status).toBe(403);
  expect((await archiveOf(people.lead, {}, 0)).status).toBe(403);
  expect((await archiveOf(people.adm, {}, 0)).body.total).toBeGreaterThan(made.length);
  for (const after of ['x', '[1]', '[-1,1]']) expect((await archiveOf(people.in, { after })).status).toBe(400);
});

test('a deleted task is in the trash only, and a restoration brings it back to the board', async () => {
  const id = await aDoneTask('Twice away');
  await change([id], { archived: true });
  await change([id], { deleted: true });
  expect((await archiveOf(people.in, { search: 'twice away' })).body.tasks).toEqual([]);
  await change([id], { deleted: false });
  expect(await board()).toContain(id);
});

test('those who manage the board choose when it archives; only its column Done does', async () => {
  expect((await setAfter(30, people.in)).status).toBe(403);
  expect((await setAfter(8)).status).toBe(400);
  const [first] = (await app.as(people.in)(api.workspaces.columns, { params: { workspaceId } })).body;
  expect(await setAfter(30, people.wsa, first?.id)).toMatchObject({ status: 400, body: { message: english.archive.onlyDone } });
  expect((await setAfter(30)).body).toMatchObject({ archiveAfter: 30 });
  const audit = (await app.as(people.adm)(api.audit.list, { query: { action: 'column_updated' } })).body;
  expect(audit[0]).toMatchObject({ userId: people.wsa.id, details: { column: 'Done', archiveAfter: 30 } });
  await setAfter(null);
});

test('the job archives once what has been done long enough, and not what came back meanwhile', async () => {
  const [old, young, returned] = [await aDoneTask('Old', 14), await aDoneTask('Young', 13), await aDoneTask('Returned', 20)];
  await change([returned], { archived: true });
  await change([returned], { archived: false });
  expect(await runJob()).toBe(0);
  await setAfter(14);
  const jobs = [1, 2].map(() => startArchiving({ db: app.db, log: { warn: () => undefined } }));
  await Promise.all(jobs.map((job) => job.stop()));
  const there = await board();
  expect([there.includes(old), there.includes(young), there.includes(returned)]).toEqual([false, true, true]);
  const told = await rows(app.db, sql`select user_id, via, kind from task_changes where task_id = ${old} and kind = 'archived'`);
  expect(told).toEqual([{ user_id: null, via: 'system', kind: 'archived' }]);
  const found = (await archiveOf(people.in, { search: 'old' })).body.tasks.find(({ id }) => id === old);
  expect(found).toMatchObject({ isAutomatic: true, archivedBy: null });
  expect(await runJob(new Date(Date.now() + 15 * 86_400_000))).toBeGreaterThanOrEqual(2);
  await setAfter(null);
});

test('a full column refuses what comes back from the archive', async () => {
  const [away, ...rest] = [await aDoneTask('Away'), await aDoneTask('Stays')];
  await change([away], { archived: true });
  await app.as(people.wsa)(api.workspaces.updateColumn, {
    params: { columnId: doneColumn },
    body: { limit: 1, limitRefuses: true },
  });
  expect((await change([away], { archived: false })).body.refused).toMatchObject([{ taskId: away, error: 'conflict' }]);
  expect(rest).toHaveLength(1);
  await app.as(people.wsa)(api.workspaces.updateColumn, { params: { columnId: doneColumn }, body: { limit: null } });
  expect((await change([away], { archived: false })).body.changed).toHaveLength(1);
});
