// Tests summaries over HTTP: counts of days and weeks, what changed on a board since the last visit, and the assistant's answers.
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import type { Language, Weekday } from '@app/contract/limits.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { weekOf } from '@app/contract/users/activity.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aComment, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let eva: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana Lima' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  eva = await aUser(app, { fullName: 'Eva Moss', department: 'HR' });
});
afterAll(() => app.close());

const today = calendarDate(new Date(), 'UTC');
const engineering = 3;
const [doing, review, done] = [10, 11, 12];
const move = (taskId: number, columnId: number, as = ana) =>
  app.as(as)(api.tasks.move, { params: { taskId }, body: { columnId } });
const visit = (as: Person, changesSeen = false) =>
  app.as(as)(api.summaries.visit, { params: { workspaceId: engineering }, body: { changesSeen } });
const changes = async (as: Person) => (await app.as(as)(api.summaries.changes, { params: { workspaceId: engineering } })).body;
const titlesOf = async (as: Person) => (await changes(as)).tasks.map(({ title, kind }) => `${title} ${kind}`);
/** The person last looked so many minutes ago. */
const lookedAgo = (person: Person, minutes: number) =>
  app.db.execute(sql`update board_visits set seen_at = now() - make_interval(mins => ${minutes}) where user_id = ${person.id}`);
const ask = async (text: string, as = ana, language: Language = 'english', workspaceId: number | null = null) =>
  (await app.as(as)(api.assistant.ask, { body: { text, language, workspaceId } })).body;

/** The days of this week, which begins with a weekday. */
function daysOf(firstDay: Weekday): { from: string; to: string } {
  const { first, last } = weekOf(today, firstDay);
  return { from: first, to: last };
}

test('my day and my week have what is mine, each task where it belongs', async () => {
  const mine = { by: ana, assigneeId: ana.id, assignees: [ana.id] };
  await aTask(app, { ...mine, title: 'Late', dueDate: addDays(today, -1) });
  await aTask(app, { ...mine, title: 'Today', dueDate: today });
  await aTask(app, { by: ana, title: 'Not mine', dueDate: today, assigneeId: ben.id, assignees: [ben.id] });
  const finished = await aTask(app, { ...mine, title: 'Finished' });
  await move(finished.id, done);
  const waiting = await aTask(app, { by: ana, title: 'To review' });
  await move(waiting.id, review, ben);
  const { from, to, sections } = (await app.as(ana)(api.summaries.mine, { query: { period: 'day' } })).body;
  expect([from, to]).toEqual([today, today]);
  const named = Object.fromEntries(sections.map(({ name, tasks }) => [name, tasks.map(({ title }) => title)]));
  expect(named).toEqual({ overdue: ['Late'], due: ['Today'], starts: [], waiting: ['To review'], done: ['Finished'] });
  await app.as(ana)(api.users.updateSettings, { body: { weekStart: 'saturday' } });
  const week = (await app.as(ana)(api.summaries.mine, { query: { period: 'week' } })).body;
  expect(week).toMatchObject(daysOf(6));
  expect(week.sections.find(({ name }) => name === 'done')?.count).toBe(1);
  const other = (await app.as(eva)(api.summaries.mine, {})).body;
  expect(other.sections.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});

test("a department's week counts what was done and started, what is stuck, overdue and unassigned", async () => {
  const week = async (as = ben) => {
    const { body } = await app.as(as)(api.summaries.department, { params: { workspaceId: engineering } });
    return Object.fromEntries(body.sections.map(({ name, count }) => [name, count]));
  };
  const before = await week();
  const begun = await aTask(app, { by: ana, title: 'Begun' });
  await move(begun.id, doing);
  const stuck = await aTask(app, { by: ana, title: 'Stuck', assigneeId: ben.id, assignees: [ben.id] });
  await move(stuck.id, doing);
  await app.db.execute(sql`update tasks set updated_at = now() - interval '8 days' where id = ${stuck.id}`);
  await app.db.execute(sql`update task_comments set created_at = now() - interval '8 days' where task_id = ${stuck.id}`);
  const after = await week();
  const more = Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]));
  expect(more).toEqual({ done: 0, started: 1, stuck: 1, overdue: 0, unassigned: 1 });
});

