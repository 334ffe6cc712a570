// Tests recurring tasks: the next one is made exactly once, when the last is done or on its day, as a fresh copy.
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { NewTaskInput, Task, TaskChangeInput } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { startRecurring } from '#jobs/make-recurring-tasks.ts';
import { makeDueTasks } from '#recurrences/make-due-tasks.ts';
import { aTask, aUser, withoutMembership } from '#testing/factories.ts';
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
const day = (days: number) => addDays(today, days);
const [toDo, doing, done] = [9, 10, 12];
const at = (date: string, time = '12:00') => new Date(`${date}T${time}:00Z`);

const weekly = (given: Partial<NewTaskInput> = {}) => aTask(app, { by: ana, dueDate: today, repeat: 'FREQ=WEEKLY', ...given });
const move = (taskId: number, columnId: number, as = ana) =>
  app.as(as)(api.tasks.move, { params: { taskId }, body: { columnId } });
const change = (taskId: number, body: TaskChangeInput, as = ana) => app.as(as)(api.tasks.update, { params: { taskId }, body });
const skip = (taskId: number, body = {}, as = ana) => app.as(as)(api.recurrences.skip, { params: { taskId }, body });
const read = async (taskId: number) => (await app.as(ana)(api.tasks.get, { params: { taskId } })).body;
const makeOn = (date: string, time?: string) =>
  makeDueTasks(app.db, at(date, time), (error) => {
    throw error;
  });

/** Returns the tasks that followed one, the first one first. */
async function following(taskId: number): Promise<Task[]> {
  const found = await rows<{ id: number }>(
    app.db,
    sql`with recursive series as (
      select id, repeated_from from tasks where repeated_from = ${taskId}
      union all select t.id, t.repeated_from from tasks t join series s on t.repeated_from = s.id)
    select id from series order by id`,
  );
  return Promise.all(found.map(({ id }) => read(id)));
}

describe('a recurring task', () => {
  test('keeps its rule, and is due on the first day of the rule without a date of its own', async () => {
    const task = await aTask(app, { by: ana, repeat: 'FREQ=DAILY', repeatWhen: 'day' });
    expect(task).toMatchObject({ repeat: 'FREQ=DAILY', repeatWhen: 'day', dueDate: today });
    expect(await weekly()).toMatchObject({ repeat: 'FREQ=WEEKLY', repeatWhen: 'done' });
    expect(await aTask(app, { by: ana })).toMatchObject({ repeat: null, repeatWhen: null });
    const cards = await app.as(ana)(api.tasks.list, { query: { fields: 'card' } });
    expect(cards.body.find(({ id }) => id === task.id)).toMatchObject({ repeat: 'FREQ=DAILY' });
  });

  test.each(['FREQ=HOURLY', 'every day', '', 'FREQ=WEEKLY;FREQ=DAILY'])('has no rule such as %j', async (repeat) => {
    const { body, status } = await app.raw({
      method: 'POST',
      url: api.tasks.create.path,
      payload: { title: 'Water', columnId: toDo, department: 'Engineering', priority: 'P2', repeat },
      as: ana,
    });
    expect([status, body]).toMatchObject([400, { fields: { repeat: 'This repetition is not understood.' } }]);
  });
});

