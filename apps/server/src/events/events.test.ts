// Tests polling: it returns every event that concerns the reader, none that the reader may not see, and never fewer than there
// were.
import * as api from '@app/contract/api.ts';
import { isSeenIn } from '@app/contract/events/snapshots.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { listenAs } from '#testing/network/listener.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
let began: number;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  began = Date.now();
  return () => app.close();
});

async function poll(since: string | number = began, as = person) {
  const { status, body } = await app.as(as)(api.events.list, { query: { since: String(since) } });
  expect(status).toBe(200);
  return body;
}

test('every kind of change is returned in order', async () => {
  const { id: taskId } = await aTask(app);
  const params = { taskId };
  await app.as(person)(api.tasks.update, { params, body: { title: 'Changed' } });
  await app.as(person)(api.tasks.move, { params, body: { columnId: 10 } });
  const { body: comment } = await app.as(person)(api.comments.create, { params, body: { content: 'Hello' } });
  await app.as(person)(api.comments.remove, { params: { commentId: comment.id } });
  await app.as(person)(api.tasks.remove, { params });
  await app.as(person)(api.tasks.restore, { params });
  const events = await poll();
  expect(events.map(({ type }) => type)).toEqual([
    'task_created',
    'task_updated',
    'task_moved',
    'task_commented',
    'task_comment_deleted',
    'task_deleted',
    'task_restored',
  ]);
  expect(new Set(events.map((event) => event.taskId))).toEqual(new Set([taskId]));
  expect(events.at(-1)).toMatchObject({ workspaceId: 3, userId: person.id });
});

test('numbers say which events they hold, and the stream which transaction wrote an event', async () => {
  const count = async () => (await app.as(person)(api.workspaces.list)).body.find(({ id }) => id === 3);
  const before = await count();
  const listener = await listenAs(app, person);
  const { id: taskId } = await aTask(app);
  const after = await count();
  expect([before?.openTasks, after?.openTasks]).toEqual([0, 1]);
  const heard = await listener.hears((event) => event.type === 'task_created' && event.taskId === taskId);
  listener.close();
  const [polled] = await poll();
  expect(polled?.writtenBy).toBe(heard.writtenBy);
  expect(isSeenIn(before?.countedIn, heard.writtenBy)).toBe(false);
  expect(isSeenIn(after?.countedIn, heard.writtenBy)).toBe(true);
});

test('people of other departments get nothing', async () => {
  const outsider = await aUser(app, { department: 'HR' });
  await aTask(app);
  expect(await poll(undefined, outsider)).toEqual([]);
});

test('a person who loses a task gets that change, and none after it', async () => {
  const outsider = await aUser(app, { department: 'HR' });
  const { id: taskId } = await aTask(app, { departments: ['HR'] });
  await app.as(person)(api.tasks.update, { params: { taskId }, body: { departments: [] } });
  await app.as(person)(api.tasks.update, { params: { taskId }, body: { title: 'Secret now' } });
  expect((await poll(undefined, outsider)).map(({ type }) => type)).toEqual(['task_created', 'task_updated']);
});

test("a notification's event goes to its recipient only, not even to administrators", async () => {
  const admin = await aUser(app, { role: 'admin', department: null });
  const assignee = await aUser(app);
  await aTask(app, { assigneeId: assignee.id });
  const kinds = async (as: Person) => (await poll(undefined, as)).map(({ type }) => type);
  expect(await kinds(assignee)).toContain('notification_created');
  expect(await kinds(admin)).not.toContain('notification_created');
  expect(await kinds(person)).not.toContain('notification_created');
});

test('an invalid instant means the last 30 seconds', async () => {
  await aTask(app);
  for (const since of ['', 'NaN', '-5', '1e400', 'yesterday']) expect(await poll(since)).toHaveLength(1);
  await app.db.execute(sql`update events set created_at = now() - interval '50 seconds'`);
  expect(await poll('yesterday')).toEqual([]);
});

test('an instant too long ago asks the reader to load everything again', async () => {
  expect(await poll(1)).toMatchObject([{ type: 'resync' }]);
});

test('the server reads five seconds further back than asked', async () => {
  await aTask(app);
  expect(await poll(Date.now() + 2000)).toHaveLength(1);
});

