// Tests answers: right numbers under the person's visibility, honest about what was not understood, and quick.

import * as api from '@app/contract/api.ts';
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { shortDate } from '@app/contract/dates/dates.rules.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { growthOf, linear } from '@app/contract/testing/growth.ts';
import { answersTexts } from '@app/texts/sentences/answers.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let bob: Person;
let hr: Person;
let admin: Person;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const shown = (date: string) => shortDate(date, { language: 'english', dateFormat: 'MM/DD/YYYY' }, day(0));
const ids: Record<string, number> = {};

beforeAll(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
  hr = await aUser(test, { fullName: 'Maria Lopez', department: 'HR' });
  await aUser(test, { fullName: 'Maria Klein', department: 'HR' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
  const make = async (name: string, given: Parameters<typeof aTask>[1]) => {
    ids[name] = (await aTask(test, { title: name, by: admin, ...given })).id;
  };
  await make('Late for Ana', { dueDate: day(-3), assigneeId: ana.id, priority: 'P1' });
  await make('Late for nobody', { dueDate: day(-1) });
  await make('Due today', { dueDate: day(0), assigneeId: bob.id });
  await make('In review', { columnId: 11, assigneeId: ana.id });
  await make('Finished', { columnId: 12, assigneeId: ana.id });
  await make('Late in HR', { dueDate: day(-2), workspaceId: 2, columnId: 5, department: 'HR', assigneeId: hr.id });
});
afterAll(() => test.close());

async function ask(text: string, as: Person = ana, more: Record<string, unknown> = {}): Promise<Answer> {
  const reply = await test.raw({ method: 'POST', url: '/api/assistant/ask', payload: { text, ...more }, as });
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ kind: expect.any(String) });
  return reply.body as Answer;
}
const named = (...names: string[]) => names.map((name) => ids[name]);

describe('a question', () => {
  it.each([
    ['What is overdue?', ['Late for Ana', 'Late for nobody']],
    ['my overdue tasks', ['Late for Ana']],
    ['Which overdue tasks are unassigned?', ['Late for nobody']],
    ['What is due today?', ['Due today']],
    ['Bob’s tasks', ['Due today']],
    ['What is in review?', ['In review']],
    ['open P1 tasks', ['Late for Ana']],
    ['complete tasks', ['Finished']],
    ['tâches ouvertes P1', ['Late for Ana']],
    ['tareas abiertas P1', ['Late for Ana']],
    ['offene P1 Aufgaben', ['Late for Ana']],
    ['What was finished today?', ['Finished']],
    ['tasks about late', ['Late for Ana', 'Late for nobody']],
    ['overdue tasks in HR', []],
    ['¿Qué está vencido?', ['Late for Ana', 'Late for nobody']],
    ['Was ist überfällig?', ['Late for Ana', 'Late for nobody']],
    ['Quelles tâches sont en retard ?', ['Late for Ana', 'Late for nobody']],
  ])('%s', async (text, names) => {
    const { kind, count, taskIds, tasks } = await ask(text);
    expect({ kind, count, taskIds }).toEqual({ kind: 'answer', count: names.length, taskIds: named(...names) });
    expect(tasks.map(({ id }) => id)).toEqual(taskIds);
  });

  it('is answered from what the person sees', async () => {
    expect((await ask('What is overdue?', hr)).taskIds).toEqual(named('Late in HR'));
    expect((await ask('What is overdue?', admin)).taskIds).toEqual(named('Late for Ana', 'Late in HR', 'Late for nobody'));
    expect((await ask('What is overdue in HR?', admin)).taskIds).toEqual(named('Late in HR'));
  });

  it('on a board is about the board, unless it says everywhere', async () => {
    expect((await ask('What is overdue?', admin, { workspaceId: 2 })).taskIds).toEqual(named('Late in HR'));
    expect((await ask('What is overdue everywhere?', admin, { workspaceId: 2 })).count).toBe(3);
    const reply = await test.raw({ method: 'POST', url: '/api/assistant/ask', payload: { text: 'x', workspaceId: 2 }, as: ana });
    expect(reply.status).toBe(403);
  });

  it('has the view that shows the same, if there is one', async () => {
    const { filter, workspaceId } = await ask('What is overdue?', ana, { workspaceId: 3 });
    expect({ filter, workspaceId }).toMatchObject({ filter: { due: ['overdue'], mine: false, statuses: [] }, workspaceId: 3 });
    expect(await ask('What was finished today?')).toMatchObject({ filter: null, workspaceId: null });
  });

  it('says how it was understood, in the language asked for', async () => {
    expect((await ask('What is overdue in HR?', admin)).text).toBe('1 task: overdue, in HR.');
    expect((await ask('What is overdue in HR?', admin, { language: 'es' })).text).toBe(
      '1 tarea: con el plazo vencido, en Recursos Humanos.',
    );
    expect((await ask('What is overdue in Sales?', admin, { language: 'german' })).text).toBe(
      'Keine Aufgaben: überfällig, in Vertrieb.',
    );
  });

  it('of people and departments is answered with their numbers', async () => {
    const most = await ask('Who has the most work?', admin);
    expect(most.counts[0]).toEqual({ name: 'Ana Lima', count: 2 });
    expect(most.text).toContain('Ana Lima has the most: 2 tasks');
    expect((await ask('Which department has the most overdue tasks?', admin)).counts).toEqual([
      { name: 'Engineering', count: 2 },
      { name: 'HR', count: 1 },
    ]);
    expect((await ask('Who has time?')).counts.map(({ count }) => count)).toEqual(
      [...(await ask('Who has time?')).counts.map(({ count }) => count)].sort(),
    );
    expect((await ask('How far are we?')).text).toContain('20 % done: 1 of 5 tasks');
    expect((await ask('What should I do first?')).text).toContain('“Late for Ana”');
  });

  it('that is not understood says which word, and offers others and a search', async () => {
    expect(await ask('Which overdue tasks are purple?')).toMatchObject({
      kind: 'choice',
      text: 'I did not understand “purple”. Did you mean:',
      choices: [{ label: 'overdue', text: 'Which overdue tasks are?' }],
      taskIds: [],
      nearest: expect.arrayContaining([expect.any(String)]),
      search: 'Which overdue tasks are purple?',
    });
  });

  it('about one of several people asks which', async () => {
    const { kind, choices } = await ask('What is Maria working on?', admin);
    expect({ kind, labels: choices.map(({ label }) => label).sort() }).toEqual({
      kind: 'choice',
      labels: ['Maria Klein', 'Maria Lopez'],
    });
    const lopez = choices.find(({ label }) => label === 'Maria Lopez');
    expect((await ask(lopez?.text ?? '', admin)).taskIds).toEqual(named('Late in HR'));
  });
});

