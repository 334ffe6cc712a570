// Tests the trends of a board over HTTP: each number, the tasks behind it, and that nobody counts what they do not see.
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { weekOf } from '@app/contract/users/activity.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let eva: Person;
let admin: Person;

const hr = 2;
const engineering = 3;
const company = 0;
const doneColumn = 12;
const today = calendarDate(new Date(), 'UTC');
const monday = weekOf(today, 1).first;

beforeAll(async () => {
  app = await testApp();
  admin = await aUser(app, { fullName: 'Ada Admin', department: null, role: 'admin' });
  ana = await aUser(app, { fullName: 'Ana Lima' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  eva = await aUser(app, { fullName: 'Eva Moss', department: 'HR' });
  for (const person of [ana, ben, eva, admin]) await app.as(person)(api.users.updateSettings, { body: { weekStart: 'monday' } });
});
afterAll(() => app.close());

const trends = async (as: Person, workspaceId = engineering, query: QueryInput<typeof api.summaries.trends> = {}) =>
  (await app.as(as)(api.summaries.trends, { params: { workspaceId }, query })).body;
const behind = async (as: Person, query: TrendQuery, workspaceId = engineering) =>
  (await app.as(as)(api.summaries.trendTasks, { params: { workspaceId }, query })).body;
const titles = ({ tasks }: { tasks: { title: string }[] }) => tasks.map(({ title }) => title).sort();
const backdate = (taskId: number, column: 'created_at' | 'completed_at' | 'updated_at', day: string) =>
  app.db.execute(sql`update tasks set ${sql.raw(column)} = ${`${day}T12:00:00Z`}::timestamptz where id = ${taskId}`);

test('each number is that of the tasks behind it', async () => {
  const late = await aTask(app, {
    by: ana,
    title: 'Late',
    dueDate: addDays(today, -1),
    assigneeId: ana.id,
    assignees: [ana.id, ben.id],
  });
  const old = await aTask(app, { by: ana, title: 'Old', assigneeId: ben.id, assignees: [ben.id] });
  const free = await aTask(app, { by: ana, title: 'Free' });
  const done = await aTask(app, { by: ana, title: 'Finished', assigneeId: ana.id, assignees: [ana.id] });
  await app.as(ana)(api.tasks.move, { params: { taskId: done.id }, body: { columnId: doneColumn } });
  await backdate(late.id, 'created_at', addDays(today, -8));
  await backdate(old.id, 'created_at', addDays(today, -91));
  await backdate(free.id, 'created_at', today);
  await backdate(done.id, 'created_at', addDays(monday, -7));
  await backdate(done.id, 'completed_at', addDays(monday, -1));

  const { weeks, ages, people, peopleCount, unassigned, departments } = await trends(ben);
  expect(weeks).toHaveLength(trendLimits.fewWeeks);
  expect(weeks.at(-1)).toMatchObject({ from: monday, done: 0 });
  expect(weeks.at(-2)).toMatchObject({ from: addDays(monday, -7), done: 1 });
  expect(weeks.reduce((sum, { created }) => sum + created, 0)).toBe(3);
  expect(ages).toEqual([
    { age: 'week', open: 1 },
    { age: 'month', open: 1 },
    { age: 'quarter', open: 0 },
    { age: 'older', open: 1 },
  ]);
  expect(people).toEqual([
    { id: ben.id, fullName: 'Ben Hall', open: 2, overdue: 1 },
    { id: ana.id, fullName: 'Ana Lima', open: 1, overdue: 1 },
  ]);
  expect(peopleCount).toBe(2);
  expect(unassigned).toEqual({ open: 1, overdue: 0 });
  expect(departments).toEqual([]);

  expect(titles(await behind(ben, { show: 'done', week: addDays(monday, -7) }))).toEqual(['Finished']);
  expect(titles(await behind(ben, { show: 'done', week: monday }))).toEqual([]);
  expect(titles(await behind(ben, { show: 'created' }))).toEqual(['Finished', 'Free', 'Late']);
  expect(titles(await behind(ben, { show: 'open', age: 'older' }))).toEqual(['Old']);
  expect(titles(await behind(ben, { show: 'open', age: 'month' }))).toEqual(['Late']);
  expect(titles(await behind(ben, { show: 'open', person: String(ben.id) }))).toEqual(['Late', 'Old']);
  expect(titles(await behind(ben, { show: 'overdue', person: String(ben.id) }))).toEqual(['Late']);
  expect(titles(await behind(ben, { show: 'open', person: 'none' }))).toEqual(['Free']);
  const all = await trends(admin, company);
  const ofEngineering = all.departments.find(({ name }) => name === 'Engineering');
  expect(ofEngineering).toEqual({ name: 'Engineering', open: 3, overdue: 1 });
  expect((await behind(admin, { show: 'overdue', department: 'Engineering' }, company)).count).toBe(1);
});

test('nobody counts the tasks of a board that is not theirs', async () => {
  for (const workspaceId of [engineering, company]) {
    expect((await app.as(eva)(api.summaries.trends, { params: { workspaceId } })).status).toBe(403);
    const tasks = await app.as(eva)(api.summaries.trendTasks, { params: { workspaceId }, query: { show: 'open' } });
    expect(tasks.status).toBe(403);
  }
  expect((await behind(eva, { show: 'open', department: 'Engineering' }, hr)).count).toBe(0);
  expect((await trends(eva, hr)).people).toEqual([]);
});

test('a number that does not exist is refused', async () => {
  for (const query of [
    '',
    'show=all',
    'show=done&period=1y',
    'show=open&skip=-1',
    'show=open&filter=x',
    'show=open&age=new',
    'show=done&week=2026-02-31',
    'show=open&person=0',
    'show=open&person=99999999999',
  ]) {
    const answer = await app.raw({ as: ana, method: 'GET', url: `/api/assistant/summaries/workspaces/3/trends/tasks?${query}` });
    expect(answer.status, query).toBe(400);
  }
});

test('a list behind a number has a bound and its whole count', async () => {
  for (let index = 0; index < trendLimits.tasks + 1; index += 1)
    await aTask(app, { by: eva, title: `Task ${index}`, department: 'HR', workspaceId: hr });
  const found = await behind(eva, { show: 'created', week: today }, hr);
  expect(found.count).toBe(trendLimits.tasks + 1);
  expect(found.tasks).toHaveLength(trendLimits.tasks);
  const last = await behind(eva, { show: 'created', week: today, skip: String(trendLimits.tasks) }, hr);
  expect(last.tasks.map(({ title }) => title)).not.toContain(found.tasks[0]?.title);
  expect({ count: last.count, listed: last.tasks.length }).toEqual({ count: found.count, listed: 1 });
});

describe('the numbers of a period', () => {
  let sales: number;
  let sue: Person;
  let tom: Person;
  const made = async (title: string, task: Partial<Parameters<typeof aTask>[1]> = {}) =>
    aTask(app, { by: sue, title, department: 'Sales', workspaceId: sales, ...task });
  const finish = async (taskId: number, day: string) => {
    const columns = await app.as(sue)(api.workspaces.columns, { params: { workspaceId: sales } });
    const columnId = columns.body.find(({ name }) => name === 'Done')?.id ?? 0;
    await app.as(sue)(api.tasks.move, { params: { taskId }, body: { columnId } });
    await backdate(taskId, 'completed_at', day);
  };
  const begin = async (taskId: number, changed: string) => {
    const columns = await app.as(sue)(api.workspaces.columns, { params: { workspaceId: sales } });
    const columnId = columns.body.find(({ name }) => name === 'In Progress')?.id ?? 0;
    await app.as(sue)(api.tasks.move, { params: { taskId }, body: { columnId } });
    await backdate(taskId, 'updated_at', changed);
  };

  beforeAll(async () => {
    sue = await aUser(app, { fullName: 'Sue Park', department: 'Sales' });
    tom = await aUser(app, { fullName: 'Tom Reed', department: 'Sales' });
    await app.as(sue)(api.users.updateSettings, { body: { weekStart: 'monday' } });
    sales = (await app.as(sue)(api.workspaces.list)).body[0]?.id ?? 0;
    const old = addDays(today, -20);
    const late = await made('Late for long', { dueDate: addDays(today, -10), assigneeId: sue.id, assignees: [sue.id] });
    const lateNow = await made('Late now', { dueDate: addDays(today, -2), assigneeId: sue.id, assignees: [sue.id, tom.id] });
    const wasLate = await made('Was late', { dueDate: addDays(today, -12) });
    const due = await made('Due today', { dueDate: today });
    const stuck = await made('Stuck for long');
    const stuckNow = await made('Stuck now');
    for (const { id } of [late, lateNow, wasLate, due, stuck, stuckNow]) await backdate(id, 'created_at', old);
    await finish(wasLate.id, addDays(today, -3));
    await begin(stuck.id, addDays(today, -15));
    await begin(stuckNow.id, addDays(today, -9));
    await made('New');
  });

  test('are compared with the period before', async () => {
    const { period, numbers } = await trends(sue, sales);
    expect(period).toEqual({
      from: addDays(today, -6),
      to: today,
      before: { from: addDays(today, -13), to: addDays(today, -7) },
    });
    expect(numbers).toEqual({
      open: { now: 6, before: 6 },
      overdue: { now: 2, before: 2 },
      // A week ago, 'Late now' was due within what was left of that week, unless today is too late in the week.
      due: { now: 1, before: addDays(today, -2) < monday ? 1 : 0 },
      created: { now: 1, before: 0 },
      done: { now: 1, before: 0 },
      stuck: { now: 2, fresh: 1 },
    });
    const month = await trends(sue, sales, { period: '4w' });
    expect(month.numbers).toMatchObject({
      open: { before: 0 },
      created: { now: 7 },
      done: { now: 1 },
      stuck: { now: 2, fresh: 2 },
    });
    expect(month.weeks.reduce((sum, { created }) => sum + created, 0)).toBe(7);
    expect((await trends(sue, sales, { period: '13w' })).weeks).toHaveLength(trendLimits.weeks);
  });

  test('fit each other', async () => {
    // A week that is not over is compared with the same days of the week before, which do not end where it begins.
    for (const period of ['7d', '4w', '13w'] as const) {
      const { numbers, ages, people, unassigned, shared } = await trends(sue, sales, { period });
      const { open, created, done } = numbers;
      expect(open.now - open.before, 'more open tasks are those created without those done').toBe(created.now - done.now);
      expect(ages.reduce((sum, age) => sum + age.open, 0)).toBe(open.now);
      expect(shared).toBe(1);
      // The task of two people counts for both.
      expect(people.reduce((sum, person) => sum + person.open, 0) + unassigned.open).toBe(open.now + 1);
    }
  });

  test('are those of the tasks behind them', async () => {
    const { numbers } = await trends(sue, sales);
    for (const show of ['overdue', 'due', 'stuck'] as const)
      expect((await behind(sue, { show }, sales)).count, show).toBe(numbers[show].now);
    for (const show of ['created', 'done'] as const)
      expect((await behind(sue, { show, period: '7d' }, sales)).count, show).toBe(numbers[show].now);
    expect(titles(await behind(sue, { show: 'stuck' }, sales))).toEqual(['Stuck for long', 'Stuck now']);
    expect(titles(await behind(sue, { show: 'due' }, sales))).toEqual(['Due today']);
  });

  test('count only what the filter keeps', async () => {
    const filter = JSON.stringify({ ...noFilter, assignees: [String(tom.id)] });
    const { numbers, people, unassigned } = await trends(sue, sales, { filter });
    expect(numbers).toMatchObject({ open: { now: 1 }, overdue: { now: 1 }, stuck: { now: 0 } });
    expect(people.map(({ fullName, open }) => ({ fullName, open }))).toEqual([
      { fullName: 'Sue Park', open: 1 },
      { fullName: 'Tom Reed', open: 1 },
    ]);
    expect(unassigned.open).toBe(0);
    expect(titles(await behind(sue, { show: 'overdue', filter }, sales))).toEqual(['Late now']);
    const worded = JSON.stringify({ ...noFilter, text: 'stuck' });
    expect((await trends(sue, sales, { filter: worded })).numbers.stuck.now).toBe(2);
  });
});
