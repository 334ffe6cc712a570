// Tests several people who edit one task, and the messages of all refusals (specification part 2, section 5).
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
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

const update = (taskId: number, body: object, as = people.in) => app.as(as)(api.tasks.update, { params: { taskId }, body });
const read = async (taskId: number): Promise<Task> => (await app.as(people.in)(api.tasks.get, { params: { taskId } })).body;

describe('an item of a checklist', () => {
  const item = { id: 1, text: 'Ask', completed: false };
  const other = { id: 2, text: 'Pay', completed: false };

  test('belongs to an assignee of the task, who is told, and has a date; leaving both out keeps them, null takes them away', async () => {
    const task = await aTask(app, { checklistItems: [item, other] });
    const mine = { ...item, assigneeId: people.lead.id, dueDate: '2026-12-01' };
    const refused = await update(task.id, { checklistItems: [mine, other] });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { checklistItems: 'An item of a checklist is assigned to an assignee of its task' } },
    });
    const given = await update(task.id, { checklistItems: [mine, other], assignees: [people.lead.id] });
    expect(given.body).toMatchObject({ checklistItems: [mine, other], assignees: [people.lead.id] });
    const told = await rows(
      app.db,
      sql`select kind from notifications where task_id = ${task.id} and user_id = ${people.lead.id}`,
    );
    expect(told).toEqual([{ kind: 'assigned' }]);
    const reworded = await update(task.id, { checklistItems: [{ ...item, text: 'Ask again', completed: true }, other] });
    expect(reworded.body.checklistItems[0]).toMatchObject({
      text: 'Ask again',
      assigneeId: people.lead.id,
      dueDate: '2026-12-01',
    });
    // Whose it is stays when the person leaves the task, and nobody has to change it first.
    const left = await update(task.id, { assignees: [] });
    expect(left.body.checklistItems[0]).toMatchObject({ assigneeId: people.lead.id });
    const cleared = await update(task.id, { checklistItems: [{ ...item, assigneeId: null, dueDate: null }, other] });
    expect(cleared.body.checklistItems).toEqual([item, other]);
  });

  test.each([
    ['assigneeId', 0],
    ['assigneeId', 'x'],
    ['dueDate', '2026-02-30'],
    ['dueDate', '2026-12-01T10:00:00Z'],
    ['dueDate', 5],
  ])('has no %s %j', async (field, value) => {
    const task = await aTask(app, {});
    const { status } = await app.raw({
      method: 'PUT',
      url: `/api/tasks/${task.id}`,
      payload: { checklistItems: [{ ...item, [field]: value }] },
      as: people.in,
    });
    expect(status).toBe(400);
  });

  test('is merged with the item of somebody else by base', async () => {
    const task = await aTask(app, { assignees: [people.in.id], checklistItems: [item, other] });
    const base = { checklistItems: [item, other] };
    await update(task.id, { checklistItems: [{ ...item, dueDate: '2026-12-01' }, other], base });
    const { body } = await update(task.id, { checklistItems: [{ ...item, assigneeId: people.in.id }, other], base });
    expect(body.checklistItems[0]).toEqual({ ...item, assigneeId: people.in.id, dueDate: '2026-12-01' });
  });
});

describe('two people who tick different items at once', () => {
  /** Sends the list as it was read with one item done; a refusal returns the current list, on which it is done again. */
  async function tick(taskId: number, itemId: number, as = people.in, from?: Task): Promise<void> {
    const task = from ?? (await read(taskId));
    const checklistItems = task.checklistItems.map((item) => (item.id === itemId ? { ...item, completed: true } : item));
    const { status, body } = await update(taskId, { checklistItems, version: task.version }, as);
    if (status === 409) return tick(taskId, itemId, as, (body as unknown as { current: Task }).current);
    expect(status).toBe(200);
  }

  test('lose nothing: the second is refused with the current list', async () => {
    const items = [1, 2, 3, 4].map((id) => ({ id, text: `Item ${id}`, completed: false }));
    const task = await aTask(app, { checklistItems: items });
    await Promise.all([
      tick(task.id, 1, people.in, task),
      tick(task.id, 2, people.lead, task),
      tick(task.id, 3, people.adm, task),
      tick(task.id, 4, people.in, task),
    ]);
    const { checklistItems } = await read(task.id);
    expect(checklistItems.map(({ completedBy }) => completedBy?.userId)).toEqual([
      people.in.id,
      people.lead.id,
      people.adm.id,
      people.in.id,
    ]);
  });
});

describe('a deleted task', () => {
  test('is reported as deleted to those who saw it, and as not found to others', async () => {
    const { id: taskId } = await aTask(app);
    await app.as(people.in)(api.tasks.remove, { params: { taskId } });
    const params = { taskId };
    for (const answer of [
      await app.as(people.lead)(api.tasks.get, { params }),
      await update(taskId, { title: 'Too late' }, people.lead),
      await app.as(people.lead)(api.tasks.move, { params, body: { columnId: 10 } }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 'deleted', message: 'This task was deleted.' } });
    for (const answer of [
      await app.as(people.out)(api.tasks.get, { params }),
      await update(taskId, { title: 'Not mine' }, people.out),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 'not_found', message: 'Task not found' } });
  });
});

