// Tests that a department is merged into another one with all that it has, and that nothing is lost to what happens meanwhile.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aToken, aUser, viewSettings } from '#testing/factories.ts';
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

interface Board {
  id: number;
  name: string;
  workspaceId: number;
  columnId: number;
}

async function aBoard(): Promise<Board> {
  const name = fresh('Department');
  const { body: department } = await as(api.departments.create, { body: { name } });
  const workspaceId = (await as(api.workspaces.list)).body.find((each) => each.department === name)?.id ?? 0;
  return { id: department.id, name, workspaceId, columnId: (await columnsOf(workspaceId))[0]?.id ?? 0 };
}

const columnsOf = async (workspaceId: number) => (await as(api.workspaces.columns, { params: { workspaceId } })).body;
const cardsOn = async ({ workspaceId }: Board) => (await as(api.tasks.inWorkspace, { params: { workspaceId } })).body;
const merge = (from: Board, into: Board | { id: number }, dryRun = false) =>
  as(api.departmentMerges.create, { params: { departmentId: from.id }, body: { into: into.id, dryRun } });
const taskOn = ({ name, workspaceId, columnId }: Board, more: object = {}) =>
  aTask(test, { by: admin, department: name, workspaceId, columnId, ...more });

async function aMember(...departmentIds: number[]): Promise<Person> {
  const person = await aUser(test, { department: null });
  for (const departmentId of departmentIds) await as(api.departments.addUser, { body: { userId: person.id, departmentId } });
  return person;
}

/** The tasks whose board, departments and keys contradict each other, and rows that name the former board. */
async function contradictions({ id, workspaceId }: Board): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(
    test.db,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and column_name in ('workspace_id', 'department_id') and table_name <> 'events'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const value = column === 'workspace_id' ? workspaceId : id;
    const where = sql`${sql.identifier(column)} = ${value}`;
    if ((await rows(test.db, sql`select 1 from ${sql.identifier(table)} where ${where}`)).length > 0) found.push(table);
  }
  const lost = await rows(
    test.db,
    sql`select t.id from tasks t join workspaces w on w.id = t.workspace_id where not t.department_keys @> array[w.department_key]`,
  );
  return [...found, ...lost.map(() => 'tasks')];
}

