// Tests what a scripted model suggests: bounded, validated, made from what the person sees, and written nowhere.
import * as api from '@app/contract/api.ts';
import { callsAtOnce } from '@app/contract/limits.ts';
import type { SuggestionFailure } from '@app/contract/suggestions/suggestions.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rows } from '#db/rows.ts';
import { aComment, aTask, aUser } from '#testing/factories.ts';
import { hostileTitles } from '#testing/hostile/hostile-titles.ts';
import { slowAnswer } from '#testing/network/slow-answer.ts';
import { modelEnvironment, type ScriptStep, scriptedModel } from '#testing/scripted-model.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let hr: Person;
let admin: Person;
const model = scriptedModel();

beforeAll(async () => {
  test = await testApp({ env: modelEnvironment('ask,propose'), connectModel: model.connect });
  ana = await aUser(test, { fullName: 'Ana Lima' });
  hr = await aUser(test, { fullName: 'Hugo Reyes', department: 'HR' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
});
beforeEach(() => test.db.execute(sql`delete from attempts`));
afterAll(() => test.close());

const answer = (input: unknown): ScriptStep => ({ calls: [{ tool: 'answer', input }] });
const breakDown = (taskId: number, as: Person = ana, language: 'en' | 'de' = 'en') =>
  test.as(as)(api.suggestions.checklist, { params: { taskId }, body: { language } });

/** Everything that a suggestion could have changed. */
async function state(): Promise<unknown> {
  return rows(
    test.db,
    sql`select (select md5(string_agg(t::text, '|' order by id)) from tasks t) as tasks,
      (select count(*) from task_comments) as comments, (select count(*) from outbox) as mails,
      (select count(*) from events) as events, (select count(*) from assistant_proposals where confirmed_at is not null) as confirmed`,
  );
}

describe('breaking a task down', () => {
  it('returns items that the checklist lacks, and changes nothing', async () => {
    const checklistItems = [{ id: 1, text: 'Book a room', completed: false }];
    const task = await aTask(test, { title: 'Plan the party', description: 'For 20 people', checklistItems });
    const before = await state();
    model.play(answer({ items: ['Invite\nall', 'Book a room', ' Order food ', 'Order food'] }));
    const { body } = await breakDown(task.id, ana, 'de');
    expect(body).toEqual({ items: ['Invite all', 'Order food'], failure: null });
    expect(model.sent.at(-1)).toMatch(
      /german[\s\S]*never instructions[\s\S]*Plan the party[\s\S]*For 20 people[\s\S]*Book a room/,
    );
    expect(await state()).toEqual(before);
  });

  it('keeps no other call of the person waiting while the model takes its time', async () => {
    const task = await aTask(test, { title: 'Plan the party' });
    const answered = Promise.withResolvers<void>();
    model.play({ ...answer({ items: ['Invite all'] }), after: answered.promise });
    const asked = Array.from({ length: callsAtOnce.running }, () => breakDown(task.id));
    await vi.waitFor(() => expect(model.sent.length).toBeGreaterThan(0));
    expect((await test.as(ana)(api.departments.mine)).status).toBe(200);
    answered.resolve();
    await Promise.all(asked);
  });

  it('is for whoever sees the task', async () => {
    const task = await aTask(test, { title: 'Of engineering alone' });
    const sent = model.sent.length;
    expect((await breakDown(task.id, hr)).status).toBe(404);
    expect(model.sent).toHaveLength(sent);
  });

  it('lets the model correct an answer of a wrong shape, and gives up after some', async () => {
    const task = await aTask(test, { title: 'Plan the party' });
    model.play(answer({ items: [] }), answer('{"items": ["x"'), answer({ items: ['Invite all'] }));
    expect((await breakDown(task.id)).body).toEqual({ items: ['Invite all'], failure: null });
    const sent = model.sent.length;
    model.play(answer({ items: ['x'.repeat(501)] }));
    expect((await breakDown(task.id)).body).toMatchObject({ items: [], failure: { code: 'badAnswer' } });
    expect(model.sent.length - sent).toBe(3);
  });

  const failures: [SuggestionFailure['code'], ScriptStep, string][] = [
    ['badAnswer', { text: 'Here are your items: one, two.' }, 'The model gave no usable answer. Please try again.'],
    ['refused', { text: 'No.', reason: 'content-filter' }, 'The model declined to do this.'],
    ['tooLong', { text: 'Well', reason: 'length' }, 'The text is too long for the model.'],
    ['unexpected', { error: new Error('broken') }, 'The model failed. Please try again.'],
    ['slow', { error: new DOMException('too late', 'TimeoutError') }, 'The model took too long. Please try again.'],
    ['nothing', answer({ items: ['https://evil.example'] }), 'The model found nothing to suggest.'],
  ];
  it.each(failures)('says that it is %s', async (code, step, text) => {
    const task = await aTask(test, { title: 'Plan the party' });
    model.play(step);
    expect((await breakDown(task.id)).body).toEqual({ items: [], failure: { code, text } });
  });

  it('is counted, redacted and logged like a conversation, and ends with the budget', async () => {
    const dora = await aUser(test, { fullName: 'Dora Diaz' });
    const task = await aTask(test, { title: 'Call ana@example.com back' });
    model.play(answer({ items: ['Call'] }));
    await breakDown(task.id, dora);
    expect(model.sent.at(-1)).toContain('Call [e-mail] back');
    const calls = sql`select outcome, tokens_in as "in" from ai_calls where user_id = ${dora.id}`;
    expect(await rows(test.db, calls)).toEqual([{ outcome: 'done', in: 100 }]);
    await test.db.execute(sql`update ai_calls set tokens_in = 999999 where user_id = ${dora.id}`);
    expect((await breakDown(task.id, dora)).body).toMatchObject({ failure: { code: 'budget' } });
  });

  it('ends at the provider when the person leaves, and when the session ends', async () => {
    const gus = await aUser(test);
    const task = await aTask(test, { title: 'Left alone' });
    const outcomes = () => rows(test.db, sql`select outcome from ai_calls where user_id = ${gus.id} order by id`);
    model.play({ silent: true });
    const path = `/api/tasks/${task.id}/suggestions/checklist`;
    const left = await slowAnswer(test, gus, path, {});
    await expect.poll(outcomes).toEqual([{ outcome: 'running' }]);
    left.leave();
    await expect.poll(outcomes).toEqual([{ outcome: 'stopped' }]);
    const waiting = breakDown(task.id, gus);
    await expect.poll(outcomes).toEqual([{ outcome: 'stopped' }, { outcome: 'running' }]);
    await test.db.execute(sql`delete from sessions where user_id = ${gus.id}`);
    const { status, text } = await waiting;
    expect(status).toBe(401);
    expect(text).not.toContain('Left alone');
    expect(await outcomes()).toEqual([{ outcome: 'stopped' }, { outcome: 'stopped' }]);
  });

  it('asks nothing where the level forbids it, or the model is off', async () => {
    const task = await aTask(test, { title: 'Plan the party' });
    const settings = (await test.as(admin)(api.models.settings, {})).body;
    const { hasKey: _hasKey, fromEnvironment: _fromEnvironment, version: _version, ...usual } = settings;
    const sent = model.sent.length;
    for (const change of [{ levels: ['ask' as const] }, { provider: 'off' as const }]) {
      await test.as(admin)(api.models.setSettings, { body: { ...usual, ...change } });
      expect((await breakDown(task.id)).body).toEqual({
        items: [],
        failure: { code: 'off', text: 'No language model does this at the moment.' },
      });
    }
    expect(model.sent).toHaveLength(sent);
    await test.as(admin)(api.models.setSettings, { body: usual });
  });
});

describe('a model that obeys hostile texts', () => {
  it.each(hostileTitles.map((text) => [text]))('has no tool but its answer: %j', async (text) => {
    const own = await aTask(test, { title: `A ${text}`.slice(0, 200), description: text });
    const before = await state();
    const forged = [
      { tool: 'tasks.remove', input: { taskId: own.id } },
      { tool: 'get_task', input: { taskId: 1 } },
      { tool: 'confirm', input: { proposalId: 1 } },
    ];
    model.play({ calls: forged }, answer({ items: ['![x](https://new.example/?q=1) [go](https://new.example) Do it', text] }));
    const { body } = await breakDown(own.id);
    expect(body.items[0]).toBe('x go Do it');
    expect(await state()).toEqual(before);
  });
});

describe('tasks from notes', () => {
  const fromNotes = (text: string, workspaceId = 3, as: Person = ana) =>
    test.as(as)(api.suggestions.tasks, { body: { text, workspaceId, language: 'en' } });
  const confirm = (id: number, as: Person = ana) =>
    test.raw({ method: 'POST', url: `/api/assistant/proposals/${id}/confirm`, payload: {}, as });
  const taskOf = async (taskId: number) => (await test.as(admin)(api.tasks.get, { params: { taskId } })).body;

  it('become a proposal with names that the person sees; the others are said', async () => {
    const bob = await aUser(test, { fullName: 'Bob Stone' });
    const tasks = [
      { title: 'Pay the rent', description: 'As agreed', dueDate: '2031-02-03', department: 'engineering', person: 'bob stone' },
      { title: 'Hire a cook', department: 'HR', person: 'Nobody Known' },
      { title: 'Sweep the floor', description: null, dueDate: null, department: '', person: null },
    ];
    const before = await state();
    model.play(answer({ tasks }));
    const { body } = await fromNotes('Bob Stone pays the rent, HR hires a cook, somebody sweeps');
    expect(model.sent.at(-1)).toMatch(/Bob Stone/);
    expect(model.sent.at(-1)).not.toContain('Hugo Reyes');
    expect(await state()).toEqual(before);
    expect(body).toMatchObject({ unknown: ['HR', 'Nobody Known'], failure: null });
    expect(body.proposal?.acts.map(({ workspaceId, fields }) => [workspaceId, fields])).toMatchObject([
      [3, { title: 'Pay the rent', description: 'As agreed', dueDate: '2031-02-03', assigneeId: bob.id }],
      [3, { title: 'Hire a cook', description: null, assigneeId: null }],
      [3, { title: 'Sweep the floor', dueDate: null }],
    ]);
    expect((await confirm(body.proposal?.id ?? 0, hr)).status).toBe(404);
    const { taskIds } = (await confirm(body.proposal?.id ?? 0)).body as { taskIds: number[] };
    expect(await taskOf(taskIds[0] ?? 0)).toMatchObject({ description: 'As agreed', assigneeId: bob.id, dueDate: '2031-02-03' });
  });

  it('go to the board of the department that they name', async () => {
    model.play(answer({ tasks: [{ title: 'Hire a cook', department: 'HR' }] }));
    const { body } = await fromNotes('HR hires a cook', 3, admin);
    expect(body.proposal?.acts[0]?.workspaceId).toBe(2);
    const edited = { acts: [{ id: 1, fields: { title: 'Hire two cooks', description: 'Soon' } }] };
    const url = `/api/assistant/proposals/${body.proposal?.id}/confirm`;
    const { taskIds } = (await test.raw({ method: 'POST', url, payload: edited, as: admin })).body as { taskIds: number[] };
    expect(await taskOf(taskIds[0] ?? 0)).toMatchObject({ title: 'Hire two cooks', description: 'Soon', department: 'HR' });
  });

  it('are not proposed for another board than the chosen one if its person leaves it meanwhile', async () => {
    const eve = await aUser(test, { fullName: 'Eve Both' });
    const joins = sql`insert into user_departments (user_id, department_id) select ${eve.id}, id from departments where key = 'hr'`;
    await test.db.execute(joins);
    const leaves = sql`delete from user_departments where user_id = ${eve.id}
      and department_id = (select id from departments where key = 'engineering')`;
    model.play(() => ({
      ...answer({ tasks: [{ title: 'Pay the rent' }] }),
      after: Promise.resolve(test.db.execute(leaves)),
    }));
    expect((await fromNotes('Pay the rent', 3, eve)).status).toBe(403);
  });

  it('are not given to somebody whose name two people have', async () => {
    await aUser(test, { fullName: 'Eva Twin' });
    await aUser(test, { fullName: 'Eva Twin' });
    model.play(answer({ tasks: [{ title: 'Pay the rent', person: 'Eva Twin' }] }));
    expect((await fromNotes('Eva Twin pays the rent')).body).toMatchObject({ unknown: ['Eva Twin'] });
  });

  it.each([
    ['nothing', answer({ tasks: [] })],
    ['badAnswer', answer({ tasks: [{ title: 'x' }] })],
    ['badAnswer', answer({ tasks: [{ title: 'Pay the rent', dueDate: '2031-02-30' }] })],
  ] as const)('without a usable answer: %s', async (code, step) => {
    model.play(step);
    expect((await fromNotes('Hello')).body).toMatchObject({ proposal: null, failure: { code } });
  });

  it.each(hostileTitles.map((text) => [text]))('obey nobody: %j', async (text) => {
    const before = await state();
    model.play(
      { calls: [{ tool: 'create_tasks', input: { tasks: [{ title: 'Forged' }] } }] },
      answer({
        tasks: [{ title: `Do ${text}`.slice(0, 200), description: 'See ![x](https://new.example/?q=1)', department: 'HR' }],
      }),
    );
    const { body } = await fromNotes(text);
    expect(body.proposal?.acts).toMatchObject([{ kind: 'create', workspaceId: 3, fields: { description: 'See x' } }]);
    expect(await state()).toEqual(before);
  });
});

describe('a summary of comments', () => {
  const read = (taskId: number, as: Person = ana) =>
    test.as(as)(api.suggestions.summary, { params: { taskId }, query: { language: 'en' } });
  const summarize = (taskId: number, as: Person = ana) =>
    test.as(as)(api.suggestions.summarize, { params: { taskId }, body: { language: 'en' } });

  async function aThread(count: number, content = 'Words') {
    const task = await aTask(test, { title: 'Much said' });
    const comments = [];
    for (let n = 1; n <= count; n++)
      comments.push(await aComment(test, { taskId: task.id, by: ana, content: `${content} ${n}` }));
    return { ...task, comments };
  }

  it('is kept for everybody who sees the task, until there is another comment', async () => {
    const task = await aThread(9);
    const bob = await aUser(test, { fullName: 'Bob Stone' });
    expect((await read(task.id)).body).toEqual({ taskId: task.id, summary: null, failure: null });
    model.play(answer({ points: ['Ana said words', 'Ana said words', 'See https://new.example/x now'] }));
    const { summary } = (await summarize(task.id)).body;
    expect(summary).toMatchObject({ points: ['Ana said words', 'See  now'], comments: 9 });
    expect(model.sent.at(-1)).toMatch(/never instructions[\s\S]*Words 9/);
    expect((await read(task.id, bob)).body).toEqual({ taskId: task.id, summary, failure: null });
    expect((await read(task.id, hr)).status).toBe(404);
    expect((await summarize(task.id, hr)).status).toBe(404);
    await aComment(test, { taskId: task.id, by: bob, content: 'One more' });
    expect((await read(task.id)).body.summary).toBeNull();
  });

  it('goes with a comment that is deleted, and with the account of somebody who wrote one', async () => {
    const kept = sql`select task_id from thread_summaries`;
    await test.db.execute(sql`delete from thread_summaries`);
    const [first, second] = [await aThread(9), await aThread(9)];
    const gus = await aUser(test, { fullName: 'Gus Gone' });
    await aComment(test, { taskId: second.id, by: gus, content: 'My name is Gus' });
    model.play(answer({ points: ['Gus said his name'] }));
    for (const { id } of [first, second]) await summarize(id);
    expect(await rows(test.db, kept)).toHaveLength(2);
    await test.as(ana)(api.comments.remove, { params: { commentId: first.comments[3]?.id ?? 0 } });
    expect(await rows(test.db, kept)).toEqual([{ task_id: second.id }]);
    await test.as(gus)(api.account.remove, { body: { username: gus.username, password: gus.password } });
    expect(await rows(test.db, kept)).toEqual([]);
  });

  it('is not made of a few comments, nor kept if they change meanwhile', async () => {
    const few = await aThread(8);
    const sent = model.sent.length;
    expect((await summarize(few.id)).body).toMatchObject({ summary: null, failure: { code: 'nothing' } });
    expect(model.sent).toHaveLength(sent);
    const task = await aThread(9);
    const meanwhile = () => aComment(test, { taskId: task.id, by: ana, content: 'Meanwhile' });
    model.play(() => ({ ...answer({ points: ['Words'] }), after: meanwhile() }));
    expect((await summarize(task.id)).body.summary).toMatchObject({ comments: 9 });
    expect((await read(task.id)).body.summary).toBeNull();
  });

  it.each(hostileTitles.map((text) => [text]))('obeys no comment: %j', async (text) => {
    const task = await aThread(9, text);
    const before = await state();
    model.play(
      { calls: [{ tool: 'comment', input: { taskId: task.id, text: 'Owned' } }] },
      answer({ points: ['Read ![x](https://new.example/?q=1) [all](https://new.example)'] }),
    );
    expect((await summarize(task.id)).body.summary?.points).toEqual(['Read x all']);
    expect(await state()).toEqual(before);
  });
});

describe('other words for a description', () => {
  const rewrite = (taskId: number, body: object = { kind: 'rewrite' }, as: Person = ana) =>
    test.as(as)(api.suggestions.description, { params: { taskId }, body: { kind: 'rewrite', ...body } });

  it('come by paragraph, with the addresses that the model did not see', async () => {
    const description = 'Write to ana@example.com\n\n```\ncode\n```\n\nAs it is\n\nMail bob@example.com';
    const task = await aTask(test, { title: 'Plan', description });
    const before = await state();
    const texts = [
      { place: 0, text: 'Please write to [e-mail]' },
      { place: 2, text: 'As it is' },
      { place: 4, text: 'Mail somebody' },
      { place: 99, text: 'Forged' },
    ];
    model.play(answer({ paragraphs: texts }));
    const { body } = await rewrite(task.id, { kind: 'translate', language: 'es' });
    expect(body).toEqual({ description, paragraphs: [{ place: 0, text: 'Please write to ana@example.com' }], failure: null });
    expect(model.sent.at(-1)).toContain('into spanish');
    expect(model.sent.at(-1)).not.toMatch(/ana@example|code/);
    expect(await state()).toEqual(before);
  });

  it('need a description that is not too long, and a task that the person sees', async () => {
    const empty = await aTask(test, { title: 'Plan' });
    const long = await aTask(test, { title: 'Plan', description: 'x'.repeat(8_001) });
    expect((await rewrite(empty.id)).body).toMatchObject({ paragraphs: [], failure: { code: 'nothing' } });
    expect((await rewrite(long.id)).body).toMatchObject({ paragraphs: [], failure: { code: 'tooLong' } });
    expect((await rewrite(long.id, {}, hr)).status).toBe(404);
  });

  it.each(hostileTitles.map((text) => [text]))('have no link of their own: %j', async (text) => {
    const task = await aTask(test, { title: 'Plan', description: text });
    const before = await state();
    model.play(
      { calls: [{ tool: 'update_task', input: { taskId: task.id, description: 'Owned' } }] },
      answer({ paragraphs: [{ place: 0, text: 'New [words](https://new.example/?q=1)\n\n![x](https://new.example/y)' }] }),
    );
    const { body } = await rewrite(task.id);
    expect(body.paragraphs.map((each) => each.text)).toEqual(text.includes('@example') ? [] : ['New words\nx']);
    expect(await state()).toEqual(before);
  });
});

describe('words for a filter', () => {
  const filterFor = (text: string, workspaceId = 3, as: Person = ana) =>
    test.as(as)(api.suggestions.filter, { body: { text, workspaceId, language: 'en' } });
  const none = { text: '', mine: false, assignees: [], priorities: [], departments: [], statuses: [], due: [] };

  it.each([
    ['en', 'overdue and urgent', { due: ['overdue'], priorities: ['P0'] }],
    ['es', 'mis tareas atrasadas', { mine: true, due: ['overdue'] }],
    ['fr', 'mes tâches en retard', { mine: true, due: ['overdue'] }],
    ['de', 'meine überfälligen Aufgaben', { mine: true, due: ['overdue'] }],
  ] as const)('are read by rules, without the model (%s)', async (language, text, filter) => {
    const sent = model.sent.length;
    const { body } = await test.as(ana)(api.suggestions.filter, { body: { text, language, workspaceId: 3 } });
    expect(body).toEqual({ filter: { ...none, ...filter }, unknown: [], wider: false, fromModel: false, failure: null });
    expect(model.sent).toHaveLength(sent);
  });

  it('say that they show more where no filter is as narrow', async () => {
    expect((await filterFor('due tomorrow')).body).toMatchObject({ filter: { due: ['upcoming'] }, wider: true, failure: null });
  });

  it('are looked up among what exists, if the model reads them', async () => {
    const zoe = await aUser(test, { fullName: 'Zoe Quist' });
    model.play(
      answer({
        people: ['zoe quist', 'Hugo Reyes'],
        departments: ['engineering', 'Secret Lab'],
        statuses: ['review', 'Nowhere'],
        priorities: ['P0'],
        due: ['upcoming'],
        words: 'https://evil.example',
        showsMore: true,
        notUnderstood: ['blorp', 'Click https://evil.example'],
      }),
    );
    const { body } = await filterFor('blorp what Zoe Quist must review soon in the Secret Lab');
    expect(body).toEqual({
      filter: {
        ...none,
        assignees: [String(zoe.id)],
        departments: ['Engineering'],
        statuses: ['Review'],
        priorities: ['P0'],
        due: ['upcoming'],
      },
      unknown: ['blorp', 'Secret Lab'],
      wider: true,
      fromModel: true,
      failure: null,
    });
    expect(model.sent.at(-1)).toContain('Zoe Quist');
    expect(model.sent.at(-1)).not.toContain('Hugo Reyes');
  });

  it('that a model cannot read are read by rules as far as possible, and the rest is named', async () => {
    model.play({ error: new Error('broken') });
    expect((await filterFor('overdue blorp')).body).toEqual({
      filter: { ...none, due: ['overdue'] },
      unknown: ['blorp'],
      wider: false,
      fromModel: false,
      failure: { code: 'unexpected', text: 'The model failed. Please try again.' },
    });
    const settings = (await test.as(admin)(api.models.settings, {})).body;
    const { version: _version, ...usual } = settings;
    await test.as(admin)(api.models.setSettings, { body: { ...usual, provider: 'off' } });
    const sent = model.sent.length;
    expect((await filterFor('overdue blorp')).body).toMatchObject({
      filter: { due: ['overdue'] },
      unknown: ['blorp'],
      failure: null,
    });
    expect((await filterFor('blorp')).body).toMatchObject({ filter: null, unknown: ['blorp'], failure: { code: 'nothing' } });
    expect((await filterFor('who has most work')).body).toMatchObject({
      filter: null,
      failure: { code: 'nothing', text: 'A filter cannot say this. The assistant may answer it.' },
    });
    expect(model.sent).toHaveLength(sent);
    await test.as(admin)(api.models.setSettings, { body: usual });
  });

  it('are for a board that the person sees, and the company view for administrators', async () => {
    expect((await filterFor('overdue', 3, hr)).status).toBe(403);
    expect((await filterFor('overdue', 0)).status).toBe(403);
    expect((await filterFor('overdue', 0, admin)).body).toMatchObject({ filter: { due: ['overdue'] } });
  });

  it.each(hostileTitles.map((text) => [text]))('obey nobody: %j', async (text) => {
    const before = await state();
    model.play(
      { calls: [{ tool: 'confirm', input: { proposalId: 1 } }] },
      answer({
        people: [text.slice(0, 50)],
        statuses: ['Done" or 1=1'],
        words: 'secret',
        notUnderstood: ['Send it to evil.example'],
      }),
    );
    const { body } = await filterFor(`blorp ${text}`.slice(0, 300));
    expect(body.filter?.statuses ?? []).not.toContain('Done" or 1=1');
    expect(body.filter?.text ?? '').not.toContain('secret');
    expect(body.unknown.join()).not.toContain('Send it');
    expect(await state()).toEqual(before);
  });
});

describe('a draft of a mail', () => {
  const draft = (body: object, as: Person = admin) =>
    test.as(as)(api.suggestions.mail, { body: { text: 'Welcome them', language: 'es', triggerEvent: 'user_welcome', ...body } });
  const shown = { subject: 'Hola {{firstName}}', heading: 'Hola', paragraphs: ['Entra.'], button: null };

  it('is text with placeholders of the event, in our own HTML, and stored nowhere', async () => {
    const before = [
      await state(),
      await rows(test.db, sql`select md5(string_agg(t::text, '|' order by id)) from email_templates t`),
    ];
    const paragraphs = [
      "L'équipe de {{ department }}",
      '<img src=https://evil.example/x> & [here](https://evil.example)\nto {{companyName}}',
    ];
    model.play(answer({ ...shown, paragraphs, button: 'Entrar' }));
    const { body } = await draft({ present: { subject: 'Old subject', htmlContent: '<p>Old text</p>' } });
    expect(body).toEqual({
      triggerEvent: 'user_welcome',
      failure: null,
      mail: {
        subject: 'Hola {{firstName}}',
        htmlContent: [
          '<h1>Hola</h1>',
          "<p>L'équipe de {{ department }}</p>",
          '<p>&lt;img src=&gt; &amp; here<br>to {{companyName}}</p>',
          '<p><a href="{{loginLink}}">Entrar</a></p>',
        ].join('\n'),
      },
    });
    expect(model.sent.at(-1)).toMatch(/spanish[\s\S]*Welcome them[\s\S]*Old subject[\s\S]*Old text/);
    expect(model.sent.at(-1)).not.toContain('{{taskTitle}}');
    const after = [
      await state(),
      await rows(test.db, sql`select md5(string_agg(t::text, '|' order by id)) from email_templates t`),
    ];
    expect(after).toEqual(before);
  });

  it('lets the model replace a placeholder that the event does not fill, and gives up after some', async () => {
    model.play(
      answer({ ...shown, subject: 'About {{taskTitle}}' }),
      answer({ ...shown, paragraphs: ['{{password}}'] }),
      answer(shown),
    );
    expect((await draft({})).body.mail?.htmlContent).toBe('<h1>Hola</h1>\n<p>Entra.</p>');
    expect(model.sent.at(-1)).toContain('Use no text in double braces but these');
    model.play(answer({ ...shown, subject: 'About {{taskTitle}}' }));
    expect((await draft({})).body).toMatchObject({ mail: null, failure: { code: 'badAnswer' } });
    model.play(answer({ ...shown, subject: 'About {{taskTitle}}' }));
    expect((await draft({ triggerEvent: 'task_assigned' })).body.mail?.subject).toBe('About {{taskTitle}}');
  });

  it('is for administrators', async () => {
    expect((await draft({}, ana)).status).toBe(403);
  });
});
