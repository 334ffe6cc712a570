// The workspace of a task, and who reads it there: departments beyond the seed, and tasks that change theirs.
import * as api from '@app/contract/api.ts';
import type { Department } from '@app/contract/departments/departments.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { type Actors, actors, aTask, aUser, doneFirst } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let count = 0;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

interface CreatedWorkspace {
  department: Department;
  workspace: Workspace;
  columnIds: number[];
  member: Person;
}

/** Creates a department as an administrator, with its board and a member. */
async function made(): Promise<CreatedWorkspace> {
  const name = `Harbour ${++count}`;
  const admin = app.as(people.adm);
  const { body: department } = await admin(api.departments.create, { body: { name } });
  const workspace = (await admin(api.workspaces.list)).body.find((each) => each.name === name);
  if (!workspace) throw new Error('the department has no workspace');
  const { body: columns } = await admin(api.workspaces.columns, { params: { workspaceId: workspace.id } });
  return { department, workspace, columnIds: columns.map(({ id }) => id), member: await aUser(app, { department: name }) };
}

const create = (as: Person, body: object) =>
  app.as(as)(api.tasks.create, {
    body: { title: 'Unload the ship', priority: 'P2', columnId: 9, department: 'Engineering', ...body },
  });
const update = (as: Person, taskId: number, body: object) => app.as(as)(api.tasks.update, { params: { taskId }, body });
const sees = async (as: Person, taskId: number) =>
  (await app.as(as)(api.tasks.get, { params: { taskId } })).status === 200 &&
  (await app.as(as)(api.tasks.list)).body.some(({ id }) => id === taskId);
const keysOf = async ({ id }: Pick<Task, 'id'>) =>
  (await rows<{ keys: string[] }>(app.db, sql`select department_keys as keys from tasks where id = ${id}`))[0]?.keys;

/** Whether the condition of every list includes a member of the department who has no other relation to the task. */
async function readBy(departmentKey: string, taskId: number): Promise<boolean> {
  const stranger = { id: -1, role: 'user', departmentKeys: [departmentKey], workspaceIds: [], adminWorkspaceIds: [] };
  return (await rows(app.db, sql`select 1 from tasks t where t.id = ${taskId} and ${taskVisibleTo(stranger)}`)).length === 1;
}

