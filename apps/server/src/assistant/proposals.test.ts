// Tests proposals: nothing happens before they are confirmed, each is used once, under the person's own rights, and can be undone.
import * as api from '@app/contract/api.ts';
import type { Answer, Proposal } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { hostileTitles } from '#testing/hostile/hostile-titles.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { untilOneWaits } from '#testing/until-one-waits.ts';

let test: TestApp;
let ana: Person;
let bob: Person;
let hr: Person;
let admin: Person;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
  hr = await aUser(test, { fullName: 'Maria Lopez', department: 'HR' });
  await aUser(test, { fullName: 'Maria Klein' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
});
afterAll(() => test.close());

const send = (url: string, payload: unknown, as: Person) => test.raw({ method: 'POST', url, payload, as });
const ask = async (text: string, as: Person = ana, more: Record<string, unknown> = {}) =>
  (await send('/api/assistant/ask', { text, ...more }, as)).body as Answer;
const confirm = (id: number, payload: unknown = {}, as: Person = ana) =>
  send(`/api/assistant/proposals/${id}/confirm`, payload, as);
const undo = (id: number, as: Person = ana) => send(`/api/assistant/proposals/${id}/undo`, {}, as);
const taskOf = async (taskId: number) => (await test.as(admin)(api.tasks.get, { params: { taskId } })).body as Task;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const title = () => `Plant ${String.fromCharCode(65 + (count % 26))}${++count}`;

async function proposed(text: string, as: Person = ana, more: Record<string, unknown> = {}): Promise<Proposal> {
  const answer = await ask(text, as, more);
  if (!answer.proposal) throw new Error(`no proposal: ${JSON.stringify(answer)}`);
  return answer.proposal;
}

describe('the tasks of a person', () => {
  let jonas: Person;
  let mei: Person;
  let xu: Person;
  beforeAll(async () => {
    jonas = await aUser(test, { fullName: 'Jonas Kern' });
    mei = await aUser(test, { fullName: 'Mei Tan' });
    xu = await aUser(test, { fullName: 'Xu Lin' });
  });
  const having = async (...people: Person[]) =>
    aTask(test, { title: title(), assigneeId: people[0]?.id ?? null, assignees: people.map(({ id }) => id) });
  const peopleOf = async ({ id }: Task) => (await taskOf(id)).assignees;
  const remove = (tasks: readonly Task[]) =>
    Promise.all(tasks.map(({ id }) => test.as(admin)(api.tasks.remove, { params: { taskId: id } })));

  it.each([
    ['english', "give Jonas' tasks to Mei", 'Hand over “{}” from Jonas Kern to Mei Tan'],
    ['english', 'assign all tasks of Jonas to Mei', 'Hand over “{}” from Jonas Kern to Mei Tan'],
    ['spanish', 'asigna las tareas de Jonas a Mei', 'Pasar «{}» de Jonas Kern a Mei Tan'],
    ['french', 'attribue les tâches de Jonas à Mei', 'Transmettre «\u202f{}\u202f»\u202f: Jonas Kern → Mei Tan'],
    ['german', 'weise die Aufgaben von Jonas Mei zu', '„{}“ von Jonas Kern an Mei Tan übergeben'],
  ])('in %s, %s: she takes his place, whichever it is, and nobody else’s', async (language, text, sentence) => {
    const tasks = [await having(jonas, xu), await having(xu, jonas), await having(xu)];
    const { id, acts } = await proposed(text, ana, { language });
    expect(acts.map((act) => [act.taskId, act.text]).toSorted()).toEqual(
      tasks.slice(0, 2).map((task) => [task.id, sentence.replace('{}', task.title)]),
    );
    expect((await confirm(id)).status).toBe(200);
    expect(await Promise.all(tasks.map(peopleOf))).toEqual([[mei.id, xu.id], [xu.id, mei.id], [xu.id]]);
    expect((await undo(id)).body).toMatchObject({ kept: [] });
    expect(await Promise.all(tasks.map(peopleOf))).toEqual([[jonas.id, xu.id], [xu.id, jonas.id], [xu.id]]);
    await remove(tasks);
  });

  it('are taken off that person alone', async () => {
    const tasks = [await having(jonas, xu), await having(xu, jonas)];
    const { id, acts } = await proposed('unassign all tasks of Jonas');
    expect(acts.map(({ text }) => text)).toContain(`Remove Jonas Kern from “${tasks[0]?.title}”`);
    expect((await confirm(id)).status).toBe(200);
    expect(await Promise.all(tasks.map(peopleOf))).toEqual([[xu.id], [xu.id]]);
  });

  it('go to another one, also if they are one’s own', async () => {
    const tasks = [await having(xu, jonas)];
    const { id, acts } = await proposed('assign all my tasks to Mei Tan', jonas);
    expect(acts).toMatchObject([{ taskId: tasks[0]?.id, replaces: jonas.id, fields: { assigneeId: mei.id } }]);
    const other = await confirm(id, { acts: [{ id: acts[0]?.id, fields: { assigneeId: null } }] }, jonas);
    expect(other.status).toBe(200);
    expect(await Promise.all(tasks.map(peopleOf))).toEqual([[xu.id]]);
  });

  it('stay where somebody else has handed them over since', async () => {
    const task = await having(jonas, xu);
    const { id } = await proposed('assign all tasks of Jonas to Mei');
    await test.as(admin)(api.tasks.update, { params: { taskId: task.id }, body: { assigneeId: xu.id, assignees: [xu.id] } });
    expect((await confirm(id)).status).toBe(409);
    expect(await peopleOf(task)).toEqual([xu.id]);
  });
});

