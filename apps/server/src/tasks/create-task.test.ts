// What a task is created with is checked each time, also for a second one in the same column.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
const body = { title: 'Second', columnId: 9, department: 'Engineering', priority: 'P2' } as const;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  await aTask(app);
  return () => app.close();
});

function create(more: object = {}, as = person) {
  return app.as(as)(api.tasks.create, { body: { ...body, ...more } });
}

async function count(table: string) {
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return rows[0]?.count;
}

test('the task is at the end of its column, with its event and its notification', async () => {
  const colleague = await aUser(app);
  const { status, body: task } = await create({ assigneeId: colleague.id });
  expect([status, task.status, task.workspaceId, task.order]).toEqual([201, 'To Do', 3, 1]);
  expect([await count('notifications'), await count('outbox')]).toEqual([1, 1]);
  const { body: events } = await app.as(person)(api.events.list, { query: { since: '' } });
  expect(events.map(({ type }) => type)).toEqual(['task_created', 'task_created']);
});

test('an assignee of another department, or nobody, is refused and nothing is stored', async () => {
  const outsider = await aUser(app, { department: 'HR' });
  const events = await count('events');
  for (const assigneeId of [outsider.id, 99_999]) {
    expect(await create({ assigneeId })).toMatchObject({ status: 400, body: { fields: { assignees: expect.any(String) } } });
  }
  expect([await count('tasks'), await count('events')]).toEqual([1, events]);
});

test('who is not in the department, and a status of no column, are refused', async () => {
  const outsider = await aUser(app, { department: 'HR' });
  expect((await create({ department: 'HR' }, outsider)).status).toBe(403);
  expect(await create({ status: 'Nowhere' })).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } });
  expect(await create({ workspaceId: 2 })).toMatchObject({ status: 400, body: { fields: { columnId: expect.any(String) } } });
});

test('a column that has changed since is read again', async () => {
  await app.db.execute(sql`update columns set name = 'Later', name_key = 'later' where id = 9`);
  expect(await create()).toMatchObject({ status: 201, body: { status: 'Later' } });
  await app.db.execute(sql`update columns set name = 'To Do', name_key = 'to do' where id = 9`);
  expect(await create()).toMatchObject({ status: 201, body: { status: 'To Do' } });
});

test('a column that is gone since is not found', async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`insert into columns (name, name_key, workspace_id, "order") values ('Soon gone', 'soon gone', 3, 9) returning id`,
  );
  const columnId = rows[0]?.id ?? 0;
  const { body: task } = await create({ columnId });
  await app.db.execute(sql`delete from tasks where id = ${task.id}`);
  await app.db.execute(sql`delete from columns where id = ${columnId}`);
  expect(await create({ columnId })).toMatchObject({ status: 400, body: { fields: { columnId: expect.any(String) } } });
});
