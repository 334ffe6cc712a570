// Tests a person's activity: correct counts, the last three actions, and nothing of tasks that they may not see.
import * as api from '@app/contract/api.ts';
import { monthStart, weekOf } from '@app/contract/users/activity.rules.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { aComment, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

async function activity(as = person) {
  const { status, body } = await app.as(as)(api.users.activity);
  expect(status).toBe(200);
  return body;
}

function move(taskId: number, columnId: number, as = person) {
  return app.as(as)(api.tasks.move, { params: { taskId }, body: { columnId } });
}

async function completedAt(taskId: number): Promise<string | null | undefined> {
  const found = await app.db.select({ at: tables.tasks.completedAt }).from(tables.tasks).where(eq(tables.tasks.id, taskId));
  return found[0]?.at;
}

const nothing = { assigned: 0, dueThisWeek: 0, completed: 0, completedThisMonth: 0, tracked: true, lines: [] };
const toDo = 9;
const review = 11;
const done = 12;

test('of a new account is empty', async () => {
  expect(await activity()).toEqual(nothing);
});

test('is for the signed-in person only', async () => {
  expect((await app.as()(api.users.activity)).status).toBe(401);
  await aTask(app, { by: person, assigneeId: person.id });
  for (const other of [await aUser(app), await aUser(app, { role: 'admin' }), await aUser(app, { department: 'HR' })])
    expect(await activity(other)).toEqual(nothing);
});

describe('the counts', () => {
  test('include open tasks of the person and those that are due in the week of the person, whichever day it begins with', async () => {
    await app.as(person)(api.users.updateSettings, { body: { weekStart: 'saturday' } });
    const { first, last } = weekOf(new Date().toISOString().slice(0, 10), 6);
    const shifted = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
    const colleague = await aUser(app);
    await aTask(app, { assigneeId: person.id, dueDate: first });
    await aTask(app, { assignees: [person.id], dueDate: last });
    await aTask(app, { assigneeId: colleague.id, assignees: [person.id], dueDate: shifted(first, -1) });
    await aTask(app, { assigneeId: person.id, dueDate: shifted(last, 1) });
    await aTask(app, { assigneeId: person.id });
    await aTask(app, { assigneeId: colleague.id, dueDate: first });
    await aTask(app, { by: person, dueDate: first });
    await aTask(app, { assigneeId: person.id, dueDate: first, columnId: done });
    const gone = await aTask(app, { assigneeId: person.id, dueDate: first });
    await app.as(person)(api.tasks.remove, { params: { taskId: gone.id } });
    expect(await activity()).toMatchObject({ assigned: 5, dueThisWeek: 2, completed: 1, completedThisMonth: 1 });
  });

  test('include completed tasks, by month', async () => {
    const tasks = await Promise.all(Array.from({ length: 4 }, () => aTask(app, { assigneeId: person.id, columnId: done })));
    const month = monthStart(new Date().toISOString().slice(0, 10));
    const before = new Date(Date.parse(month) - 1).toISOString();
    await app.db
      .update(tables.tasks)
      .set({ completedAt: before })
      .where(eq(tables.tasks.id, tasks[0]?.id ?? 0));
    await app.db
      .update(tables.tasks)
      .set({ completedAt: month })
      .where(eq(tables.tasks.id, tasks[1]?.id ?? 0));
    expect(await activity()).toMatchObject({ assigned: 0, completed: 4, completedThisMonth: 3 });
    // In Los Angeles the first moment of the month in UTC is still the last day of the month before.
    const zones: ['PST' | 'UTC', number][] = [
      ['PST', monthIn('America/Los_Angeles') === month ? 2 : 4],
      ['UTC', 3],
    ];
    for (const [timezone, count] of zones) {
      await app.as(person)(api.users.updateSettings, { body: { timezone } });
      expect({ timezone, count: (await activity()).completedThisMonth }).toEqual({ timezone, count });
    }
  });

  function monthIn(timeZone: string): string {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return monthStart(day.format(new Date()));
  }
});

