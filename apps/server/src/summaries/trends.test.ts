// Tests the trends of a board over HTTP: each number, the tasks behind it, and that nobody counts what they do not see.
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { weekOf } from '@app/contract/users/activity.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const monday = weekOf(today).first;

beforeAll(async () => {
  app = await testApp();
  admin = await aUser(app, { fullName: 'Ada Admin', department: null, role: 'admin' });
  ana = await aUser(app, { fullName: 'Ana Lima' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  eva = await aUser(app, { fullName: 'Eva Moss', department: 'HR' });
});
afterAll(() => app.close());

const trends = async (as: Person, workspaceId = engineering) =>
  (await app.as(as)(api.summaries.trends, { params: { workspaceId } })).body;
const behind = async (as: Person, query: TrendQuery, workspaceId = engineering) =>
  (await app.as(as)(api.summaries.trendTasks, { params: { workspaceId }, query })).body;
const titles = ({ tasks }: { tasks: { title: string }[] }) => tasks.map(({ title }) => title).sort();
const backdate = (taskId: number, column: 'created_at' | 'completed_at', day: string) =>
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
  expect(weeks).toHaveLength(trendLimits.weeks);
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
});
