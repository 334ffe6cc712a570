// Tests conversations with a scripted model: it reads and proposes as the person, and nothing more, whatever it or a task says.
import * as api from '@app/contract/api.ts';
import type { Proposal } from '@app/contract/assistant/proposals.contract.ts';
import type { ConversationWithMessages, ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#conversations/send-message.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { deleteOldCalls, endLostCalls } from '#models/models.sql.ts';
import { aChecklistTemplate, aTask, aUser } from '#testing/factories.ts';
import { slowAnswer } from '#testing/network/slow-answer.ts';
import { eventsIn } from '#testing/reply-events.ts';
import { modelEnvironment, type ScriptStep, scriptedModel } from '#testing/scripted-model.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let bob: Person;
let hr: Person;
let admin: Person;
const model = scriptedModel();

beforeAll(async () => {
  test = await testApp({ env: modelEnvironment('ask,propose,auto'), connectModel: model.connect });
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
  hr = await aUser(test, { fullName: 'Hugo Reyes', department: 'HR' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
});
afterAll(() => test.close());

const begin = async (body: object = {}, as: Person = ana) => (await test.as(as)(api.conversations.create, { body })).body.id;
/** The rules understand no text of several lines that begins so, and the model is asked at once with tools. */
const forModel = (text: string) => `Xyzzy qwrt.\n${text}`;
async function say(
  id: number,
  { text, ...rest }: { text: string; [name: string]: unknown },
  as: Person = ana,
): Promise<ReplyEvent[]> {
  const payload = { ...rest, text: forModel(text) };
  await test.db.execute(sql`delete from attempts`);
  return eventsIn(await test.raw({ method: 'POST', url: `/api/assistant/conversations/${id}/messages`, payload, as })).filter(
    ({ type }) => type !== 'known',
  );
}
const read = async (conversationId: number, as: Person = ana) =>
  (await test.as(as)(api.conversations.get, { params: { conversationId } })).body as ConversationWithMessages;
const taskOf = async (taskId: number) => (await test.as(admin)(api.tasks.get, { params: { taskId } })).body as Task;
const confirm = (id: number, as: Person = ana) =>
  test.raw({ method: 'POST', url: `/api/assistant/proposals/${id}/confirm`, payload: {}, as });
const undo = (id: number, as: Person = ana) =>
  test.raw({ method: 'POST', url: `/api/assistant/proposals/${id}/undo`, payload: {}, as });
const call = (tool: string, input: unknown): ScriptStep => ({ calls: [{ tool, input }] });
const proposalsIn = (events: ReplyEvent[]): Proposal[] =>
  events.flatMap((event) => (event.type === 'proposal' ? [event.proposal] : []));
const statesIn = (events: ReplyEvent[]) => events.flatMap((event) => (event.type === 'step' ? [event.step.state] : []));

/** One tool call in a conversation of its own; returns the events. */
async function calling(tool: string, input: unknown, body: object = {}, as: Person = ana): Promise<ReplyEvent[]> {
  model.play(call(tool, input), { text: 'Here you are.' });
  return say(await begin({}, as), { text: 'Please', ...body }, as);
}

describe('a model', () => {
  it('answers, with its steps, from what the person sees', async () => {
    const task = await aTask(test, { title: 'Water the plants', dueDate: '2020-01-01' });
    model.play(call('search_tasks', { overdue: true }), { text: `Overdue: #${task.id}.` });
    const id = await begin();
    const events = await say(id, { text: 'What is late?' });
    expect(events.map(({ type }) => type)).toEqual(['step', 'step', 'text', 'done']);
    expect(model.sent.at(-1)).toContain('Water the plants');
    expect((await read(id)).messages[1]).toMatchObject({
      text: `Overdue: #${task.id}.`,
      fromModel: true,
      steps: [{ tool: 'search_tasks', state: 'done', text: 'Looked for tasks' }],
      tasks: [{ id: task.id, title: 'Water the plants' }],
      answer: null,
      failure: null,
    });
  });

  it('remembers the conversation, and is told what it may do', async () => {
    model.play({ text: 'Hello Ana.' });
    const id = await begin();
    await say(id, { text: 'My cat is Minka.' });
    await say(id, { text: 'Who is my cat?', level: 'ask' });
    expect(model.sent.at(-1)).toMatch(/Minka[\s\S]*Hello Ana[\s\S]*Who is my cat/);
    expect(model.sent.at(-1)).toContain('You can only read');
    expect(model.sent.at(-1)).not.toContain('"create_tasks"');
  });

  const changes: [string, (task: Task) => object, Partial<Task>][] = [
    ['update_task', () => ({ title: 'Another title' }), { title: 'Another title' }],
    ['update_task', () => ({ description: 'Much better words' }), { description: 'Much better words' }],
    ['move_task', () => ({ column: 'review' }), { status: 'Review' }],
    ['assign', () => ({ assigneeId: bob.id }), {}],
    ['set_dates', () => ({ dueDate: '2030-05-06' }), { dueDate: '2030-05-06' }],
    ['add_checklist', () => ({ items: ['One', 'Two'] }), {}],
    ['bulk_update', () => ({ priority: 'P1' }), { priority: 'P1' }],
  ];
  it.each(changes)('proposes with %s; the person confirms and undoes it', async (tool, change, after) => {
    const before = await aTask(test, { title: 'Plan the party' });
    const ids = tool === 'bulk_update' ? { taskIds: [before.id] } : { taskId: before.id };
    const [proposal] = proposalsIn(await calling(tool, { ...ids, ...change(before) }));
    expect(await taskOf(before.id)).toEqual(before);
    expect(await confirm(proposal?.id ?? 0)).toMatchObject({ status: 200 });
    const changed = await taskOf(before.id);
    expect(changed).toMatchObject(after);
    expect(changed.version).toBe(before.version + 1);
    expect((await confirm(proposal?.id ?? 0)).status).toBe(409);
    expect(await undo(proposal?.id ?? 0)).toMatchObject({ body: { taskIds: [before.id], kept: [] } });
    const { version: _version, updatedAt: _updatedAt, order: _order, ...same } = before;
    expect(await taskOf(before.id)).toMatchObject(same);
  });

  it('proposes new tasks, comments and ticks; what others confirm is not there', async () => {
    const [made] = proposalsIn(
      await calling('create_tasks', {
        boardId: 3,
        tasks: [{ title: 'From the notes', description: 'As agreed', assigneeId: bob.id }],
      }),
    );
    expect((await confirm(made?.id ?? 0, bob)).status).toBe(404);
    const { taskIds } = (await confirm(made?.id ?? 0)).body as { taskIds: number[] };
    expect(await taskOf(taskIds[0] ?? 0)).toMatchObject({
      title: 'From the notes',
      description: 'As agreed',
      assigneeId: bob.id,
    });
    const task = await aTask(test, { title: 'With a list', checklistItems: [{ id: 1, text: 'Item', completed: false }] });
    const [ticked] = proposalsIn(await calling('tick_item', { taskId: task.id, itemId: 1 }));
    await confirm(ticked?.id ?? 0);
    expect((await taskOf(task.id)).checklistItems).toMatchObject([{ completed: true }]);
    const [said] = proposalsIn(await calling('comment', { taskId: task.id, text: 'Looks good' }));
    await confirm(said?.id ?? 0);
    const comments = async () => JSON.stringify((await test.as(ana)(api.comments.list, { params: { taskId: task.id } })).body);
    expect(await comments()).toContain('Looks good');
    expect(await rows(test.db, sql`select via from task_comments where content = 'Looks good'`)).toEqual([{ via: 'assistant' }]);
    expect((await undo(said?.id ?? 0)).status).toBe(200);
    expect(await comments()).not.toContain('Looks good');
    const templateId = await aChecklistTemplate(test, null);
    const [applied] = proposalsIn(await calling('apply_template', { taskId: task.id, templateId }));
    expect((await confirm(applied?.id ?? 0)).status).toBe(200);
    expect((await taskOf(task.id)).checklistItems.length).toBeGreaterThan(1);
  });

  it('does at once what is easily undone, with the level auto alone', async () => {
    const task = await aTask(test, { title: 'Auto' });
    const at = async (level: string, tool: string, input: object) =>
      proposalsIn(await calling(tool, { taskId: task.id, ...input }, { level })).map(({ state }) => state);
    expect(await at('propose', 'update_task', { priority: 'P1' })).toEqual(['open']);
    expect(await at('auto', 'move_task', { column: 'Review' })).toEqual(['open']);
    expect(await at('auto', 'update_task', { priority: 'P1', title: 'Auto now' })).toEqual([]);
    expect(await taskOf(task.id)).toEqual(task);
    expect(await at('auto', 'update_task', { priority: 'P1' })).toEqual(['confirmed']);
    expect((await taskOf(task.id)).priority).toBe('P1');
  });
});

describe('the level auto', () => {
  it('carries nothing to people who may not see what the conversation has read', async () => {
    const both = await aUser(test, { fullName: 'Both Sides' });
    await test.db.execute(sql`insert into user_departments (user_id, department_id) values (${both.id}, 2)`);
    const secret = await aTask(test, { title: 'Notice for Max', department: 'HR', workspaceId: 2, columnId: 5, by: both });
    const target = await aTask(test, { title: 'Read by Engineering' });
    const near = await aTask(test, { title: 'Also of Engineering' });
    const talk = async (id: number, ...steps: ScriptStep[]) => {
      model.play(...steps, { text: 'Done.' });
      return proposalsIn(await say(id, { text: 'Please', level: 'auto' }, both)).map(({ state }) => state);
    };
    const comment = (text: string) => call('comment', { taskId: target.id, text });
    // What all of its readers see may be written at once.
    expect(await talk(await begin({}, both), call('get_task', { taskId: near.id }), comment('About both'))).toEqual([
      'confirmed',
    ]);
    const id = await begin({}, both);
    expect(await talk(id, call('get_task', { taskId: secret.id }), comment('Max leaves'))).toEqual(['open']);
    // The reply is part of the next question.
    expect(await talk(id, comment('As I said: Max leaves'))).toEqual(['open']);
    expect(await talk(await begin({}, both), call('workload', {}), comment('Who has how much'))).toEqual(['open']);
    expect(await talk(await begin({}, both), call('search_tasks', { words: 'Notice' }), comment('Found'))).toEqual(['open']);
    const { body } = await test.as(ana)(api.comments.list, { params: { taskId: target.id } });
    expect(body.map(({ content }) => content)).toEqual(['About both']);
  });
});

describe('a proposal', () => {
  it.each(['2027-02-31', '2027-13-01', '0000-01-01'])('has no day that no calendar has (%s)', async (day) => {
    const task = await aTask(test, { title: 'Someday' });
    const calls: [string, object][] = [
      ['set_dates', { taskId: task.id, dueDate: day }],
      ['bulk_update', { taskIds: [task.id], startDate: day }],
      ['create_tasks', { boardId: 3, tasks: [{ title: 'New one', dueDate: day }] }],
    ];
    for (const [tool, input] of calls) {
      const events = await calling(tool, input);
      expect([tool, statesIn(events), proposalsIn(events)]).toEqual([tool, ['running', 'refused'], []]);
    }
  });
});

describe('two replies', () => {
  it('of which one was asked again: the answer to the replaced question is not kept', async () => {
    const id = await begin();
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = model.sent.length;
    model.play({ text: 'Old answer', after: promise }, { text: 'New answer' });
    const first = say(id, { text: 'Old question' });
    await expect.poll(() => model.sent.length).toBe(before + 1);
    await say(id, { text: 'New question', from: 1 });
    resolve();
    await first;
    expect((await read(id)).messages.map(({ text }) => text)).toEqual([forModel('New question'), 'New answer']);
  });

  it('whose question could not be stored are not waited for', async () => {
    const found = await findPerson(test.db, bob.id);
    if (!found) throw new Error('Bob is gone');
    const actor = principalOf(found, 'session', 'all');
    const id = await begin({}, bob);
    model.play({ text: 'Answer' });
    const caller = {
      ...{ db: test.db, config: test.config, actor, connectModel: model.connect, log: { warn() {} } },
      ...{ stopping: new AbortController().signal, asAssistant: () => Promise.reject(new Error('nobody asks')) },
      transaction: <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
        transaction(test.db, async (tx) => {
          await work(tx);
          throw new Error('deadlock');
        }),
    };
    for (let tries = 0; tries <= modelLimits.replies; tries++)
      await expect(sendMessage(caller, id, { text: forModel('x') })).rejects.toThrow('deadlock');
  });

  it('that end together are both kept', async () => {
    const id = await begin();
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = model.sent.length;
    model.play({ text: 'Answer', after: promise });
    const both = [say(id, { text: 'One' }), say(id, { text: 'Two' })];
    await expect.poll(() => model.sent.length).toBe(before + 2);
    resolve();
    const ends = await Promise.all(both);
    expect(ends.map((events) => events.at(-1)?.type)).toEqual(['done', 'done']);
    expect((await read(id)).messages.map(({ role }) => role).sort()).toEqual(['assistant', 'assistant', 'person', 'person']);
  });

  it('are bounded for each person, also if all are asked for at once', async () => {
    const ida = await aUser(test);
    const ids = await Promise.all(Array.from({ length: modelLimits.replies + 2 }, () => begin({}, ida)));
    const { promise, resolve } = Promise.withResolvers<void>();
    model.play({ text: 'Answer', after: promise });
    const asked = ids.map((id) =>
      test.raw({ method: 'POST', url: `/api/assistant/conversations/${id}/messages`, payload: { text: forModel('x') }, as: ida }),
    );
    const before = model.sent.length;
    await expect.poll(() => model.sent.length - before).toBeGreaterThanOrEqual(modelLimits.replies);
    resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(modelLimits.replies).fill(200), 429, 429]);
    model.play({ text: 'Answer' });
    expect((await say(ids[0] ?? 0, { text: 'again' }, ida)).at(-1)?.type).toBe('done');
  });
});

describe('the scope', () => {
  it('keeps a model to one task or one board, and the rights of the person hold everywhere', async () => {
    const task = await aTask(test, { title: 'Mine alone' });
    const neighbour = await aTask(test, { title: 'The neighbour' });
    const hidden = await aTask(test, { title: 'Salaries of all', workspaceId: 2, department: 'HR', by: hr });
    const one = { scope: 'task', taskId: task.id };
    const tools = [
      'get_task',
      'update_task',
      'move_task',
      'assign',
      'set_dates',
      'add_checklist',
      'apply_template',
      'tick_item',
      'comment',
    ];
    const rest = {
      title: 'Taken over',
      column: 'Done',
      assigneeId: ana.id,
      dueDate: '2030-01-01',
      items: ['x'],
      itemId: 1,
      text: 'x',
    };
    const templateId = await aChecklistTemplate(test, null);
    for (const tool of tools) {
      const input = { taskId: neighbour.id, ...rest, templateId };
      const refused = [await calling(tool, input, one), await calling(tool, { ...input, taskId: hidden.id })];
      for (const events of refused) {
        expect([tool, statesIn(events), proposalsIn(events)]).toEqual([tool, ['running', 'refused'], []]);
        expect(model.sent.at(-1)).not.toMatch(/The neighbour|Salaries/);
      }
    }
    for (const tool of ['search_tasks', 'my_work', 'activity_since', 'list_board']) {
      await calling(tool, { since: '2020-01-01', state: 'any' }, one);
      expect(model.sent.at(-1)).not.toMatch(/The neighbour|Salaries/);
      await calling(
        tool,
        { since: '2020-01-01', departments: ['HR'], state: 'any', workspaceId: 2 },
        { scope: 'board', workspaceId: 3 },
      );
      expect(model.sent.at(-1)).not.toContain('Salaries');
    }
    const elsewhere = { boardId: 2, tasks: [{ title: 'Elsewhere' }] };
    expect(proposalsIn(await calling('create_tasks', elsewhere))).toEqual([]);
    expect(proposalsIn(await calling('create_tasks', { ...elsewhere, boardId: 3 }, one))).toHaveLength(1);
    const refused = await test.raw({
      method: 'POST',
      url: `/api/assistant/conversations/${await begin()}/messages`,
      payload: { text: 'x', scope: 'task' },
      as: ana,
    });
    expect(refused.status).toBe(400);
  });

  it('sends no half of a character that stands where a text is cut: providers refuse the whole request', async () => {
    const task = await aTask(test, { title: 'Long', description: `${'x'.repeat(modelLimits.proposedText - 1)}😀 and more` });
    await calling('get_task', { taskId: task.id });
    expect(model.sent.at(-1)).toContain('xxxx');
    expect(model.sent.at(-1)).not.toMatch(/\\ud[89a-f]/);
  });

  it('takes e-mail addresses out of what is sent', async () => {
    const task = await aTask(test, { title: 'Write to eve.adams@example.org', description: 'cc pat@example.co.uk' });
    await calling('get_task', { taskId: task.id }, { text: 'Mail zed@example.net about it' });
    const sent = model.sent.slice(-2).join();
    expect(sent).toContain('[e-mail]');
    expect(sent).not.toMatch(/eve\.adams|pat@|zed@|@example/);
  });
});

describe('a failure', () => {
  const failing = (error: object) => ({ error: Object.assign(new Error('no'), error) });
  const failures: [string, ScriptStep, string][] = [
    ['badKey', failing({ name: 'AI_APICallError', statusCode: 401 }), 'refuses the connection'],
    ['busy', failing({ name: 'AI_APICallError', statusCode: 429 }), 'busy'],
    ['unreachable', failing({ code: 'ECONNREFUSED' }), 'cannot be reached'],
    ['badAnswer', { text: ' ' }, 'no usable answer'],
    ['unexpected', failing({}), 'failed'],
  ];
  it.each(failures)('%s is said in words, keeps the question, and the answer comes by rules', async (code, step, words) => {
    model.play(step);
    const id = await begin();
    const events = await say(id, { text: 'What is overdue?' });
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { code }, message: { answer: { kind: 'proposal' } } });
    const { messages } = await read(id);
    expect(messages.map(({ text }) => text.trim())).toEqual([forModel('What is overdue?'), '']);
    expect(messages[1]?.failure?.text).toContain(words);
  });

  it('to answer in time is said, and the model is not asked with tools for a while, or until its test succeeds', async () => {
    model.play(failing({ name: 'TimeoutError' }));
    const failed = await say(await begin(), { text: 'What is overdue?' });
    expect(failed.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'slow', text: expect.stringContaining('too long') } });
    model.play({ text: 'Here you are.' });
    const before = model.sent.length;
    expect((await say(await begin(), { text: 'x' })).at(-1)).toMatchObject({ message: { fromModel: false } });
    expect(model.sent.length).toBe(before);
    model.play(call('ping', {}));
    expect((await test.as(admin)(api.models.test)).body).toMatchObject({
      success: true,
      message: expect.stringMatching(/^It calls tools/),
    });
    model.play({ text: 'Here you are.' });
    expect((await say(await begin(), { text: 'x' })).at(-1)).toMatchObject({ message: { text: 'Here you are.' } });
  });

  it('by refusal or length keeps what was said', async () => {
    model.play({ text: 'I would rather', reason: 'content-filter' });
    expect((await say(await begin(), { text: 'x' })).at(-1)).toMatchObject({
      failure: { code: 'refused' },
      message: { answer: null },
    });
    model.play({ text: 'On and on', reason: 'length' });
    expect((await say(await begin(), { text: 'x' })).at(-1)).toMatchObject({
      failure: { code: 'tooLong' },
      message: { text: 'On and on' },
    });
  });

  it('of arguments or tools is told to the model, which ends after eight steps', async () => {
    model.play(call('get_task', '{"taskId": "all"}'), call('delete_everything', {}), call('get_task', 'no json'), {
      text: 'Sorry.',
    });
    const events = await say(await begin(), { text: 'x' });
    expect(statesIn(events).filter((state) => state === 'refused')).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { text: 'Sorry.' } });
    const before = model.sent.length;
    model.play(call('my_work', {}));
    expect((await say(await begin(), { text: 'x' })).at(-1)).toMatchObject({ failure: { code: 'badAnswer' } });
    expect(model.sent.length - before).toBe(8);
  });

  it('of ids that cannot be stored is none', async () => {
    model.play({ calls: [{ tool: 'my_work', input: {}, id: `\0\ud800${'x'.repeat(200)}` }] }, { text: 'Here.' });
    const events = await say(await begin(), { text: 'x' });
    expect(statesIn(events)).toEqual(['running', 'done']);
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { text: 'Here.', steps: [{ state: 'done' }] } });
  });

  it('to end is bounded: of very many tools only the first ones run', async () => {
    const calls = Array.from({ length: 200 }, () => ({ tool: 'my_work', input: {} }));
    model.play({ calls }, { text: 'Enough.' });
    const events = await say(await begin(), { text: 'x' });
    expect(statesIn(events).filter((state) => state === 'done')).toHaveLength(modelLimits.toolCalls);
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { text: 'Enough.' } });
    const { steps } =
      events.at(-1)?.type === 'done' ? (events.at(-1) as { message: { steps: unknown[] } }).message : { steps: [] };
    expect(steps).toHaveLength(modelLimits.toolCalls);
  });

  it('by stopping keeps what was said, asks the model no more, and counts what was sent', async () => {
    const gus = await aUser(test);
    const id = await begin({}, gus);
    model.play(call('my_work', {}), { silent: true });
    const headers = { host: 'tasklane.test', origin: 'http://tasklane.test', cookie: await test.cookieOf(gus) };
    const url = `/api/assistant/conversations/${id}/messages`;
    const response = await test.app.inject({
      method: 'POST',
      url,
      headers,
      payload: { text: forModel('Wait') },
      payloadAsStream: true,
    });
    await expect.poll(() => model.sent.at(-1)?.includes('Wait') && model.sent.at(-1)?.includes('tool-result')).toBe(true);
    response.raw.res.destroy();
    await expect
      .poll(async () => (await read(id, gus)).messages[1])
      .toMatchObject({
        steps: [{ tool: 'my_work', state: 'done' }],
        failure: { code: 'stopped', text: 'Stopped.' },
        answer: null,
      });
    const calls = await rows(
      test.db,
      sql`select outcome, tokens_in > 0 as sent from ai_calls where user_id = ${gus.id} order by id`,
    );
    expect(calls).toEqual([
      { outcome: 'done', sent: true },
      { outcome: 'stopped', sent: true },
    ]);
  });

  it('by stopping during a change waits for the change, and keeps that it was made', async () => {
    const task = await aTask(test, { title: 'Changed while stopping' });
    const id = await begin();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let held: Promise<unknown> | undefined;
    model.play(() => {
      // The change waits for the row of its task.
      held = transaction(test.db, async (tx) => {
        await tx.execute(sql`select 1 from tasks where id = ${task.id} for update`);
        await released;
      });
      return call('update_task', { taskId: task.id, priority: 'P0' });
    });
    const headers = { host: 'tasklane.test', origin: 'http://tasklane.test', cookie: await test.cookieOf(ana) };
    const url = `/api/assistant/conversations/${id}/messages`;
    const payload = { text: forModel('Hurry'), level: 'auto' };
    const response = await test.app.inject({ method: 'POST', url, headers, payload, payloadAsStream: true });
    await expect.poll(() => held !== undefined, { timeout: 10_000 }).toBe(true);
    response.raw.res.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    await held;
    await expect.poll(async () => (await read(id)).messages).toHaveLength(2);
    const message = (await read(id)).messages[1];
    const { priority } = await taskOf(task.id);
    expect(message?.failure?.code).toBe('stopped');
    expect(message?.proposals.map(({ state }) => state)).toEqual(priority === 'P0' ? ['confirmed'] : []);
    expect(message?.steps.map(({ state }) => state)).toEqual([priority === 'P0' ? 'done' : 'refused']);
  });

  it('of the budget is said before anything is sent; other people have theirs', async () => {
    const dora = await aUser(test);
    await test.db.execute(
      sql`insert into ai_calls (user_id, day, host, model, reserved, tokens_in, outcome)
          values (${dora.id}, (now() at time zone 'utc')::date, 'h', 'm', 0, 999000, 'done')`,
    );
    const before = model.sent.length;
    model.play({ text: 'Hello' });
    expect((await say(await begin({}, dora), { text: 'What is overdue?' }, dora)).at(-1)).toMatchObject({
      failure: { code: 'budget' },
      message: { answer: { kind: 'proposal' } },
    });
    expect(model.sent.length).toBe(before);
    expect((await test.as(dora)(api.models.get)).body.budget).toEqual({ limit: 1_000_000, used: 999_000 });
    expect((await say(await begin(), { text: 'Hi' })).at(-1)).toMatchObject({ type: 'done' });
  });

  it('of a session that ends meanwhile ends the reply', async () => {
    const eva = await aUser(test);
    model.play(() => call('my_work', {}));
    const id = await begin({}, eva);
    let ended: Promise<unknown> | undefined;
    model.play(() => {
      ended ??= Promise.resolve(test.db.execute(sql`delete from sessions where user_id = ${eva.id}`));
      return call('my_work', {});
    });
    const before = model.sent.length;
    await say(id, { text: 'x' }, eva);
    await ended;
    expect(model.sent.length - before).toBeLessThan(8);
  });
});

