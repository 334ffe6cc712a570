// A cached board is never outdated: every write of a board shows in the next answer, in whatever order transactions commit.
import { api, type Task, type TaskCard } from '@app/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginEpoch } from '#events/events.sql.ts';
import { findLogPlace } from '#events/live.sql.ts';
import { boardCache } from '#tasks/board-cache.ts';
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

// PostgreSQL's snapshots also change with what other databases of the cluster write.
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'needs no query while nothing at all was written, except after a new connection, which may lead to another server',
  async () => {
    const workspace = { id: 3, departmentKey: 'engineering' };
    let connectedAt = 0;
    const cache = boardCache({ db: app.db, connectedAt: () => connectedAt, waiting: () => 0 });
    const queries = vi.spyOn((app.db as unknown as { session: { prepareQuery(): unknown } }).session, 'prepareQuery');
    const etagAt = async (snapshot: string) => {
      queries.mockClear();
      const found = await cache.board(workspace, 'card', { snapshot });
      return [(found as { etag: string }).etag, queries.mock.calls.length > 0] as const;
    };
    const snapshotNow = async () => (await findLogPlace(app.db)).snapshot;
    const before = await snapshotNow();
    const [etag] = await etagAt(before);
    expect(await etagAt(before)).toEqual([etag, false]);
    connectedAt = Date.now() + 10;
    expect(await etagAt(before)).toEqual([etag, true]);
    connectedAt = 0;
    await aTask(app);
    const [changed, asked] = await etagAt(await snapshotNow());
    expect([changed === etag, asked]).toEqual([false, true]);
    expect(await etagAt(await snapshotNow())).toEqual([changed, false]);
  },
);

test('a board that is read together with its reader is only for a reader who still sees it', async () => {
  await board();
  // The board has changed, so it is read while the session is.
  await aTask(app);
  await app.as(person)(api.tasks.update, { params: { taskId: (await aTask(app)).id }, body: { title: 'Changed' } });
  await app.db.execute(sql`update user_departments set department_id = (select id from departments where key = 'hr')
    where user_id = ${person.id}`);
  expect((await board()).status).toBe(403);
  await app.db.execute(sql`delete from sessions`);
  expect((await board()).status).toBe(401);
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