describe('a question about one task', () => {
  it.each([
    [
      'When is “Late for Ana” due?',
      `“Late for Ana”: in the column To Do, overdue, due on ${shown(day(-3))}, priority High, of Ana Lima.`,
    ],
    ['Who works on Late for Ana?', '“Late for Ana” is assigned to Ana Lima (To Do).'],
    ['status of In review', '“In review”: in the column Review, without a due date, priority Medium, of Ana Lima.'],
    ['Wer arbeitet an Finished?', '“Finished” is assigned to Ana Lima (Done).'],
  ])('%s', async (text, expected) => {
    expect(await ask(text)).toMatchObject({ kind: 'answer', text: expected, count: 1, proposal: null });
  });

  it('by its number is answered, too', async () => {
    expect(await ask(`#${ids['In review']}`)).toMatchObject({ taskIds: named('In review') });
    expect(await ask(`what is the status of #${ids['In review']}?`)).toMatchObject({ taskIds: named('In review') });
  });

  it('tells nothing of a task that the person does not see', async () => {
    const about = `When is #${ids['Late in HR']} due?`;
    expect(await ask(about, hr)).toMatchObject({ kind: 'answer', taskIds: named('Late in HR') });
    const hidden = await ask(about);
    expect(hidden).toMatchObject({ kind: 'unknown', taskIds: [], tasks: [] });
    expect(hidden.text).toBe((await ask('When is #987654 due?')).text.replace('987654', String(ids['Late in HR'])));
  });
});

describe('what blocks', () => {
  const blocks = (from: string, to: string) =>
    test.as(admin)(api.relations.add, { params: { taskId: ids[from] ?? 0 }, body: { kind: 'blocks', taskId: ids[to] ?? 0 } });

  it('counts while it is open; that something hidden does so is known, what a task blocks only to who sees it', async () => {
    await blocks('Finished', 'In review');
    expect((await ask('What is blocked?')).taskIds).toEqual([]);
    await blocks('Late for nobody', 'In review');
    await blocks('Late in HR', 'Due today');
    await blocks('Late for Ana', 'Late in HR');
    expect((await ask('What is blocked?')).taskIds.toSorted()).toEqual(named('Due today', 'In review').toSorted());
    expect((await ask('my blocked tasks')).taskIds).toEqual(named('In review'));
    expect((await ask('Which tasks block others?')).taskIds).toEqual(named('Late for nobody'));
    expect((await ask('Which tasks block others?', admin)).count).toBe(3);
    expect((await ask('Is “In review” blocked?')).text).toContain('“In review” waits for “Late for nobody”');
  });
});

