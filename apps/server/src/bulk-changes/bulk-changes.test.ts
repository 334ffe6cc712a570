// Tests bulk changes: each task by the rules of a single change, partial refusals, one notification for a person, one undo.
import * as api from '@app/contract/api.ts';
import type { BulkChangeInput, BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { rateLimits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { aDepartment, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let eva: Person;
let admin: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana Lima' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  eva = await aUser(app, { fullName: 'Eva Moss', department: 'HR' });
  admin = await aUser(app, { fullName: 'Ada Min', role: 'admin', department: null });
});
afterAll(() => app.close());

const [toDo, review, done] = [9, 11, 12];
const bulk = async (body: BulkChangeInput, as = ana): Promise<BulkResult> => {
  const answer = await app.as(as)(api.bulkChanges.create, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const all = (tasks: readonly { id: number }[]) => tasks.map(({ id }) => ({ taskId: id }));
const undo = ({ changed }: BulkResult, as = ana) =>
  bulk({ tasks: changed.map(({ taskId, undo: back }) => ({ taskId, ...back })) }, as);
const read = async (taskId: number, as = ana): Promise<Task> => (await app.as(as)(api.tasks.get, { params: { taskId } })).body;
const readAll = (tasks: readonly { id: number }[]) => Promise.all(tasks.map(({ id }) => read(id)));
const several = (count: number, given: Parameters<typeof aTask>[1] = {}) =>
  Array.from({ length: count }).reduce<Promise<Task[]>>(
    async (made, _, index) => [...(await made), await aTask(app, { by: ana, title: `Task ${index}`, ...given })],
    Promise.resolve([]),
  );
const inColumn = async (columnId: number): Promise<number[]> => {
  const { body } = await app.as(ana)(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query: { fields: 'card' } });
  return body.filter((card) => card.columnId === columnId).map(({ id }) => id);
};
const told = async (person: Person) => (await app.as(person)(api.notifications.list, {})).body.map(({ message }) => message);

describe('a bulk change', () => {
  test('sets a field of all, names those that have it already, and is undone except where somebody changed it since', async () => {
    const tasks = await several(3);
    const [first, second, third] = tasks as [Task, Task, Task];
    await app.as(ana)(api.tasks.update, { params: { taskId: third.id }, body: { priority: 'P1' } });
    const result = await bulk({ tasks: all(tasks), change: { priority: 'P1' } });
    expect(result.unchanged).toEqual([third.id]);
    expect(result.changed.map(({ card }) => card?.priority)).toEqual(['P1', 'P1']);
    expect(result.changed[0]?.undo).toEqual({ base: { priority: 'P1' }, change: { priority: 'P2' } });

    await app.as(ben)(api.tasks.update, { params: { taskId: second.id }, body: { priority: 'P3', title: 'Renamed' } });
    const back = await undo(result);
    expect(back.changed.map(({ taskId }) => taskId)).toEqual([first.id]);
    expect(back.refused).toEqual([
      {
        taskId: second.id,
        title: 'Renamed',
        error: 'conflict',
        message: 'This task has changed since you opened it.',
        fields: ['priority'],
      },
    ]);
    expect((await readAll(tasks)).map(({ priority }) => priority)).toEqual(['P2', 'P3', 'P1']);
  });

  test('is told by the history of each task that it changed, as a deletion and its undo are', async () => {
    const [one, two] = (await several(2)) as [Task, Task];
    await app.as(ben)(api.tasks.update, { params: { taskId: two.id }, body: { priority: 'P1' } });
    await bulk({ tasks: all([one, two]), change: { priority: 'P1', dueDate: '2027-03-03' } });
    await undo(await bulk({ tasks: all([one]), change: { deleted: true } }));
    const { body } = await app.as(ana)(api.history.task, { params: { taskId: one.id } });
    expect(body.entries.map(({ kind }) => kind)).toEqual(['restored', 'deleted', 'changed', 'created']);
    const other = (await app.as(ana)(api.history.task, { params: { taskId: two.id } })).body.entries;
    expect(other[0]).toMatchObject({
      by: { fullName: 'Ana Lima' },
      changes: [{ field: 'dueDate', from: null, to: '2027-03-03' }],
    });
    expect(other[1]?.by?.fullName).toBe('Ben Hall');
  });

  test('is refused for a field that somebody else changed since the base, and not for another one', async () => {
    const [one, two] = (await several(2)) as [Task, Task];
    await app.as(ben)(api.tasks.update, { params: { taskId: one.id }, body: { dueDate: '2027-01-01' } });
    await app.as(ben)(api.tasks.update, { params: { taskId: two.id }, body: { title: 'Another name' } });
    const base = { dueDate: null };
    const tasks = [
      { taskId: one.id, base, version: one.version },
      { taskId: two.id, base, version: two.version },
    ];
    const { changed, refused } = await bulk({ tasks, change: { dueDate: '2027-02-02' } });
    expect(changed.map(({ taskId }) => taskId)).toEqual([two.id]);
    expect(refused).toMatchObject([{ taskId: one.id, error: 'conflict', fields: ['dueDate'] }]);
    const stale = await bulk({ tasks: [{ taskId: two.id, version: two.version }], change: { deleted: true } });
    expect(stale.refused).toMatchObject([{ taskId: two.id, error: 'conflict' }]);
  });

  test('says of each task why it stayed, in the caller’s language; the others change', async () => {
    await app.db.update(tables.users).set({ language: 'german' }).where(eq(tables.users.id, ana.id));
    const [good, late, gone, hidden] = [
      await aTask(app, { by: ana, title: 'Good' }),
      await aTask(app, { by: ana, title: 'Late', startDate: '2027-05-05' }),
      await aTask(app, { by: ana, title: 'Gone' }),
      await aTask(app, { by: eva, title: 'Hidden', columnId: 5, workspaceId: 2, department: 'HR' }),
    ] as [Task, Task, Task, Task];
    await app.as(ana)(api.tasks.remove, { params: { taskId: gone.id } });
    const { changed, refused } = await bulk({ tasks: all([good, late, gone, hidden]), change: { dueDate: '2027-01-01' } });
    expect(changed.map(({ taskId }) => taskId)).toEqual([good.id]);
    const reasons = new Map(refused.map((each) => [each.taskId, each]));
    expect(reasons.get(late.id)).toMatchObject({ title: 'Late', error: 'validation', fields: ['startDate'] });
    expect(reasons.get(late.id)?.message).toBe('Das Startdatum liegt nach dem Fälligkeitsdatum.');
    expect(reasons.get(gone.id)).toMatchObject({ title: 'Gone', error: 'deleted' });
    expect(reasons.get(hidden.id)).toMatchObject({ title: null, error: 'not_found' });
    await app.db.update(tables.users).set({ language: 'english' }).where(eq(tables.users.id, ana.id));
  });

  test('moves tasks before a card side by side, with a comment each, and the undo puts each back', async () => {
    const [a, b, c, d] = (await several(4, { columnId: toDo })) as [Task, Task, Task, Task];
    const [x, y] = (await several(2, { columnId: review })) as [Task, Task];
    const before = await inColumn(toDo);
    const result = await bulk({ tasks: all([b, a, d]), change: { status: 'Review', beforeId: y.id } });
    expect(result.refused).toEqual([]);
    expect((await inColumn(review)).slice(-5)).toEqual([x.id, b.id, a.id, d.id, y.id]);
    expect(await inColumn(toDo)).toEqual(before.filter((id) => ![a.id, b.id, d.id].includes(id)));
    const comments = await app.as(ana)(api.comments.list, { params: { taskId: a.id } });
    expect(comments.body).toMatchObject([{ isSystemComment: true }]);
    expect((await undo(result)).refused).toEqual([]);
    expect(await inColumn(toDo)).toEqual(before);
    expect(await inColumn(review)).toEqual(expect.arrayContaining([x.id, y.id]));
    // Within a column.
    const within = await bulk({ tasks: all([d, c]), change: { status: 'To Do', beforeId: a.id } });
    expect((await inColumn(toDo)).slice(-4)).toEqual([d.id, c.id, a.id, b.id]);
    await undo(within);
    expect(await inColumn(toDo)).toEqual(before);
  });

  test('moves tasks before a card without a status, too: within their column', async () => {
    const [a, b, c] = (await several(3, { columnId: toDo })) as [Task, Task, Task];
    const result = await bulk({ tasks: all([c]), change: { beforeId: b.id } });
    expect(result.changed.map(({ taskId }) => taskId)).toEqual([c.id]);
    expect((await inColumn(toDo)).slice(-3)).toEqual([a.id, c.id, b.id]);
    await undo(result);
    expect((await inColumn(toDo)).slice(-3)).toEqual([a.id, b.id, c.id]);
  });

  test('puts tasks to the end side by side if the card before which one of them stood has gone', async () => {
    const [a, next, b] = (await several(3, { columnId: toDo })) as [Task, Task, Task];
    const result = await bulk({ tasks: all([a, b]), change: { status: 'Review' } });
    await app.as(ben)(api.tasks.move, { params: { taskId: next.id }, body: { columnId: done } });
    expect((await undo(result)).refused).toEqual([]);
    expect((await inColumn(toDo)).slice(-2)).toEqual([a.id, b.id]);
  });

  test('fills a column that refuses more to its limit: only what comes to stand in it counts', async () => {
    const limitTo = (columnId: number, limit: number | null) =>
      app.as(admin)(api.workspaces.updateColumn, { params: { columnId }, body: { limit, limitRefuses: limit !== null } });
    const { body: narrow } = await app.as(admin)(api.workspaces.createColumn, { body: { name: 'Narrow', workspaceId: 3 } });
    await limitTo(narrow.id, 2);
    const [refused, first, second, third] = (await several(4)) as [Task, Task, Task, Task];
    const elsewhere = { taskId: refused.id, change: { assign: eva.id } };
    const moved = await bulk({ tasks: [elsewhere, ...all([first, second, third])], change: { status: 'Narrow' } });
    expect(moved.changed.map(({ taskId }) => taskId)).toEqual([first.id, second.id]);
    expect(moved.refused).toMatchObject([{ taskId: refused.id, fields: ['assignees'] }, { taskId: third.id }]);

    // What starts later is not on the board yet.
    const later = await several(2, { startDate: '2099-01-01' });
    const gone = await bulk({ tasks: all([...later, third]), change: { deleted: true } });
    const { body } = await app.as(ana)(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query: { fields: 'card' } });
    const standing = body.filter(({ status, startDate }) => status === 'To Do' && startDate === null);
    await limitTo(toDo, standing.length + 1);
    expect((await undo(gone)).refused).toEqual([]);
    await limitTo(toDo, null);
  });

  test('follows the board of each task: a status that its board lacks is refused for it alone', async () => {
    const own = await aTask(app, { by: admin, title: 'Own' });
    const other = await aTask(app, { by: admin, title: 'Other', columnId: 5, workspaceId: 2, department: 'HR' });
    await app.as(admin)(api.workspaces.createColumn, { body: { name: 'Waiting', workspaceId: 3 } });
    const { changed, refused } = await bulk({ tasks: all([own, other]), change: { status: 'Waiting' } }, admin);
    expect(changed.map(({ card }) => card?.status)).toEqual(['Waiting']);
    expect(refused).toMatchObject([{ taskId: other.id, message: 'This board has no such status.' }]);
    const moved = await bulk({ tasks: all([own, other]), change: { status: 'Done' } }, admin);
    expect(moved.changed.map(({ card }) => [card?.workspaceId, card?.status]).toSorted()).toEqual([
      [2, 'Done'],
      [3, 'Done'],
    ]);
    expect((await read(own.id, admin)).columnId).toBe(done);
  });

  test('assigns, adds and takes away people and departments relative to what each task has', async () => {
    const [one, two] = [
      await aTask(app, { by: ana, assigneeId: ana.id }),
      await aTask(app, { by: ana, assigneeId: ana.id, assignees: [ana.id, ben.id] }),
    ] as [Task, Task];
    const assigned = await bulk({ tasks: all([one, two]), change: { assign: ben.id } });
    expect((await readAll([one, two])).map(({ assigneeId, assignees }) => [assigneeId, assignees])).toEqual([
      [ben.id, [ben.id]],
      [ben.id, [ben.id]],
    ]);
    await undo(assigned);
    expect((await readAll([one, two])).map(({ assignees }) => assignees)).toEqual([[ana.id], [ana.id, ben.id]]);
    const taken = await bulk({ tasks: all([one, two]), change: { removeAssignees: [ana.id] } });
    expect(taken.changed.map(({ card }) => card?.assigneeId)).toEqual([null, ben.id]);
    const elsewhere = await bulk({ tasks: all([one]), change: { assign: eva.id } });
    expect(elsewhere.refused).toMatchObject([{ message: 'Assignee is not in the selected departments' }]);

    const added = await bulk({ tasks: all([one, two]), change: { addDepartments: ['HR'] } }, admin);
    expect(added.changed.map(({ card }) => card?.departments)).toEqual([
      ['Engineering', 'HR'],
      ['Engineering', 'HR'],
    ]);
    const away = await bulk({ tasks: all([one]), change: { removeDepartments: ['Engineering'] } }, admin);
    expect(away.changed[0]?.card).toMatchObject({ department: 'HR', departments: ['HR'], workspaceId: 2 });
    await undo(away, admin);
    expect(await read(one.id)).toMatchObject({ workspaceId: 3, columnId: toDo, departments: ['Engineering', 'HR'] });
    const none = await bulk({ tasks: all([one]), change: { removeDepartments: ['HR', 'Engineering'] } }, admin);
    expect(none.refused).toMatchObject([{ message: 'Department is required' }]);
  });

  test('puts one person in the place of another, whichever role that is, and only where they still have the task', async () => {
    const jonas = await aUser(app, { fullName: 'Jonas' });
    const mei = await aUser(app, { fullName: 'Mei' });
    const xu = await aUser(app, { fullName: 'Xu' });
    const having = (...ids: number[]) => aTask(app, { by: ana, assigneeId: ids[0] ?? null, assignees: ids });
    const tasks = [await having(jonas.id, xu.id), await having(xu.id, jonas.id), await having(xu.id, mei.id)];
    const replace = () => bulk({ tasks: all(tasks), change: { replaceAssignee: { from: xu.id, to: mei.id } } });
    const replaced = await replace();
    const after = [
      [jonas.id, [jonas.id, mei.id]],
      [mei.id, [mei.id, jonas.id]],
      [mei.id, [mei.id]],
    ];
    const people = async () => (await readAll(tasks)).map(({ assigneeId, assignees }) => [assigneeId, assignees]);
    expect(await people()).toEqual(after);
    expect((await told(mei))[0]).toMatch(/^Ana Lima assigned you the task ".*" and one more task$/);
    expect((await replace()).unchanged, 'once more').toEqual(tasks.map(({ id }) => id));
    await undo(replaced);
    expect((await people()).map(([, ids]) => ids)).toEqual([
      [jonas.id, xu.id],
      [xu.id, jonas.id],
      [xu.id, mei.id],
    ]);

    // Somebody else has handed over the first one since it was selected.
    await app.as(ben)(api.tasks.update, {
      params: { taskId: tasks[0]?.id ?? 0 },
      body: { assigneeId: ana.id, assignees: [ana.id] },
    });
    const late = await replace();
    const message = 'The person to be replaced no longer has this task.';
    expect(late.refused).toMatchObject([{ taskId: tasks[0]?.id, error: 'conflict', message }]);
    expect((await people())[0]).toEqual([ana.id, [ana.id]]);
    const elsewhere = await bulk({ tasks: all(tasks.slice(1)), change: { replaceAssignee: { from: mei.id, to: eva.id } } });
    expect(elsewhere.refused).toMatchObject(tasks.slice(1).map(({ id }) => ({ taskId: id, fields: ['assignees'] })));
  });

  test('adds the items of a template; the undo takes them off unless one is done since', async () => {
    const items = [{ text: 'Check' }, { text: 'Send' }];
    const made = await app.as(admin)(api.checklistTemplates.create, { body: { name: 'Month end', items } });
    const [one, two] = (await several(2, { checklistItems: [{ id: 5, text: 'Own' }] })) as [Task, Task];
    const result = await bulk({ tasks: all([one, two]), change: { addTemplate: made.body.id } });
    const after = await read(one.id);
    expect(after.checklistItems.map(({ text }) => text)).toEqual(['Own', 'Check', 'Send']);
    expect(after.customFields).toEqual({ templateApplied: 'true', templateName: 'Month end' });
    const ticked = (await read(two.id)).checklistItems.map((item) => ({ ...item, completed: item.text === 'Send' }));
    await app.as(ben)(api.tasks.update, { params: { taskId: two.id }, body: { checklistItems: ticked } });
    const back = await undo(result);
    expect(back.refused).toMatchObject([{ taskId: two.id, fields: ['checklistItems'] }]);
    expect(await read(one.id)).toMatchObject({ checklistItems: [{ text: 'Own' }], customFields: {}, checklistTemplateId: null });
  });

  test('deletes all and restores all with one undo', async () => {
    const tasks = await several(3);
    const result = await bulk({ tasks: all(tasks), change: { deleted: true } });
    expect(result.changed.map(({ card }) => card)).toEqual([null, null, null]);
    expect((await app.as(ana)(api.tasks.get, { params: { taskId: tasks[0]?.id ?? 0 } })).status).toBe(404);
    const back = await undo(result);
    expect(back.changed.map(({ card }) => card?.id)).toEqual(tasks.map(({ id }) => id));
    expect((await undo(result)).refused).toHaveLength(3);
  });

  test('of a recurring task changes this one, and makes its next when it is done; reopening takes that back', async () => {
    const task = await aTask(app, { by: ana, dueDate: '2027-03-01', repeat: 'FREQ=WEEKLY', assigneeId: ben.id });
    const { changed } = await bulk({ tasks: all([task, ...(await several(1))]), change: { status: 'Done' } });
    const next = await rows<{ id: number }>(app.db, sql`select id from tasks where repeated_from = ${task.id}`);
    expect(next).toHaveLength(1);
    await undo({ changed, unchanged: [], refused: [] });
    expect(await rows(app.db, sql`select id from tasks where repeated_from = ${task.id}`)).toEqual([]);
    expect(await read(task.id)).toMatchObject({ status: 'To Do', repeat: 'FREQ=WEEKLY' });
  });

  test('tells a person once of all their tasks, by one notification and one mail; of one task as ever', async () => {
    const [cy, dee] = [await aUser(app, { fullName: 'Cy' }), await aUser(app, { fullName: 'Dee' })];
    const tasks = await several(4);
    await app.as(ana)(api.tasks.update, { params: { taskId: tasks[3]?.id ?? 0 }, body: { assignees: [dee.id] } });
    await bulk({ tasks: all(tasks), change: { addAssignees: [cy.id] } });
    expect(await told(cy)).toEqual(['Ana Lima assigned you the task "Task 0" and 3 more tasks']);
    const mails = await rows<{ kind: string; details: object }>(
      app.db,
      sql`select kind, details from outbox where user_id = ${cy.id}`,
    );
    expect(mails).toEqual([{ kind: 'task_assigned', details: { also: tasks.slice(1).map(({ id }) => id) } }]);
    await bulk({ tasks: all(tasks), change: { status: 'Review' } });
    expect((await told(cy))[0]).toBe('Ana Lima moved "Task 0" and 3 more tasks to Review');
    expect((await told(dee))[0]).toBe('Ana Lima moved "Task 3" from To Do to Review');
    await bulk({ tasks: all(tasks), change: { dueDate: '2027-01-01' } });
    expect((await told(cy))[0]).toMatch('Ana Lima set the due date of "Task 0" and 3 more tasks to');
    expect((await told(ana)).filter((message) => message.startsWith('Ana'))).toEqual([]);
  });

  test('is one request for many: the same key runs it once, a task is named once, and at most 500', async () => {
    const [task] = (await several(1)) as [Task];
    const call = () =>
      app.as(ana)(api.bulkChanges.create, {
        body: { tasks: all([task]), change: { priority: 'P1' } },
        headers: { 'idempotency-key': 'one-act' },
      });
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
    expect((await read(task.id)).version).toBe(task.version + 1);
    const wrong = async (body: BulkChangeInput) => (await app.as(ana)(api.bulkChanges.create, { body })).status;
    expect(await wrong({ tasks: [] })).toBe(400);
    expect(await wrong({ tasks: all([task, task]), change: { priority: 'P1' } })).toBe(400);
    expect(await wrong({ tasks: Array.from({ length: 501 }, (_, index) => ({ taskId: index + 1 })) })).toBe(400);
    const unknown = await bulk({ tasks: all([task]), change: { priority: 'P9' } });
    expect(unknown.refused).toMatchObject([{ error: 'validation', fields: ['priority'] }]);
  });

  test('two people who change the same tasks at once both get through, and every task has one of the two values', async () => {
    const tasks = await several(20);
    const [one, two] = await Promise.all([
      bulk({ tasks: all(tasks), change: { status: 'Review', priority: 'P1' } }),
      bulk({ tasks: all(tasks.toReversed()), change: { status: 'Done', priority: 'P3' } }, ben),
      ...tasks.slice(0, 5).map(({ id }) => app.as(ben)(api.tasks.move, { params: { taskId: id }, body: { columnId: review } })),
    ]);
    expect([one?.refused, two?.refused]).toEqual([[], []]);
    const pairs = new Set((await readAll(tasks)).map(({ priority }) => priority));
    expect([...pairs].every((priority) => ['P1', 'P3'].includes(priority))).toBe(true);
    const placesUsed = await rows(
      app.db,
      sql`select column_id, "order" from tasks group by column_id, "order" having count(*) > 1`,
    );
    expect(placesUsed).toEqual([]);
  });

  test('each of six people changes exactly the tasks that they see', async () => {
    const task = await aTask(app, { by: admin, title: 'Seen by Engineering' });
    const people: [Person, number][] = [
      [ana, 1],
      [eva, 0],
      [await aUser(app, { department: 'HR', workspaceId: 3, workspaceRole: 'admin' }), 1],
      [await aUser(app, { departmentRole: 'lead' }), 1],
      [await aUser(app, { department: 'Engineering', pending: true }), 0],
      [admin, 1],
    ];
    for (const [index, [person, seen]] of people.entries()) {
      const { changed, refused } = await bulk({ tasks: all([task]), change: { dueDate: `2027-03-0${index + 1}` } }, person);
      expect([changed.length, refused.length]).toEqual([seen, 1 - seen]);
    }
    expect((await app.raw({ method: 'POST', url: '/api/tasks/bulk', payload: { tasks: all([task]) } })).status).toBe(401);
  });

  test('keeps nobody waiting on a board that its caller can neither see nor add', async () => {
    const [hidden] = await several(1);
    const [own] = await several(1, { by: admin, workspaceId: 2, department: 'HR', columnId: 5 });
    await app.db.execute(sql`update departments set is_public = false where key = 'engineering'`);
    // Who locks a row leaves the number of the transaction in it.
    const locked = () => rows(app.db, sql`select xmax::text from columns where workspace_id = 3 order by id`);
    const before = await locked();
    const tasks = all([own, hidden] as Task[]);
    const named = await bulk({ tasks, change: { addDepartments: ['Engineering'] } }, eva);
    const moved = await bulk({ tasks, change: { workspaceId: 3, status: 'Done' } }, eva);
    expect([named, moved].map(({ refused }) => refused.map(({ error }) => error))).toEqual([
      ['not_found', 'forbidden'],
      ['not_found', 'forbidden'],
    ]);
    expect(await locked()).toEqual(before);
    await app.db.execute(sql`update departments set is_public = true where key = 'engineering'`);
  });

  test('500 tasks at once each have their event', async () => {
    await aDepartment(app.db, 'Engineering');
    const made = await rows<{ id: number }>(
      app.db,
      sql`insert into tasks (title, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order",
            assignees, created_by)
          select 'Bulk ' || n, 'Planning', 'P2', 'To Do', ${toDo}, 3, 'Engineering', '["Engineering"]', array['engineering'], 100000 + n,
            jsonb_build_array(${ben.id}::int), ${admin.id}
          from generate_series(1, 500) n returning id`,
    );
    const result = await bulk({ tasks: all(made), change: { status: 'Review', priority: 'P1' } });
    expect(result.changed).toHaveLength(500);
    const [{ count }] = (await rows<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from events where type = 'task_moved' and task_id >= ${made[0]?.id ?? 0}`,
    )) as [{ count: number }];
    expect(count).toBe(500);
    expect((await told(ben)).filter((message) => message.includes('Bulk'))).toEqual([
      'Ana Lima moved "Bulk 1" and 499 more tasks to Review',
    ]);
    expect((await undo(result)).changed).toHaveLength(500);
    expect((await inColumn(toDo)).slice(-500)).toEqual(made.map(({ id }) => id));
  });
});

test('changes of many tasks are limited by their number, with those of proposals, and not by requests alone', async () => {
  const [busy, tasks] = [await aUser(app, { fullName: 'Bo Busy' }), await several(3)];
  const { attempts, window } = rateLimits.changedTasks;
  await app.db.execute(sql`insert into attempts (key, count, window_ends)
    values (${`changed-tasks:${busy.id}`}, ${attempts - 3}, now() + make_interval(secs => ${window / 1000}::float8))`);
  const change = (ids: readonly { id: number }[], priority: string) =>
    app.as(busy)(api.bulkChanges.create, { body: { tasks: all(ids), change: { priority } } });
  expect(await change(tasks.slice(0, 2), 'P1')).toMatchObject({ status: 200 });
  expect(await change(tasks.slice(0, 2), 'P3')).toMatchObject({ status: 429, body: { error: 'too_many' } });
  expect((await readAll(tasks)).map(({ priority }) => priority)).toEqual(['P1', 'P1', 'P2']);
  // A refused request counts nothing: what is left can be used.
  expect(await change(tasks.slice(0, 1), 'P3')).toMatchObject({ status: 200 });
  const { title } = await aTask(app, { by: busy, title: 'Proposed to be urgent' });
  const ask = { text: `set the priority of "${title}" to P1` };
  const { body } = await app.raw({ method: 'POST', url: api.assistant.ask.path, payload: ask, as: busy });
  const url = `/api/assistant/proposals/${(body as { proposal: { id: number } }).proposal.id}/confirm`;
  expect(await app.raw({ method: 'POST', url, payload: {}, as: busy })).toMatchObject({ status: 429 });
  expect(await change(tasks, 'P1')).toMatchObject({ status: 429 });
});