describe('the completion time of a task', () => {
  test('is set as long as it is done', async () => {
    const { id } = await aTask(app, { by: person });
    expect(await completedAt(id)).toBeNull();
    await move(id, review);
    expect(await completedAt(id)).toBeNull();
    await move(id, done);
    const first = await completedAt(id);
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(10_000);
    await app.as(person)(api.tasks.update, { params: { taskId: id }, body: { title: 'Another title' } });
    await app.as(person)(api.tasks.move, { params: { taskId: id }, body: { columnId: done, order: 0 } });
    expect(await completedAt(id)).toBe(first);
    await app.as(person)(api.tasks.update, { params: { taskId: id }, body: { status: 'In Progress' } });
    expect(await completedAt(id)).toBeNull();
    await app.as(person)(api.tasks.update, { params: { taskId: id }, body: { status: 'Done' } });
    expect(await completedAt(id)).not.toBeNull();
  });

  test('is its creation time if it is created done', async () => {
    const { id } = await aTask(app, { columnId: done });
    expect(await completedAt(id)).not.toBeNull();
  });

  test('stays when it moves to the done column of another workspace', async () => {
    const { id } = await aTask(app, { by: person, departments: ['HR'], columnId: done });
    const first = await completedAt(id);
    const admin = await aUser(app, { role: 'admin' });
    const { status } = await app.as(admin)(api.tasks.update, { params: { taskId: id }, body: { workspaceId: 2 } });
    expect(status).toBe(200);
    expect(await completedAt(id)).toBe(first);
  });

  test('is set for the sample tasks that are done, after their creation and not in the future', async () => {
    const samples = await testApp({ env: { SAMPLE_DATA: 'true' } });
    const tasks = await samples.db.select().from(tables.tasks);
    expect(tasks.filter(({ status }) => status === 'Done').length).toBeGreaterThan(0);
    for (const { status, completedAt, createdAt } of tasks) {
      expect(completedAt !== null).toBe(status === 'Done');
      if (completedAt) expect(completedAt > createdAt && Date.parse(completedAt) <= Date.now()).toBe(true);
    }
    await samples.close();
  });
});

describe('the lines', () => {
  const short = async (as = person) => (await activity(as)).lines.map(({ kind, title }) => `${kind} ${title}`);

  test('are the last three actions of the person, newest first', async () => {
    const { id: taskId } = await aTask(app, { by: person, title: 'The first task' });
    const { id: other } = await aTask(app, { title: 'The second task' });
    expect(await short()).toEqual(['created The first task']);
    await move(taskId, review);
    await aComment(app, { taskId: other, by: person });
    expect(await short()).toEqual(['commented The second task', 'moved The first task', 'created The first task']);
    await move(taskId, done);
    const { lines } = await activity();
    expect(lines.map(({ kind }) => kind)).toEqual(['completed', 'commented', 'moved']);
    expect(lines[0]).toMatchObject({ kind: 'completed', taskId, title: 'The first task' });
    expect(Math.abs(Date.now() - Date.parse(lines[0]?.createdAt ?? ''))).toBeLessThan(10_000);
    await app.as(person)(api.tasks.update, { params: { taskId: other }, body: { status: 'Done' } });
    expect((await short())[0]).toBe('completed The second task');
  });

  test('do not contain actions of others or moves within a column', async () => {
    const { id: taskId } = await aTask(app, { assigneeId: person.id });
    const colleague = await aUser(app);
    await move(taskId, done, colleague);
    await aComment(app, { taskId, by: colleague });
    await aTask(app, { title: 'Another' });
    await app.as(person)(api.tasks.move, { params: { taskId }, body: { columnId: done, order: 0 } });
    await app.as(person)(api.tasks.update, { params: { taskId }, body: { title: 'Renamed' } });
    expect(await short()).toEqual([]);
  });

  test('cannot be forged by a comment that reads like a move', async () => {
    const { id: taskId } = await aTask(app);
    await aComment(app, { taskId, by: person, content: 'Task moved from To Do to Done' });
    expect(await short()).toEqual(['commented A task of the tests']);
  });

  test('are of tasks that the person still sees', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const { id: mine } = await aTask(app, { by: person, title: 'Mine' });
    const { id: others } = await aTask(app, { title: 'Of others' });
    const { id: deleted } = await aTask(app, { by: person, title: 'Deleted' });
    await move(others, review);
    await app.as(person)(api.tasks.remove, { params: { taskId: deleted } });
    expect(await short()).toEqual(['moved Of others', 'created Mine']);
    await withoutMembership(app, person);
    expect(await short()).toEqual(['created Mine']);
    await app.as(admin)(api.tasks.remove, { params: { taskId: mine } });
    expect(await short()).toEqual([]);
  });

  test('stay when the events are long deleted', async () => {
    const { id } = await aTask(app, { by: person, columnId: toDo });
    await move(id, review);
    await app.db.execute(sql`truncate events`);
    expect((await activity()).lines.map(({ kind }) => kind)).toEqual(['moved', 'created']);
  });

  test('are hidden if the person has switched them off; the counts are not', async () => {
    await aTask(app, { by: person, assigneeId: person.id });
    await app.db.update(tables.users).set({ activityTracking: false }).where(eq(tables.users.id, person.id));
    expect(await activity()).toEqual({ ...nothing, assigned: 1, tracked: false });
  });
});
