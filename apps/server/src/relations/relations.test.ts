// Tests relations between tasks over HTTP: both ends, cycles, bounds, visibility, the trash, history, events, sub-tasks, items.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { aTask, aUser, doneFirst, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
/** Is no longer in any department, and sees what is assigned to her. */
let eve: Person;
/** Tasks of hers. */
let assigned: Task[];
let admin: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana Ruiz' });
  admin = await aUser(app, { fullName: 'Ada Min', role: 'admin' });
  eve = await aUser(app, { fullName: 'Eve Stone' });
  assigned = await Promise.all([1, 2].map(() => aTask(app, { by: ana, assigneeId: eve.id })));
  await withoutMembership(app, eve);
});
afterAll(() => app.close());

const add = (taskId: number, kind: RelationKind, other: number, as: Person = ana) =>
  app.as(as)(api.relations.add, { params: { taskId }, body: { kind, taskId: other } });
const remove = (taskId: number, relationId: number, as: Person = ana) =>
  app.as(as)(api.relations.remove, { params: { taskId, relationId } });
const list = async (taskId: number, as: Person = ana) => (await app.as(as)(api.relations.list, { params: { taskId } })).body;
const seen = async (taskId: number, as: Person = ana) => (await list(taskId, as)).map(({ kind, task }) => [kind, task.id]);
const tasks = (count: number) => Promise.all(Array.from({ length: count }, () => aTask(app, { by: ana }).then(({ id }) => id)));
const summaries = async (taskIds: number[], as: Person = ana) =>
  (await app.as(as)(api.relations.summaries, { body: { taskIds } })).body;
const marks = async (as: Person = ana, workspaceId = 3) =>
  (await app.as(as)(api.relations.marks, { params: { workspaceId } })).body;

describe('a relation', () => {
  test.each([
    ['blocks', 'blockedBy'],
    ['parent', 'subtask'],
    ['duplicates', 'duplicatedBy'],
    ['relatesTo', 'relatesTo'],
  ] as const)('%s is %s from the other end, once for both, until it is taken away', async (kind, inverse) => {
    const [a, b] = (await tasks(2)) as [number, number];
    const made = await add(a, kind, b);
    expect(made).toMatchObject({ status: 201, body: { kind, task: { id: b, status: 'To Do', assignee: null } } });
    expect([await seen(a), await seen(b)]).toEqual([[[kind, b]], [[inverse, a]]]);
    expect((await add(b, inverse, a)).status).toBe(409);
    expect((await remove(b, made.body.id)).status).toBe(200);
    expect([await seen(a), await seen(b)]).toEqual([[], []]);
    expect((await remove(a, made.body.id)).status).toBe(404);
  });

  test('to itself, to nothing and of no kind is refused', async () => {
    const [a] = (await tasks(1)) as [number];
    expect(await add(a, 'blocks', a)).toMatchObject({ status: 400, body: { fields: { taskId: expect.any(String) } } });
    expect((await add(a, 'blocks', 2_000_000)).status).toBe(400);
    expect((await add(a, 'likes' as never, a)).status).toBe(400);
  });

  test('is not taken away through a task that is none of its ends', async () => {
    const [a, b, c] = (await tasks(3)) as [number, number, number];
    const { body } = await add(a, 'blocks', b);
    expect((await remove(c, body.id)).status).toBe(404);
    expect(await seen(a)).toHaveLength(1);
  });

  test('a repeated request with its key is one relation', async () => {
    const [a, b] = (await tasks(2)) as [number, number];
    const headers = { 'idempotency-key': 'relate-once' };
    const again = () => app.as(ana)(api.relations.add, { params: { taskId: a }, body: { kind: 'blocks', taskId: b }, headers });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await seen(a)).toHaveLength(1);
  });
});