describe('a command', () => {
  const commands: [string, string, Partial<Task>][] = [
    ['moves', 'move {} to review', { status: 'Review' }],
    ['completes', 'mark {} as done', { status: 'Done' }],
    ['assigns', 'assign {} to Bob', {}],
    ['sets the due date', 'set {} due 2030-05-06', { dueDate: '2030-05-06' }],
    ['sets the priority', 'set the priority of {} to P1', { priority: 'P1' }],
    ['renames', 'rename {} to Another title', { title: 'Another title' }],
    ['postpones', 'postpone {} by two weeks', { dueDate: '2030-01-15' }],
    ['brings forward', 'bring {} forward by a day', { dueDate: '2029-12-31' }],
    [
      'adds to the checklist',
      'add "Water it" to the checklist of {}',
      { checklistItems: [expect.objectContaining({ text: 'Water it', completed: false })] },
    ],
    ['moves in Spanish', 'mueve {} a revisión', { status: 'Review' }],
    ['moves in French', 'déplace {} en revue', { status: 'Review' }],
    ['moves in German', 'verschiebe {} in Prüfung', { status: 'Review' }],
  ];
  it.each(commands)('%s once it is confirmed, and not before', async (_, text, after) => {
    const task = await aTask(test, { title: title(), dueDate: '2030-01-01' });
    const { id, acts } = await proposed(text.replace('{}', `"${task.title}"`));
    expect(acts).toMatchObject([{ taskId: task.id, title: task.title }]);
    expect(await taskOf(task.id)).toEqual(task);
    expect(await confirm(id)).toMatchObject({ status: 200, body: { proposalId: id, taskIds: [task.id] } });
    expect(await taskOf(task.id)).toMatchObject(after);
    expect(await undo(id)).toMatchObject({ status: 200, body: { taskIds: [task.id], kept: [] } });
    const { version: _version, updatedAt: _updatedAt, order: _order, ...before } = task;
    expect(await taskOf(task.id)).toMatchObject(before);
  });

  it('moves a task that another department shares, which stays on its own board', async () => {
    const task = await aTask(test, {
      title: title(),
      workspaceId: 2,
      columnId: 5,
      department: 'HR',
      departments: ['HR', 'Engineering'],
    });
    const { id } = await proposed(`move "${task.title}" to review`);
    expect(await confirm(id)).toMatchObject({ status: 200, body: { taskIds: [task.id] } });
    expect(await taskOf(task.id)).toMatchObject({ status: 'Review', workspaceId: 2 });
    expect(await undo(id)).toMatchObject({ status: 200, body: { taskIds: [task.id], kept: [] } });
    expect(await taskOf(task.id)).toMatchObject({ status: task.status, columnId: task.columnId });
  });

  it('comments, and takes the comment back', async () => {
    const task = await aTask(test, { title: title() });
    const comments = async () =>
      (await test.as(ana)(api.comments.list, { params: { taskId: task.id } })).body as unknown as { content: string }[];
    const { id, acts } = await proposed(`comment on #${task.id}: it grows, slowly: 2 cm`);
    expect(acts).toMatchObject([{ kind: 'comment', text: `Comment on “${task.title}”: it grows, slowly: 2 cm`, fields: {} }]);
    expect(await comments()).toEqual([]);
    await confirm(id);
    expect(await comments()).toMatchObject([{ content: 'it grows, slowly: 2 cm', userId: ana.id }]);
    expect(await undo(id)).toMatchObject({ body: { taskIds: [task.id], kept: [] } });
    expect(await comments()).toEqual([]);
  });

  it('tells somebody by a comment that mentions them', async () => {
    const task = await aTask(test, { title: title() });
    const { id, acts } = await proposed(`tell Bob Stone and Rosa Vidal on #${task.id} that the client called`);
    expect(acts).toMatchObject([
      { kind: 'comment', text: `Comment on “${task.title}”: @Bob Stone @Rosa Vidal the client called` },
    ]);
    await confirm(id);
    const { body } = await test.as(ana)(api.comments.list, { params: { taskId: task.id } });
    expect(body).toMatchObject([{ content: `[@Bob Stone](user:${bob.id}) [@Rosa Vidal](user:${admin.id}) the client called` }]);
  });

  it('takes a comment of many words and lines whole, and none that is too long', async () => {
    const [task] = [await aTask(test, { title: `Twin ${title()}` }), await aTask(test, { title: `Twin ${title()}` })];
    const long = `${'word '.repeat(90)}\n\n- one\n- two: three`;
    const { choices } = await ask(`comment on Twin: ${long}`);
    const { id } = await proposed(choices.find(({ label }) => label.startsWith(`#${task?.id} `))?.text ?? '');
    await confirm(id);
    const { body } = await test.as(ana)(api.comments.list, { params: { taskId: task?.id ?? 0 } });
    expect(body).toMatchObject([{ content: long }]);
    const tooLong = `comment on #${task?.id}: ${'a'.repeat(assistantLimits.question + 1)}`;
    expect(await ask(tooLong)).toMatchObject({ kind: 'unknown', text: 'That is longer than 1,000 characters.' });
    const item = `add an item to #${task?.id}: ${'a'.repeat(limits.checklist.text + 1)}`;
    expect(await ask(item)).toMatchObject({ kind: 'unknown', text: 'That is longer than 500 characters.' });
  });

  it('postpones a task without a due date from today, and none beyond the calendar', async () => {
    const task = await aTask(test, { title: title() });
    const { acts } = await proposed(`postpone #${task.id} by 3 days`);
    expect(acts).toMatchObject([{ kind: 'due', fields: { dueDate: day(3) } }]);
    expect(await ask(`postpone #${task.id} by 9999 years`)).toMatchObject({ kind: 'unknown', proposal: null });
  });

  it('adds nothing to a full checklist, and nothing to one that has changed since', async () => {
    const items = Array.from({ length: limits.checklist.items - 1 }, (_, at) => ({
      id: at + 1,
      text: `Item ${at}`,
      completed: false,
    }));
    const task = await aTask(test, { title: title(), checklistItems: items });
    const { id } = await proposed(`add "Water it" to the checklist of #${task.id}`);
    await test.as(bob)(api.tasks.update, {
      params: { taskId: task.id },
      body: { checklistItems: [...task.checklistItems, { id: 900, text: 'His', completed: false }] },
    });
    expect((await confirm(id)).status).toBe(409);
    expect((await taskOf(task.id)).checklistItems).toHaveLength(limits.checklist.items);
    expect(await ask(`add "Water it" to the checklist of #${task.id}`)).toMatchObject({
      kind: 'unknown',
      text: 'The checklist is full.',
    });
  });

  it('deletes and restores', async () => {
    const task = await aTask(test, { title: title() });
    const { id } = await proposed(`delete "${task.title}"`);
    expect((await confirm(id)).status).toBe(200);
    expect((await test.as(ana)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(404);
    expect(await undo(id)).toMatchObject({ body: { taskIds: [task.id] } });
    expect(await taskOf(task.id)).toMatchObject({ title: task.title });
  });

  it('makes tasks of pasted lines, and takes them back', async () => {
    const lines = ['- Pay rent tomorrow p1', '- Call @bob about the audit', '- Clean up every week'];
    const { id, acts } = await proposed(`Make tasks of these lines:\n${lines.join('\n')}`, ana, { workspaceId: 3 });
    expect(acts.map((act) => [act.kind, act.title, act.fields.priority])).toEqual([
      ['create', 'Pay rent', 'P1'],
      ['create', 'Call about the audit', 'P2'],
      ['create', 'Clean up every week', 'P2'],
    ]);
    const { body } = await confirm(id);
    const { taskIds } = body as { taskIds: number[] };
    expect((await taskOf(taskIds[1] ?? 0)).assigneeId).toBe(bob.id);
    expect((await undo(id)).body).toMatchObject({ taskIds: [...taskIds].reverse() });
  });

  it('without a board asks on which, if there are several', async () => {
    const { kind, choices } = await ask('add task Water them', admin);
    expect({ kind, some: choices.length > 1 }).toEqual({ kind: 'choice', some: true });
    const [first] = choices;
    const { acts } = await proposed(first?.text ?? '', admin, { workspaceId: first?.workspaceId });
    expect(acts).toMatchObject([{ title: 'Water them', workspaceId: first?.workspaceId }]);
  });

  it('about it means the open task', async () => {
    const task = await aTask(test);
    expect((await proposed('assign it to me', ana, { taskId: task.id })).acts).toMatchObject([
      { taskId: task.id, fields: { assigneeId: ana.id } },
    ]);
    expect(await ask('assign it to me')).toMatchObject({ kind: 'unknown', proposal: null });
  });

  it('about several tasks proposes each, and some of them can be left out or edited', async () => {
    const tasks = [await aTask(test, { dueDate: '2026-01-02' }), await aTask(test, { dueDate: '2026-01-02' })];
    const { id, acts } = await proposed('move all overdue tasks to review');
    expect(acts.map(({ taskId }) => taskId)).toEqual(tasks.map((task) => task.id));
    const kept = acts[1]?.id ?? 0;
    expect((await confirm(id, { acts: [{ id: kept, fields: { columnId: 10 } }] })).status).toBe(200);
    expect(await Promise.all(tasks.map(async (task) => (await taskOf(task.id)).status))).toEqual(['To Do', 'In Progress']);
    expect((await undo(id)).body).toMatchObject({ taskIds: [tasks[1]?.id] });
    for (const task of tasks) await test.as(admin)(api.tasks.remove, { params: { taskId: task.id } });
  });

  it.each([
    ['en', 'move Watering plan A7 and the Budget of B7 to review'],
    ['en', 'move "Watering plan A7", Budget of B7 to review'],
    ['es', 'mueve Watering plan A7 y la Budget of B7 a revisión'],
    ['fr', 'déplace Watering plan A7 et la Budget of B7 en revue'],
    ['de', 'verschiebe Watering plan A7 und die Budget of B7 in Prüfung'],
  ])('about two titles in %s changes both: %s', async (language, text) => {
    const tasks = [await aTask(test, { title: 'Watering plan A7' }), await aTask(test, { title: 'Budget of B7' })];
    const { acts } = await proposed(text, ana, { language });
    expect(acts.map(({ taskId }) => taskId)).toEqual(tasks.map(({ id }) => id));
    for (const { id } of tasks) await test.as(admin)(api.tasks.remove, { params: { taskId: id } });
  });

  it('about two titles asks about the one that is unclear, and says which is none', async () => {
    const [one, north] = [await aTask(test, { title: 'Alone Q5' }), await aTask(test, { title: 'Twin north Q5' })];
    await aTask(test, { title: 'Twin south Q5' });
    const which = await ask('move Alone Q5 and Twin to review');
    expect(which.choices.map(({ text }) => text)).toContain(`move Alone Q5 and #${north.id} to review`);
    expect((await proposed(`move Alone Q5 and #${north.id} to review`)).acts.map(({ taskId }) => taskId)).toEqual([
      one.id,
      north.id,
    ]);
    expect(await ask('move Alone Q5 and Nowhere Q5 to review')).toMatchObject({
      proposal: null,
      text: expect.stringContaining('“Nowhere Q5”'),
    });
    // A title that has the word in it is that title.
    const bread = await aTask(test, { title: 'Bread and butter Q5' });
    expect((await proposed('move bread and butter Q5 to review')).acts).toMatchObject([{ taskId: bread.id }]);
  });

  it('with a name that fits several tasks or people is a question', async () => {
    const [one, two] = [await aTask(test, { title: 'Ficus north' }), await aTask(test, { title: 'Ficus south' })];
    const which = await ask('move ficus to review');
    expect(which).toMatchObject({ kind: 'choice', proposal: null });
    expect(which.choices.map(({ text }) => text).sort()).toEqual([`move #${one.id} to review`, `move #${two.id} to review`]);
    expect((await proposed(which.choices[0]?.text ?? '')).acts).toHaveLength(1);
    const whom = await ask('assign "Ficus north" to Maria');
    expect(whom.choices.map(({ label }) => label).sort()).toEqual(['Maria Klein', 'Maria Lopez']);
  });

  it('names no more tasks than a proposal may have', async () => {
    const ids = Array.from({ length: assistantLimits.acts + 1 }, (_, at) => `#${at + 1}`).join(', ');
    expect(await ask(`move ${ids} to review`)).toMatchObject({
      kind: 'unknown',
      text: 'That would be more than 50 changes. Please narrow it down.',
    });
  });

  it.each([
    ['move Unheard-of to review', 'I found no task “Unheard-of”.'],
    ['move {} to Attic', 'There is no column “Attic”.'],
    ['archive {}', '{} is not done, and only done tasks are archived.'],
    ['assign {} to Zed Zulu', 'I found nobody called “Zed Zulu”.'],
    ['move {} to to do', 'Nothing needs to change.'],
  ])('%s says what is missing', async (text, sentence) => {
    const task = await aTask(test, { title: title() });
    expect(await ask(text.replace('{}', `"${task.title}"`))).toMatchObject({
      kind: 'unknown',
      text: sentence.replace('{}', `“${task.title}”`),
      proposal: null,
    });
  });
});

describe('several acts of a sentence', () => {
  it('are one proposal, confirmed and undone together', async () => {
    const task = await aTask(test, { title: title() });
    const { id, acts } = await proposed(`move "${task.title}" to review, make it urgent and assign it to Bob`);
    expect(acts.map(({ kind }) => kind)).toEqual(['move', 'priority', 'assign']);
    expect((await confirm(id)).status).toBe(200);
    const after = await test.as(admin)(api.tasks.get, { params: { taskId: task.id } });
    expect(after.body).toMatchObject({ status: 'Review', priority: 'P0', assigneeId: expect.any(Number) });
    expect((await undo(id)).status).toBe(200);
    expect((await test.as(admin)(api.tasks.get, { params: { taskId: task.id } })).body).toMatchObject({
      status: task.status,
      priority: task.priority,
      assigneeId: task.assigneeId,
    });
  });

  it('say which word they leave out, and stop where one may turn the meaning', async () => {
    const task = await aTask(test, { title: title() });
    expect(await ask(`pls move "${task.title}" to review purplishly`)).toMatchObject({
      kind: 'proposal',
      text: 'I did not use “purplishly”. I would make this change:',
    });
    expect(await ask(`don't move "${task.title}" to review`)).toMatchObject({ kind: 'unknown', proposal: null });
  });

  it.each([
    ['watch', 'watch {}'],
    ['unwatch', 'stop watching {}'],
    ['duplicate', 'duplicate {}'],
  ])('%s is done and undone', async (kind, text) => {
    const task = await aTask(test, { title: title() });
    const { id, acts } = await proposed(text.replace('{}', `"${task.title}"`));
    expect(acts).toMatchObject([{ kind, taskId: task.id }]);
    expect((await confirm(id)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
  });

  it('archives a done task and brings it back', async () => {
    const task = await aTask(test, { title: title(), columnId: 12 });
    const { id } = await proposed(`archive "${task.title}"`);
    expect((await confirm(id)).status).toBe(200);
    const archivedAt = async () => (await test.as(admin)(api.tasks.get, { params: { taskId: task.id } })).body.archivedAt;
    expect(await archivedAt()).toEqual(expect.any(String));
    expect((await undo(id)).status).toBe(200);
    expect(await archivedAt()).toBeNull();
  });
});

describe('a sentence about two tasks', () => {
  const relationsOf = async (taskId: number) =>
    (await test.as(admin)(api.relations.list, { params: { taskId } })).body.map(({ kind, task }) => [kind, task.id]);

  it.each([
    ['en', '{} blocks {other}', 'blocks'],
    ['en', 'make {} a sub-task of {other}', 'parent'],
    ['de', '{} wird von {other} blockiert', 'blockedBy'],
    ['es', '{} duplica {other}', 'duplicates'],
    ['fr', '{} est liée à {other}', 'relatesTo'],
  ])('in %s relates them once it is confirmed, and can be undone: %s', async (language, text, kind) => {
    const [task, other] = [await aTask(test, { title: title() }), await aTask(test, { title: title() })];
    const sentence = text.replace('{}', `"${task.title}"`).replace('{other}', `#${other.id}`);
    const { id, acts } = await proposed(sentence, ana, { language });
    expect(acts).toMatchObject([{ kind: 'relate', taskId: task.id, title: task.title, fields: {} }]);
    expect(acts[0]?.text).toContain(other.title);
    expect(await relationsOf(task.id)).toEqual([]);
    expect(await confirm(id)).toMatchObject({ status: 200, body: { taskIds: [task.id] } });
    expect(await relationsOf(task.id)).toEqual([[kind, other.id]]);
    expect(await undo(id)).toMatchObject({ status: 200, body: { taskIds: [task.id], kept: [] } });
    expect(await relationsOf(task.id)).toEqual([]);
  });

  it('refuses a circle, a second parent, what is so already and a task itself, also when it is confirmed', async () => {
    const tasks = [await aTask(test), await aTask(test), await aTask(test)].map(({ id }) => id) as [number, number, number];
    const [one, two, three] = tasks;
    const { id: late } = await proposed(`#${two} blocks #${one}`);
    expect(await confirm((await proposed(`#${one} blocks #${two} and #${three}`)).id)).toMatchObject({ status: 200 });
    for (const [text, answer] of [
      [`#${two} blocks #${one}`, 'would be a circle'],
      [`make #${one} a sub-task of #${two} and #${three}`, 'already a sub-task'],
      [`#${two} is blocked by #${one}`, 'related like this already'],
      [`#${one} relates to #${one}`, 'cannot be related to itself'],
      [`#${two} no longer blocks #${one}`, 'Nothing needs to change'],
    ] as const)
      expect(await ask(text)).toMatchObject({ kind: 'unknown', proposal: null, text: expect.stringContaining(answer) });
    expect(await confirm(late)).toMatchObject({ status: 409, body: { message: expect.stringContaining('circle') } });
    const { id, acts } = await proposed(`#${one} no longer blocks #${two}`);
    expect(acts).toMatchObject([{ kind: 'unrelate' }]);
    expect(await confirm(id)).toMatchObject({ status: 200 });
    expect(await relationsOf(one)).toEqual([['blocks', three]]);
  });

  it('asks which task is meant, and knows none that the person does not see', async () => {
    const own = await aTask(test, { title: title() });
    const secret = await aTask(test, { title: 'Redundancies of May', workspaceId: 2, department: 'HR', by: hr });
    for (const other of [`#${secret.id}`, '"Redundancies of May"']) {
      const answer = await ask(`#${own.id} is blocked by ${other}`);
      expect(answer).toMatchObject({ kind: 'unknown', proposal: null, text: expect.stringContaining('found no task') });
    }
    const twins = [await aTask(test, { title: 'Twin of both' }), await aTask(test, { title: 'Twin of both' })];
    const { kind, choices } = await ask(`"${own.title}" blocks Twin of both`);
    expect({ kind, count: choices.length }).toEqual({ kind: 'choice', count: 2 });
    const { id } = await proposed(choices[1]?.text ?? '');
    await confirm(id);
    expect(await relationsOf(own.id)).toEqual([['blocks', twins[0]?.id]]);
  });

  it('is a question where it is one', async () => {
    const { id } = await aTask(test);
    expect(await ask(`Which tasks block #${id}?`)).toMatchObject({ kind: 'answer', taskIds: [id], proposal: null });
    expect(await ask('tasks waiting for me')).toMatchObject({ kind: 'answer' });
  });
});

describe('a proposal', () => {
  const moving = async () => {
    const task = await aTask(test, { title: title() });
    return { task, ...(await proposed(`move "${task.title}" to review`)) };
  };

  it('is used once, also by two requests at once', async () => {
    const { id, task } = await moving();
    const replies = await Promise.all([confirm(id), confirm(id), confirm(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await taskOf(task.id)).version).toBe(task.version + 1);
    expect(await confirm(id)).toMatchObject({ status: 409, body: { message: 'This proposal was confirmed already' } });
    const undone = await Promise.all([undo(id), undo(id)]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await confirm(id)).status).toBe(409);
  });

  it('belongs to one person', async () => {
    const { id } = await moving();
    for (const person of [bob, hr, admin]) {
      expect((await confirm(id, {}, person)).status).toBe(404);
      expect((await undo(id, person)).status).toBe(404);
      expect((await test.raw({ method: 'GET', url: `/api/assistant/proposals/${id}`, as: person })).status).toBe(404);
    }
  });

  it('expires', async () => {
    const { id } = await moving();
    await test.db.execute(sql`update assistant_proposals set expires_at = now() - interval '1 second' where id = ${id}`);
    expect(await confirm(id)).toMatchObject({ status: 410, body: { message: 'This proposal has expired' } });
    const { body } = await test.raw({ method: 'GET', url: `/api/assistant/proposals/${id}`, as: ana });
    expect(body).toMatchObject({ state: 'expired' });
  });

  it('changes nothing if a task has changed since, all or none', async () => {
    const [one, two] = [await aTask(test, { title: 'Palm one' }), await aTask(test, { title: 'Palm two' })];
    const { id } = await proposed(`move #${one.id} and #${two.id} to review`);
    await test.as(bob)(api.tasks.update, { params: { taskId: two.id }, body: { title: 'Palm three' } });
    expect(await confirm(id)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect((await taskOf(one.id)).version).toBe(one.version);
  });

  it('can do nothing that the person may no longer do', async () => {
    const carl = await aUser(test, { fullName: 'Carl Meyer' });
    const task = await aTask(test, { title: title() });
    const { id } = await proposed(`move "${task.title}" to review`, carl);
    await withoutMembership(test, carl);
    expect((await confirm(id, {}, carl)).status).toBe(404);
    expect(await taskOf(task.id)).toEqual(task);
  });

  it.each([
    [[{ id: 7 }]],
    [[{ id: 1 }, { id: 1 }]],
    [[{ id: 1, fields: { title: 'Another title' } }]],
    [[{ id: 1, fields: { columnId: 999_999 } }]],
    [[]],
    ['all'],
  ])('refuses acts that it does not have: %j', async (acts) => {
    const { id, task } = await moving();
    expect((await confirm(id, { acts })).status).toBe(400);
    expect(await taskOf(task.id)).toEqual(task);
  });

  it('cannot be made to act on another task', async () => {
    const { id, task } = await moving();
    const other = await aTask(test, { title: title() });
    await confirm(id, { acts: [{ id: 1, taskId: other.id, command: 'tasks.remove', fields: {} }] });
    expect(await taskOf(other.id)).toEqual(other);
    expect((await taskOf(task.id)).status).toBe('Review');
  });

  it('leaves a task alone on undo if somebody has changed it since', async () => {
    const { id, task } = await moving();
    await confirm(id);
    await test.as(bob)(api.tasks.update, { params: { taskId: task.id }, body: { priority: 'P1' } });
    expect(await undo(id)).toMatchObject({ status: 200, body: { taskIds: [], kept: [{ taskId: task.id, title: task.title }] } });
    expect(await taskOf(task.id)).toMatchObject({ status: 'Review', priority: 'P1' });
  });

  it('is recorded as the person’s, by the assistant', async () => {
    const { id, task } = await moving();
    await confirm(id);
    const found = await rows(
      test.db,
      sql`select user_id as "userId", via from events where task_id = ${task.id} and type = 'task_moved'`,
    );
    expect(found).toEqual([{ userId: ana.id, via: 'assistant' }]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('a confirmation and a moved card', () => {
  it('take columns and tasks in the same order, so that neither waits for the other', async () => {
    const task = await aTask(test, { title: title() });
    const { id } = await proposed(`move "${task.title}" to review`);
    const lockColumn = sql`select 1 from columns where workspace_id = ${task.workspaceId} for no key update`;
    let confirmed: ReturnType<typeof confirm> | undefined;
    await transaction(test.db, async (tx) => {
      await tx.execute(lockColumn);
      confirmed = confirm(id);
      await untilOneWaits(test.db);
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await tx.execute(sql`select 1 from tasks where id = ${task.id} for update`);
    });
    expect((await confirmed)?.status).toBe(200);
    expect((await taskOf(task.id)).status).toBe('Review');
  });
});

describe('hostile text', () => {
  it('in titles, people and pasted lines becomes no act', async () => {
    expect(hostileTitles.length).toBeGreaterThanOrEqual(40);
    const eve = await aUser(test, { fullName: 'delete all tasks', department: 'Sales' });
    const made = await Promise.all(
      hostileTitles.map((each) =>
        aTask(test, { title: each, workspaceId: 5, columnId: 17, department: 'Sales', assigneeId: eve.id }),
      ),
    );
    const state = () => rows(test.db, sql`select id, version, title, status from tasks where workspace_id = 5 order by id`);
    const before = await state();
    for (const text of ['What is open in Sales?', 'my tasks', 'Who has the most work?', 'What should I do first?'])
      expect(await ask(text, eve)).toMatchObject({ kind: 'answer', proposal: null });
    for (const task of made) {
      const { acts } = await proposed(`move #${task.id} to review`, eve);
      expect(acts).toMatchObject([{ kind: 'move', taskId: task.id, fields: { columnId: 19 } }]);
      expect(acts).toHaveLength(1);
    }
    const { acts } = await proposed(`Make tasks of these lines:\n${hostileTitles.join('\n')}`, eve, { workspaceId: 5 });
    expect(new Set(acts.map(({ kind, command }) => `${kind} ${command}`))).toEqual(new Set(['create tasks.create']));
    expect(await state()).toEqual(before);
  });
});

it('tells nothing of tasks that its person no longer sees', async () => {
  const cleo = await aUser(test);
  const [seen, hidden] = [await aTask(test, { title: title(), by: cleo }), await aTask(test, { title: title() })];
  const both = await proposed(`mark #${seen.id} and #${hidden.id} as done`, cleo);
  const one = await proposed(`#${seen.id} blocks #${hidden.id}`, cleo);
  const read = (proposalId: number) => test.as(cleo)(api.assistant.proposal, { params: { proposalId } });
  expect((await read(both.id)).body.acts).toHaveLength(2);
  await withoutMembership(test, cleo);
  expect((await read(both.id)).body.acts.map(({ taskId }) => taskId)).toEqual([seen.id]);
  expect((await read(one.id)).status).toBe(404);
});

it('names blockers as its person sees them now, not as they were when it was made', async () => {
  const cleo = await aUser(test);
  const [own, seen, hidden] = [
    await aTask(test, { title: title(), by: cleo }),
    await aTask(test, { title: title(), by: cleo }),
    await aTask(test, { title: title() }),
  ];
  for (const { id } of [seen, hidden])
    await test.as(admin)(api.relations.add, { params: { taskId: id }, body: { kind: 'blocks', taskId: own.id } });
  const { id: proposalId, acts } = await proposed(`mark #${own.id} as done`, cleo);
  const named = ({ id, title: name }: Task) => ({ id, title: name });
  expect(acts[0]?.blocked).toMatchObject({ blockers: [named(seen), named(hidden)], hasHiddenBlocker: false });
  await withoutMembership(test, cleo);
  await test.as(admin)(api.tasks.update, { params: { taskId: seen.id }, body: { title: 'Another title' } });
  const { body } = await test.as(cleo)(api.assistant.proposal, { params: { proposalId } });
  expect(body.acts[0]?.blocked).toEqual({
    blockers: [{ id: seen.id, title: 'Another title' }],
    hasHiddenBlocker: true,
    doneColumnId: acts[0]?.blocked?.doneColumnId,
  });
});
