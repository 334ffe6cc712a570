// Tests who is reminded of which task, on which day and how often; the test sets the clock.
import * as api from '@app/contract/api.ts';
import { notificationKinds } from '@app/contract/notifications/notifications.rules.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { startReminders } from '#jobs/send-reminders.ts';
import { claimReminderDays } from '#reminders/reminders.sql.ts';
import { sendReminders } from '#reminders/send-reminders.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { deliverAt, settingsOf } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://tasks.example' } });
  ana = await aUser(app, { fullName: 'Ana Lima' });
  await settingsOf(app.db, ana, {});
});
afterEach(() => app.close());

const hour = 3_600_000;
const at = (instant: string) => new Date(instant);
const remindAt = (instant: string) => sendReminders(app.db, at(instant));

/** Creates a task of Ana's. */
function due(dueDate: string, title = 'Plan') {
  return aTask(app, { title, dueDate, assigneeId: ana.id, assignees: [ana.id] });
}

const kinds = ['due_tomorrow', 'due_today', 'overdue'];

async function reminded(person = ana) {
  const { notifications: n } = tables;
  const found = await app.db
    .select()
    .from(n)
    .where(and(eq(n.userId, person.id), inArray(n.kind, kinds)))
    .orderBy(n.id);
  return found.map(({ kind, taskId, message }) => ({ kind, taskId, message }));
}

async function mails(person = ana) {
  const { outbox: o } = tables;
  return app.db
    .select()
    .from(o)
    .where(and(eq(o.userId, person.id), eq(o.kind, 'task_reminder')))
    .orderBy(o.id);
}

/** Runs the check at intervals. */
async function everyMinutes(minutes: number, from: string, to: string, each?: (now: Date) => Promise<unknown>) {
  for (let now = Date.parse(from); now < Date.parse(to); now += minutes * 60_000) {
    await sendReminders(app.db, new Date(now));
    await each?.(new Date(now));
  }
}

/** Runs the check each hour from June 8 on; returns who was reminded of what and when, as if each was read at once. */
async function remindedUntil(to: string): Promise<string[]> {
  const seen: string[] = [];
  await everyMinutes(60, '2026-06-08T00:00:00Z', to, async (now) => {
    for (const { kind, message } of await reminded()) seen.push(`${now.toISOString()} ${kind} ${message}`);
    await app.db.delete(tables.notifications);
  });
  return seen;
}

