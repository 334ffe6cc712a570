// Tests that events of the stream carry comments, notifications and details of tasks to those alone who may read them.
import * as api from '@app/contract/api.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Listener, listenAs } from '#testing/network/listener.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
let colleague: Person;
let listeners: Listener[] = [];

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  colleague = await aUser(app);
});
afterEach(async () => {
  for (const listener of listeners) listener.close();
  listeners = [];
  await app.close();
});

async function listen(as = person, options = {}): Promise<Listener> {
  const listener = await listenAs(app, as, options);
  listeners.push(listener);
  return listener;
}

const of = (type: Event['type'], taskId: number | null) => (event: Event) => event.type === type && event.taskId === taskId;
const commentsOf = async (taskId: number) => (await app.as(person)(api.comments.list, { params: { taskId } })).body;
const say = async (taskId: number, content: string, as = colleague) =>
  (await app.as(as)(api.comments.create, { params: { taskId }, body: { content } })).body;
const change = (taskId: number, body: object) => app.as(colleague)(api.tasks.update, { params: { taskId }, body });

describe('a comment', () => {
  test('comes as the list of comments answers it, with a move, too, and its deletion by its id', async () => {
    const { id: taskId } = await aTask(app);
    const listener = await listen();
    const written = await say(taskId, 'Hello');
    expect(await listener.hears(of('task_commented', taskId))).toMatchObject({ commentId: written.id, comment: written });
    await app.as(colleague)(api.tasks.move, { params: { taskId }, body: { columnId: 10 } });
    const moved = await listener.hears(of('task_moved', taskId));
    const [first, system] = await commentsOf(taskId);
    expect([first, system]).toEqual([written, moved.comment]);
    await app.as(colleague)(api.comments.remove, { params: { commentId: written.id } });
    expect(await listener.hears(of('task_comment_deleted', taskId))).toMatchObject({ commentId: written.id, comment: null });
    await change(taskId, { title: 'Another title' });
    expect(await listener.hears(of('task_updated', taskId))).toMatchObject({ commentId: null });
  });

  test('that is long comes by its id, and of very many none', async () => {
    const { id: taskId } = await aTask(app);
    const listener = await listen();
    const place = listener.place();
    const { id: commentId } = await say(taskId, 'x'.repeat(live.carried.comment + 1));
    const event = await listener.hears(of('task_commented', taskId));
    expect(event).toMatchObject({ commentId });
    expect(event).not.toHaveProperty('comment');
    await app.db.execute(sql`insert into events (type, task_id, workspace_id, department_keys, audience, row_ids)
      select 'task_commented', ${taskId}::int, 3, array['engineering'], '{}', array[${commentId}::int] from generate_series(1, ${thresholds.rowsPerResponse}::int)`);
    // The hub may send them once more on the open stream; the first message is the resume.
    const resumed = (await listen(person, { after: place })).messages[0]?.events ?? [];
    expect(resumed).toHaveLength(thresholds.rowsPerResponse + 1);
    expect(resumed.filter((each) => 'commentId' in each)).toEqual([]);
  });

  test('is not sent to somebody who may not read the task, nor after they have lost it', async () => {
    const [stranger, formerReader] = [await aUser(app, { department: 'HR' }), await aUser(app, { department: 'HR' })];
    const { id: taskId } = await aTask(app, { departments: ['HR'] });
    const { id: hidden } = await aTask(app);
    const [listener, own] = [await listen(formerReader), await listen()];
    const place = listener.place();
    await say(hidden, 'Not for HR');
    await change(taskId, { departments: [] });
    await listener.hears((event) => event.taskId === taskId && event.card === null);
    await say(taskId, 'No longer for HR');
    const { id: last } = await aTask(app, { departments: ['HR'] });
    await listener.hears(of('task_created', last));
    await own.hears((event) => event.comment?.content === 'No longer for HR');
    const resumed = await listen(stranger, { after: place });
    for (const { events } of [listener, resumed]) {
      expect(events().filter(({ comment }) => comment)).toEqual([]);
      expect(events().filter((event) => event.taskId === hidden || event.type === 'task_commented')).toEqual([]);
    }
  });

  test('written before the loss of the task is not sent after it', async () => {
    const reader = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app, { departments: ['HR'] });
    const place = (await listen(reader)).place();
    await say(taskId, 'For HR at that time');
    await change(taskId, { departments: [] });
    const resumed = await listen(reader, { after: place });
    const events = resumed.messages[0]?.events.filter((event) => event.taskId === taskId);
    expect(events?.map(({ type, comment, card }) => [type, comment, card])).toEqual([
      ['task_commented', null, undefined],
      ['task_updated', undefined, null],
    ]);
    expect(JSON.stringify(resumed.messages[0])).not.toContain('For HR at that time');
  });
});

