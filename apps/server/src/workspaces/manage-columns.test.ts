// Columns are changed and deleted without losing a task, and a limit of work in progress holds for everybody at once
// (docs/decisions/055-columns.md).
import * as api from '@app/contract/api.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { untilOneWaits } from '#testing/until-one-waits.ts';

let app: TestApp;
let people: Actors;
let count = 0;
let made: Column;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

/** Each test has a column of its own. */
beforeEach(async () => {
  await app.db.execute(sql`delete from tasks where column_id in (select id from columns where workspace_id = 3)`);
  await app.db.execute(sql`delete from columns where workspace_id = 3 and id > 20`);
  made = (await app.as(people.wsa)(api.workspaces.createColumn, { body: { name: `Own ${++count}`, workspaceId: 3 } })).body;
});

const change = (body: object, columnId = made.id) =>
  app.as(people.wsa)(api.workspaces.updateColumn, { params: { columnId }, body });
const remove = (columnId: number, moveTo: number) =>
  app.as(people.wsa)(api.workspaces.removeColumn, {
    params: { columnId },
    query: { moveTo: String(moveTo) },
  });
const board = async () =>
  (await app.as(people.in)(api.workspaces.columns, { params: { workspaceId: 3 } })).body.map(({ name }) => name);
const move = (taskId: number, columnId: number, by = people.in) =>
  app.as(by)(api.tasks.move, { params: { taskId }, body: { columnId } });
const get = async (taskId: number) => (await app.as(people.adm)(api.tasks.get, { params: { taskId } })).body;

describe('a change', () => {
  test('of the name is the new status of its tasks, on every board that shows them, and reaches a cached board', async () => {
    const task = await aTask(app, { columnId: made.id, departments: ['HR'] });
    const cards = () => app.as(people.out)(api.tasks.inWorkspace, { params: { workspaceId: 2 }, query: { fields: 'card' } });
    expect(JSON.stringify((await cards()).body)).toContain(made.name);
    const after = await change({ name: ' Waiting for\u200B legal ' });
    expect(after).toMatchObject({ status: 200, body: { name: 'Waiting for legal', id: made.id } });
    expect(await get(task.id)).toMatchObject({ status: 'Waiting for legal', columnId: made.id });
    expect(JSON.stringify((await cards()).body)).toContain('Waiting for legal');
    const [event] = await rows<{ keys: string[] }>(
      app.db,
      sql`select department_keys as keys from events where type = 'column_updated' order by id desc limit 1`,
    );
    expect(event?.keys.sort()).toEqual(['engineering', 'hr']);
  });

  test('keeps the four names that the product counts by, and names unique', async () => {
    expect(await change({ name: 'Finished' }, 12)).toMatchObject({
      status: 400,
      body: { fields: { name: 'To Do, In Progress, Review and Done keep their names, because the product counts by them.' } },
    });
    expect((await change({ name: 'review' })).status).toBe(409);
    expect((await change({ color: 'green', name: 'Done' }, 12)).body).toMatchObject({ color: 'green', name: 'Done' });
    await change({ color: null }, 12);
  });

  test('of the place puts it between the others; beyond the end is the end', async () => {
    await change({ order: 1 });
    expect(await board()).toEqual(['To Do', made.name, 'In Progress', 'Review', 'Done']);
    await change({ order: 20 }, 9);
    expect(await board()).toEqual([made.name, 'In Progress', 'Review', 'Done', 'To Do']);
    await change({ order: 0 }, 9);
  });

  test('of a limit has bounds, and without a limit nothing is refused', async () => {
    for (const limit of [0, 1000, 1.5, '3']) expect((await change({ limit })).status).toBe(400);
    expect((await change({ limit: 2, limitRefuses: true })).body).toMatchObject({ limit: 2, limitRefuses: true });
    expect((await change({ limit: null })).body).toMatchObject({ limit: null, limitRefuses: false });
    expect((await change({ color: 'pink' })).status).toBe(400);
  });
});