describe('a department that an administrator has created', () => {
  test('lets a member do the whole main job, and nobody else reads it', async () => {
    const { department, workspace, columnIds, member } = await made();
    const own = app.as(member);
    expect((await own(api.workspaces.list)).body).toMatchObject([{ id: workspace.id, department: department.name }]);
    const { body: task, status } = await create(member, { columnId: columnIds[0], department: workspace.department });
    expect([status, task]).toMatchObject([
      201,
      { department: department.name, departments: [department.name], workspaceId: workspace.id, status: 'To Do' },
    ]);
    const colleague = await aUser(app, { department: department.name });
    const params = { taskId: task.id };
    expect((await update(member, task.id, { assigneeId: colleague.id, assignees: [colleague.id] })).status).toBe(200);
    expect((await own(api.tasks.move, { params, body: { columnId: columnIds[1] ?? 0 } })).body.status).toBe('In Progress');
    expect((await own(api.comments.create, { params, body: { content: 'At the quay' } })).status).toBe(201);
    const checklistItems = [{ id: 1, text: 'Ropes', completed: true }];
    expect((await update(member, task.id, { checklistItems })).body.checklistItems).toHaveLength(1);
    expect((await own(api.tasks.remove, { params })).status).toBe(200);
    expect((await own(api.tasks.restore, { params })).status).toBe(200);
    expect([await sees(colleague, task.id), await sees(people.out, task.id), await sees(people.in, task.id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await keysOf(task)).toEqual([department.name.toLowerCase()]);
  });

  test('says which departments everybody may name; others are refused to non-members', async () => {
    const { department, columnIds, member } = await made();
    const other = await made();
    const listed = (await app.as(member)(api.departments.list)).body;
    const open = listed.filter(({ isPublic }) => isPublic).map(({ name }) => name);
    expect(open.sort()).toEqual(['Accounting', 'Engineering', 'HR', 'Marketing', 'Sales']);
    const refused = await create(member, { columnId: columnIds[0], department: other.department.name });
    expect(refused.status).toBe(403);
    const shared = { columnId: columnIds[0], department: department.name, departments: ['HR'] };
    expect((await create(member, shared)).body.departments).toEqual([department.name, 'HR']);
  });

  test('that was deleted keeps its tasks visible to an explicit member of its workspace', async () => {
    const { department, workspace, columnIds, member } = await made();
    await create(member, { columnId: columnIds[0], department: department.name });
    const guest = await aUser(app, { department: 'HR', workspaceId: workspace.id });
    await app.as(people.adm)(api.departments.remove, { params: { departmentId: department.id } });
    const { status, body } = await create(guest, { columnId: columnIds[0], department: workspace.department });
    expect([status, body]).toMatchObject([201, { workspaceId: workspace.id, departments: [department.name] }]);
  });

  test('that was public and deleted can no longer be set by others', async () => {
    const own = people.in;
    const { columnIds, department } = await made();
    await app.db.execute(sql`update departments set is_public = true where id = ${department.id}`);
    expect((await create(own, { departments: [department.name] })).status).toBe(201);
    await app.as(people.adm)(api.departments.remove, { params: { departmentId: department.id } });
    expect([columnIds.length, (await create(own, { departments: [department.name] })).status]).toEqual([4, 403]);
  });
});

describe('a new task', () => {
  test('is in the workspace of its primary department, whatever board it is created from', async () => {
    const { department, workspace, columnIds } = await made();
    const { body } = await create(people.adm, {
      columnId: 18,
      workspaceId: 5,
      status: 'In Progress',
      department: department.name,
    });
    expect(body).toMatchObject({ workspaceId: workspace.id, columnId: columnIds[1], status: 'In Progress' });
    expect(await keysOf(body)).toEqual([department.name.toLowerCase()]);
    expect(await readBy('sales', body.id)).toBe(false);
  });

  test('stays on a board of one of its other departments', async () => {
    const { body } = await create(people.in, { department: 'HR', departments: ['Engineering'] });
    expect(body).toMatchObject({ workspaceId: 3, columnId: 9, department: 'HR', departments: ['HR', 'Engineering'] });
  });

  test('goes to To Do if no column has its status, and stays if no department has a board', async () => {
    const name = `Parked ${++count}`;
    const { body: column } = await app.as(people.adm)(api.workspaces.createColumn, { body: { name, workspaceId: 3 } });
    await doneFirst(app);
    expect((await create(people.adm, { columnId: column.id, department: 'HR' })).body).toMatchObject({
      workspaceId: 2,
      columnId: 5,
      status: 'To Do',
    });
    const nowhere = await create(people.adm, { department: 'Legal Affairs' });
    expect(nowhere.body).toMatchObject({ workspaceId: 3, department: 'Legal Affairs' });
    expect(await readBy('engineering', nowhere.body.id)).toBe(true);
  });
});

describe('a task whose departments change', () => {
  test('moves to the workspace of its primary department, and nobody of the old one reads it', async () => {
    const { member, department } = await made();
    const task = await aTask(app, { columnId: 11, assigneeId: people.lead.id });
    expect(await sees(people.in, task.id)).toBe(true);
    const { status, body } = await update(people.adm, task.id, { department: 'HR', departments: ['HR', department.name] });
    expect([status, body]).toMatchObject([
      200,
      { workspaceId: 2, columnId: 7, status: 'Review', departments: ['HR', department.name] },
    ]);
    expect([await sees(people.in, task.id), await sees(people.out, task.id), await sees(member, task.id)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([await readBy('engineering', task.id), await readBy('hr', task.id)]).toEqual([false, true]);
    const board = await app.as(people.in)(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
    expect(board.body.some(({ id }) => id === task.id)).toBe(false);
    // It counts as a move: in the task, for both boards, and for those concerned.
    const comments = await app.as(people.out)(api.comments.list, { params: { taskId: task.id } });
    expect(comments.body).toMatchObject([{ content: 'Task moved from Engineering to HR', isSystemComment: true }]);
    const [event] = await rows<{ type: string; keys: string[] }>(
      app.db,
      sql`select type, department_keys as keys from events where task_id = ${task.id} and type like 'task_%' order by id desc limit 1`,
    );
    expect([event?.type, event?.keys.sort()]).toEqual([
      'task_moved',
      ['engineering', 'hr', department.name.toLowerCase()].sort(),
    ]);
    const told = (await app.as(people.lead)(api.notifications.list)).body.filter(({ taskId }) => taskId === task.id);
    expect(told.map(({ message }) => message)).toContain(`Ada Admin moved "${task.title}" to another board`);
  });

  test('stays while the department of its workspace is among them', async () => {
    const task = await aTask(app);
    expect((await update(people.in, task.id, { department: 'HR' })).body).toMatchObject({
      workspaceId: 3,
      department: 'HR',
      departments: ['HR', 'Engineering'],
    });
  });

  test('stays if none of its departments has a board', async () => {
    const task = await aTask(app);
    const legal = { department: 'Legal', departments: ['Legal'] };
    expect((await update(people.adm, task.id, legal)).body).toMatchObject({ workspaceId: 3, ...legal });
    expect(await readBy('engineering', task.id)).toBe(true);
  });

  test('gets the department of the workspace that the request moves it to', async () => {
    const task = await aTask(app);
    expect((await update(people.adm, task.id, { workspaceId: 2 })).body).toMatchObject({
      workspaceId: 2,
      columnId: 5,
      department: 'Engineering',
      departments: ['Engineering', 'HR'],
    });
  });

  test('follows them though the request names the old workspace, as a form does', async () => {
    const task = await aTask(app);
    const form = { workspaceId: 3, status: 'Done', department: 'HR', departments: ['HR'] };
    expect((await update(people.adm, task.id, form)).body).toMatchObject({ workspaceId: 2, columnId: 8, status: 'Done' });
  });

  test('never ends on a board of none of its departments, whatever is moved at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const task = await aTask(app);
      const params = { taskId: task.id };
      await Promise.all([
        update(people.adm, task.id, { department: 'HR', departments: ['HR'] }),
        app.as(people.in)(api.tasks.move, { params, body: { columnId: 11 } }),
        app.as(people.lead)(api.tasks.move, { params, body: { columnId: 10, order: 0 } }),
      ]);
      const { body } = await app.as(people.adm)(api.tasks.get, { params });
      expect(body).toMatchObject({ workspaceId: 2, departments: ['HR'] });
      expect(await keysOf(task)).toEqual(['hr']);
    }
  });
});
