// Tests that a department is renamed everywhere, that its former names lead to it, and that it is archived and placed.
import * as api from '@app/contract/api.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser, viewSettings } from '#testing/factories.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: Person;
let as: Client;
let count = 0;
const fresh = (word: string) => `${word} ${++count}`;

beforeAll(async () => {
  test = await testApp();
  admin = await aUser(test, { role: 'admin', department: null, fullName: 'Ada Admin' });
  as = test.as(admin);
});
afterAll(() => test.close());

async function aBoard(name = fresh('Department')) {
  const { body: department } = await as(api.departments.create, { body: { name } });
  const workspace = (await as(api.workspaces.list)).body.find((each) => each.department === name);
  const workspaceId = workspace?.id ?? 0;
  const { body: columns } = await as(api.workspaces.columns, { params: { workspaceId } });
  return { id: department.id, name, workspaceId, columnId: columns[0]?.id ?? 0 };
}

async function aMember(departmentId: number): Promise<Person> {
  const person = await aUser(test, { department: null });
  await as(api.departments.addUser, { body: { userId: person.id, departmentId } });
  return person;
}

const change = (departmentId: number, body: object) => as(api.departments.update, { params: { departmentId }, body });

async function taskOn({ name, workspaceId, columnId }: Awaited<ReturnType<typeof aBoard>>, more: object = {}) {
  return aTask(test, { by: admin, department: name, workspaceId, columnId, ...more });
}

/** Every cell of every table that contains a text, as `table.column`; JSON and arrays are read as text. */
async function cellsWith(text: string): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(
    test.db,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await rows(
      test.db,
      sql`select 1 from ${sql.identifier(table)} where strpos(${sql.identifier(column)}::text, ${text}) > 0 limit 1`,
    );
    if (row) found.push(`${table}.${column}`);
  }
  return found;
}