describe('an item of a checklist with a date', () => {
  const item = (id: number, text: string, dueDate: string, more: object = {}) => ({
    id,
    text,
    completed: false,
    assigneeId: ana.id,
    dueDate,
    ...more,
  });
  const withItems = (checklistItems: object[], more: object = {}) =>
    aTask(app, { title: 'Move', assigneeId: ana.id, assignees: [ana.id], checklistItems: checklistItems as never, ...more });

  test('reminds its person as a task does: the day before, on the day, and while overdue, once a day', async () => {
    const task = await withItems([item(1, 'Book the van', '2026-06-10'), item(2, 'Later', '2026-07-01')]);
    expect(await remindedUntil('2026-06-12T00:00:00Z')).toEqual([
      '2026-06-09T08:00:00.000Z due_tomorrow "Book the van · Move" is due tomorrow',
      '2026-06-10T08:00:00.000Z due_today "Book the van · Move" is due today',
      '2026-06-11T08:00:00.000Z overdue "Book the van · Move" is overdue',
    ]);
    expect((await mails()).map(({ dedupeKey }) => dedupeKey)).toEqual(
      [
        ['due_tomorrow', '2026-06-09'],
        ['due_today', '2026-06-10'],
        ['overdue', '2026-06-11'],
      ].map(([kind, day]) => `task_reminder:${kind}:${task.id}:${day}:${ana.id}:items`),
    );
  });

  test('comes once for all items of a task, beside the reminder of the task, and the next one replaces both', async () => {
    await withItems([item(1, 'Pay', '2026-06-10'), item(2, 'Book', '2026-06-09'), item(3, 'Ask', '2026-06-10')], {
      dueDate: '2026-06-11',
    });
    await remindAt('2026-06-10T08:00:00Z');
    const messages = async () => (await reminded()).map(({ message }) => message).sort();
    expect(await messages()).toEqual(['"Book (+2) · Move" is overdue', '"Move" is due tomorrow']);
    await remindAt('2026-06-11T08:00:00Z');
    expect(await messages()).toEqual(['"Book (+2) · Move" is overdue', '"Move" is due today']);
    await deliverAt(app, at('2026-06-11T09:00:00Z'));
    expect(JSON.stringify(await mails())).toContain('Book (+2) · Move');
  });

  test('leads to the item: from the notification, the mail, the feed and the digest; the reminder of a task leads to the task', async () => {
    const id = Number.MAX_SAFE_INTEGER;
    const task = await withItems([item(3, 'Later', '2026-06-10'), item(id, 'Book', '2026-06-09')], { dueDate: '2026-06-11' });
    await remindAt('2026-06-10T08:00:00Z');
    const { body } = await app.as(ana)(api.notifications.list);
    const listed = body.filter(({ kind }) => kinds.includes(kind));
    expect(Object.fromEntries(listed.map(({ message, taskId, itemId }) => [message, [taskId, itemId]]))).toEqual({
      '"Book (+1) · Move" is overdue': [task.id, id],
      '"Move" is due tomorrow': [task.id, undefined],
    });
    await deliverAt(app, at('2026-06-10T09:00:00Z'));
    const texts = (await mails()).map(({ text }) => text ?? '');
    const address = `https://tasks.example/task/${task.id}`;
    expect(texts.filter((text) => text.includes(`${address}?item=${id}`)).length).toBe(1);
    expect(texts.filter((text) => text.includes(address) && !text.includes('?item=')).length).toBe(1);
    const { link } = (await app.as(ana)(api.feeds.create, { body: { kind: 'notifications' } })).body;
    const feed = await app.raw({ method: 'GET', url: new URL(link).pathname });
    expect(feed.text).toContain(`"${address}?item=${id}"`);
    expect(feed.text).toContain(`"${address}"`);
  });

  test('reminds nobody when it is done, of somebody else or nobody, or its task is done, deleted, archived, muted or hidden', async () => {
    const due = item(1, 'Book', '2026-06-10');
    const bea = await aUser(app, { fullName: 'Bea' });
    await withItems([{ ...due, completed: true }]);
    await withItems([{ ...due, assigneeId: null }]);
    await withItems([{ ...due, assigneeId: bea.id }], { assignees: [ana.id, bea.id] });
    const gone = await withItems([due]);
    const done = await withItems([due]);
    const archived = await withItems([due]);
    const muted = await withItems([due]);
    const left = await withItems([due]);
    await app.db.execute(sql`update tasks set deleted_at = now() where id = ${gone.id}`);
    await app.db.execute(
      sql`update tasks set status = 'Done', column_id = (select id from columns where workspace_id = tasks.workspace_id and name = 'Done') where id = ${done.id}`,
    );
    await app.db.execute(sql`update tasks set archived_at = now() where id = ${archived.id}`);
    await app.db.execute(sql`insert into task_watches (task_id, user_id, state) values (${muted.id}, ${ana.id}, 'muted')`);
    await app.db.execute(sql`update tasks set assignee_id = null, assignees = '[]' where id = ${left.id}`);
    await remindAt('2026-06-10T08:00:00Z');
    expect(await reminded()).toEqual([]);
    expect(await mails()).toEqual([]);
    await settingsOf(app.db, ana, { taskReminders: false });
    await withItems([due]);
    await remindAt('2026-06-11T08:00:00Z');
    expect(await reminded()).toEqual([]);
  });

  test('is not mailed any more once it is done, and stands in the digest of who gets one', async () => {
    const { id } = await withItems([item(1, 'Book', '2026-06-10')]);
    await remindAt('2026-06-10T08:00:00Z');
    await app.db.execute(
      sql`update tasks set checklist_items = jsonb_set(checklist_items, '{0,completed}', 'true') where id = ${id}`,
    );
    const [mail] = await mails();
    await deliverAt(app, at('2026-06-10T09:00:00Z'));
    expect((await mails()).find((each) => each.id === mail?.id)?.state).toBe('skipped');
    await app.db.execute(
      sql`update tasks set checklist_items = jsonb_set(checklist_items, '{0,completed}', 'false') where id = ${id}`,
    );
    await settingsOf(app.db, ana, { dailyDigest: true });
    await remindAt('2026-06-11T08:00:00Z');
    expect((await mails()).length).toBe(1);
    await deliverAt(app, at('2026-06-11T09:00:00Z'));
    const digests = await app.db.select().from(tables.outbox).where(eq(tables.outbox.kind, 'daily_digest'));
    expect(JSON.stringify(digests)).toContain('Book · Move');
    expect(JSON.stringify(digests)).toContain(`https://tasks.example/task/${id}?item=1`);
  });
});

