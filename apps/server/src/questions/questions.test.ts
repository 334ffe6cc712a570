// Tests answers to each kind of question: right under the person's visibility, in words, and with what continues the exchange before.
import * as api from '@app/contract/api.ts';
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let bob: Person;
let hr: Person;
let admin: Person;
const tasks: Record<string, Task> = {};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const items = (...texts: [string, boolean][]) => texts.map(([text, completed], at) => ({ id: at + 1, text, completed }));

beforeAll(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
  hr = await aUser(test, { fullName: 'Rita Vega', department: 'HR' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
  const make = async (title: string, given: Parameters<typeof aTask>[1]) => {
    tasks[title] = await aTask(test, { title, by: admin, ...given });
  };
  await make('Server migration', { dueDate: day(-3), assigneeId: ana.id, priority: 'P1', columnId: 10 });
  await make('Website relaunch', {
    dueDate: day(20),
    assigneeId: bob.id,
    checklistItems: items(['Texts', true], ['Pictures', false]),
  });
  await make('Backup test', { dueDate: day(2), assigneeId: ana.id, priority: 'P3' });
  await make('Old server', { columnId: 12, assigneeId: bob.id });
  await make('Secret pay', { dueDate: day(-1), workspaceId: 2, columnId: 5, department: 'HR', assigneeId: hr.id });
  await relate('Server migration', 'Website relaunch');
  await test.as(bob)(api.comments.create, {
    params: { taskId: id('Server migration') },
    body: { content: 'The new disks arrive on Monday' },
  });
});
afterAll(() => test.close());

const id = (title: string) => tasks[title]?.id ?? 0;
async function relate(blocker: string, blocked: string): Promise<void> {
  await test.as(admin)(api.relations.add, { params: { taskId: id(blocker) }, body: { kind: 'blocks', taskId: id(blocked) } });
}

async function ask(text: string, as: Person = ana, more: Record<string, unknown> = {}): Promise<Answer> {
  const reply = await test.raw({ method: 'POST', url: '/api/assistant/ask', payload: { text, ...more }, as });
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ kind: expect.any(String) });
  return reply.body as Answer;
}