describe('a department that is merged into another one', () => {
  it('gives it its tasks, people, columns, templates, views, settings and names', async () => {
    const [from, into] = [await aBoard(), await aBoard()];
    const [one, both, other] = [await aMember(from.id), await aMember(from.id, into.id), await aMember(into.id)];
    await as(api.departments.setRole, { body: { userId: both.id, departmentId: from.id, role: 'director' } });
    await as(api.departments.setRole, { body: { userId: one.id, departmentId: from.id, role: 'lead' } });
    const present = await taskOn(into);
    const first = await taskOn(from, { title: 'The first one' });
    const second = await taskOn(from, { title: 'The second one', departments: [into.name] });
    const { body: column } = await as(api.workspaces.createColumn, { body: { name: 'Waiting', workspaceId: from.workspaceId } });
    const waiting = await taskOn(from, { columnId: column.id });
    const shared = await taskOn(into, { departments: [from.name] });
    const deleted = await taskOn(from);
    await as(api.tasks.remove, { params: { taskId: deleted.id } });
    const items = [{ text: 'One item' }];
    await as(api.checklistTemplates.create, { body: { name: fresh('Checklist'), department: from.name, items } });
    const settings = { ...viewSettings(), filter: { ...noFilter, departments: [from.name] } };
    const view = { workspaceId: from.workspaceId, name: 'A shared view', shared: true, settings };
    await as(api.views.create, { body: view as never });
    const email = `${fresh('guest').replace(' ', '')}@x.example`;
    for (const { workspaceId } of [from, into])
      await as(api.invitations.create, { body: { workspaceId, email, role: 'member' } as never });

    const moved = {
      tasks: 5,
      people: 1,
      readers: 1,
      columns: 1,
      taskTemplates: 0,
      checklistTemplates: 1,
      views: 1,
      invitations: 1,
    };
    expect(await merge(from, into, true)).toMatchObject({
      status: 200,
      body: { department: { name: into.name, members: 2 }, moved },
    });
    expect(await cardsOn(from)).toHaveLength(4);

    const reply = await merge(from, into);
    expect(reply).toMatchObject({
      status: 200,
      body: { department: { id: into.id, name: into.name, members: 3, formerNames: [from.name] }, moved },
    });
    expect(await contradictions(from)).toEqual([]);
    const cards = await cardsOn(into);
    const toDo = cards.filter(({ status }) => status === 'To Do').map(({ id }) => id);
    expect(toDo).toEqual([present.id, shared.id, first.id, second.id]);
    expect(new Set(cards.map(({ department }) => department))).toEqual(new Set([into.name]));
    expect(cards.every(({ departments }) => departments.join() === into.name)).toBe(true);
    expect(cards.find(({ id }) => id === waiting.id)).toMatchObject({ status: 'Waiting', columnId: column.id });
    expect((await columnsOf(into.workspaceId)).map(({ name }) => name)).toEqual([
      'To Do',
      'In Progress',
      'Review',
      'Done',
      'Waiting',
    ]);
    for (const person of [one, other])
      expect((await test.as(person)(api.tasks.get, { params: { taskId: first.id } })).status).toBe(200);
    const { body: members } = await as(api.departments.users, { params: { departmentId: into.id } });
    const roles = new Map(members.map(({ userId, role }) => [userId, role]));
    expect([roles.get(one.id), roles.get(both.id), roles.get(other.id)]).toEqual(['lead', 'member', 'member']);
    expect((await as(api.views.list, { query: { workspaceId: String(into.workspaceId) } })).body).toMatchObject([
      { name: 'A shared view', settings: { filter: { departments: [into.name] } } },
    ]);
    expect((await as(api.workspaces.list)).body.find(({ id }) => id === into.workspaceId)?.formerIds).toEqual([from.workspaceId]);
    expect((await as(api.audit.list, { query: { action: 'department_merged' } })).body[0]).toMatchObject({
      details: { name: from.name, into: into.name, ...moved },
    });
    await as(api.tasks.restore, { params: { taskId: deleted.id } });
    expect((await taskOn({ ...into, name: from.name })).department).toBe(into.name);
    // Written without a connection, before the merge was known.
    expect(await taskOn(from)).toMatchObject({ department: into.name, workspaceId: into.workspaceId, status: 'To Do' });
  });

  it('shows who was in neither nothing, and tells the people of both at once', async () => {
    const [from, into] = [await aBoard(), await aBoard()];
    const [member, other, stranger] = [await aMember(from.id), await aMember(into.id), await aMember()];
    const task = await taskOn(from);
    const since = String(Date.now());
    await merge(from, into);
    const seen = async (person: Person) => (await test.as(person)(api.tasks.get, { params: { taskId: task.id } })).status;
    expect([await seen(member), await seen(other), await seen(stranger)]).toEqual([200, 200, 404]);
    for (const person of [member, other]) {
      const events = (await test.as(person)(api.events.list, { query: { since } })).body;
      expect(events.some(({ type, reordered }) => type === 'department_updated' && reordered)).toBe(true);
    }
  });

  it('leads from all names that it had to the other one, which may be renamed and merged again', async () => {
    const [first, second, third] = [await aBoard(), await aBoard(), await aBoard()];
    const later = fresh('Renamed');
    await as(api.departments.update, { params: { departmentId: first.id }, body: { name: later } });
    await merge(first, second);
    await merge(second, third);
    expect((await as(api.departments.list)).body.find(({ id }) => id === third.id)?.formerNames?.toSorted()).toEqual(
      [first.name, later, second.name].toSorted(),
    );
    const taken = await as(api.departments.create, { body: { name: first.name } });
    expect(taken).toMatchObject({ status: 409 });
    expect((await as(api.workspaces.list)).body.find(({ id }) => id === third.workspaceId)?.formerIds?.toSorted()).toEqual(
      [first.workspaceId, second.workspaceId].toSorted(),
    );
  });

  it('is refused into itself, into an archived or unknown one, and where the boards have too many columns', async () => {
    const [from, into] = [await aBoard(), await aBoard()];
    expect(await merge(from, from)).toMatchObject({
      status: 400,
      body: { message: 'A department cannot be merged into itself.' },
    });
    expect(await merge(from, { id: 2_147_483_647 })).toMatchObject({ status: 404, body: { message: 'Department not found' } });
    await as(api.departments.update, { params: { departmentId: into.id }, body: { archived: true } });
    const archived = { status: 409, body: { message: 'The department to merge into is archived. Restore it first.' } };
    expect(await merge(from, into, true)).toMatchObject(archived);
    await as(api.departments.update, { params: { departmentId: into.id }, body: { archived: false } });
    for (const { workspaceId } of [from, into])
      for (let more = 4; more < limits.columnsPerWorkspace - 4; more++)
        await as(api.workspaces.createColumn, { body: { workspaceId, name: fresh('Column') } });
    expect(await merge(from, into)).toMatchObject({
      status: 409,
      body: { message: 'The boards have too many tasks, columns or templates together.' },
    });
    expect(await contradictions(from)).not.toEqual([]);
  });

  it('is for administrators alone, and not for tokens, since people see more by it', async () => {
    const [from, into] = [await aBoard(), await aBoard()];
    const member = await aMember(from.id);
    const asked = { params: { departmentId: from.id }, body: { into: into.id } };
    expect((await test.as(member)(api.departmentMerges.create, asked)).status).toBe(403);
    const url = `/api/departments/${from.id}/merge`;
    for (const scopes of [['tasks:write'], ['admin:write']] as const) {
      const { headers } = await aToken(test, admin.id, scopes);
      expect((await test.raw({ method: 'POST', url, payload: { into: into.id }, headers })).status).toBe(403);
    }
    expect((await as(api.departments.list)).body.map(({ id }) => id)).toContain(from.id);
  });
});