test('what changed on a board since the last visit is what others did, and only what the person sees', async () => {
  expect(await changes(ben)).toEqual({ since: null, count: 0, tasks: [], marks: [] });
  await visit(ben);
  const [own, other, gone] = [
    await aTask(app, { by: ben, title: 'Own' }),
    await aTask(app, { by: ana, title: 'Other' }),
    await aTask(app, { by: ana, title: 'Gone' }),
  ];
  await app.as(ana)(api.tasks.remove, { params: { taskId: gone.id } });
  await lookedAgo(ben, 10);
  expect((await changes(ben)).since).toBeNull();
  await lookedAgo(ben, 31);
  await aComment(app, { taskId: own.id, by: ana });
  expect(await titlesOf(ben)).toContain('Other created');
  expect((await titlesOf(ben)).join()).not.toContain('Gone');
  const { since, count } = await changes(ben);
  expect(Date.parse(since ?? '')).toBeLessThan(Date.now() - 30 * 60_000);
  // The visit goes on: looking again changes neither the start nor the list.
  await visit(ben);
  await visit(ben);
  expect(await changes(ben)).toMatchObject({ since, count });
  await move(other.id, done);
  expect((await changes(ben)).tasks[0]).toMatchObject({ title: 'Other', by: 'Ana Lima' });
  expect((await changes(ben)).marks).toContainEqual({ taskId: other.id, kind: 'created' });
  await visit(ben, true);
  expect((await changes(ben)).count).toBe(0);
  await move(own.id, doing);
  expect(await titlesOf(ben)).toEqual(['Own moved']);
  const elsewhere = await app.as(eva)(api.summaries.changes, { params: { workspaceId: engineering } });
  expect(elsewhere.status).toBe(403);
});

test('dismissing the changes counts from now on, also on the first visit', async () => {
  const dora = await aUser(app, { fullName: 'Dora Vale' });
  await visit(dora, true);
  expect((await changes(dora)).count).toBe(0);
  await aTask(app, { by: ana, title: 'After that' });
  expect(await titlesOf(dora)).toEqual(['After that created']);
});

test('the assistant answers from the same counts, in four languages', async () => {
  const day = (await app.as(ana)(api.summaries.mine, { query: { period: 'day' } })).body;
  const counts = day.sections.filter(({ count }) => count > 0).map(({ count }) => count);
  for (const [text, language] of [
    ['my day', 'english'],
    ['¿Cómo va mi día?', 'spanish'],
    ['ma journée', 'french'],
    ['Wie sieht mein Tag aus?', 'german'],
  ] as const) {
    const answer = await ask(text, ana, language);
    expect(answer).toMatchObject({ kind: 'answer' });
    expect(answer.counts.map(({ count }) => count)).toEqual(counts);
  }
  expect((await ask('die Woche der Entwicklung', ana, 'german')).text).toMatch(/^Woche: Entwicklung: /);
  expect((await ask("Engineering's week", ana)).text).toMatch(/^Week of Engineering: /);
  expect((await ask('what changed since I was last here', ben, 'english', engineering)).text).toMatch(/^2 changes since /);
  expect((await ask('what changed since I was last here', ana, 'english', engineering)).text).toContain('not been on this board');
  expect((await ask('what changed since I was last here', ana)).text).toBe('On which board?');
});

test('the week of a department whose board the person does not see is refused', async () => {
  const { status } = await app.raw({
    method: 'POST',
    url: api.assistant.ask.path,
    payload: { text: "Engineering's week", language: 'english' },
    as: eva,
  });
  expect(status).toBe(403);
});
