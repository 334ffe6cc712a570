// Names of columns cannot be confused, and a status of a request finds its column
// (docs/decisions/009-a-workspace-is-its-departments-board.md).
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

const addColumn = (name: string, workspaceId = 3) =>
  app.as(people.adm)(api.workspaces.createColumn, { body: { name, workspaceId } });

test.each(['to do', 'TO DO', '  To  Do ', 'To\u00A0Do', 'DONE'])(
  '%j is taken beside the columns that there are',
  async (name) => {
    expect(await addColumn(name)).toMatchObject({
      status: 409,
      body: { error: 'conflict', message: 'A column of this name already exists on this board.' },
    });
  },
);

test('of two that are added at once one is created; another workspace may have the same', async () => {
  const made = await Promise.all(['Überholt', 'ÜBERHOLT', ' überholt'].map((name) => addColumn(name)));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await addColumn('überholt', 2)).status).toBe(201);
});

test('the database refuses it as well', async () => {
  const twice = sql`insert into columns (name, name_key, workspace_id, "order") values ('TO DO', 'to do', 3, 50)`;
  await expect(app.db.execute(twice)).rejects.toThrow();
});

test("a status of a request is matched so, and stored as the column's name", async () => {
  const base = { title: 'Sort the mail', columnId: 9, priority: 'P2', department: 'Engineering' };
  const { body: task } = await app.as(people.in)(api.tasks.create, { body: { ...base, status: ' to do' } });
  expect(task.status).toBe('To Do');
  const params = { taskId: task.id };
  const moved = await app.as(people.in)(api.tasks.update, { params, body: { status: ' DONE ' } });
  expect(moved.body).toMatchObject({ status: 'Done', columnId: 12 });
  const stayed = await app.as(people.in)(api.tasks.update, { params, body: { status: 'done' } });
  expect(stayed.body).toMatchObject({ status: 'Done', columnId: 12, order: moved.body.order });
  const refused = await app.as(people.in)(api.tasks.update, { params, body: { status: 'Don' } });
  expect(refused).toMatchObject({ status: 400, body: { message: 'This board has no such status.' } });
  const comments = await rows(app.db, sql`select content from task_comments where task_id = ${task.id}`);
  expect(comments).toEqual([{ content: 'Task moved from To Do to Done' }]);
});

test('a move on the board of another department finds the column whose name differs only in case', async () => {
  const shared = `Parked ${Date.now()}`;
  const own = await addColumn(shared, 3);
  const theirs = await addColumn(shared.toUpperCase(), 2);
  const task = await aTask(app, { departments: ['HR'] });
  const moved = await app.as(people.out)(api.tasks.move, { params: { taskId: task.id }, body: { columnId: theirs.body.id } });
  expect(moved.body).toMatchObject({ columnId: own.body.id, status: shared });
});
