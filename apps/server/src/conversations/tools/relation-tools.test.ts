// Tests the tools that propose relations: rights, scope, cycles, several at once, undo, and the warning of a blocked task.
import * as api from '@app/contract/api.ts';
import type { Proposal } from '@app/contract/assistant/proposals.contract.ts';
import type { ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { eventsIn } from '#testing/reply-events.ts';
import { modelEnvironment, scriptedModel } from '#testing/scripted-model.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let people: Actors;
const model = scriptedModel();

beforeAll(async () => {
  test = await testApp({ env: modelEnvironment('ask,propose,auto'), connectModel: model.connect });
  people = await actors(test);
});
afterAll(() => test.close());

/** Lets the model call one tool; returns the proposal, and what the model was answered. */
async function called(as: Person, tool: string, input: object, body: object = {}) {
  await test.db.execute(sql`delete from attempts`);
  model.play({ calls: [{ tool, input: input as Record<string, unknown> }] }, { text: 'ok' });
  const { id } = (await test.as(as)(api.conversations.create, { body })).body;
  const url = `/api/assistant/conversations/${id}/messages`;
  const events: ReplyEvent[] = eventsIn(await test.raw({ method: 'POST', url, payload: { text: 'Xyzzy qwrt.\nDo it' }, as }));
  const proposal = events.flatMap((event) => (event.type === 'proposal' ? [event.proposal] : []))[0];
  return { proposal, answered: model.sent.at(-1) ?? '' };
}
const add = (as: Person, task: Task, kind: RelationKind, ...others: Task[]) =>
  called(as, 'add_relation', { taskId: task.id, kind, otherTaskIds: others.map(({ id }) => id) });
const confirm = (as: Person, proposal: Proposal | undefined) =>
  test.as(as)(api.assistant.confirm, { params: { proposalId: proposal?.id ?? 0 }, body: {} });
const undo = (as: Person, proposal: Proposal | undefined) =>
  test.as(as)(api.assistant.undo, { params: { proposalId: proposal?.id ?? 0 } });
const relate = (as: Person, task: Task, kind: RelationKind, other: Task) =>
  test.as(as)(api.relations.add, { params: { taskId: task.id }, body: { kind, taskId: other.id } });
const relationsOf = async (task: Task) =>
  (await test.as(people.adm)(api.relations.list, { params: { taskId: task.id } })).body.map(({ kind, task: { id } }) => [
    kind,
    id,
  ]);
const tasks = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => aTask(test, { title: `Task ${at}` })));
const hidden = (title: string) => aTask(test, { title, workspaceId: 2, department: 'HR', by: people.out });

