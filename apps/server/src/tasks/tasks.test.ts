// Tests tasks: defaults, aliases, lists that keep their primary entry, dates, checklists, versions.
import * as api from '@app/contract/api.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { purgeDeletedTasks } from '#tasks/task-writes.sql.ts';
import { type Actors, actors, aTask, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

const minimal = { title: 'Write the report', columnId: 9, priority: 'P2', department: 'Engineering' };

async function create(body: object, as = people.in) {
  return app.as(as)(api.tasks.create, { body: { ...minimal, ...body } });
}

async function read(taskId: number, as = people.in): Promise<Task> {
  return (await app.as(as)(api.tasks.get, { params: { taskId } })).body;
}

describe('creating a task', () => {
  test('sets the defaults of the specification', async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Write the report',
      description: null,
      type: 'Planning',
      priority: 'P2',
      status: 'To Do',
      columnId: 9,
      workspaceId: 3,
      assigneeId: null,
      assignees: [],
      department: 'Engineering',
      departments: ['Engineering'],
      startDate: null,
      dueDate: null,
      customFields: {},
      checklistItems: [],
      checklistTemplateId: null,
      createdBy: people.in.id,
      version: 1,
    });
    expect(await read(body.id)).toEqual(body);
  });

  test('puts it one above the highest order of the column, whatever order is sent', async () => {
    const first = await create({ columnId: 11, order: 0 });
    const second = await create({ columnId: 11, order: 0 });
    expect(second.body.order).toBe(first.body.order + 1);
    expect(second.body.status).toBe('Review');
  });

  test('the column has precedence over a status of another one; an unknown status is refused', async () => {
    expect((await create({ columnId: 10, status: 'Done' })).body.status).toBe('In Progress');
    expect(await create({ status: 'Somewhere' })).toMatchObject({ status: 400 });
  });

  test('maps aliases to the canonical department and keeps the primary one in the list', async () => {
    const { body } = await create({ department: 'Software Team', departments: ['Finance', 'Tech', 'Human Resources'] });
    expect(body.department).toBe('Engineering');
    expect(body.departments).toEqual(['Engineering', 'Accounting', 'HR']);
  });

  test('keeps the primary assignee in the list of assignees', async () => {
    const { body } = await create({ assigneeId: people.lead.id, assignees: [people.in.id] });
    expect(body.assignees).toEqual([people.lead.id, people.in.id]);
  });

  test('refuses assignees who are in none of its departments', async () => {
    const refused = await create({ assignees: [people.out.id] });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Assignee is not in the selected departments' } });
    expect((await create({ assignees: [people.out.id], departments: ['HR'] })).status).toBe(201);
    expect((await create({ assignees: [999_999] })).status).toBe(400);
  });

  test('allows a department that is not open to all only for administrators and its own people', async () => {
    expect((await create({ departments: ['Research'] })).status).toBe(403);
    expect((await create({ departments: ['Research'] }, people.adm)).status).toBe(201);
  });

  test('turns empty dates into null and instants into calendar dates, and refuses a start after the due date', async () => {
    const { body } = await create({ startDate: '', dueDate: '2026-12-24T15:00:00.000Z' });
    expect(body).toMatchObject({ startDate: null, dueDate: '2026-12-24' });
    expect((await create({ startDate: '2026-12-25', dueDate: '2026-12-24' })).status).toBe(400);
    for (const dueDate of ['2026-02-30', '24.12.2026', 'tomorrow', '2026-13-01'])
      expect((await create({ dueDate })).status).toBe(400);
  });

  test('an instant becomes the calendar date of the caller, not of the server', async () => {
    const west = await aUser(app);
    await app.as(west)(api.users.updateSettings, { body: { timezone: 'PST' } });
    expect((await create({ dueDate: '2026-12-24T03:00:00.000Z' }, west)).body.dueDate).toBe('2026-12-23');
  });

  test('the server writes who completed an item and when', async () => {
    const { body } = await create({
      checklistItems: [
        {
          id: 1,
          text: 'Done at once',
          completed: true,
          completedBy: { userId: 1, userName: 'Somebody', completedAt: '2001-01-01' },
        },
        { id: 2, text: 'Open' },
      ],
    });
    expect(body.checklistItems[0]?.completedBy).toMatchObject({ userId: people.in.id, userName: people.in.fullName });
    expect(body.checklistItems[0]?.completedBy?.completedAt).not.toContain('2001');
    expect(body.checklistItems[1]).toEqual({ id: 2, text: 'Open', completed: false });
  });

  test('notifies the assignees, but never the one who assigns', async () => {
    const assignee = await aUser(app);
    await create({ title: 'Tell them', assigneeId: assignee.id, assignees: [people.in.id] });
    const told = await app.as(assignee)(api.notifications.list);
    expect(told.body[0]).toMatchObject({ message: `${people.in.fullName} assigned you the task "Tell them"`, isRead: false });
    const own = await app.as(people.in)(api.notifications.list);
    expect(own.body.some(({ message }) => message.includes('Tell them'))).toBe(false);
  });
});

