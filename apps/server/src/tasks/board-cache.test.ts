// A cached board is never outdated: every write of a board shows in the next answer, in whatever order transactions commit.
import * as api from '@app/contract/api.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { beginEpoch } from '#events/events.sql.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

async function board(headers: Record<string, string> = {}) {
  return app.as(person)(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query: { fields: 'card' }, headers });
}

async function card(taskId: number): Promise<TaskCard | undefined> {
  return ((await board()).body as TaskCard[]).find(({ id }) => id === taskId);
}

test('answers 304 to a reader who has the board, until something changes', async () => {
  const task = await aTask(app);
  const { headers } = await board();
  // A browser sends the ETag only for what it may store.
  expect(headers['cache-control']).toBe('private, no-cache');
  const etag = String(headers['etag']);
  expect((await board({ 'if-none-match': etag })).status).toBe(304);
  await app.as(person)(api.tasks.update, { params: { taskId: task.id }, body: { title: 'Changed' } });
  const changed = await board({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect((await card(task.id))?.title).toBe('Changed');
});

test('a cached board is only for a reader who still sees it', async () => {
  await aTask(app);
  await board();
  await app.db.execute(sql`update user_departments set department_id = (select id from departments where key = 'hr')
    where user_id = ${person.id}`);
  expect((await board()).status).toBe(403);
  await app.db.execute(sql`delete from sessions`);
  expect((await board()).status).toBe(401);
});

test('of many changed cards each is at its place, and the board is the same as one that is read anew', async () => {
  const tasks = await Promise.all(Array.from({ length: 8 }, () => aTask(app)));
  await board();
  for (const [index, { id }] of tasks.entries())
    await app.as(person)(api.tasks.move, { params: { taskId: id }, body: { columnId: 9 + (index % 3), order: index % 2 } });
  await app.as(person)(api.tasks.remove, { params: { taskId: tasks[0]?.id ?? 0 } });
  await aTask(app);
  const cached = (await board()).body as TaskCard[];
  await app.db.transaction((tx) => beginEpoch(tx));
  expect(cached).toHaveLength(8);
  expect((await board()).body).toEqual(cached);
});

test('shows each kind of write at once', async () => {
  const task = await aTask(app, { departments: ['HR'] });
  expect(await card(task.id)).toMatchObject({ commentCount: 0, checklistTotal: 0 });
  const params = { taskId: task.id };
  const comment = await app.as(person)(api.comments.create, { params, body: { content: 'Hello' } });
  expect((await card(task.id))?.commentCount).toBe(1);
  await app.as(person)(api.comments.remove, { params: { commentId: comment.body.id } });
  expect((await card(task.id))?.commentCount).toBe(0);
  await app.as(person)(api.tasks.update, { params, body: { checklistItems: [{ id: 1, text: 'One', completed: true }] } });
  expect(await card(task.id)).toMatchObject({ checklistDone: 1, checklistTotal: 1 });
  await app.as(person)(api.tasks.move, { params, body: { columnId: 12 } });
  expect(await card(task.id)).toMatchObject({ status: 'Done', columnId: 12 });
  await app.as(person)(api.tasks.remove, { params });
  expect(await card(task.id)).toBeUndefined();
});

test('a task that leaves the board by its departments disappears from it', async () => {
  const reader = await aUser(app, { department: 'HR' });
  const hr = async () => (await app.as(reader)(api.tasks.inWorkspace, { params: { workspaceId: 2 } })).body as Task[];
  const task = await aTask(app, { departments: ['HR'] });
  expect((await hr()).map(({ id }) => id)).toEqual([task.id]);
  await app.as(person)(api.tasks.update, { params: { taskId: task.id }, body: { departments: [] } });
  expect(await hr()).toEqual([]);
});

test('a cached board is deleted with its workspace', async () => {
  const admin = app.as(await aUser(app, { role: 'admin' }));
  const { body: department } = await admin(api.departments.create, { body: { name: 'Short-lived' } });
  const workspaceId = (await admin(api.workspaces.list, {})).body.find(({ name }) => name === 'Short-lived')?.id ?? 0;
  const read = () => admin(api.tasks.inWorkspace, { params: { workspaceId } });
  expect([(await read()).body, (await read()).body]).toEqual([[], []]);
  // Cached or not, only people who may see it get it.
  expect((await app.as(person)(api.tasks.inWorkspace, { params: { workspaceId } })).status).toBe(403);
  await admin(api.departments.remove, { params: { departmentId: department.id } });
  expect((await read()).status).toBe(404);
  expect((await read()).status).toBe(404);
});

test('a board that was cached before a restore is read again, and no restored event is new for ever', async () => {
  const task = await aTask(app);
  await board();
  await app.db.transaction(async (tx) => {
    // A restore brings other rows, and events of transactions that this database has not reached.
    await tx.execute(sql`update tasks set title = 'As it was' where id = ${task.id}`);
    await tx.execute(sql`insert into events (type, task_id, workspace_id, department_keys, audience, written_by)
      values ('task_updated', ${task.id}, 3, array['engineering'], '{}', '99999999')`);
    await beginEpoch(tx);
  });
  expect((await card(task.id))?.title).toBe('As it was');
  const etag = String((await board()).headers['etag']);
  expect((await board({ 'if-none-match': etag })).status).toBe(304);
});

test('is gzipped for clients that accept it', async () => {
  await aTask(app);
  const { headers } = await app.app.inject({
    method: 'GET',
    url: '/api/workspaces/3/tasks?fields=card',
    headers: { cookie: await app.cookieOf(person), 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
});

test.runIf(process.env['TEST_DATABASE_URL'])('a transaction that commits after the board was read is not missed', async () => {
  const task = await aTask(app);
  await board();
  let commit: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const late = app.db.transaction(async (tx) => {
    await tx.execute(sql`update tasks set title = 'Late' where id = ${task.id}`);
    await tx.execute(sql`insert into events (type, task_id, workspace_id, department_keys, audience)
      values ('task_updated', ${task.id}, 3, array['engineering'], '{}')`);
    await held;
  });
  await app.as(person)(api.comments.create, { params: { taskId: (await aTask(app)).id }, body: { content: 'Meanwhile' } });
  expect((await card(task.id))?.title).not.toBe('Late');
  commit();
  await late;
  expect((await card(task.id))?.title).toBe('Late');
});