describe('what happens while a department is merged', () => {
  it('is a new task: it comes along, or is refused, and is never on a board that is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const [from, into, third] = [await aBoard(), await aBoard(), await aBoard()];
      const [made, named, merged] = await Promise.all([
        as(api.tasks.create, {
          body: { title: 'At the moment', columnId: from.columnId, department: from.name, priority: 'P2' },
        }),
        as(api.tasks.create, {
          body: {
            title: 'From elsewhere',
            columnId: third.columnId,
            department: third.name,
            departments: [from.name],
            priority: 'P2',
          },
        }),
        merge(from, into),
      ]);
      expect(merged.status).toBe(200);
      expect([201, 400]).toContain(made.status);
      expect(named.status).toBe(201);
      expect(await contradictions(from)).toEqual([]);
      const titles = (await cardsOn(into)).map(({ title }) => title);
      expect(titles).toContain('From elsewhere');
      expect(titles.includes('At the moment')).toBe(made.status === 201);
    }
  });

  it('is another name, the other way round, or a member: one of them is first', async () => {
    for (let round = 0; round < 3; round++) {
      const [from, into] = [await aBoard(), await aBoard()];
      const person = await aUser(test, { department: null });
      const [renamed, merged, back, added] = await Promise.all([
        as(api.departments.update, { params: { departmentId: from.id }, body: { name: fresh('Renamed') } }),
        merge(from, into),
        merge(into, from),
        as(api.departments.addUser, { body: { userId: person.id, departmentId: from.id } }),
      ]);
      expect([merged.status, back.status].toSorted()).toEqual([200, 404]);
      expect([200, 404]).toContain(renamed.status);
      const left = merged.status === 200 ? into : from;
      const mine = (await test.as(person)(api.departments.mine)).body.map(({ id }) => id);
      expect(mine).toEqual(added.status === 201 ? [left.id] : []);
      expect(await contradictions(merged.status === 200 ? from : into)).toEqual([]);
    }
  });

  it('is an edit of a task that stood there, which is kept', async () => {
    for (let round = 0; round < 5; round++) {
      const [from, into] = [await aBoard(), await aBoard()];
      const task = await taskOn(from);
      const [edited, moved, merged] = await Promise.all([
        as(api.tasks.update, { params: { taskId: task.id }, body: { title: 'Edited meanwhile', departments: [from.name] } }),
        as(api.tasks.move, { params: { taskId: task.id }, body: { columnId: from.columnId + 1 } }),
        merge(from, into),
      ]);
      expect([edited.status, merged.status]).toEqual([200, 200]);
      expect([200, 400]).toContain(moved.status);
      expect(await cardsOn(into)).toMatchObject([{ title: 'Edited meanwhile', department: into.name, departments: [into.name] }]);
    }
  });
});
