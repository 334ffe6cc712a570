// The trash of a board over HTTP: what lies in it and for whom, pages, the search, restoring, deleting for good.
import * as api from '@app/contract/api.ts';
import { trashLimits } from '@app/contract/trash/trash.limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { type Actors, actors, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
const workspaceId = 3;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
});
afterAll(() => app.close());

const trashOf = (as: Person, query: { search?: string; after?: string } = {}, id = workspaceId) =>
  app.as(as)(api.trash.list, { params: { workspaceId: id }, query });
const remove = (taskId: number, as: Person = people.in) => app.as(as)(api.tasks.remove, { params: { taskId } });
const purge = (as: Person, ...taskIds: number[]) => app.as(as)(api.trash.purge, { body: { taskIds } });
const age = (id: number, days: number) =>
  app.db.execute(sql`update tasks set deleted_at = now() - make_interval(days => ${days}, mins => 1) where id = ${id}`);

async function aTrashedTask(title: string): Promise<number> {
  const { id } = await aTask(app, { title });
  await remove(id);
  return id;
}

test('lists the last deleted task first, with who deleted it and how long it stays', async () => {
  const [first, second] = [await aTrashedTask('Close the books'), await aTrashedTask('Order paper')];
  await aTask(app, { title: 'Not deleted' });
  await age(first, 29);
  const { status, body } = await trashOf(people.in);
  expect(status).toBe(200);
  expect(body.tasks.map(({ id }) => id).slice(0, 1)).toEqual([second]);
  expect(body.tasks.at(-1)?.id).toBe(first);
  expect(body.total).toBe(body.tasks.length);
  const [task] = body.tasks;
  expect(task).toMatchObject({ title: 'Order paper', status: 'To Do', mayPurge: false, trashedBy: { id: people.in.id } });
  const kept = Date.parse(task?.purgeAt ?? '') - Date.parse(task?.trashedAt ?? '');
  expect(kept / 86_400_000).toBe(30);
  await age(first, 30);
  expect((await trashOf(people.in)).body.tasks.map(({ id }) => id)).not.toContain(first);
});

test('shows what a person sees on a board, and the company to administrators', async () => {
  const id = await aTrashedTask('Only here');
  const seenBy = async (as: Person, of: number) => (await trashOf(as, {}, of)).body.tasks?.some((task) => task.id === id);
  expect(await seenBy(people.lead, workspaceId)).toBe(true);
  expect(await seenBy(people.adm, 0)).toBe(true);
  expect((await trashOf(people.out)).status).toBe(403);
  expect((await trashOf(people.lead, {}, 0)).status).toBe(403);
  // Somebody of another department who is assigned sees the task, but not the trash of this board.
  const other = await aTask(app, { title: 'Assigned' });
  await app.db.execute(sql`update tasks set assignee_id = ${people.out.id} where id = ${other.id}`);
  await remove(other.id);
  expect((await trashOf(people.out)).status).toBe(403);
});

test('finds words in titles without case and accents, and pages without a gap', async () => {
  const made: number[] = [];
  for (let at = 0; at < trashLimits.page + 3; at++) made.push(await aTrashedTask(`Überweisung ${at} 50%_`));
  // All in one instant: the id decides.
  await app.db.execute(sql`update tasks set deleted_at = now() where title like 'Überweisung%'`);
  const first = (await trashOf(people.in, { search: 'uberweisung' })).body;
  expect(first.tasks).toHaveLength(trashLimits.page);
  expect(first.total).toBe(made.length);
  const rest = (await trashOf(people.in, { search: 'uberweisung', after: first.next ?? '' })).body;
  expect(rest.next).toBeNull();
  expect([...first.tasks, ...rest.tasks].map(({ id }) => id)).toEqual(made.toReversed());
  expect((await trashOf(people.in, { search: '50%_ 7' })).body.tasks.map(({ title }) => title)).toEqual([
    'Überweisung 47 50%_',
    'Überweisung 37 50%_',
    'Überweisung 27 50%_',
    'Überweisung 17 50%_',
    'Überweisung 7 50%_',
  ]);
  for (const after of ['x', '[1]', '[-1,1]', '["a",1]']) expect((await trashOf(people.in, { after })).status).toBe(400);
  await purge(people.adm, ...made);
});

test('what is restored leaves the trash', async () => {
  const id = await aTrashedTask('Come back');
  const { body } = await app.as(people.in)(api.bulkChanges.create, {
    body: { tasks: [{ taskId: id }], change: { deleted: false } },
  });
  expect(body.changed.map(({ taskId }) => taskId)).toEqual([id]);
  expect((await trashOf(people.in)).body.tasks.map((task) => task.id)).not.toContain(id);
});

test('whoever manages the board deletes for good, with everything that belongs to the task, and it is recorded', async () => {
  const id = await aTrashedTask('Go for good');
  await app.db.execute(sql`insert into task_comments (task_id, user_id, content) values (${id}, ${people.in.id}, 'Gone, too')`);
  expect((await trashOf(people.wsa)).body.tasks.find((task) => task.id === id)).toMatchObject({ mayPurge: true });
  expect(await purge(people.in, id)).toMatchObject({
    status: 403,
    body: { message: 'Only those who manage the board can delete its tasks for good.' },
  });
  expect(await purge(people.out, id)).toMatchObject({ status: 404, body: { message: 'Task not found' } });
  expect(await purge(people.wsa, id)).toMatchObject({ status: 200, body: { purged: [id] } });
  const left = await rows(
    app.db,
    sql`select task_id from task_comments where task_id = ${id} union select task_id from task_changes where task_id = ${id}`,
  );
  expect(left).toEqual([]);
  const told = await rows(app.db, sql`select type from events where task_id = ${id} order by id desc limit 1`);
  expect(told).toEqual([{ type: 'task_purged' }]);
  const audit = (await app.as(people.adm)(api.audit.list, { query: { action: 'tasks_purged' } })).body;
  expect(audit[0]).toMatchObject({ userId: people.wsa.id, details: { tasks: 1 } });
  expect((await app.as(people.in)(api.tasks.restore, { params: { taskId: id } })).status).toBe(404);
  expect((await purge(people.wsa, id)).status).toBe(404);
});

test('a task that is not in the trash is never deleted for good, and of several none if one is refused', async () => {
  const alive = await aTask(app);
  expect((await purge(people.adm, alive.id)).status).toBe(404);
  const [here, there] = [await aTrashedTask('Here'), await aTask(app, { workspaceId: 1, department: 'Marketing' })];
  await app.db.execute(sql`update tasks set deleted_at = now(), assignee_id = ${people.wsa.id} where id = ${there.id}`);
  expect((await purge(people.wsa, here, there.id)).status).toBe(403);
  expect((await purge(people.adm, here, there.id, alive.id)).body).toEqual({ purged: [here, there.id] });
  expect((await app.as(people.in)(api.tasks.get, { params: { taskId: alive.id } })).status).toBe(200);
});

test('somebody whose account is deleted is not named', async () => {
  const leaver = await aUser(app, { fullName: 'Lea Vent' });
  const { id } = await aTask(app, { title: 'By somebody who left' });
  await remove(id, leaver);
  const trashedBy = async () => (await trashOf(people.in, { search: 'who left' })).body.tasks[0]?.trashedBy;
  expect(await trashedBy()).toMatchObject({ fullName: 'Lea Vent' });
  await app.db.execute(sql`update users set deleted_at = now() where id = ${leaver.id}`);
  expect(await trashedBy()).toBeNull();
});