describe('a department that is renamed', () => {
  it('has the new name wherever it is shown or stored, and keeps board, people and tasks', async () => {
    const board = await aBoard('Quill Office');
    const other = await aBoard();
    const member = await aMember(board.id);
    const task = await taskOn(board);
    const shared = await taskOn(other, { departments: [board.name] });
    const deleted = await taskOn(board);
    await as(api.tasks.remove, { params: { taskId: deleted.id } });
    const items = [{ text: 'Count the quills' }];
    await as(api.checklistTemplates.create, { body: { name: 'Round of the office', department: board.name, items } });
    const settings = { ...viewSettings(), filter: { ...noFilter, departments: ['Quill Office'] } };
    const views = { workspaceId: board.workspaceId, name: 'Only here', shared: true };
    await as(api.views.create, { body: { ...views, settings } as never });
    const since = String(Date.now());

    expect(await change(board.id, { name: ' Feather  House ' })).toMatchObject({
      status: 200,
      body: { id: board.id, name: 'Feather House', formerNames: ['Quill Office'], members: 1 },
    });
    const mine = test.as(member);
    const read = async (taskId: number) => (await mine(api.tasks.get, { params: { taskId } })).body;
    expect(await read(task.id)).toMatchObject({ department: 'Feather House', departments: ['Feather House'], version: 1 });
    expect(await read(shared.id)).toMatchObject({ department: other.name, departments: [other.name, 'Feather House'] });
    const own = {
      id: board.id,
      name: 'Feather House',
      key: 'quill office',
      role: 'member',
      workspaceId: board.workspaceId,
      isArchived: false,
    };
    expect((await mine(api.departments.mine)).body).toEqual([own]);
    expect((await mine(api.workspaces.list)).body).toMatchObject([
      { id: board.workspaceId, name: 'Feather House', department: 'Feather House', openTasks: 2 },
    ]);
    const events = (await mine(api.events.list, { query: { since } })).body;
    expect(events.at(-1)).toMatchObject({ type: 'department_updated', reordered: true });
    // What was said before, and the answers to requests that may be repeated, stay as they were.
    const past = ['audit_log.details', 'former_department_names.name', 'notifications.message', 'notifications.details'];
    expect((await cellsWith('Quill Office')).filter((cell) => !past.includes(cell))).toEqual([]);
    const entries = (await as(api.audit.list, { query: { action: 'department_changed' } })).body;
    expect(entries[0]).toMatchObject({ details: { name: 'Feather House', from: 'Quill Office' } });
  });

  it('has the new name on the cards of other boards that somebody had open before', async () => {
    const [board, other] = [await aBoard(), await aBoard()];
    const card = await taskOn(other, { departments: [board.name] });
    const departmentsOf = async () => {
      const { body } = await as(api.tasks.inWorkspace, { params: { workspaceId: other.workspaceId }, query: { fields: 'card' } });
      return body.find(({ id }) => id === card.id)?.departments;
    };
    expect(await departmentsOf()).toEqual([other.name, board.name]);
    const name = fresh('Renamed');
    await as(api.departments.update, { params: { departmentId: board.id }, body: { name } });
    expect(await departmentsOf()).toEqual([other.name, name]);
  });

  it('is reached by each of its former names, in any spelling, and by what the specification calls it', async () => {
    const { body } = await change(2, { name: 'People' });
    expect(body).toMatchObject({ name: 'People', formerNames: ['HR'] });
    for (const name of ['hr', 'Human Resources', 'PEOPLE']) {
      const task = await aTask(test, { by: admin, department: name, workspaceId: 2, columnId: 5 });
      expect(task).toMatchObject({ department: 'People', departments: ['People'], workspaceId: 2 });
    }
    for (const name of ['hr', 'people']) {
      const list = await as(api.tasks.list, { query: { department: name } });
      expect(list.body.map(({ department }) => department)).toEqual(['People', 'People', 'People']);
    }
    const parsed = await as(api.assistant.parse, { body: { text: 'Call the bank #HR' } });
    expect(parsed.body).toMatchObject({ departments: ['People'] });
    await change(2, { name: 'HR' });
    expect((await as(api.departments.list)).body.find(({ id }) => id === 2)).toMatchObject({
      name: 'HR',
      formerNames: ['People'],
    });
  });

  it('shows its present name in the history of tasks', async () => {
    const [first, second] = [await aBoard(), await aBoard()];
    const task = await taskOn(first);
    await as(api.tasks.update, { params: { taskId: task.id }, body: { department: second.name, departments: [second.name] } });
    await change(first.id, { name: fresh('Renamed') });
    const { body } = await as(api.history.task, { params: { taskId: task.id } });
    const [line] = body.entries.flatMap(({ changes }) => changes).filter(({ field }) => field === 'department');
    expect(line).toMatchObject({ from: `Renamed ${count}`, to: second.name });
  });

  it('is no conflict for somebody who edits a task with its former name', async () => {
    const board = await aBoard();
    const task = await taskOn(board);
    await change(board.id, { name: fresh('Renamed') });
    const base = { department: board.name, departments: [board.name], title: task.title };
    const body = { base, department: board.name, departments: [board.name], title: 'A title of mine' };
    expect(await as(api.tasks.update, { params: { taskId: task.id }, body })).toMatchObject({
      status: 200,
      body: { title: 'A title of mine', department: `Renamed ${count}`, workspaceId: board.workspaceId },
    });
  });

  it('has a name that no other department has or had, in any spelling', async () => {
    const [first, second] = [await aBoard('Alpha Desk'), await aBoard('Beta Desk')];
    const taken = { status: 409, body: { message: 'A department of this name already exists.' } };
    expect(await change(second.id, { name: 'ALPHA  desk' })).toMatchObject(taken);
    await change(first.id, { name: 'Gamma Desk' });
    const former = { message: 'Another department had this name before.' };
    for (const name of ['alpha desk', 'Ａlpha Desk']) {
      expect(await change(second.id, { name })).toMatchObject({ status: 409, body: former });
      expect(await as(api.departments.create, { body: { name } })).toMatchObject({ status: 409, body: former });
    }
    expect(await change(first.id, { name: 'gamma DESK' })).toMatchObject({ status: 200, body: { formerNames: ['Alpha Desk'] } });
    expect(await change(first.id, { name: 'Alpha Desk' })).toMatchObject({ status: 200, body: { formerNames: ['gamma DESK'] } });
    for (const name of ['', '   ', '---']) expect((await change(first.id, { name })).status).toBe(400);
  });

  it('is one of two, if both are given the same name at once', async () => {
    const [first, second] = [await aBoard(), await aBoard()];
    const name = fresh('Contested');
    const replies = await Promise.all([change(first.id, { name }), change(second.id, { name })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('leaves its board to a new department of any of its names when it is deleted', async () => {
    const board = await aBoard();
    const task = await taskOn(board);
    await change(board.id, { name: fresh('Later') });
    await as(api.departments.remove, { params: { departmentId: board.id } });
    const other = await aBoard();
    expect(await change(other.id, { name: board.name })).toMatchObject({
      status: 409,
      body: { message: 'A deleted department of this name left tasks. Create it again, then merge.' },
    });
    const again = await aBoard(board.name);
    expect(again.workspaceId).toBe(board.workspaceId);
    const { body } = await as(api.tasks.get, { params: { taskId: task.id } });
    expect(body).toMatchObject({ department: board.name, departments: [board.name] });
  });

  it('takes the tasks for which somebody typed that name before', async () => {
    const board = await aBoard();
    const name = fresh('Typed');
    const task = await taskOn(board, { departments: [name] });
    const other = await aBoard();
    const member = await aMember(other.id);
    expect((await test.as(member)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(404);
    await change(other.id, { name });
    expect((await test.as(member)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(200);
  });
});

describe('an archived department', () => {
  it('keeps its tasks and people, takes nothing new in, and is restored', async () => {
    const board = await aBoard();
    const other = await aBoard();
    const member = await aMember(board.id);
    const task = await taskOn(board);
    const elsewhere = await taskOn(other);
    expect((await change(board.id, { archived: true })).body).toMatchObject({ archivedAt: expect.any(String), members: 1 });
    const refused = { status: 409, body: { message: 'The department is archived, so nothing new goes into it.' } };
    const create = (body: object) => as(api.tasks.create, { body: { title: 'Something new', priority: 'P2', ...body } as never });
    expect(await create({ columnId: board.columnId, department: board.name })).toMatchObject(refused);
    expect(await create({ columnId: board.columnId, department: 'Nobody knows this' })).toMatchObject(refused);
    expect(await create({ columnId: other.columnId, department: other.name, departments: [board.name] })).toMatchObject(refused);
    const edit = (taskId: number, body: object) => as(api.tasks.update, { params: { taskId }, body: body as never });
    expect(await edit(elsewhere.id, { departments: [other.name, board.name] })).toMatchObject(refused);
    expect(await edit(elsewhere.id, { workspaceId: board.workspaceId })).toMatchObject(refused);
    const bulk = { tasks: [{ taskId: elsewhere.id }], change: { addDepartments: [board.name] } };
    expect((await as(api.bulkChanges.create, { body: bulk as never })).body).toMatchObject({
      changed: [],
      refused: [{ taskId: elsewhere.id }],
    });

    const mine = test.as(member);
    expect((await mine(api.tasks.inWorkspace, { params: { workspaceId: board.workspaceId } })).body).toHaveLength(1);
    expect((await mine(api.departments.mine)).body).toMatchObject([{ id: board.id, isArchived: true }]);
    expect(await edit(task.id, { title: 'Ended after all', status: 'Done', departments: [board.name] })).toMatchObject({
      status: 200,
      body: { title: 'Ended after all', status: 'Done' },
    });
    expect((await change(board.id, { archived: false })).body).toMatchObject({ archivedAt: null });
    expect((await create({ columnId: board.columnId, department: board.name })).status).toBe(201);
  });

  it('is not offered at registration, and nobody registers into it', async () => {
    const board = await aBoard();
    await change(board.id, { isPublic: true, archived: true });
    const { body } = await test.as()(api.departments.list);
    expect(body.map(({ id }) => id)).not.toContain(board.id);
  });

  it('makes no next task of a series', async () => {
    const board = await aBoard();
    const dates = { dueDate: '2030-01-07', repeat: 'FREQ=DAILY', repeatWhen: 'done' };
    const task = await taskOn(board, dates);
    await change(board.id, { archived: true });
    await as(api.tasks.update, { params: { taskId: task.id }, body: { status: 'Done' } });
    expect((await as(api.tasks.inWorkspace, { params: { workspaceId: board.workspaceId } })).body).toHaveLength(1);
  });
});

describe('the order of departments', () => {
  it('is chosen by administrators, the same for everybody, and new ones come last', async () => {
    const [first, second] = [await aBoard('Zeta Order'), await aBoard('Eta Order')];
    const member = await aMember(first.id);
    await as(api.departments.addUser, { body: { userId: member.id, departmentId: second.id } });
    const shown = async () => (await test.as(member)(api.departments.mine)).body.map(({ name }) => name);
    expect(await shown()).toEqual(['Eta Order', 'Zeta Order']);
    expect((await change(first.id, { order: 0 })).status).toBe(200);
    expect(await shown()).toEqual(['Zeta Order', 'Eta Order']);
    expect((await as(api.departments.list)).body[0]).toMatchObject({ name: 'Zeta Order' });
    const last = await aBoard('Aaa Order');
    const listed = (await as(api.departments.list)).body.filter(({ archivedAt }) => !archivedAt);
    expect(listed.at(-1)).toMatchObject({ name: last.name });
    for (const order of [-1, 501, 1.5]) expect((await change(first.id, { order })).status).toBe(400);
  });
});