it.each([
  ['help', 'english', 'I answer questions'],
  ['What can you do?', 'english', 'I answer questions'],
  ['?', 'english', 'I answer questions'],
  ['Hallo!', 'german', 'Ich beantworte Fragen'],
  ['¿Qué puedes hacer?', 'spanish', 'Respondo preguntas'],
  ['Que peux-tu faire ?', 'french', 'Je réponds aux questions'],
  ['thanks', 'english', 'You are welcome.'],
  ['Merci !', 'french', 'Avec plaisir.'],
])('%s is answered', async (text, language, begin) => {
  const reply = await ask(text, ana, { language });
  expect(reply).toMatchObject({ kind: 'answer', text: expect.stringContaining(begin), tasks: [] });
  for (const question of reply.nearest) expect(await ask(question, ana, { language })).toMatchObject({ kind: 'answer' });
});

it('writes its answers as each language is written', async () => {
  expect((await ask('Was ist seit drei Tagen unverändert?', ana, { language: 'german' })).text).not.toContain('..');
  expect((await ask('Quelles tâches sont en retard ?', ana, { language: 'french' })).text).toBe('2 tâches\u202f: en retard.');
});

describe.each(['english', 'spanish', 'french', 'german'] as const)('every example in %s', (language) => {
  it.each(answersTexts[language].examples)('%s', async (text) => {
    expect(await ask(text, ana, { language })).toMatchObject({ kind: 'answer' });
  });
});

it.each([
  [{}],
  [{ text: '' }],
  [{ text: '  ' }],
  [{ text: 'x'.repeat(assistantLimits.text + 1) }],
  [{ text: 'x', language: 'klingon' }],
  [{ text: 'x', workspaceId: -1 }],
  [{ text: 'x', taskId: 0 }],
  [{ text: 'a\u0000b' }],
])('%j is refused', async (payload) => {
  const reply = await test.raw({ method: 'POST', url: '/api/assistant/ask', payload, as: ana });
  expect(reply).toMatchObject({ status: 400, body: { error: 'validation' } });
});

it('takes a time that grows with the length of the text', async () => {
  for (const text of ['move a to b in c on friday to review ', 'what is overdue on friday for nobody ']) {
    const most = assistantLimits.text / 4 / text.length;
    expect(await growthOf((length) => ask(text.repeat(length)), Math.floor(most)), text).toBeLessThan(linear);
  }
});

describe('what people said about a task', () => {
  const today = '2026-11-20';
  const on = (date: string) => shortDate(date, { language: 'english', dateFormat: 'MM/DD/YYYY' }, today);

  it('is quoted with its writer and the day of the reader’s zone, of one person or of all', async () => {
    const task = await aTask(test, { title: 'Order the banners', by: admin });
    const write = async (as: Person, content: string, createdAt: string) => {
      const { body } = await test.as(as)(api.comments.create, { params: { taskId: task.id }, body: { content } });
      await rows(test.db, sql`update task_comments set created_at = ${createdAt} where id = ${body.id} returning id`);
    };
    await write(bob, 'The printer needs **two weeks**.', '2026-11-17T23:30:00Z');
    await write(ana, 'Then we order today.', '2026-11-18T08:00:00Z');
    const said = async (text: string, timezone: string) => (await ask(text, ana, { today, timezone })).text;
    const bobs = (date: string) => `Bob Stone, ${on(date)}: “The printer needs two weeks.”`;
    expect(await said('What did Bob say about the banners?', 'UTC')).toBe(bobs('2026-11-17'));
    expect(await said('What did Bob say about the banners?', 'Pacific/Auckland')).toBe(bobs('2026-11-18'));
    expect(await said('What was said about the banners?', 'UTC')).toContain('Ana Lima');
  });

  it('is told to nobody who does not see the task', async () => {
    const task = await aTask(test, { title: 'Salary round', by: admin, workspaceId: 2, columnId: 5, department: 'HR' });
    await test.as(hr)(api.comments.create, { params: { taskId: task.id }, body: { content: 'Nobody may know yet.' } });
    expect(JSON.stringify(await ask('What did Maria Lopez say about the salary round?'))).not.toContain('Nobody may know');
  });
});

it('changes no task and makes no proposal', async () => {
  const count = async () => rows(test.db, sql`select count(*)::int as count, sum(version)::int as versions from tasks`);
  const before = await count();
  await ask('What is overdue?');
  expect(await count()).toEqual(before);
  expect(await rows(test.db, sql`select id from assistant_proposals`)).toEqual([]);
});
