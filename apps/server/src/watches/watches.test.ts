// Tests watching and muting over HTTP: who is notified of what, reminders, visibility, bounds, what others learn of it.
import * as api from '@app/contract/api.ts';
import { mentionKinds, watchLimits } from '@app/contract/watches/watches.rules.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { writeReminders } from '#reminders/reminders.sql.ts';
import { aComment, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana Ruiz' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  cleo = await aUser(app, { fullName: 'Cleo Park' });
});
afterAll(() => app.close());

const set = (as: Person, taskId: number, state: 'usual' | 'watching' | 'muted') =>
  app.as(as)(api.watches.set, { params: { taskId }, body: { state } });
const stateOf = async (as: Person, taskId: number) => (await app.as(as)(api.watches.read, { params: { taskId } })).body.state;
const kindsOf = async (as: Person, taskId: number) =>
  (await app.as(as)(api.notifications.list, {})).body
    .filter((each) => each.taskId === taskId)
    .map(({ kind }) => kind)
    .sort();
const move = (as: Person, taskId: number, columnId: number) =>
  app.as(as)(api.tasks.move, { params: { taskId }, body: { columnId } });
const update = (as: Person, taskId: number, body: object) => app.as(as)(api.tasks.update, { params: { taskId }, body });

test('whoever watches is told what people concerned are told; everybody else as before', async () => {
  const { id } = await aTask(app, { by: ana, assigneeId: ben.id });
  expect(await stateOf(cleo, id)).toBe('usual');
  expect((await set(cleo, id, 'watching')).status).toBe(200);
  expect([await stateOf(cleo, id), await stateOf(ben, id)]).toEqual(['watching', 'usual']);
  await aComment(app, { taskId: id, by: ana });
  await move(ana, id, 10);
  await update(ana, id, { dueDate: '2031-01-01', title: 'Another title' });
  expect(await kindsOf(cleo, id)).toEqual(['commented', 'due_changed', 'moved']);
  expect(await kindsOf(ben, id)).toEqual(['assigned', 'commented', 'due_changed', 'moved']);
  await set(cleo, id, 'usual');
  await move(ana, id, 11);
  await update(cleo, id, { dueDate: null });
  expect(await kindsOf(cleo, id)).toEqual(['commented', 'due_changed', 'moved']);
});

test('whoever mutes is told of mentions only, and is not reminded', async () => {
  const { id } = await aTask(app, { by: ana, assigneeId: ben.id, dueDate: '2026-11-24' });
  await app.db.delete(tables.notifications);
  await set(ben, id, 'muted');
  await aComment(app, { taskId: id, by: ana });
  await move(ana, id, 10);
  await update(ana, id, { dueDate: '2026-11-25' });
  await update(ana, id, { assigneeId: null, assignees: [] });
  await update(ana, id, { assigneeId: ben.id });
  expect(await kindsOf(ben, id)).toEqual([]);
  const until = new Date('2026-11-25T09:00:00Z').toISOString();
  const names = { english: 'x', spanish: 'x', french: 'x', german: 'x' };
  const remind = (userId: number) =>
    writeReminders(app.db, [{ userId, day: '2026-11-25', until } as never], {
      messages: { due_today: names, due_tomorrow: names, overdue: names },
      slot: '#',
    });
  await remind(ben.id);
  expect(await kindsOf(ben, id)).toEqual([]);
  await aComment(app, { taskId: id, by: ana, content: `[@Ben Hall](user:${ben.id}) please` });
  await update(ana, id, { description: `[@Ben Hall](user:${ben.id})` });
  expect(await kindsOf(ben, id)).toEqual([...mentionKinds]);
  await set(ben, id, 'usual');
  await remind(ben.id);
  expect(await kindsOf(ben, id)).toEqual(['due_today', ...mentionKinds]);
});

test('of one act on many tasks, too, whoever watches is told and whoever has muted is not', async () => {
  const eve = await aUser(app, { fullName: 'Eve Lund' });
  const ids = await Promise.all([1, 2, 3].map(async () => (await aTask(app, { by: ana, assigneeId: ben.id })).id));
  const [first = 0, second = 0, third = 0] = ids;
  await app.db.delete(tables.notifications);
  for (const id of [first, second]) await set(eve, id, 'watching');
  for (const id of [first, second, third]) await set(ben, id, 'muted');
  const body = { tasks: ids.map((taskId) => ({ taskId })), change: { status: 'Review' } };
  expect((await app.as(ana)(api.bulkChanges.create, { body })).body.changed).toHaveLength(3);
  const told = async (as: Person) =>
    (await app.as(as)(api.notifications.list, {})).body.map(({ kind, message }) => [kind, message]);
  expect(await told(eve)).toEqual([['tasks_moved', expect.stringContaining('one more task')]]);
  expect(await told(ben)).toEqual([]);
  await set(ben, third, 'usual');
  await app.as(ana)(api.bulkChanges.create, { body: { ...body, change: { dueDate: '2031-02-01' } } });
  expect(await kindsOf(ben, third)).toEqual(['due_changed']);
});

test('a comment that is deleted takes its notification from people who watched, also if they no longer do', async () => {
  const { id } = await aTask(app, { by: ana });
  await set(cleo, id, 'watching');
  const comment = await aComment(app, { taskId: id, by: ben });
  await set(cleo, id, 'usual');
  expect(await kindsOf(cleo, id)).toEqual(['commented']);
  await app.as(ben)(api.comments.remove, { params: { commentId: comment.id } });
  expect(await kindsOf(cleo, id)).toEqual([]);
});

test('who no longer sees a task is not told, and cannot choose; as many choices as a person may make are the end', async () => {
  const dora = await aUser(app, { fullName: 'Dora Vale' });
  const { id } = await aTask(app, { by: ana });
  await set(dora, id, 'watching');
  await withoutMembership(app, dora);
  await aComment(app, { taskId: id, by: ben });
  expect(await kindsOf(dora, id)).toEqual([]);
  expect((await set(dora, id, 'muted')).status).toBe(404);
  expect((await app.as(dora)(api.watches.read, { params: { taskId: id } })).status).toBe(404);

  const [first] = await app.db.select().from(tables.tasks).where(sql`id = ${id}`);
  const values = { ...first, id: undefined, columnId: 9, status: 'To Do', repeatedFrom: null };
  const many = Array.from({ length: watchLimits.perPerson }, (_, at) => ({ ...values, order: 2_000_000 + at }));
  const made = await app.db
    .insert(tables.tasks)
    .values(many as never)
    .returning({ id: tables.tasks.id });
  await app.db.insert(tables.taskWatches).values(made.map((task) => ({ userId: cleo.id, taskId: task.id, state: 'muted' })));
  const refused = await set(cleo, id, 'watching');
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ fields: { state: expect.stringContaining('1000') } });
  expect((await set(cleo, made[0]?.id ?? 0, 'watching')).status).toBe(200);
  expect((await set(cleo, made[1]?.id ?? 0, 'usual')).status).toBe(200);
  expect((await set(cleo, id, 'watching')).status).toBe(200);
  // What cleo no longer sees does not count, as nobody can take that back.
  const { id: own } = await aTask(app, { by: ana });
  await app.db.execute(sql`update tasks set created_by = ${cleo.id} where id = ${own}`);
  expect((await set(cleo, own, 'watching')).status).toBe(400);
  await withoutMembership(app, cleo);
  expect((await set(cleo, own, 'watching')).status).toBe(200);
});