describe('a task reminds', () => {
  test('the day before and on the due day, once; overdue once a day', async () => {
    const task = await due('2026-06-10');
    expect(await remindedUntil('2026-06-13T00:00:00Z')).toEqual([
      '2026-06-09T08:00:00.000Z due_tomorrow "Plan" is due tomorrow',
      '2026-06-10T08:00:00.000Z due_today "Plan" is due today',
      '2026-06-11T08:00:00.000Z overdue "Plan" is overdue',
      '2026-06-12T08:00:00.000Z overdue "Plan" is overdue',
    ]);
    expect((await mails()).map(({ dedupeKey }) => dedupeKey)).toEqual([
      `task_reminder:due_tomorrow:${task.id}:2026-06-09:${ana.id}`,
      `task_reminder:due_today:${task.id}:2026-06-10:${ana.id}`,
      `task_reminder:overdue:${task.id}:2026-06-11:${ana.id}`,
      `task_reminder:overdue:${task.id}:2026-06-12:${ana.id}`,
    ]);
  });

  test('in the person’s zone and hour, and in the person’s language', async () => {
    await settingsOf(app.db, ana, { timezone: 'PST', language: 'german' });
    await due('2026-06-10');
    await remindAt('2026-06-10T14:59:59Z');
    expect(await reminded()).toEqual([]);
    await remindAt('2026-06-10T15:00:00Z');
    expect(await reminded()).toMatchObject([{ kind: 'due_today', message: '„Plan“ ist heute fällig' }]);
  });

  test.each([
    ['2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', 23],
    ['2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 25],
  ])('once on %s in New York', async (day, from, to, hours) => {
    expect((Date.parse(to) - Date.parse(from)) / hour).toBe(hours);
    await settingsOf(app.db, ana, { timezone: 'EST' });
    await due(day);
    await everyMinutes(20, from, to, () => app.db.update(tables.notifications).set({ isRead: true }));
    expect((await reminded()).map(({ kind }) => kind)).toEqual(['due_today']);
    expect(await mails()).toHaveLength(1);
  });

  test('only of today after days in which nothing ran', async () => {
    await due('2026-06-02');
    await remindAt('2026-06-01T08:00:00Z');
    await remindAt('2026-06-06T19:30:00Z');
    await remindAt('2026-06-06T19:35:00Z');
    expect((await mails()).map(({ details }) => details)).toEqual([
      { reminder: 'due_tomorrow', day: '2026-06-01' },
      { reminder: 'overdue', day: '2026-06-06' },
    ]);
  });

  test('all of its assignees, and nobody else', async () => {
    const ben = await aUser(app, { fullName: 'Ben Okafor' });
    const colleague = await aUser(app);
    for (const person of [ben, colleague]) await settingsOf(app.db, person, {});
    await aTask(app, { by: colleague, dueDate: '2026-06-10', assigneeId: ana.id, assignees: [ana.id, ben.id] });
    await aTask(app, { by: colleague, dueDate: '2026-06-10' });
    await remindAt('2026-06-10T09:00:00Z');
    expect([await reminded(ana), await reminded(ben), await reminded(colleague)].map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  test('not once it is done or deleted', async () => {
    const done = await due('2026-06-10', 'Done already');
    const deleted = await due('2026-06-10', 'Deleted already');
    await app.as(ana)(api.tasks.update, { params: { taskId: done.id }, body: { status: 'Done' } });
    await app.as(ana)(api.tasks.remove, { params: { taskId: deleted.id } });
    await remindAt('2026-06-10T09:00:00Z');
    expect(await reminded()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('not if reminders are off, neither in the application nor by mail', async () => {
    await settingsOf(app.db, ana, { taskReminders: false });
    await due('2026-06-10');
    await remindAt('2026-06-10T09:00:00Z');
    expect(await reminded()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['all e-mail is off', { emailNotifications: false }],
    ['the digest is on', { dailyDigest: true }],
  ])('in the application only if %s', async (_, settings) => {
    await settingsOf(app.db, ana, settings);
    await due('2026-06-10');
    await remindAt('2026-06-10T09:00:00Z');
    expect(await reminded()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test('in place of an unread one, beside a read one', async () => {
    await due('2026-06-10');
    await remindAt('2026-06-09T09:00:00Z');
    await remindAt('2026-06-10T09:00:00Z');
    expect((await reminded()).map(({ kind }) => kind)).toEqual(['due_today']);
    await app.db.update(tables.notifications).set({ isRead: true });
    await remindAt('2026-06-11T09:00:00Z');
    expect((await reminded()).map(({ kind }) => kind)).toEqual(['due_today', 'overdue']);
  });

  test('with an event for an open bell', async () => {
    const task = await due('2026-06-10');
    await remindAt('2026-06-10T09:00:00Z');
    const { events } = tables;
    const told = await app.db.select().from(events).where(eq(events.type, 'notification_created')).orderBy(events.id);
    expect(told.at(-1)).toMatchObject({ taskId: task.id, audience: [ana.id], isPrivate: true });
    const { body } = await app.as(ana)(api.notifications.list);
    expect(body.find(({ kind }) => kind === 'due_today')).toMatchObject({ message: '"Plan" is due today', taskId: task.id });
    expect(notificationKinds).toEqual(expect.arrayContaining(kinds));
  });
});

describe('nobody is reminded', () => {
  test('after the account was deleted', async () => {
    const task = await due('2026-06-10');
    const { users } = tables;
    await app.db.update(users).set({ deletedAt: '2026-06-01T00:00:00Z' }).where(eq(users.id, ana.id));
    expect(task.assigneeId).toBe(ana.id);
    await remindAt('2026-06-10T09:00:00Z');
    expect(await app.db.$count(tables.reminderDays, eq(tables.reminderDays.userId, ana.id))).toBe(0);
    expect(await reminded()).toEqual([]);
  });

  test('on the day of the registration', async () => {
    await app.db.update(tables.users).set({ createdAt: '2026-06-10T03:00:00Z' }).where(eq(tables.users.id, ana.id));
    await due('2026-06-10');
    await remindAt('2026-06-10T09:00:00Z');
    expect(await reminded()).toEqual([]);
    await remindAt('2026-06-11T09:00:00Z');
    expect((await reminded()).map(({ kind }) => kind)).toEqual(['overdue']);
  });

  test('twice on a day because of another zone', async () => {
    await due('2026-06-10');
    await remindAt('2026-06-10T09:00:00Z');
    await app.db.update(tables.notifications).set({ isRead: true });
    await app.as(ana)(api.users.updateSettings, { body: { timezone: 'PST' } });
    await everyMinutes(60, '2026-06-10T10:00:00Z', '2026-06-11T07:00:00Z');
    expect(await reminded()).toHaveLength(1);
    await everyMinutes(60, '2026-06-11T07:00:00Z', '2026-06-12T07:00:00Z');
    expect(await reminded()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });
});

describe('whatever happens meanwhile', () => {
  test('two runs at the same moment remind once', async () => {
    await due('2026-06-10');
    const sums = await Promise.all(Array.from({ length: 4 }, () => remindAt('2026-06-10T09:00:00Z')));
    expect(await reminded()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    const everybody = await app.db.$count(tables.reminderDays);
    expect(sums.reduce((sum, count) => sum + count, 0)).toBe(everybody);
  });

  test('a run that is killed in the middle has claimed nobody', async () => {
    await due('2026-06-10');
    const zone = [{ timezone: 'UTC' as const, zone: 'UTC', day: '2026-06-10' }];
    const broken = app.db.transaction(async (tx) => {
      const taken = await claimReminderDays(tx, zone, at('2026-06-10T08:00:00Z'));
      expect(taken.map(({ userId }) => userId)).toContain(ana.id);
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    await remindAt('2026-06-10T08:05:00Z');
    expect(await reminded()).toHaveLength(1);
  });

  test('a thousand people are reminded, each of their own tasks', async () => {
    await rows(
      app.db,
      sql`insert into users (username, username_key, password, full_name, email, email_key, created_at)
          select 'many' || n, 'many' || n, '', 'Many ' || n, 'many' || n || '@example.com', 'many' || n || '@example.com', '2020-01-01'
          from generate_series(1, 1100) n`,
    );
    const place = { columnId: 9, workspaceId: 3, department: 'Engineering', departmentKeys: ['engineering'] };
    const many = await app.db
      .select({ id: tables.users.id })
      .from(tables.users)
      .where(ne(tables.users.password, 'x'))
      .orderBy(tables.users.id);
    const tasks = many
      .filter(({ id }) => id > ana.id)
      .map(({ id }, index) => ({
        ...place,
        title: `Of ${id}`,
        type: 'Planning',
        priority: 'P2',
        status: 'To Do',
        dueDate: '2026-06-10',
        assigneeId: id,
        assignees: [id],
        order: index + 1,
      }));
    await app.db.insert(tables.tasks).values(tasks);
    await remindAt('2026-06-10T09:00:00Z');
    const { notifications: n } = tables;
    const told = await app.db.select({ userId: n.userId, message: n.message }).from(n).orderBy(n.userId);
    expect(told).toEqual(tasks.map(({ assigneeId }) => ({ userId: assigneeId, message: `"Of ${assigneeId}" is due today` })));
    expect(await app.db.$count(tables.outbox, eq(tables.outbox.kind, 'task_reminder'))).toBe(1100);
    expect(await remindAt('2026-06-10T09:05:00Z')).toBe(0);
  });

  test("the server's timer checks at once, again and again, and after a failure", async () => {
    await due('2026-06-10');
    const times = ['2026-06-09T07:59:00Z', '2026-06-09T08:04:00Z', '2026-06-10T08:04:00Z'];
    const failures: string[] = [];
    let looks = 0;
    const now = () => {
      looks += 1;
      return at(times[Math.min(looks, times.length) - 1] ?? '');
    };
    const log = { warn: (_: object, message: string) => void failures.push(message) };
    const reminding = startReminders({ db: app.db, log, now, every: 20 });
    await expect.poll(async () => (await reminded()).map(({ kind }) => kind), { timeout: 20_000 }).toEqual(['due_today']);
    await reminding.stop();
    const before = looks;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(looks).toBe(before);
    expect(failures).toEqual([]);
  });
});

describe('between queueing and sending', () => {
  let taskId: number;
  const morning = '2026-06-10T08:00:00Z';
  const sending = at('2026-06-10T08:10:00Z');

  beforeEach(async () => {
    taskId = (await due('2026-06-10')).id;
    await app.db.delete(tables.outbox);
    await remindAt(morning);
  });

  test('nothing happens: the mail is sent', async () => {
    await deliverAt(app, sending);
    const [mail] = await mails();
    expect(mail).toMatchObject({ state: 'kept', sentTo: expect.stringContaining('@'), subject: '“Plan” is due today' });
    expect(mail?.text).toContain('is due today. You get this reminder because it is assigned to you.');
    expect(mail?.text).toContain(`https://tasks.example/task/${taskId}`);
  });

  test.each([
    ['the task is done', 'taskDone', () => changed({ status: 'Done' })],
    ['its date has changed', 'outOfDate', () => changed({ dueDate: '2026-07-01' })],
    ['it is somebody else’s', 'notAssigned', () => changed({ assigneeId: null, assignees: [] })],
    ['it is deleted', 'taskGone', async () => void (await app.as(ana)(api.tasks.remove, { params: { taskId } }))],
    ['it is out of sight', 'taskGone', outOfSight],
    ['reminders are off', 'toggleOff', () => settingsOf(app.db, ana, { taskReminders: false })],
    ['all e-mail is off', 'emailOff', () => settingsOf(app.db, ana, { emailNotifications: false })],
    ['the digest is on', 'digestInstead', () => settingsOf(app.db, ana, { dailyDigest: true })],
    [
      'the account is gone',
      'userGone',
      async () => void (await app.db.update(tables.users).set({ deletedAt: morning }).where(eq(tables.users.id, ana.id))),
    ],
  ])('%s: it is not sent (%s)', async (_, code, happen: () => Promise<void>) => {
    await happen();
    await deliverAt(app, sending);
    expect(await mails()).toMatchObject([{ state: 'skipped', code, text: null }]);
  });

  test('the day has passed: it is not sent', async () => {
    await deliverAt(app, at('2026-06-11T00:00:01Z'));
    expect(await mails()).toMatchObject([{ state: 'skipped', code: 'outOfDate' }]);
  });

  async function changed(body: object): Promise<void> {
    const { status } = await app.as(ana)(api.tasks.update, { params: { taskId }, body });
    expect(status).toBe(200);
  }

  async function outOfSight(): Promise<void> {
    const hr = { departments: ['HR'], departmentKeys: ['hr'], department: 'HR', workspaceId: 2, columnId: 5 };
    await app.db
      .update(tables.tasks)
      .set({ ...hr, assigneeId: null, assignees: [] })
      .where(eq(tables.tasks.id, taskId));
  }
});
