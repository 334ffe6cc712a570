// Tests the plan of overdue work: it proposes, respects load, days and rights, and changes nothing before it is confirmed.
import * as api from '@app/contract/api.ts';
import type { Answer, Proposal } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { hostileTitles } from '#testing/hostile/hostile-titles.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const send = (url: string, payload: unknown, as: Person) => test.raw({ method: 'POST', url, payload, as });
const ask = async (text: string, as: Person, more: Record<string, unknown> = {}) =>
  (await send('/api/assistant/ask', { text, ...more }, as)).body as Answer;
const overdue = { dueDate: '2026-01-05' };
const sales = { workspaceId: 5, columnId: 17, department: 'Sales' };

async function planned(text: string, as: Person, more: Record<string, unknown> = {}): Promise<Answer & { proposal: Proposal }> {
  const answer = await ask(text, as, more);
  if (!answer.proposal) throw new Error(`no proposal: ${JSON.stringify(answer)}`);
  return { ...answer, proposal: answer.proposal };
}

/** The next working days from today in UTC, the zone of the people here. */
function workingDays(count: number): string[] {
  const days: string[] = [];
  for (let at = Date.now(); days.length < count; at += 86_400_000) {
    const day = new Date(at);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}
const datesOf = ({ acts }: Proposal) => acts.map(({ taskId, fields }) => [taskId, fields.dueDate]);
const taskOf = async (taskId: number, as: Person) => (await test.as(as)(api.tasks.get, { params: { taskId } })).body as Task;

it.each([
  ['en', 're-plan my overdue tasks', /^Set “.+” due .+: overdue for \d+ days, score \d+, at most 1 task a day$/],
  ['es', 'replanifica mis tareas vencidas', /vencida desde hace \d+ días, \d+ puntos?, como máximo 1 tarea al día$/],
  ['fr', 'replanifie mes tâches en retard', /en retard depuis \d+ jours, \d+ points?, au plus 1 tâche par jour$/],
  ['de', 'plane meine überfälligen Aufgaben neu', /seit \d+ Tagen überfällig, \d+ Punkte?, höchstens 1 Aufgabe am Tag$/],
])('in %s plans my overdue tasks by score, one a working day, and each date has its reason', async (language, text, reason) => {
  const me = await aUser(test);
  const other = await aUser(test);
  const low = await aTask(test, { ...overdue, assigneeId: me.id, priority: 'P3' });
  const high = await aTask(test, { ...overdue, assigneeId: me.id, priority: 'P0' });
  await aTask(test, { ...overdue, assigneeId: other.id, priority: 'P0' });
  await aTask(test, { assigneeId: me.id, dueDate: '2099-01-05' });
  const { proposal } = await planned(text, me, { language });
  const [first, second] = workingDays(2);
  expect(datesOf(proposal)).toEqual([
    [high.id, first],
    [low.id, second],
  ]);
  for (const act of proposal.acts) expect(act.text).toMatch(reason);
  expect(await taskOf(high.id, me)).toEqual(high);
  expect((await send(`/api/assistant/proposals/${proposal.id}/confirm`, {}, me)).status).toBe(200);
  expect((await taskOf(low.id, me)).dueDate).toBe(second);
  expect((await send(`/api/assistant/proposals/${proposal.id}/confirm`, {}, me)).status).toBe(409);
  expect((await send(`/api/assistant/proposals/${proposal.id}/undo`, {}, me)).status).toBe(200);
  expect((await taskOf(low.id, me)).dueDate).toBe(overdue.dueDate);
});

it('plans no day on which the person has enough to do, and as much a day as the person usually finishes', async () => {
  const me = await aUser(test);
  const days = workingDays(2);
  await aTask(test, { assigneeId: me.id, dueDate: days[0] ?? '' });
  const tasks = [await aTask(test, { ...overdue, assigneeId: me.id }), await aTask(test, { ...overdue, assigneeId: me.id })];
  expect(datesOf((await planned('replan my overdue tasks', me)).proposal)[0]).toEqual([tasks[0]?.id, days[1]]);
  const done = await Promise.all(Array.from({ length: 21 }, () => aTask(test, { assigneeId: me.id, columnId: 12 })));
  expect(new Set(done.map(({ status }) => status))).toEqual(new Set(['Done']));
  expect(datesOf((await planned('replan my overdue tasks', me)).proposal)).toEqual([
    [tasks[0]?.id, days[0]],
    [tasks[1]?.id, days[1]],
  ]);
});

it('says how many tasks are left out of one proposal', async () => {
  const me = await aUser(test);
  await Promise.all(Array.from({ length: assistantLimits.acts + 3 }, () => aTask(test, { ...overdue, assigneeId: me.id })));
  const { proposal, text } = await planned('replan my overdue tasks', me);
  expect(proposal.acts).toHaveLength(assistantLimits.acts);
  expect(text).toContain('3 overdue tasks are left out');
});

it('plans named tasks only if they are overdue, and says if there is nothing to do', async () => {
  const me = await aUser(test);
  const [late, fine] = [await aTask(test, overdue), await aTask(test, { dueDate: '2099-01-05' })];
  expect(datesOf((await planned(`replan #${late.id}`, me)).proposal)).toEqual([[late.id, workingDays(1)[0]]]);
  expect(await ask(`replan #${fine.id}`, me)).toMatchObject({ proposal: null, text: 'Nothing needs to change.' });
  expect(await ask('replan my overdue tasks', me)).toMatchObject({ proposal: null, text: 'Nothing needs to change.' });
});

it('plans no task that the person does not see, and hostile titles change nothing of a plan', async () => {
  const eve = await aUser(test, { department: 'Sales' });
  const stranger = await aUser(test, { department: 'HR' });
  const made = await Promise.all(hostileTitles.map((title) => aTask(test, { ...overdue, ...sales, title, assigneeId: eve.id })));
  const before = await rows(test.db, sql`select id, version, due_date from tasks order by id`);
  const { proposal } = await planned('replan all overdue tasks in Sales', eve);
  expect(new Set(proposal.acts.map(({ kind, command }) => `${kind} ${command}`))).toEqual(new Set(['due tasks.update']));
  expect(proposal.acts.map(({ taskId }) => taskId).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  expect((await ask('replan all overdue tasks in Sales', stranger)).proposal).toBeNull();
  expect((await ask(`replan #${made[0]?.id}`, stranger)).proposal).toBeNull();
  expect((await send(`/api/assistant/proposals/${proposal.id}/confirm`, {}, stranger)).status).toBe(404);
  expect(await rows(test.db, sql`select id, version, due_date from tasks order by id`)).toEqual(before);
});

it('my overdue tasks in any command are mine', async () => {
  const [me, other] = [await aUser(test), await aUser(test)];
  const mine = await aTask(test, { ...overdue, assigneeId: me.id });
  await aTask(test, { ...overdue, assigneeId: other.id });
  const { acts } = (await planned('move my overdue tasks to review', me)).proposal;
  expect(acts.map(({ taskId }) => taskId)).toEqual([mine.id]);
});

it.each([
  ['en', 'Which of my tasks are overdue?', 'Re-plan my overdue tasks'],
  ['es', 'mis tareas vencidas', 'Replanifica mis tareas vencidas'],
  ['fr', 'mes tâches en retard', 'Replanifie mes tâches en retard'],
  ['de', 'meine überfälligen Aufgaben', 'Plane meine überfälligen Aufgaben neu'],
])('an answer in %s about overdue tasks offers to plan exactly these', async (language, question, sentence) => {
  const me = await aUser(test);
  const [one, urgent] = [
    await aTask(test, { ...overdue, assigneeId: me.id }),
    await aTask(test, { ...overdue, assigneeId: me.id, priority: 'P0', workspaceId: 3 }),
  ];
  const answer = await ask(question, me, { language });
  expect(answer.choices.map(({ text }) => text)).toEqual([sentence]);
  const planOf = async (text = '') => (await planned(text, me, { language })).proposal.acts.map(({ taskId }) => taskId);
  expect(await planOf(answer.choices[0]?.text)).toEqual([urgent.id, one.id]);
  expect((await ask('What is due today?', me)).choices).toEqual([]);
});

it('an answer with further conditions offers its tasks by number, in each language', async () => {
  const me = await aUser(test);
  const urgent = await aTask(test, { ...overdue, assigneeId: me.id, priority: 'P0' });
  await aTask(test, { ...overdue, assigneeId: me.id });
  for (const [language, text] of [
    ['en', `Re-plan #${urgent.id}`],
    ['es', `Replanifica #${urgent.id}`],
    ['fr', `Replanifie #${urgent.id}`],
    ['de', `Plane #${urgent.id} neu`],
  ]) {
    expect((await ask('my overdue P0 tasks', me, { language })).choices).toMatchObject([{ text }]);
    expect((await planned(text ?? '', me, { language })).proposal.acts.map(({ taskId }) => taskId)).toEqual([urgent.id]);
  }
});

it('offers to plan all overdue tasks of the board on which it was asked', async () => {
  const [board] = await rows<{ name: string }>(test.db, sql`select name from workspaces where id = 4`);
  const department = board?.name ?? '';
  const me = await aUser(test, { department });
  const task = await aTask(test, { ...overdue, workspaceId: 4, columnId: 13, department });
  const [offered] = (await ask('What is overdue?', me, { workspaceId: 4 })).choices;
  expect(offered?.text).toBe('Re-plan all overdue tasks');
  const { acts } = (await planned(offered?.text ?? '', me, { workspaceId: 4 })).proposal;
  expect(acts.map(({ taskId }) => taskId)).toEqual([task.id]);
});

it.each([
  ['en', 'plan my overdue work again, please'],
  ['en', 're-plan my late tasks'],
  ['de', 'Kannst du meine überfälligen Aufgaben neu planen?'],
  ['es', 'vuelve a planificar mis tareas vencidas'],
  ['fr', 'reprogramme mes tâches en retard'],
])('understands in %s: %s', async (language, text) => {
  const [me, other] = [await aUser(test), await aUser(test)];
  const mine = await aTask(test, { ...overdue, assigneeId: me.id });
  await aTask(test, { ...overdue, assigneeId: other.id });
  expect((await planned(text, me, { language })).proposal.acts.map(({ taskId }) => taskId)).toEqual([mine.id]);
});

it('takes a word that may be a title for a title, not for a column', async () => {
  const me = await aUser(test);
  const named = await aTask(test, { ...overdue, title: 'Review' });
  await aTask(test, { ...overdue, columnId: 11 });
  expect((await planned('replan Review', me)).proposal.acts.map(({ taskId }) => taskId)).toEqual([named.id]);
});