describe('cycles', () => {
  test('are refused over any number of tasks, also through one in the trash and one that the person does not see', async () => {
    const [a, b, c] = (await tasks(3)) as [number, number, number];
    const secret = await aSecret();
    await add(a, 'blocks', b);
    await add(b, 'blocks', secret.id, admin);
    await add(secret.id, 'blocks', c, admin);
    await app.as(ana)(api.tasks.remove, { params: { taskId: b } });
    const refused = await add(c, 'blocks', a);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).not.toContain(secret.title);
    expect((await add(a, 'blockedBy', c)).status).toBe(409);
    expect((await add(c, 'relatesTo', a)).status).toBe(201);
  });

  test('two people who would close one together take turns', async () => {
    const [a, b, c, d] = (await tasks(4)) as [number, number, number, number];
    const answers = await Promise.all([add(a, 'blocks', b), add(b, 'blocks', c), add(c, 'blocks', d), add(d, 'blocks', a)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
  });

  test('of sub-tasks are refused, as are a second parent and too many levels', async () => {
    const [top, ...below] = (await tasks(relationLimits.levels + 1)) as [number, ...number[]];
    const deepest = below.pop() as number;
    let parent = top;
    for (const id of below) {
      expect((await add(parent, 'subtask', id)).status).toBe(201);
      parent = id;
    }
    expect((await add(parent, 'subtask', deepest)).status).toBe(409);
    expect((await add(deepest, 'subtask', top)).status).toBe(409);
    expect((await add(parent, 'subtask', top)).status).toBe(409);
    expect((await add(deepest, 'subtask', parent)).status).toBe(409);
  });
});

test('a task has as many relations as it may have, and no more', async () => {
  const [a, b, ...others] = (await tasks(relationLimits.perTask + 2)) as [number, number, ...number[]];
  await app.db.insert(tables.taskLinks).values(others.map((toId) => ({ kind: 'relates', fromId: a, toId })));
  for (const kind of ['blocks', 'blockedBy', 'relatesTo', 'subtask'] as const) expect((await add(a, kind, b)).status).toBe(409);
  expect((await add(b, 'blocks', a)).status).toBe(409);
  expect(await seen(a)).toHaveLength(relationLimits.perTask);
});

describe('who does not see a task', () => {
  test('sees no relation to it, makes none, takes none away, and reads no name of it in the history', async () => {
    const [shown, hidden] = [assigned[0] as Task, await aTask(app, { by: ana, title: 'Secret plan' })];
    expect((await add(shown.id, 'blocks', hidden.id, eve)).status).toBe(400);
    const { body } = await add(shown.id, 'blockedBy', hidden.id);
    expect(await seen(shown.id, eve)).toEqual([]);
    expect((await remove(shown.id, body.id, eve)).status).toBe(404);
    expect((await app.as(eve)(api.relations.list, { params: { taskId: hidden.id } })).status).toBe(404);
    const toldTo = async (as: Person) =>
      (await app.as(as)(api.history.task, { params: { taskId: shown.id } })).body.entries.flatMap(({ changes }) => changes);
    expect(await toldTo(eve)).toEqual([{ field: 'blockedBy', from: null, to: 'another task' }]);
    expect(await toldTo(ana)).toEqual([{ field: 'blockedBy', from: null, to: 'Secret plan' }]);
    await remove(hidden.id, body.id);
    expect((await toldTo(ana))[0]).toEqual({ field: 'blockedBy', from: 'Secret plan', to: null });
    const told = await app.as(ana)(api.history.task, { params: { taskId: hidden.id } });
    expect(told.body.entries[0]?.changes).toEqual([{ field: 'blocks', from: shown.title, to: null }]);
  });

  test('sees no mark of it, and administrators see those of all boards', async () => {
    const [parent, part] = [await aTask(app, { by: ana }), await aTask(app, { by: ana, columnId: 12, status: 'Done' })];
    const secret = await aSecret();
    await add(parent.id, 'subtask', part.id);
    await add(parent.id, 'blockedBy', secret.id, admin);
    const ofParent = (found: Awaited<ReturnType<typeof marks>>) => found.filter(({ taskId }) => taskId === parent.id);
    const subtask = { kind: 'subtask', taskId: parent.id, otherId: part.id, isDone: true, score: null };
    expect(ofParent(await marks())).toEqual([subtask]);
    expect(ofParent(await marks(admin, 0))).toEqual([
      subtask,
      { kind: 'blockedBy', taskId: parent.id, otherId: secret.id, isDone: false, score: 17 },
    ]);
  });
});

test('a task in the trash disappears from relations and marks, comes back with them, and takes them along for good', async () => {
  const [a, b] = (await tasks(2)) as [number, number];
  await add(a, 'blockedBy', b);
  const ofA = async () => (await marks()).filter(({ taskId }) => taskId === a).length;
  await app.as(ana)(api.tasks.remove, { params: { taskId: b } });
  expect([await seen(a), await ofA()]).toEqual([[], 0]);
  await app.as(ana)(api.tasks.restore, { params: { taskId: b } });
  expect([await seen(a), await ofA()]).toEqual([[['blockedBy', b]], 1]);
  await app.as(ana)(api.tasks.remove, { params: { taskId: b } });
  await app.as(admin)(api.trash.purge, { body: { taskIds: [b] } });
  expect(await rows(app.db, sql`select id from task_links where ${b}::int in (from_id, to_id)`)).toEqual([]);
});

test('an archived task keeps its relations, blocks nothing, counts as done, and can be related', async () => {
  const [a, b, part] = (await tasks(3)) as [number, number, number];
  await add(a, 'blockedBy', b);
  await add(a, 'subtask', part);
  const both = [b, part].map((taskId) => ({ taskId }));
  await app.as(ana)(api.bulkChanges.create, { body: { tasks: both, change: { status: 'Done' } } });
  await app.as(ana)(api.bulkChanges.create, { body: { tasks: both, change: { archived: true } } });
  expect(await seen(a)).toEqual([
    ['blockedBy', b],
    ['subtask', part],
  ]);
  expect(await seen(b)).toEqual([['blocks', a]]);
  const ofA = (await marks()).filter(({ taskId }) => taskId === a);
  expect(ofA.map(({ otherId, isDone }) => [otherId, isDone])).toEqual([
    [b, true],
    [part, true],
  ]);
  expect(await summaries([a, b])).toEqual([
    { taskId: a, blockers: [], hasHiddenBlocker: false, subtasks: 1, subtasksDone: 1, blocking: 0, below: null },
  ]);
  expect((await add(b, 'relatesTo', part)).status).toBe(201);
  await app.as(ana)(api.bulkChanges.create, { body: { tasks: [{ taskId: b }], change: { status: 'To Do' } } });
  expect(await summaries([a])).toMatchObject([{ taskId: a, blockers: [{ id: b }] }]);
});

test('both tasks are told that their relations changed, each to those who see it, and nothing of the other one', async () => {
  const [shown, hidden] = [assigned[1] as Task, await aTask(app, { by: ana, title: 'Secret plan' })];
  await add(shown.id, 'blocks', hidden.id);
  const heard = async (as: Person) =>
    (await app.as(as)(api.events.list, { query: { since: String(Date.now() - 60_000) } })).body.filter(
      ({ type, taskId }) => type === 'task_relations_changed' && [shown.id, hidden.id].includes(taskId ?? 0),
    );
  expect((await heard(ana)).map(({ taskId }) => taskId).sort()).toEqual([shown.id, hidden.id].sort());
  expect((await heard(eve)).map(({ taskId }) => taskId)).toEqual([shown.id]);
  expect(JSON.stringify(await heard(eve))).not.toContain('Secret');
});

describe('a sub-task', () => {
  test('is created on the board of its task, with its departments and priority', async () => {
    const parent = await aTask(app, { by: ana, priority: 'P1', columnId: 10 });
    await doneFirst(app);
    const made = await app.as(ana)(api.relations.addSubtask, { params: { taskId: parent.id }, body: { title: ' Ask Ben ' } });
    expect(made).toMatchObject({ status: 201, body: { kind: 'subtask', task: { title: 'Ask Ben', status: 'To Do' } } });
    const { body: task } = await app.as(ana)(api.tasks.get, { params: { taskId: made.body.task.id } });
    expect(task).toMatchObject({ priority: 'P1', department: 'Engineering', workspaceId: 3, assigneeId: null });
    expect(await seen(parent.id)).toEqual([['subtask', task.id]]);
  });

  test('that would be too deep leaves no task behind', async () => {
    const chain = await tasks(relationLimits.levels);
    for (const [at, id] of chain.slice(1).entries()) await add(chain[at] ?? 0, 'subtask', id);
    const count = async () => (await rows<{ n: number }>(app.db, sql`select count(*)::int as n from tasks`))[0]?.n;
    const before = await count();
    const taskId = chain.at(-1) ?? 0;
    expect((await app.as(ana)(api.relations.addSubtask, { params: { taskId }, body: { title: 'Too deep' } })).status).toBe(409);
    expect(await count()).toBe(before);
  });
});

describe('an item of a checklist', () => {
  const promote = (taskId: number, itemId: number) => app.as(ana)(api.relations.promote, { params: { taskId, itemId } });

  test('becomes a sub-task with its text, person, date and state, and leaves the list', async () => {
    const ben = await aUser(app, { fullName: 'Ben Hall' });
    const items = [
      { id: 7, text: 'Ask the printer', description: 'By phone', completed: true, assigneeId: ben.id, dueDate: '2031-01-02' },
      { id: 2 ** 50, text: `Long ${'word '.repeat(80)}`, completed: false },
      { id: 9, text: 'ab', completed: false },
    ];
    const { id } = await aTask(app, { by: ana, assigneeId: ben.id, checklistItems: items });
    const made = await promote(id, 7);
    expect(made).toMatchObject({
      status: 201,
      body: { relation: { kind: 'subtask', task: { title: 'Ask the printer', status: 'Done', dueDate: '2031-01-02' } } },
    });
    expect(made.body.relation.task.assignee?.id).toBe(ben.id);
    expect(made.body.task.checklistItems.map((item) => item.id)).toEqual([2 ** 50, 9]);
    expect((await promote(id, 7)).status).toBe(404);
    const long = await promote(id, 2 ** 50);
    expect(long.body.relation.task.title.length).toBeLessThanOrEqual(limits.title.max);
    const { body: task } = await app.as(ana)(api.tasks.get, { params: { taskId: long.body.relation.task.id } });
    expect(task.description).toContain('word word');
    expect((await promote(id, 9)).status).toBe(400);
    const { body: parent } = await app.as(ana)(api.tasks.get, { params: { taskId: id } });
    expect(parent.checklistItems.map((item) => item.id)).toEqual([9]);
  });

  test('becomes a sub-task of nobody if its person has left the department', async () => {
    const left = await aUser(app, { fullName: 'Lea Left' });
    const item = { id: 7, text: 'Ask the printer', completed: false, assigneeId: left.id };
    const { id } = await aTask(app, { by: ana, assigneeId: left.id, checklistItems: [item] });
    await withoutMembership(app, left);
    expect(await promote(id, 7)).toMatchObject({ status: 201, body: { relation: { task: { assignee: null } } } });
  });

  test('is one sub-task if two people promote it at the same time', async () => {
    const { id } = await aTask(app, { by: ana, checklistItems: [{ id: 7, text: 'Ask the printer', completed: false }] });
    const answers = await Promise.all([promote(id, 7), promote(id, 7)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(await seen(id)).toHaveLength(1);
  });
});

/** A task of another department. */
async function aSecret() {
  const [workspace] = await rows<{ department: string }>(app.db, sql`select name as department from workspaces where id = 2`);
  return aTask(app, { by: admin, title: 'Secret plan', workspaceId: 2, department: workspace?.department ?? '' });
}

test('a summary names what blocks a task, says only that something else does, and leaves out what is done or in the trash', async () => {
  const [shown, other] = assigned as [Task, Task];
  const [secret, done, gone] = (await tasks(3)) as [number, number, number];
  for (const id of [other.id, secret, done, gone]) await add(shown.id, 'blockedBy', id);
  await app.as(ana)(api.tasks.update, { params: { taskId: done }, body: { status: 'Done' } });
  await app.as(ana)(api.tasks.remove, { params: { taskId: gone } });
  const blocker = ({ id, title }: Pick<Task, 'id' | 'title'>) => ({ id, title });
  const [full] = await summaries([shown.id, 2_000_000]);
  expect(full).toMatchObject({ taskId: shown.id, hasHiddenBlocker: false, subtasks: 0 });
  expect(full?.blockers.map(({ id }) => id)).toEqual([other.id, secret]);
  expect(await summaries([shown.id, secret], eve)).toEqual([
    {
      taskId: shown.id,
      blockers: [blocker(other)],
      hasHiddenBlocker: true,
      subtasks: 0,
      subtasksDone: 0,
      blocking: 0,
      below: 17,
    },
  ]);
  expect(await summaries([other.id], eve), 'what it blocks').toEqual([
    { taskId: other.id, blockers: [], hasHiddenBlocker: false, subtasks: 0, subtasksDone: 0, blocking: 1, below: null },
  ]);
  expect(await summaries([secret], eve), 'nothing of a task that she does not see').toEqual([]);
});