describe('changing a task', () => {
  test('changes the given fields and leaves the rest', async () => {
    const task = await aTask(app, { description: 'Keep me', dueDate: '2026-12-01' });
    const { status, body } = await app.as(people.in)(api.tasks.update, {
      params: { taskId: task.id },
      body: { title: 'New title' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'New title', description: 'Keep me', dueDate: '2026-12-01', version: 2 });
  });

  test('a stale version is refused with the current row; without a version the write succeeds', async () => {
    const { id: taskId } = await aTask(app);
    await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { title: 'First', version: 1 } });
    const stale = await app.as(people.lead)(api.tasks.update, { params: { taskId }, body: { title: 'Second', version: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { error: 'conflict', current: { title: 'First', version: 2 } } });
    const taken = await app.as(people.lead)(api.tasks.update, { params: { taskId }, body: { title: 'Third' } });
    expect(taken).toMatchObject({ status: 200, body: { title: 'Third', version: 3 } });
  });

  test('a new status moves it to the column of that name, with the comment of a move', async () => {
    const { id: taskId } = await aTask(app);
    const { body } = await app.as(people.adm)(api.tasks.update, { params: { taskId }, body: { status: 'Done' } });
    expect(body).toMatchObject({ status: 'Done', columnId: 12 });
    const comments = await app.as(people.in)(api.comments.list, { params: { taskId } });
    expect(comments.body).toMatchObject([{ content: 'Task moved from To Do to Done', isSystemComment: true }]);
  });

  test('moves to another workspace only if the caller sees it', async () => {
    const { id: taskId } = await aTask(app);
    const refused = await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { workspaceId: 2 } });
    expect(refused).toMatchObject({ status: 403, body: { message: 'You do not have access to this workspace.' } });
    const moved = await app.as(people.adm)(api.tasks.update, { params: { taskId }, body: { workspaceId: 2 } });
    expect(moved.body).toMatchObject({ workspaceId: 2, columnId: 5, status: 'To Do' });
  });

  test('only checklistItems: a tick keeps who made it when somebody else ticks another', async () => {
    const items = [
      { id: 1, text: 'One', completed: false },
      { id: 2, text: 'Two', completed: false },
    ];
    const { id: taskId } = await aTask(app, { checklistItems: items });
    const tick = (ids: number[], as = people.in) =>
      app.as(as)(api.tasks.update, {
        params: { taskId },
        body: { checklistItems: items.map((item) => ({ ...item, completed: ids.includes(item.id) })) },
      });
    await tick([1], people.in);
    const both = await tick([1, 2], people.lead);
    expect(both.body.checklistItems.map((item) => item.completedBy?.userId)).toEqual([people.in.id, people.lead.id]);
    const none = await tick([]);
    expect(none.body.checklistItems.every((item) => item.completedBy === undefined)).toBe(true);
  });

  test('removing the last shared department makes the task invisible', async () => {
    const task = await aTask(app, { departments: ['HR'] });
    expect((await app.as(people.out)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(200);
    await app.as(people.in)(api.tasks.update, { params: { taskId: task.id }, body: { departments: [] } });
    expect((await app.as(people.out)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(404);
  });
});

describe('one task on several boards', () => {
  test('tells its statuses to an assignee who does not see its board, who may set them', async () => {
    const { body: column } = await app.as(people.adm)(api.workspaces.createColumn, {
      body: { workspaceId: 3, name: 'With the customer' },
    });
    const { body: task } = await app.as(people.adm)(api.tasks.create, { body: { ...minimal, departments: ['HR'] } });
    const params = { taskId: task.id };
    expect((await app.as(people.out)(api.workspaces.columns, { params: { workspaceId: 3 } })).status).toBe(403);
    const { body } = await app.as(people.out)(api.tasks.statuses, { params });
    expect(body).toEqual(['To Do', 'In Progress', 'Review', 'Done', column.name]);
    const changed = await app.as(people.out)(api.tasks.update, { params, body: { status: column.name } });
    expect(changed.body).toMatchObject({ status: column.name, workspaceId: 3 });
  });

  test('stands on the board of each of its departments, and a move there changes its status', async () => {
    const task = await aTask(app, { title: 'Shared with HR', departments: ['HR'] });
    const board = await app.as(people.out)(api.tasks.inWorkspace, { params: { workspaceId: 2 }, query: { fields: 'card' } });
    expect(board.body.map(({ id }) => id)).toContain(task.id);
    const moved = await app.as(people.out)(api.tasks.move, { params: { taskId: task.id }, body: { columnId: 6 } });
    expect(moved.body).toMatchObject({ status: 'In Progress', columnId: 10, workspaceId: 3 });
  });

  test('a column of a board on which it does not stand is refused', async () => {
    const task = await aTask(app);
    const refused = await app.as(people.adm)(api.tasks.move, { params: { taskId: task.id }, body: { columnId: 5 } });
    expect(refused).toMatchObject({ status: 400, body: { message: 'The column belongs to another board.' } });
  });
});

describe('the people of a task', () => {
  test('are those who see it, by name and without addresses', async () => {
    const gone = await aUser(app, { fullName: 'Gone' });
    const guest = await aUser(app, { fullName: 'A Guest', department: 'HR' });
    const { body: task } = await create({ title: 'Whose is it' });
    await app.db.execute(sql`update tasks set created_by = ${guest.id} where id = ${task.id}`);
    await app.db.execute(sql`update users set deleted_at = now() where id = ${gone.id}`);
    const { status, body } = await app.as(people.in)(api.tasks.people, { params: { taskId: task.id } });
    expect(status).toBe(200);
    const ids = body.map(({ id }: { id: number }) => id);
    for (const person of [guest, people.in, people.lead, people.wsa, people.adm]) expect(ids).toContain(person.id);
    for (const person of [gone, people.out]) expect(ids).not.toContain(person.id);
    expect(ids[0]).toBe(guest.id);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(
      ['active', 'avatarColor', 'avatarInitials', 'fullName', 'id', 'profilePicture', 'role', 'title'].sort(),
    );
  });
});

describe('deleting a task', () => {
  test('removes it from every list; the second time it is not found', async () => {
    const task = await aTask(app);
    const remove = () => app.as(people.in)(api.tasks.remove, { params: { taskId: task.id } });
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
    expect(await remove()).toMatchObject({ status: 404, body: { message: 'Task not found' } });
    const list = await app.as(people.in)(api.tasks.list);
    expect(list.body.map(({ id }) => id)).not.toContain(task.id);
    const board = await app.as(people.in)(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
    expect(board.body.map(({ id }) => id)).not.toContain(task.id);
  });
});

describe('restoring a task', () => {
  const restore = (taskId: number, as = people.in) => app.as(as)(api.tasks.restore, { params: { taskId } });
  const remove = (taskId: number) => app.as(people.in)(api.tasks.remove, { params: { taskId } });

  test('restores it with its comments, its checklist and its place', async () => {
    const before = await aTask(app, { checklistItems: [{ id: 1, text: 'One', completed: true }] });
    await aTask(app);
    const { id: taskId } = before;
    await app.as(people.in)(api.comments.create, { params: { taskId }, body: { content: 'Keep me' } });
    await remove(taskId);
    const { status, body } = await restore(taskId, people.lead);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: taskId, columnId: before.columnId, order: before.order, status: before.status });
    expect(body.checklistItems).toMatchObject([{ text: 'One', completed: true }]);
    expect(body.version).toBeGreaterThan(before.version);
    const comments = await app.as(people.in)(api.comments.list, { params: { taskId } });
    expect(comments.body.map(({ content }) => content)).toEqual(['Keep me']);
    const board = await app.as(people.in)(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
    expect(board.body.map(({ id }) => id)).toContain(taskId);
  });

  test('is for those who see it; a task that is not deleted is not found', async () => {
    const { id } = await aTask(app);
    expect(await restore(id)).toMatchObject({ status: 404, body: { message: 'Task not found' } });
    await remove(id);
    expect((await restore(id, people.out)).status).toBe(404);
    expect((await app.as()(api.tasks.restore, { params: { taskId: id } })).status).toBe(401);
    expect((await restore(id, people.adm)).status).toBe(200);
  });

  test('works for 30 days; then the task and its comments are deleted', async () => {
    const [kept, gone] = [await aTask(app), await aTask(app)];
    for (const { id } of [kept, gone]) await remove(id);
    const age = (id: number, days: number) =>
      app.db.execute(sql`update tasks set deleted_at = now() - make_interval(days => ${days}, mins => 1) where id = ${id}`);
    await age(kept.id, 29);
    await age(gone.id, 30);
    expect((await restore(gone.id)).status).toBe(404);
    await purgeDeletedTasks(app.db);
    const left = await rows(app.db, sql`select id from tasks where id in (${kept.id}, ${gone.id})`);
    expect(left).toEqual([{ id: kept.id }]);
    expect((await restore(kept.id)).status).toBe(200);
  });
});