describe('done', () => {
  test('makes the next one: a fresh copy on its day', async () => {
    const items = [
      { id: 1, text: 'Count', completed: true, assigneeId: ben.id, dueDate: day(-1) },
      { id: 2, text: 'Send' },
    ];
    const task = await weekly({
      title: 'Close the books',
      description: 'As always',
      priority: 'P1',
      startDate: day(-2),
      checklistItems: items,
      assigneeId: ben.id,
      assignees: [ben.id],
      customFields: { place: 'Office' },
    });
    expect((await move(task.id, done)).body).toMatchObject({ status: 'Done', repeat: null });
    const [next, ...more] = await following(task.id);
    expect(more).toEqual([]);
    expect(next).toMatchObject({
      title: 'Close the books',
      description: 'As always',
      priority: 'P1',
      status: 'To Do',
      startDate: day(5),
      dueDate: day(7),
      assigneeId: ben.id,
      createdBy: ana.id,
      customFields: { place: 'Office' },
      repeat: 'FREQ=WEEKLY',
      repeatWhen: 'done',
      checklistItems: [
        { id: 1, text: 'Count', completed: false, assigneeId: ben.id, dueDate: day(6) },
        { id: 2, text: 'Send', completed: false },
      ],
    });
    expect(await read(task.id)).toMatchObject({ repeat: null, checklistItems: [{ completed: true }, { completed: false }] });
    const told = await rows<{ kind: string }>(
      app.db,
      sql`select kind from notifications where task_id = ${next?.id} and user_id = ${ben.id}`,
    );
    const events = await rows<{ type: string }>(
      app.db,
      sql`select type from events where task_id = ${next?.id} and type like 'task%'`,
    );
    expect([told, events]).toEqual([[{ kind: 'assigned' }], [{ type: 'task_created' }]]);
  });

  test('makes one, however many people and times say so', async () => {
    const task = await weekly();
    await Promise.all([move(task.id, done), move(task.id, done, ben), change(task.id, { status: 'Done' }), move(task.id, done)]);
    expect(await following(task.id)).toHaveLength(1);
  });

  test('takes the next one back when it is undone, and makes it again', async () => {
    const task = await weekly();
    await move(task.id, done);
    expect((await move(task.id, doing)).body).toMatchObject({ repeat: 'FREQ=WEEKLY', repeatWhen: 'done' });
    expect(await following(task.id)).toEqual([]);
    await move(task.id, done);
    expect(await following(task.id)).toHaveLength(1);
  });

  test('leaves the next one once somebody has worked on it, and makes no second one', async () => {
    const task = await weekly();
    await move(task.id, done);
    const [next] = await following(task.id);
    await change(next?.id ?? 0, { title: 'Already begun' });
    expect((await move(task.id, doing)).body.repeat).toBeNull();
    await move(task.id, done);
    expect(await following(task.id)).toMatchObject([{ title: 'Already begun', repeat: 'FREQ=WEEKLY' }]);
  });

  test('late skips the days that are over', async () => {
    const task = await aTask(app, { by: ana, dueDate: day(-10), repeat: 'FREQ=DAILY;INTERVAL=3' });
    await move(task.id, done);
    expect(await following(task.id)).toMatchObject([{ dueDate: day(2) }]);
  });

  test('ends the series after its last day', async () => {
    const task = await aTask(app, { by: ana, dueDate: today, repeat: `FREQ=DAILY;UNTIL=${today.replaceAll('-', '')}` });
    await move(task.id, done);
    expect(await following(task.id)).toEqual([]);
  });
});

describe('again', () => {
  test('a task whose next one stays recurs by a new rule', async () => {
    const task = await weekly();
    await move(task.id, done);
    const [next] = await following(task.id);
    await app.as(ana)(api.tasks.remove, { params: { taskId: next?.id ?? 0 } });
    await move(task.id, doing);
    await change(task.id, { repeat: 'FREQ=DAILY' });
    expect((await move(task.id, done)).status).toBe(200);
    expect(await following(task.id)).toMatchObject([{ repeat: 'FREQ=DAILY' }]);
  });

  test('a stopped task continues its series, as if it had not been stopped', async () => {
    const task = await aTask(app, { by: ana, dueDate: '2027-01-31', repeat: 'FREQ=MONTHLY' });
    await skip(task.id);
    expect(await read(task.id)).toMatchObject({ dueDate: '2027-02-28' });
    await change(task.id, { repeat: null });
    await change(task.id, { repeat: 'FREQ=MONTHLY' });
    await skip(task.id);
    expect(await read(task.id)).toMatchObject({ dueDate: '2027-03-31' });
  });

  test('another rule counts from the task, whatever it was before', async () => {
    const task = await aTask(app, { by: ana, dueDate: '2027-01-29', repeat: 'FREQ=WEEKLY' });
    await skip(task.id);
    await change(task.id, { repeat: null });
    await change(task.id, { repeat: 'FREQ=MONTHLY' });
    await skip(task.id);
    expect(await read(task.id)).toMatchObject({ dueDate: '2027-03-05' });
  });
});