describe('the department of a task', () => {
  test('may be any name for administrators: trimmed, and by its canonical name', async () => {
    const { id } = await aTask(app);
    const change = async (department: string) => (await update(id, { department, departments: [department] }, people.adm)).body;
    expect(await change('  Legal   Affairs ')).toMatchObject({ department: 'Legal Affairs', departments: ['Legal Affairs'] });
    expect(await change('Tech')).toMatchObject({ department: 'Engineering', departments: ['Engineering'] });
  });

  test.each(['Design', 'Product', 'Research', 'Support', 'Legal Affairs'])('%s is refused to others', async (department) => {
    const task = await aTask(app);
    const message = 'Only administrators can give a task this department.';
    expect(await update(task.id, { department })).toMatchObject({ status: 403, body: { message } });
    expect(await update(task.id, { departments: [department] })).toMatchObject({ status: 403 });
    expect(await read(task.id)).toEqual(task);
  });

  test.each(['HR', 'Accounting', 'Marketing', 'Software Team', 'Sales'])('%s may be set by everybody', async (department) => {
    const { id } = await aTask(app);
    expect((await update(id, { department })).status).toBe(200);
  });

  test('is refused if it is empty or too long', async () => {
    const { id } = await aTask(app);
    expect((await update(id, { department: ' ' }, people.adm)).body).toMatchObject({ message: 'Department is required' });
    expect((await update(id, { department: 'x'.repeat(limits.departmentName.max + 1) }, people.adm)).status).toBe(400);
  });

  test('without members leaves it to its own board, its creator and its assignees', async () => {
    const { id } = await aTask(app);
    await update(id, { department: 'Legal', departments: ['Legal'] }, people.adm);
    const status = async (as = people.in) => (await app.as(as)(api.tasks.get, { params: { taskId: id } })).status;
    expect(await status(people.lead)).toBe(200);
    expect(await status(people.out)).toBe(404);
  });
});

describe('refused requests', () => {
  const task = { title: 'Write the report', columnId: 9, priority: 'P2', department: 'Engineering' };

  test.each([
    ['columnId', 0, 'Column is required'],
    ['columnId', undefined, 'Column is required'],
    ['columnId', '9', 'Column is required'],
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['title', undefined, 'Title must be at least 3 characters'],
    ['priority', undefined, 'Priority is required'],
    ['priority', '', 'Priority is required'],
    ['priority', 'x'.repeat(limits.shortText), 'There is no such priority.'],
    ['department', undefined, 'Department is required'],
    ['department', ' ', 'Department is required'],
    ['checklistItems', [{ id: 1, text: ' ' }], 'Item text is required'],
    ['startDate', 'soon', 'The date is not valid.'],
  ])('a new task with %s %j: %s', async (field, value, message) => {
    const { status, body } = await app.as(people.in)(api.tasks.create, { body: { ...task, [field]: value } as typeof task });
    expect([status, body]).toMatchObject([400, { message, error: 'validation' }]);
  });

  test.each([
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['title', '', 'Title must be at least 3 characters'],
    ['priority', '', 'Priority is required'],
    ['status', '', 'Status is required'],
    ['status', 'Somewhere', 'This board has no such status.'],
    ['department', '', 'Department is required'],
    ['checklistItems', [{ id: 1, text: '' }], 'Item text is required'],
  ])('a change of %s to %j: %s', async (field, value, message) => {
    const { id } = await aTask(app);
    const { status, body } = await update(id, { [field]: value });
    expect([status, body]).toMatchObject([400, { message, error: 'validation' }]);
  });

  test('an unknown priority that was stored before stays, any other unknown one is refused', async () => {
    const { id } = await aTask(app);
    await app.db.execute(sql`update tasks set priority = 'Urgent' where id = ${id}`);
    expect((await update(id, { priority: 'Urgent', title: 'Still urgent' })).body.priority).toBe('Urgent');
    expect(await update(id, { priority: 'P4' })).toMatchObject({ status: 400, body: { message: 'There is no such priority.' } });
    expect((await update(id, { priority: 'P0' })).body.priority).toBe('P0');
  });

  test.each(['', '   ', '\n\t'])('a comment that is empty after trimming: %j', async (content) => {
    const { id: taskId } = await aTask(app);
    const { status } = await app.as(people.in)(api.comments.create, { params: { taskId }, body: { content } });
    expect(status).toBe(400);
  });

  test('an empty date becomes null', async () => {
    const { id } = await aTask(app, { dueDate: '2026-12-01' });
    expect((await update(id, { dueDate: '', startDate: '' })).body).toMatchObject({ dueDate: null, startDate: null });
  });
});