describe('the tools for relations', () => {
  it.each(['in', 'wsa', 'lead', 'adm'] as const)('propose for %s, and undo what was confirmed', async (name) => {
    const [own, first, second] = (await tasks(3)) as [Task, Task, Task];
    const { proposal } = await add(people[name], own, 'subtask', first, second);
    expect(proposal?.acts.map(({ kind, text }) => [kind, text])).toEqual([
      ['relate', 'Add relation to “Task 0”: Sub-task “Task 1”'],
      ['relate', 'Add relation to “Task 0”: Sub-task “Task 2”'],
    ]);
    expect(await relationsOf(own)).toEqual([]);
    expect((await confirm(people[name], proposal)).body).toMatchObject({ taskIds: [own.id, own.id], blocked: [] });
    expect(await relationsOf(own)).toEqual([
      ['subtask', first.id],
      ['subtask', second.id],
    ]);
    const history = await rows(
      test.db,
      sql`select distinct via from events where task_id = ${first.id} and type = 'task_relations_changed'`,
    );
    expect(history).toEqual([{ via: 'assistant' }]);
    // What somebody else changes of the task does not keep its relations from being undone.
    await test.as(people.lead)(api.tasks.update, { params: { taskId: own.id }, body: { title: 'Changed' } });
    expect((await undo(people[name], proposal)).body).toMatchObject({ taskIds: [own.id, own.id], kept: [] });
    expect(await relationsOf(own)).toEqual([]);
  });

  it('answer somebody outside as if there were no such tasks', async () => {
    const [one, two] = (await tasks(2)) as [Task, Task];
    await relate(people.in, one, 'blocks', two);
    for (const [tool, input] of [
      ['add_relation', { taskId: one.id, kind: 'parent', otherTaskIds: [two.id] }],
      ['remove_relation', { taskId: one.id, otherTaskId: two.id }],
    ] as const) {
      const { proposal, answered } = await called(people.out, tool, input);
      expect(proposal).toBeUndefined();
      expect(answered).toContain(`No such task here: #${one.id}.`);
    }
  });

  it('refuse a circle, what is so already, a task itself and a second parent, also once it is confirmed', async () => {
    const [one, two, three] = (await tasks(3)) as [Task, Task, Task];
    await relate(people.in, one, 'blocks', two);
    await relate(people.in, two, 'blocks', three);
    for (const [given, sentence] of [
      [[three, 'blocks', one], 'would be a circle'],
      [[one, 'blocks', two], 'related like this already'],
      [[one, 'relatesTo', one], 'cannot be related to itself'],
      [[one, 'parent', two, three], 'already a sub-task'],
    ] as const) {
      const [task, kind, ...others] = given as unknown as [Task, RelationKind, ...Task[]];
      const { proposal, answered } = await add(people.in, task, kind, ...others);
      expect([proposal, answered]).toEqual([undefined, expect.stringContaining(sentence)]);
    }
    const { proposal } = await add(people.in, three, 'parent', one);
    await relate(people.in, one, 'parent', three);
    expect(await confirm(people.in, proposal)).toMatchObject({ status: 409 });
    expect(await relationsOf(three)).toEqual([
      ['blockedBy', two.id],
      ['subtask', one.id],
    ]);
  });

  it('remove one kind or all between two tasks; what somebody has put back meanwhile stays', async () => {
    const [one, two] = (await tasks(2)) as [Task, Task];
    await relate(people.in, one, 'blocks', two);
    await relate(people.in, one, 'relatesTo', two);
    const input = { taskId: one.id, otherTaskId: two.id };
    expect((await called(people.in, 'remove_relation', { ...input, kind: 'parent' })).answered).toContain('no such relation');
    const { proposal } = await called(people.in, 'remove_relation', input);
    expect(proposal?.acts).toHaveLength(2);
    await confirm(people.in, proposal);
    expect(await relationsOf(one)).toEqual([]);
    await relate(people.in, one, 'blocks', two);
    expect((await undo(people.in, proposal)).body).toMatchObject({ taskIds: [one.id], kept: [{ taskId: one.id }] });
    expect((await relationsOf(one)).map(([kind]) => kind).sort()).toEqual(['blocks', 'relatesTo']);
  });

  it('take a task outside the conversation for the other end only, and never one that the person does not see', async () => {
    const [own, other] = (await tasks(2)) as [Task, Task];
    const secret = await hidden('Secret of HR');
    const about = { scope: 'task', taskId: own.id };
    const input = { kind: 'blockedBy', otherTaskIds: [other.id] };
    expect((await called(people.in, 'add_relation', { taskId: own.id, ...input }, about)).proposal?.acts).toHaveLength(1);
    expect((await called(people.in, 'add_relation', { taskId: other.id, ...input }, about)).answered).toContain('No such task');
    const refused = await called(people.in, 'add_relation', { taskId: own.id, kind: 'blocks', otherTaskIds: [secret.id] }, about);
    expect(refused.answered).toContain(`No such task here: #${secret.id}.`);
    expect(refused.answered).not.toContain('Secret of HR');
  });

  it('are confirmed by two people at the same time without a circle', async () => {
    const [one, two] = (await tasks(2)) as [Task, Task];
    const there = (await add(people.in, one, 'blocks', two)).proposal;
    const back = (await add(people.lead, two, 'blocks', one)).proposal;
    const both = await Promise.all([confirm(people.in, there), confirm(people.lead, back)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await relationsOf(one)).toHaveLength(1);
  });
});

describe('a proposal that finishes a blocked task', () => {
  it('says what blocks it, and so does its result; the model is not told which tasks', async () => {
    const [ship, check] = [await aTask(test, { title: 'Ship it' }), await aTask(test, { title: 'Test it' })];
    await relate(people.in, ship, 'blockedBy', check);
    await relate(people.adm, ship, 'blockedBy', await hidden('Secret of HR'));
    const { proposal, answered } = await called(people.in, 'move_task', { taskId: ship.id, column: 'Done' });
    const blocked = { blockers: [{ id: check.id, title: 'Test it' }], hasHiddenBlocker: true };
    expect(proposal?.acts).toMatchObject([{ blocked: { ...blocked, doneColumnId: proposal?.acts[0]?.fields.columnId } }]);
    expect(answered).toContain('Open tasks block');
    expect(answered).not.toContain('Test it');
    const done = await confirm(people.in, proposal);
    expect(done.body).toMatchObject({ blocked: [{ taskId: ship.id, title: 'Ship it', ...blocked }] });
    expect(JSON.stringify([proposal, done.body])).not.toContain('Secret');
  });

  it('is the same for a sentence without a model, and silent if the task goes elsewhere or nothing open blocks it', async () => {
    const [ship, check] = [await aTask(test, { title: 'Ship that' }), await aTask(test, { title: 'Test that' })];
    await relate(people.in, ship, 'blockedBy', check);
    const ask = async (text: string) => (await test.as(people.in)(api.assistant.ask, { body: { text } })).body.proposal;
    const done = await ask(`Move #${ship.id} to done`);
    expect(done?.acts).toMatchObject([{ blocked: { blockers: [{ id: check.id }], hasHiddenBlocker: false } }]);
    const review = await ask(`Move #${ship.id} to review`);
    expect(review?.acts[0]?.blocked?.doneColumnId).not.toBe(review?.acts[0]?.fields.columnId);
    expect((await confirm(people.in, review ?? undefined)).body.blocked).toEqual([]);
    await test.as(people.in)(api.tasks.update, { params: { taskId: check.id }, body: { status: 'Done' } });
    expect((await ask(`Move #${ship.id} to done`))?.acts[0]?.blocked).toBeUndefined();
  });
});