describe('on its day', () => {
  const monthly = (given: Partial<NewTaskInput> = {}) =>
    aTask(app, { by: ana, dueDate: '2027-01-31', repeat: 'FREQ=MONTHLY', repeatWhen: 'day', ...given });

  test('the next one is made by the first of several processes, and the month has its last day', async () => {
    const task = await monthly();
    await makeOn('2027-02-27', '23:59');
    expect(await following(task.id)).toEqual([]);
    await Promise.all([makeOn('2027-02-28'), makeOn('2027-02-28'), makeOn('2027-02-28')]);
    await makeOn('2027-02-28');
    expect(await following(task.id)).toMatchObject([{ dueDate: '2027-02-28', repeat: 'FREQ=MONTHLY', createdBy: ana.id }]);
    await makeOn('2027-03-31');
    expect((await following(task.id)).map(({ dueDate }) => dueDate)).toEqual(['2027-02-28', '2027-03-31']);
    expect(await read(task.id)).toMatchObject({ repeat: null, status: 'To Do' });
  });

  test('done or not, and once after months without a server', async () => {
    const task = await monthly();
    await move(task.id, done);
    expect(await following(task.id)).toEqual([]);
    const jobs = [1, 2].map(() => startRecurring({ db: app.db, log: { warn: () => undefined }, now: () => at('2027-06-15') }));
    await expect.poll(() => following(task.id)).toHaveLength(1);
    await Promise.all(jobs.map((job) => job.stop()));
    expect((await following(task.id)).map(({ dueDate }) => dueDate)).toEqual(['2027-05-31']);
  });

  test('a stop does not wait for all that are left', async () => {
    const tasks = [await monthly(), await monthly(), await monthly()];
    const job = startRecurring({ db: app.db, log: { warn: () => undefined }, now: () => at('2027-02-28') });
    await job.stop();
    const made = await Promise.all(tasks.map(({ id }) => following(id)));
    expect(made.flat().length).toBeLessThan(tasks.length);
    await makeOn('2027-02-28');
    expect((await Promise.all(tasks.map(({ id }) => following(id)))).flat()).toHaveLength(tasks.length);
  });

  test("comes in its creator's zone, on its start", async () => {
    const west = await aUser(app, { fullName: 'Wes West' });
    await app.db.execute(sql`update users set timezone = 'PST' where id = ${west.id}`);
    const task = await monthly({ by: west, startDate: '2027-01-30' } as Partial<NewTaskInput>);
    expect(task.dueDate).toBe('2027-01-31');
    await makeOn('2027-02-27', '07:59');
    expect(await following(task.id)).toEqual([]);
    await makeOn('2027-02-27', '08:01');
    expect(await following(task.id)).toMatchObject([{ startDate: '2027-02-27', dueDate: '2027-02-28' }]);
  });

  test('not for a deleted task, and without people who are gone or have left the department', async () => {
    const [gone, left] = [await aUser(app, { fullName: 'Gone Soon' }), await aUser(app, { fullName: 'Left Soon' })];
    const admin = await aUser(app, { role: 'admin', department: null });
    const assignees = [gone.id, left.id, ben.id, admin.id];
    const [deleted, kept] = [await monthly(), await monthly({ assigneeId: gone.id, assignees })];
    await withoutMembership(app, left);
    await app.as(ana)(api.tasks.remove, { params: { taskId: deleted.id } });
    await app.as(admin)(api.users.remove, { params: { userId: gone.id } });
    await makeOn('2027-02-28');
    expect(await following(deleted.id)).toEqual([]);
    expect(await following(kept.id)).toMatchObject([{ assignees: [ben.id, admin.id] }]);
  });

  test('without its creator, who has left the department and does not see the new one', async () => {
    const left = await aUser(app, { fullName: 'Lea Left' });
    const task = await monthly({ by: left, assigneeId: left.id, assignees: [left.id] } as Partial<NewTaskInput>);
    await withoutMembership(app, left);
    await makeOn('2027-02-28');
    const [next] = await following(task.id);
    expect(next).toMatchObject({ createdBy: null, assigneeId: null, assignees: [], repeat: 'FREQ=MONTHLY' });
    const statusOf = async (taskId = 0) => (await app.as(left)(api.tasks.get, { params: { taskId } })).status;
    expect([await statusOf(task.id), await statusOf(next?.id)]).toEqual([200, 404]);
    await makeOn('2027-03-31');
    expect(await following(task.id)).toHaveLength(2);
  });
});