describe('the changed rows come with the events', () => {
  const cardOn = async (taskId: number) => {
    const query = { fields: 'card' } as const;
    const { body } = await app.as(person)(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query });
    return body.find(({ id }) => id === taskId);
  };

  test('the card as its board shows it, on the last event of each task, with the way it was changed', async () => {
    const { id: taskId } = await aTask(app, { description: 'x'.repeat(1_000), assigneeId: person.id });
    const other = await aTask(app);
    const params = { taskId };
    await app.as(person)(api.tasks.update, { params, body: { checklistItems: [{ id: 1, text: 'One', completed: true }] } });
    await app.as(person)(api.tasks.move, { params, body: { columnId: 10 } });
    await app.as(person)(api.comments.create, { params, body: { content: 'Hello' } });
    const events = (await poll()).filter(({ type }) => type !== 'notification_created');
    const card = await cardOn(taskId);
    expect(card).toMatchObject({ columnId: 10, commentCount: 1, checklistDone: 1 });
    expect(events.map((event) => [event.type, event.card])).toEqual([
      ['task_created', undefined],
      ['task_created', await cardOn(other.id)],
      ['task_updated', undefined],
      ['task_moved', undefined],
      ['task_commented', card],
    ]);
    expect(new Set(events.map(({ via }) => via))).toEqual(new Set(['session']));
  });

  test('no card if the reader no longer sees the task, or nobody does', async () => {
    const outsider = await aUser(app, { department: 'HR' });
    const [lost, deleted] = [await aTask(app, { departments: ['HR'] }), await aTask(app, { departments: ['HR'] })];
    await app.as(person)(api.tasks.update, { params: { taskId: lost.id }, body: { departments: [] } });
    await app.as(person)(api.tasks.remove, { params: { taskId: deleted.id } });
    const events = await poll(undefined, outsider);
    expect(events.map((event) => [event.type, event.taskId, event.card])).toEqual([
      ['task_created', lost.id, undefined],
      ['task_created', deleted.id, undefined],
      ['task_updated', lost.id, null],
      ['task_deleted', deleted.id, null],
    ]);
    expect((await poll()).at(-2)).toMatchObject({ type: 'task_updated', card: await cardOn(lost.id) });
  });

  test('whether other cards of the column got new orders', async () => {
    const tasks = [await aTask(app), await aTask(app), await aTask(app)];
    const last = tasks[2]?.id ?? 0;
    for (let times = 0; times < 3; times++)
      await app.as(person)(api.tasks.move, { params: { taskId: last }, body: { columnId: 9, order: times % 2 } });
    const moved = (await poll()).filter(({ type }) => type === 'task_moved');
    expect(moved.map(({ reordered }) => reordered)).toContain(true);
    expect(moved.every(({ reordered }) => typeof reordered === 'boolean')).toBe(true);
  });

  test('the person as the reader sees them, also a deleted one', async () => {
    const [stranger, admin] = [await aUser(app, { department: 'HR' }), await aUser(app, { role: 'admin' })];
    const body = { title: 'Designer' };
    await app.as(stranger)(api.users.update, { params: { userId: stranger.id }, body });
    const mine = (await poll()).find(({ type }) => type === 'user_updated');
    expect(mine).toMatchObject({ userId: stranger.id, user: { id: stranger.id, title: 'Designer', email: null } });
    const theirs = (await poll(undefined, stranger)).find(({ type }) => type === 'user_updated');
    expect(theirs?.user?.email).toEqual(expect.any(String));
    await app.as(admin)(api.users.remove, { params: { userId: stranger.id } });
    expect((await poll()).filter(({ type }) => type === 'user_updated').map(({ user }) => user)).toEqual([null, null]);
  });

  test('no cards at all for very many tasks', async () => {
    await app.db.execute(sql`insert into tasks (title, type, priority, status, column_id, department, workspace_id, "order", department_keys)
      select 'Task ' || n, 'task', 'P2', 'To Do', 9, 'Engineering', 3, n, array['engineering'] from generate_series(1, 101) n`);
    const write = (most: number) =>
      app.db.execute(sql`insert into events (type, task_id, workspace_id, department_keys, audience)
        select 'task_updated', id, 3, array['engineering'], '{}' from tasks where "order" <= ${most}`);
    await write(100);
    const hundred = await poll();
    expect(hundred.filter(({ card }) => card?.title.startsWith('Task '))).toHaveLength(100);
    await write(101);
    expect((await poll()).filter((event) => 'card' in event)).toEqual([]);
  });
});