describe('a model that says nothing', () => {
  it('keeps nobody waiting for the headers, and ends with the session', async () => {
    const eva = await aUser(test);
    const id = await begin({}, eva);
    model.play({ silent: true });
    const { headers } = await slowAnswer(test, eva, `/api/assistant/conversations/${id}/messages`, { text: forModel('Hello') });
    const answer = await headers;
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const outcomes = () => rows(test.db, sql`select outcome from ai_calls where user_id = ${eva.id}`);
    await expect.poll(outcomes).toEqual([{ outcome: 'running' }]);
    await test.db.execute(sql`delete from sessions where user_id = ${eva.id}`);
    expect(Buffer.concat(await answer.toArray()).toString()).not.toContain('data: ');
    expect(await outcomes()).toEqual([{ outcome: 'stopped' }]);
    test.forget(eva);
    expect((await read(id, eva)).messages[1]).toMatchObject({ failure: { code: 'stopped' }, answer: null });
  });
});

describe('administration', () => {
  it('sees calls, tokens and cost, but never content unless that is switched on; old calls are deleted', async () => {
    model.play({ text: 'The secret word is pumpernickel.' });
    await say(await begin(), { text: 'Say it' });
    const calls = await test.as(admin)(api.models.calls);
    expect(calls.body.calls[0]).toMatchObject({
      userId: ana.id,
      model: expect.stringMatching(/^scripted-\d+$/),
      host: 'model.test',
      tokensIn: 100,
      tokensOut: 20,
      outcome: 'done',
      hasContent: false,
    });
    expect(calls.text).not.toContain('pumpernickel');
    const body = {
      provider: 'openai-compatible',
      baseUrl: null,
      model: '',
      levels: ['ask', 'propose', 'auto'],
      dailyTokens: 1_000_000,
    } as const;
    const more = { redactEmails: true, prices: { input: 1, output: 2 } };
    await test.as(admin)(api.models.setSettings, { body: { ...body, ...more, levels: [...body.levels], keepContent: true } });
    expect((await test.as(ana)(api.models.get)).body.keepsContent).toBe(true);
    await say(await begin(), { text: 'Say it again' });
    const kept = (await test.as(admin)(api.models.calls)).body.calls[0];
    expect(kept?.hasContent).toBe(true);
    const whole = await test.as(admin)(api.models.call, { params: { callId: kept?.id ?? 0 } });
    expect(whole.body.content).toMatch(/Say it again[\s\S]*pumpernickel/);
    expect(kept?.cost).toBeCloseTo(0.00014, 10);
    model.play({ text: 'Half\0 and half' });
    expect((await say(await begin(), { text: 'Say odd things' })).at(-1)).toMatchObject({ type: 'done' });
    const [odd] = (await test.as(admin)(api.models.calls)).body.calls;
    const half = await test.as(admin)(api.models.call, { params: { callId: odd?.id ?? 0 } });
    expect(half.body.content).toContain('Half and half');
    expect((await test.as(admin)(api.models.usage)).body.rows.find(({ userId }) => userId === ana.id)?.calls).toBeGreaterThan(1);
    expect((await test.as(admin)(api.models.test)).body).toMatchObject({
      success: true,
      message: expect.stringMatching(/^The model answers, but cannot call tools/),
    });
    await test.db.execute(sql`update ai_calls set created_at = now() - interval '91 days' where id = ${kept?.id ?? 0}`);
    await deleteOldCalls(test.db);
    expect((await test.as(admin)(api.models.calls)).body.calls.map(({ id }) => id)).not.toContain(kept?.id);
  });

  it('sees how a call ended whose server was killed; its tokens stay reserved', async () => {
    const tom = await aUser(test);
    const insert = (ago: string) =>
      test.db.execute(
        sql`insert into ai_calls (user_id, day, host, model, reserved, created_at)
            values (${tom.id}, (now() at time zone 'utc')::date, 'h', 'm', 5000, now() - ${ago}::interval)`,
      );
    await insert('2 hours');
    await insert('1 minute');
    await endLostCalls(test.db);
    const calls = (await test.as(admin)(api.models.calls)).body.calls.filter(({ userId }) => userId === tom.id);
    expect(calls.map(({ outcome, tokensIn }) => [outcome, tokensIn])).toEqual([
      ['running', 0],
      ['unexpected', 5000],
    ]);
    expect((await test.as(tom)(api.models.get)).body.budget?.used).toBe(10_000);
  });

  it('switches the model off: conversations are answered by rules, and nothing is sent', async () => {
    const settings = (await test.as(admin)(api.models.settings)).body;
    const { hasKey: _hasKey, fromEnvironment, version: _version, ...body } = settings;
    expect(fromEnvironment).toBe(true);
    await test.as(admin)(api.models.setSettings, { body: { ...body, provider: 'off' } });
    expect((await test.as(ana)(api.models.get)).body).toEqual({
      available: false,
      offered: false,
      levels: [],
      host: null,
      model: null,
      budget: null,
      keepsContent: false,
    });
    const before = model.sent.length;
    expect((await say(await begin(), { text: 'What is overdue?' })).at(-1)).toMatchObject({
      type: 'done',
      message: { fromModel: false },
    });
    expect(model.sent.length).toBe(before);
    await test.as(admin)(api.models.setSettings, { body });
  });

  it('is off for one person by their own choice, and for the people of a department: nothing of theirs is sent', async () => {
    const otto = await aUser(test, { fullName: 'Otto Off', department: 'HR' });
    const offered = async () => {
      const { available, offered: isOffered, levels } = (await test.as(otto)(api.models.get)).body;
      return { available, isOffered, levels: levels.length > 0 };
    };
    const isSilent = async () => {
      const before = model.sent.length;
      const { body: mine } = await test.as(otto)(api.conversations.create, { body: { scope: 'all', level: 'propose' } });
      const answered = await say(mine.id, { text: 'What is overdue?' }, otto);
      expect(answered.at(-1)).toMatchObject({ type: 'done', message: { fromModel: false } });
      const { body: notes } = await test.as(otto)(api.suggestions.filter, { body: { text: 'what glitters', workspaceId: 2 } });
      expect(notes.fromModel).toBe(false);
      expect(model.sent.length).toBe(before);
    };
    expect(await offered()).toEqual({ available: true, isOffered: true, levels: true });
    await test.as(otto)(api.users.updateSettings, { body: { useModel: false } });
    expect(await offered()).toEqual({ available: false, isOffered: true, levels: false });
    await isSilent();
    await test.as(otto)(api.users.updateSettings, { body: { useModel: true } });

    const { body } = await test.as(admin)(api.models.settings);
    const { hasKey: _hasKey, fromEnvironment: _fromEnvironment, version: _version, ...usual } = body;
    await test.as(admin)(api.models.setSettings, { body: { ...usual, offDepartments: [2] } });
    expect(await offered()).toEqual({ available: false, isOffered: false, levels: false });
    await isSilent();
    expect((await test.as(ana)(api.models.get)).body.available).toBe(true);
    // A change that does not name them keeps them.
    const { offDepartments: _off, ...without } = usual;
    expect((await test.as(admin)(api.models.setSettings, { body: without })).body.offDepartments).toEqual([2]);
    await test.as(admin)(api.models.setSettings, { body: { ...usual, offDepartments: [] } });
    expect(await offered()).toEqual({ available: true, isOffered: true, levels: true });
  });
});