describe('a change', () => {
  test('is for one task unless it is for the following ones', async () => {
    const task = await weekly({ title: 'Report', checklistItems: [{ id: 1, text: 'Count' }] });
    await change(task.id, { title: 'Report, shorter', dueDate: day(1) });
    await change(task.id, { priority: 'P0', following: true });
    await change(task.id, { checklistItems: [{ id: 1, text: 'Count', completed: true }] });
    await move(task.id, done);
    expect(await following(task.id)).toMatchObject([
      { title: 'Report', priority: 'P0', dueDate: day(7), checklistItems: [{ text: 'Count', completed: false }] },
    ]);
  });

  test('for the following ones counts from the new day', async () => {
    const task = await weekly();
    await change(task.id, { dueDate: day(2), following: true });
    await move(task.id, done);
    expect(await following(task.id)).toMatchObject([{ dueDate: day(9) }]);
  });

  test('of one task becomes one for all', async () => {
    const task = await weekly();
    await change(task.id, { title: 'A better name' });
    await change(task.id, { following: true });
    await move(task.id, done);
    expect(await following(task.id)).toMatchObject([{ title: 'A better name' }]);
  });

  test('of the rule counts from the task, and the rule can end', async () => {
    const task = await weekly();
    expect((await change(task.id, { repeat: 'FREQ=DAILY' })).body).toMatchObject({ repeat: 'FREQ=DAILY', repeatWhen: 'done' });
    expect((await change(task.id, { repeatWhen: 'day' })).body.repeatWhen).toBe('day');
    expect((await change(task.id, { repeat: null })).body).toMatchObject({ repeat: null, repeatWhen: null, dueDate: today });
    await move(task.id, done);
    await makeOn(day(30));
    expect(await following(task.id)).toEqual([]);
  });
});

describe('skipping', () => {
  test('moves the task to its next day with nothing done', async () => {
    const task = await weekly({ startDate: today, checklistItems: [{ id: 1, text: 'Count', completed: true }] });
    expect((await skip(task.id, { version: task.version })).body).toMatchObject({
      id: task.id,
      startDate: day(7),
      dueDate: day(7),
      checklistItems: [{ completed: false }],
    });
    expect((await skip(task.id, { version: task.version }, ben)).status).toBe(409);
    await move(task.id, done);
    expect(await following(task.id)).toMatchObject([{ dueDate: day(14) }]);
  });

  test('is refused where nothing can be skipped', async () => {
    const once = await aTask(app, { by: ana });
    expect((await skip(once.id)).body).toMatchObject({ fields: { repeat: 'This task does not repeat.' } });
    const last = await aTask(app, { by: ana, dueDate: today, repeat: `FREQ=DAILY;UNTIL=${today.replaceAll('-', '')}` });
    expect((await skip(last.id)).body).toMatchObject({ fields: { repeat: 'The repetition has no further day.' } });
    expect((await skip(last.id, {}, eva)).status).toBe(404);
  });
});