describe('a limit', () => {
  test('warns only, unless the column refuses', async () => {
    await change({ limit: 1 });
    const tasks = await Promise.all([aTask(app), aTask(app)]);
    for (const { id } of tasks) expect((await move(id, made.id)).status).toBe(200);
  });

  test('refuses every way in, with a reason; places within the column and ways out stay free', async () => {
    await change({ limit: 1, limitRefuses: true });
    const standing = await aTask(app, { columnId: made.id });
    const other = await aTask(app);
    const full = { status: 409, body: { error: 'conflict', message: expect.stringContaining('The column is full.') } };
    expect(await move(other.id, made.id)).toMatchObject(full);
    const update = { params: { taskId: other.id }, body: { status: made.name } };
    expect(await app.as(people.in)(api.tasks.update, update)).toMatchObject(full);
    const body = { title: 'One more', columnId: made.id, department: 'Engineering', priority: 'P2' };
    // The second creation knows the column, and sends all statements at once.
    expect(await app.as(people.in)(api.tasks.create, { body })).toMatchObject(full);
    expect(await app.as(people.in)(api.tasks.create, { body })).toMatchObject(full);
    expect(
      (await app.as(people.in)(api.tasks.move, { params: { taskId: standing.id }, body: { columnId: made.id, order: 0 } }))
        .status,
    ).toBe(200);
    expect((await move(standing.id, 9)).status).toBe(200);
    expect(await app.as(people.in)(api.tasks.create, { body })).toMatchObject({ status: 201 });
    expect(await rows(app.db, sql`select 1 from tasks where column_id = ${made.id}`)).toHaveLength(1);
  });

  test('reached by many at once lets in as many as it may', async () => {
    await change({ limit: 3, limitRefuses: true });
    const tasks = await Promise.all(Array.from({ length: 8 }, () => aTask(app)));
    const moved = await Promise.all(tasks.map(({ id }, n) => move(id, made.id, n % 2 === 0 ? people.in : people.adm)));
    expect(moved.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(moved.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('lets as many of a bulk change in as it may, and names the others; so does a restoration of many', async () => {
    await change({ limit: 2, limitRefuses: true });
    const tasks = await Promise.all(Array.from({ length: 4 }, () => aTask(app)));
    const ids = tasks.map(({ id }) => ({ taskId: id }));
    const bulk = (body: object) => app.as(people.in)(api.bulkChanges.create, { body: { tasks: ids, change: body } });
    const { body: moved } = await bulk({ status: made.name });
    expect(moved.changed).toHaveLength(2);
    expect(moved.refused.map(({ message }) => message)).toEqual(Array(2).fill(expect.stringContaining('The column is full.')));
    await change({ limit: 1 });
    await bulk({ deleted: true });
    const { body: restored } = await bulk({ deleted: false });
    expect([restored.changed.length, restored.refused.length]).toEqual([3, 1]);
  });

  test('is not used up by a task of a bulk change that is refused for another reason', async () => {
    await change({ limit: 1, limitRefuses: true });
    const [refused, other] = [await aTask(app), await aTask(app)];
    const tasks = [{ taskId: refused.id, change: { assigneeId: people.out.id } }, { taskId: other.id }];
    const { body } = await app.as(people.in)(api.bulkChanges.create, { body: { tasks, change: { status: made.name } } });
    expect(body.refused).toMatchObject([{ taskId: refused.id, message: 'Assignee is not in the selected departments' }]);
    expect(body.changed).toMatchObject([{ taskId: other.id }]);
  });

  test('counts what stands on the board: no deleted task, and the task of another board with this status', async () => {
    await change({ limit: 1, limitRefuses: true });
    const deleted = await aTask(app, { columnId: made.id });
    await app.as(people.in)(api.tasks.remove, { params: { taskId: deleted.id } });
    const theirs = (await app.as(people.adm)(api.workspaces.createColumn, { body: { name: made.name, workspaceId: 2 } })).body;
    const shared = await aTask(app, { columnId: theirs.id, workspaceId: 2, department: 'HR', departments: ['Engineering'] });
    const other = await aTask(app);
    expect((await move(other.id, made.id)).status).toBe(409);
    await app.as(people.adm)(api.tasks.remove, { params: { taskId: shared.id } });
    expect((await move(other.id, made.id)).status).toBe(200);
    const restored = await app.as(people.in)(api.tasks.restore, { params: { taskId: deleted.id } });
    expect(restored).toMatchObject({ status: 409, body: { message: expect.stringContaining('The column is full.') } });
  });
});

describe('a deletion', () => {
  test('moves all tasks in their order behind those of the target, tells of each, and moves the trash along', async () => {
    const there = await aTask(app, { columnId: 12, title: 'Done before' });
    const moved = [
      await aTask(app, { columnId: made.id, title: 'First' }),
      await aTask(app, { columnId: made.id, title: 'Second' }),
    ];
    const deleted = await aTask(app, { columnId: made.id, title: 'Thrown away' });
    await app.as(people.in)(api.tasks.remove, { params: { taskId: deleted.id } });
    expect((await remove(made.id, 12)).status).toBe(200);
    const inDone = await rows<{ title: string; done: boolean }>(
      app.db,
      sql`select title, completed_at is not null as done from tasks where column_id = 12 order by "order"`,
    );
    expect(inDone.map(({ title }) => title)).toEqual([there.title, 'First', 'Second', 'Thrown away']);
    expect(inDone.every(({ done }) => done)).toBe(true);
    for (const { id } of moved) {
      const comments = await rows(app.db, sql`select content from task_comments where task_id = ${id}`);
      expect(comments).toEqual([{ content: `Task moved from ${made.name} to Done` }]);
    }
    expect(await rows(app.db, sql`select changes -> 'list' as list from task_changes where task_id = ${moved[0]?.id}`)).toEqual([
      { list: [{ field: 'status', from: made.name, to: 'Done' }] },
    ]);
    const told = await rows<{ type: string; task_id: number | null }>(
      app.db,
      sql`select type, task_id from events where type in ('task_moved', 'column_deleted') order by id desc limit 3`,
    );
    expect(told.map(({ type }) => type)).toEqual(['column_deleted', 'task_moved', 'task_moved']);
    expect(await board()).toEqual(['To Do', 'In Progress', 'Review', 'Done']);
    const back = await app.as(people.in)(api.tasks.restore, { params: { taskId: deleted.id } });
    expect(back.body).toMatchObject({ status: 'Done', columnId: 12 });
  });

  test('is refused for the four columns and for a target elsewhere', async () => {
    expect(await remove(12, made.id)).toMatchObject({
      status: 400,
      body: { fields: { columnId: expect.stringContaining('cannot be deleted') } },
    });
    for (const target of [made.id, 5, 2_000_000_000])
      expect(await remove(made.id, target)).toMatchObject({ status: 400, body: { fields: { moveTo: expect.any(String) } } });
    expect((await remove(2_000_000_000, 9)).status).toBe(404);
  });

  test('while tasks are moved and created in it loses none', async () => {
    const tasks = await Promise.all(Array.from({ length: 6 }, () => aTask(app)));
    const body = { title: 'Just created', columnId: made.id, department: 'Engineering', priority: 'P2' };
    // The server knows the column, so creations send all statements at once.
    await app.as(people.in)(api.tasks.create, { body });
    const [gone, ...others] = await Promise.all([
      remove(made.id, 10),
      ...tasks.map(({ id }) => move(id, made.id)),
      ...Array.from({ length: 4 }, () => app.as(people.in)(api.tasks.create, { body })),
    ]);
    expect(gone.status).toBe(200);
    expect([...new Set(others.map(({ status }) => status))].filter((status) => ![200, 201, 400].includes(status))).toEqual([]);
    const created = others.filter(({ status }) => status === 201).length;
    const left = await rows<{ column_id: number }>(app.db, sql`select column_id from tasks where workspace_id = 3`);
    expect(left).toHaveLength(tasks.length + 1 + created);
    expect(left.every(({ column_id }) => [9, 10].includes(column_id))).toBe(true);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])('leaves a task where somebody has moved it at the same time', async () => {
    const weekly = { columnId: made.id, repeat: 'FREQ=WEEKLY', dueDate: '2030-01-07' };
    const [moved, stays] = [await aTask(app, weekly), await aTask(app, { columnId: made.id })];
    let gone: ReturnType<typeof remove> | undefined;
    await transaction(app.db, async (tx) => {
      await tx.execute(sql`update tasks set column_id = 10, status = 'In Progress', "order" = 900 where id = ${moved.id}`);
      gone = remove(made.id, 12);
      await untilOneWaits(app.db);
    });
    expect((await gone)?.status).toBe(200);
    expect(await get(moved.id)).toMatchObject({ columnId: 10, status: 'In Progress', repeat: 'FREQ=WEEKLY' });
    expect(await rows(app.db, sql`select 1 from tasks where repeated_from = ${moved.id}`)).toEqual([]);
    expect(await get(stays.id)).toMatchObject({ columnId: 12, status: 'Done' });
  });

  test('into Done makes the next of a recurring task', async () => {
    await aTask(app, { columnId: made.id, title: 'Weekly', repeat: 'FREQ=WEEKLY', dueDate: '2030-01-07' });
    expect((await remove(made.id, 12)).status).toBe(200);
    const weekly = await rows(app.db, sql`select status, due_date::text from tasks where title = 'Weekly' order by id`);
    expect(weekly).toEqual([
      { status: 'Done', due_date: '2030-01-07' },
      { status: 'To Do', due_date: '2030-01-14' },
    ]);
  });
});