describe('a notification', () => {
  const listOf = async (as: Person) => (await app.as(as)(api.notifications.list)).body;

  test('comes to its person alone, as the list answers it, also when it is marked', async () => {
    const admin = await aUser(app, { role: 'admin', department: null });
    const { id: taskId } = await aTask(app, { by: person });
    await app.as(person)(api.users.updateSettings, { body: { language: 'german' } });
    const listener = await listen();
    const others = [await listen(colleague), await listen(admin)];
    await say(taskId, 'Hello');
    const news = await listener.hears(of('notification_created', taskId));
    const [notification] = await listOf(person);
    const notificationId = notification?.id ?? 0;
    expect(news.notifications).toEqual([{ notificationId, notification }]);
    for (const mark of [api.notifications.markRead, api.notifications.markUnread]) {
      const before = listener.events().length;
      await app.as(person)(mark, { params: { notificationId } });
      await listener.hears((event) => listener.events().indexOf(event) >= before);
      const [now] = await listOf(person);
      expect(listener.events().at(-1)?.notifications).toEqual([{ notificationId, notification: now }]);
    }
    const before = listener.events().length;
    await app.as(person)(api.notifications.markAllRead);
    await listener.hears((event) => listener.events().indexOf(event) >= before);
    expect(listener.events().at(-1)?.notifications).toEqual([
      { notificationId, notification: { ...notification, isRead: true } },
    ]);
    const { id: last } = await aTask(app);
    for (const other of others) {
      await other.hears(of('task_created', last));
      expect(other.events().filter(({ type, notifications }) => type === 'notification_created' || notifications)).toEqual([]);
    }
  });

  test('that is deleted comes by its id; of very many that are marked none comes', async () => {
    const { id: taskId } = await aTask(app, { by: person });
    const listener = await listen();
    const { id: commentId } = await say(taskId, 'Hello');
    const { notifications } = await listener.hears(of('notification_created', taskId));
    const before = listener.events().length;
    await app.as(colleague)(api.comments.remove, { params: { commentId } });
    await listener.hears((event) => event.type === 'notification_created' && listener.events().indexOf(event) >= before);
    const gone = listener.events().findLast(({ type }) => type === 'notification_created');
    expect(gone?.notifications).toEqual([{ notificationId: notifications?.[0]?.notificationId, notification: null }]);
    await app.db.execute(sql`insert into notifications (user_id, kind, message)
      select ${person.id}::int, 'kind', 'Message' from generate_series(1, ${thresholds.rowsPerResponse + 1}::int)`);
    await app.as(person)(api.notifications.markAllRead);
    const marked = await listener.hears((event) => event.taskId === null && event.type === 'notification_created');
    expect(marked).not.toHaveProperty('notifications');
  });

  test('of a task that its person has lost is not sent', async () => {
    const reader = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app, { departments: ['HR'] });
    const place = (await listen(reader)).place();
    await say(taskId, `Look, <@${reader.id}>`, colleague);
    await app.db.execute(
      sql`insert into notifications (user_id, kind, message, task_id) values (${reader.id}, 'kind', 'Secret', ${taskId})`,
    );
    await app.db.execute(sql`insert into events (type, task_id, department_keys, audience, is_private, row_ids)
      select 'notification_created', task_id, '{}', array[user_id], true, array[id] from notifications where message = 'Secret'`);
    await change(taskId, { departments: [] });
    // What the hub has read before that change may still follow on the open stream; the first message is the resume.
    const events = (await listen(reader, { after: place })).messages[0]?.events ?? [];
    expect(events.flatMap(({ notifications = [] }) => notifications.filter(({ notification }) => notification))).toEqual([]);
    expect(events.some(({ notifications }) => notifications)).toBe(true);
  });
});

describe('the details of a task', () => {
  test('come with its card as its own page answers them, unless they are long', async () => {
    const { id: taskId } = await aTask(app);
    const listener = await listen();
    await change(taskId, {
      description: 'x'.repeat(1_000),
      checklistItems: [{ id: 1, text: 'One' }],
      customFields: { Room: '12' },
    });
    const { card, details } = await listener.hears(of('task_updated', taskId));
    const { checklistDone, checklistTotal, commentCount, attachmentCount, coverId, ...core } = card ?? {};
    const { body } = await app.as(person)(api.tasks.get, { params: { taskId } });
    expect({ ...core, ...details }).toEqual(body);
    const items = Array.from({ length: 50 }, (_, id) => ({ id, text: 'x'.repeat(100) }));
    await change(taskId, { checklistItems: items });
    const long = await listener.hears((event) => event.card?.checklistTotal === items.length);
    expect(long).not.toHaveProperty('details');
    await app.as(colleague)(api.tasks.remove, { params: { taskId } });
    expect(await listener.hears(of('task_deleted', taskId))).not.toHaveProperty('details');
  });

  test('and everything else the stream alone carries are missing from the list of events', async () => {
    const began = Date.now();
    const { id: taskId } = await aTask(app, { by: person });
    await say(taskId, 'Hello');
    const { body } = await app.as(person)(api.events.list, { query: { since: String(began) } });
    expect(body.map(({ type }) => type).toSorted()).toEqual(['notification_created', 'task_commented', 'task_created']);
    const fields = new Set(body.flatMap((event) => Object.keys(event)));
    expect([...fields].toSorted()).toEqual(
      ['card', 'id', 'reordered', 'taskId', 'timestamp', 'type', 'userId', 'via', 'workspaceId', 'writtenBy'].toSorted(),
    );
  });
});