describe('a question about one task', () => {
  it.each([
    ['Is the server migration on track?', '“Server migration” is late by 3 days: In Progress.'],
    ['Is the website relaunch still on track?', /^“Website relaunch” is at risk: due in 20 days .*blocked by “Server migration”/],
    [
      'What is left on the website relaunch?',
      /^Left on “Website relaunch”: “Pictures”, blocked by “Server migration”, due in 20 days/,
    ],
    ['What blocks the website relaunch?', '“Website relaunch” waits for “Server migration”.'],
    ['what depends on the server migration', 'For “Server migration” wait: “Website relaunch”.'],
    ['who is on the backup test?', '“Backup test” is assigned to Ana Lima (To Do).'],
    ['whens the backup test due', /^“Backup test” is due in 2 days/],
    ['how many days late is the server migration', /overdue by 3 days/],
    ['What did Bob say about the server migration?', /Bob Stone, .*: “The new disks arrive on Monday”/],
    ['which files are attached to the backup test', '“Backup test” has no files.'],
    ['which department does the backup test belong to', '“Backup test” belongs to Engineering.'],
    ['¿Va a tiempo la server migration?', /Server migration.*: /],
    ['was fehlt beim website relaunch?', /“Website relaunch”|„Website relaunch“|Website relaunch/],
  ])('%s', async (text, expected) => {
    const reply = await ask(text);
    expect(reply.kind).toBe('answer');
    expect(reply.text).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  it('says nothing of a task that the person does not see', async () => {
    const { text, taskIds } = await ask('Is the secret pay on track?');
    expect(`${text} ${taskIds}`).not.toMatch(new RegExp(`Secret pay|\\b${id('Secret pay')}\\b`));
    expect((await ask('Is the secret pay on track?', hr)).text).toMatch(/^“Secret pay” is late by 1 day/);
  });
});

describe('a question about work', () => {
  it('of a board says what is done, open, late, and how long it takes at this pace', async () => {
    const { text, taskIds } = await ask('Is Engineering on track?');
    expect(text).toMatch(/Engineering: 1 done in the last four weeks, 3 open, 1 of them late.*At this pace \(0\.3 a week\)/);
    expect(taskIds).toEqual([id('Server migration')]);
  });

  it('about what blocks us names each blocker', async () => {
    expect(await ask('What is blocking us?')).toMatchObject({
      text: '“Website relaunch” waits for “Server migration”.',
      taskIds: [id('Website relaunch')],
    });
    expect((await ask('What is blocking us?', hr)).text).toBe('No open task is blocked by another one.');
  });

  it('about who knows something counts who worked on such tasks, of those that one sees', async () => {
    const { counts, taskIds } = await ask('Who knows about servers?');
    expect(counts.map(({ name }) => name).sort()).toEqual(
      ['Ana Lima', 'Bob Stone', 'Rosa Vidal'].filter((name) => counts.some((each) => each.name === name)).sort(),
    );
    expect(counts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana Lima', 'Bob Stone']));
    expect(taskIds[0]).toBe(id('Old server'));
    expect((await ask('Who knows about pay?', ana)).counts).toEqual([]);
  });

  it('compares people, tasks and periods', async () => {
    expect((await ask('Compare Ana and Bob')).text).toBe(
      'Ana Lima: 2 open, 1 late, 0 done in the last four weeks. Bob Stone: 1 open, 0 late, 1 done in the last four weeks.',
    );
    expect((await ask('What is more urgent, the backup test or the server migration?')).text).toBe(
      '“Server migration” comes first.',
    );
    const { counts } = await ask('How many tasks were finished this week compared with last week?');
    expect(counts.map(({ count }) => count)).toEqual([1, 0]);
  });

  it('about load says what is much, and what can wait', async () => {
    expect((await ask('Is Ana overloaded?', bob)).text).toMatch(
      /^Ana Lima: 2 open, 1 late, \d due this week; that is not too much\.$/,
    );
    expect(await ask('What can wait?')).toMatchObject({ taskIds: [id('Backup test')] });
  });

  it('about first, a plan and a summary is the same as on the screens', async () => {
    expect((await ask('What should I do first today and why?')).text).toMatch(/^Do “Server migration” first: late by 3 days/);
    expect((await ask('Plan my week')).kind).toBe('proposal');
    expect((await ask('Plan my week', ana, { questionsOnly: true })).kind).toBe('answer');
    expect((await ask('my day pls')).text).toMatch(/^My day: /);
  });

  it('about the product is answered from its own texts, with a link that opens the place', async () => {
    const reply = await ask('How do I archive a task?', ana, { workspaceId: 3 });
    expect(reply.text).toMatch(/^Done tasks can be archived/);
    expect(reply.links).toEqual([{ label: 'Open the archive', path: '/workspace/3/archive' }]);
    expect((await ask('wo stell ich denn die sprache um', ana, { language: 'de' })).links).toEqual([
      { label: 'Einstellungen öffnen', path: '/settings' },
    ]);
  });
});

describe('what continues the exchange before', () => {
  it.each([
    ['keeps the conditions and changes the person', ['What is overdue?'], 'and of Bob?', []],
    ['keeps the person and changes the days', ['Ana’s tasks due this week'], 'and overdue?', ['Server migration']],
    ['narrows it', ['Ana’s tasks'], 'only the late ones', ['Server migration']],
    ['is a chain', ['Bob’s tasks', 'and of Ana?'], 'only the late ones', ['Server migration']],
  ])('%s', async (_name, previous, text, titles) => {
    const { kind, taskIds } = await ask(text, ana, { previous });
    expect({ kind, taskIds }).toEqual({ kind: 'answer', taskIds: titles.map(id) });
  });

  it('names a task of the last answer, asks why, or to see it on the board; nothing that is not visible', async () => {
    const shown = [id('Backup test'), id('Website relaunch'), id('Secret pay')];
    expect((await ask('the second one', ana, { shown })).text).toMatch(/^“Website relaunch”: /);
    expect((await ask('why?', ana, { shown: [id('Server migration')] })).text).toMatch(/^“Server migration” is late by 3 days/);
    expect((await ask('the third one', ana, { shown })).text).not.toContain('Secret pay');
    expect(await ask('show them on the board', ana, { previous: ['my overdue tasks'], workspaceId: 3 })).toMatchObject({
      filter: { due: ['overdue'], mine: true },
      workspaceId: 3,
    });
  });
});

describe('what cannot be answered', () => {
  it.each([
    ['five thousand words', 'word '.repeat(3_900)],
    ['no language', '?!… — 12 ##'],
    ['two languages', 'wer hat this week tiempo libre'],
    ['nothing but a name', 'everything'],
  ])('gets a sentence: %s', async (_name, text) => {
    expect((await ask(text)).text.length).toBeGreaterThan(3);
  });
});
