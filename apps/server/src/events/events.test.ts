// What polling promises: everything that concerns me, nothing that is not mine, and never less than there was.
import { api } from '@app/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

async function poll(since: string | number = Date.now() - 1000, as = person) {
  const { status, body } = await app.as(as)(api.events.list, { query: { since: String(since) } });
  expect(status).toBe(200);
  return body;
}

test('every kind of change is told in its order', async () => {
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

test('people of other departments hear nothing', async () => {
  const outsider = await aUser(app, { department: 'HR' });
  await aTask(app);
  expect(await poll(undefined, outsider)).toEqual([]);
});

test('whoever loses a task hears of that change, and of none after it', async () => {
  const outsider = await aUser(app, { department: 'HR' });
  const { id: taskId } = await aTask(app, { departments: ['HR'] });
  await app.as(person)(api.tasks.update, { params: { taskId }, body: { departments: [] } });
  await app.as(person)(api.tasks.update, { params: { taskId }, body: { title: 'Secret now' } });
  expect((await poll(undefined, outsider)).map(({ type }) => type)).toEqual(['task_created', 'task_updated']);
});

test('a notification is told to its receiver only, not even to administrators', async () => {
  const admin = await aUser(app, { role: 'admin', department: null });
  const assignee = await aUser(app);
  await aTask(app, { assigneeId: assignee.id });
  const kinds = async (as: Person) => (await poll(undefined, as)).map(({ type }) => type);
  expect(await kinds(assignee)).toContain('notification_created');
  expect(await kinds(admin)).not.toContain('notification_created');
  expect(await kinds(person)).not.toContain('notification_created');
});

test('an instant that is none means the last 30 seconds', async () => {
  await aTask(app);
  for (const since of ['', 'NaN', '-5', '1e400', 'yesterday']) expect(await poll(since)).toHaveLength(1);
  await app.db.execute(sql`update events set created_at = now() - interval '50 seconds'`);
  expect(await poll('yesterday')).toEqual([]);
});

test('an instant too long ago asks the reader to load everything anew', async () => {
  expect(await poll(1)).toMatchObject([{ type: 'resync' }]);
});

test('the server reads five seconds further back than asked', async () => {
  await aTask(app);
  expect(await poll(Date.now() + 2000)).toHaveLength(1);
});
