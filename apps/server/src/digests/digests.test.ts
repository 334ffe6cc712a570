// Tests the daily digest: its lines and their reasons, that it replaces the single mails, and that settings and visibility count
// at the moment of sending.
import * as api from '@app/contract/api.ts';
import { shortDate } from '@app/contract/dates/dates.rules.ts';
import { languages } from '@app/contract/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { sendReminders } from '#reminders/send-reminders.ts';
import { aComment, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { deliverAt, settingsOf } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

const day = 86_400_000;
/** The next 8 o'clock in UTC: what a test does now is new since the day before. */
const morning = new Date(Math.ceil((Date.now() + 1) / day - 1 / 3) * day + day / 3);
const later = (days: number) => new Date(morning.getTime() + days * day);
const dateOf = (days: number) => later(days).toISOString().slice(0, 10);
const written = (days: number, today?: string) =>
  shortDate(dateOf(days), { language: 'english', dateFormat: 'MM/DD/YYYY' }, today);

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://tasks.example' } });
  ana = await aUser(app, { fullName: 'Ana Lima' });
  ben = await aUser(app, { fullName: 'Ben Okafor' });
  await settingsOf(app.db, ana, { dailyDigest: true });
  await settingsOf(app.db, ben, {});
});
afterEach(() => app.close());

const mine = (given: object = {}) => aTask(app, { by: ben, assigneeId: ana.id, assignees: [ana.id], ...given });

async function digests(person = ana) {
  const { outbox: o } = tables;
  return app.db
    .select()
    .from(o)
    .where(and(eq(o.userId, person.id), eq(o.kind, 'daily_digest')))
    .orderBy(o.id);
}

/** Returns the digest of the morning as it is sent. */
async function sent(days = 0) {
  await sendReminders(app.db, later(days));
  await deliverAt(app, later(days));
  return (await digests()).at(-1);
}

/** Returns the text below the heading, up to the button. */
function body(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').filter(Boolean);
  return lines.slice(
    1,
    lines.findIndex((line) => line.startsWith('Open my board')),
  );
}

const link = (line: string) => line.replace(/ \(https?:[^)]*\)/g, '');

describe('the digest', () => {
  test('contains today, overdue, waiting for me and new since yesterday, each line with its reason', async () => {
    const overdue = await mine({ title: 'Late one', dueDate: dateOf(-2) });
    await mine({ title: 'Of today', dueDate: dateOf(0) });
    await mine({ title: 'Of tomorrow', dueDate: dateOf(1) });
    await mine({ title: 'Of next week', dueDate: dateOf(7) });
    const asked = await mine({ title: 'Question' });
    await aComment(app, { taskId: asked.id, by: ben, content: 'Which colour?' });
    const review = await aTask(app, { by: ana, title: 'Handed in' });
    await app.as(ben)(api.tasks.move, { params: { taskId: review.id }, body: { columnId: 11, order: 0 } });
    await aTask(app, { by: ben, title: 'Of the department' });
    const mail = await sent();
    expect(mail).toMatchObject({ state: 'kept', dedupeKey: `daily_digest:${ana.id}:${dateOf(0)}` });
    expect(mail?.subject).toBe(`Daily Digest, ${written(0)}: 1 overdue, 1 due today, 1 due tomorrow, 2 waiting for you, 7 new`);
    expect(mail?.text).toContain(`Ana, your tasks on ${written(0)}`);
    expect(mail?.text).toContain(`Late one (https://tasks.example/task/${overdue.id})`);
    const [before, news = ''] = body(mail?.text).map(link).join('\n').split('New since yesterday (7)\n');
    expect(before?.trim().split('\n')).toEqual([
      'Overdue (1)',
      'Late one',
      `Assigned to you, was due on ${written(-2, dateOf(0))}`,
      'Turn these lines off: Task Reminders',
      'Today (1)',
      'Of today',
      'Assigned to you, due today',
      'Turn these lines off: Task Reminders',
      'Tomorrow (1)',
      'Of tomorrow',
      'Assigned to you, due tomorrow',
      'Turn these lines off: Task Reminders',
      'Waiting for me (2)',
      'Question',
      'Ben Okafor commented and has no answer from you yet',
      'Handed in',
      'In review, created by you',
      'Turn these lines off: Comment Notifications',
    ]);
    for (const line of [
      'Ben Okafor assigned you the task "Of next week"\nAssigned to you',
      'Ben Okafor moved "Handed in" from To Do to Review\nCreated by you',
      'Of the department\nNew in Engineering, a department of yours',
    ])
      expect(news).toContain(line);
    expect(news).toMatch(/Turn these lines off: .*Task Assignments/);
    expect(news).not.toContain('commented');
  });

  test.each(languages)('is written in the language of its reader: %s', async (language) => {
    await settingsOf(app.db, ana, { language });
    await mine({ title: 'Plan', dueDate: dateOf(-2) });
    const mail = await sent();
    const words = { english: 'overdue', spanish: 'vencida', french: 'en retard', german: 'überfällig' };
    expect(mail?.subject).toContain(words[language]);
    expect(mail?.html).toContain(`<html lang="${{ english: 'en', spanish: 'es', french: 'fr', german: 'de' }[language]}`);
    if (language !== 'english') expect(mail?.text).not.toMatch(/\b(you|your|due|assigned|the)\b/);
  });

  test('replaces the single mails by one', async () => {
    const task = await mine({ dueDate: dateOf(0) });
    await aComment(app, { taskId: task.id, by: ben });
    await sent();
    const { outbox: o } = tables;
    const others = await app.db
      .select()
      .from(o)
      .where(and(eq(o.userId, ana.id), sql`${o.kind} <> 'daily_digest'`))
      .orderBy(o.id);
    expect(others.map(({ kind, state, code }) => ({ kind, state, code }))).toEqual([
      { kind: 'task_assigned', state: 'skipped', code: 'digestInstead' },
      { kind: 'notification', state: 'skipped', code: 'digestInstead' },
    ]);
    expect(await digests()).toHaveLength(1);
  });

  test('does not delay urgent mails', async () => {
    const body = { currentPassword: ana.password, newPassword: 'another long password' };
    expect((await app.as(ana)(api.auth.changePassword, { body })).status).toBe(200);
    await deliverAt(app, morning);
    const { outbox: o } = tables;
    expect(await app.db.select().from(o).where(eq(o.kind, 'password_updated'))).toMatchObject([{ state: 'kept' }]);
  });

  test('is not sent if it would be empty', async () => {
    await mine({ dueDate: dateOf(30), title: 'Known already' });
    await app.db.update(tables.notifications).set({ isRead: true });
    await sendReminders(app.db, morning);
    expect(await digests()).toEqual([]);
  });

  test('is sent only to people who enabled it', async () => {
    await aTask(app, { by: ana, assigneeId: ben.id, assignees: [ben.id], dueDate: dateOf(0) });
    await sendReminders(app.db, morning);
    expect(await digests(ben)).toEqual([]);
  });

  test.each([
    ['spring forward', '2026-03-07T12:00:00Z', '2026-03-10T12:00:00Z', ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10']],
    ['fall back', '2026-10-31T12:00:00Z', '2026-11-03T13:30:00Z', ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03']],
  ])('is sent exactly once on days of 23 and 25 hours and across restarts: %s', async (_, from, to, days) => {
    await settingsOf(app.db, ana, { timezone: 'EST' });
    await mine({ dueDate: '2026-03-01' });
    for (let now = Date.parse(from); now <= Date.parse(to); now += 30 * 60_000) {
      // One process for each moment: only the database remembers.
      await Promise.all([sendReminders(app.db, new Date(now)), sendReminders(app.db, new Date(now))]);
    }
    expect((await digests()).map(({ details }) => (details as { day: string }).day)).toEqual(days);
  });

  test('counts the lines that it leaves out', async () => {
    for (let n = 1; n <= 12; n += 1) await mine({ title: `Late ${n}`, dueDate: dateOf(-n) });
    await app.db.update(tables.notifications).set({ isRead: true });
    const mail = await sent();
    expect(mail?.subject).toBe(`Daily Digest, ${written(0)}: 12 overdue`);
    const lines = body(mail?.text).map(link);
    expect(lines[0]).toBe('Overdue (12)');
    expect(lines.filter((line) => line.startsWith('Late '))).toHaveLength(10);
    expect(lines[1]).toBe('Late 12');
    expect(lines).toContain('and 2 more');
  });

  test('contains no markup of a title', async () => {
    await mine({ title: '<img src=x onerror=alert(1)> & "so on"', dueDate: dateOf(0) });
    const mail = await sent();
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> & "so on"');
  });
});

describe('what waits for me', () => {
  const waiting = async () => {
    await app.db.update(tables.notifications).set({ isRead: true });
    const lines = body((await sent())?.text).map(link);
    const start = lines.findIndex((line) => line.startsWith('Waiting for me'));
    return start < 0 ? [] : lines.slice(start + 1).filter((line) => !line.startsWith('Turn '));
  };

  test('is a comment of somebody else on a task of mine, until I answer', async () => {
    const task = await mine({ title: 'Question' });
    await aComment(app, { taskId: task.id, by: ana });
    await aComment(app, { taskId: task.id, by: ben });
    expect(await waiting()).toEqual(['Question', 'Ben Okafor commented and has no answer from you yet']);
  });

  test('ends once I have written or moved it', async () => {
    const answered = await mine();
    await aComment(app, { taskId: answered.id, by: ben });
    await aComment(app, { taskId: answered.id, by: ana });
    const moved = await mine();
    await aComment(app, { taskId: moved.id, by: ben });
    await app.as(ana)(api.tasks.move, { params: { taskId: moved.id }, body: { columnId: 10, order: 0 } });
    expect(await waiting()).toEqual([]);
  });

  test('is a mention, also on a task that is not mine', async () => {
    const task = await aTask(app, { by: ben, title: 'Of others' });
    await aComment(app, { taskId: task.id, by: ben, content: `[@Ana Lima](user:${ana.id}) what do you think?` });
    const { notifications: n } = tables;
    const told = await app.db
      .select()
      .from(n)
      .where(and(eq(n.userId, ana.id), eq(n.kind, 'mentioned')));
    expect(told).toHaveLength(1);
    expect(await waiting()).toEqual(['Of others', 'Ben Okafor mentioned you and has no answer from you yet']);
  });

  test('is a task in review that somebody else moved there', async () => {
    const theirs = await mine({ title: 'To be looked at' });
    await app.as(ben)(api.tasks.move, { params: { taskId: theirs.id }, body: { columnId: 11, order: 0 } });
    const handedIn = await mine({ title: 'Handed in by me' });
    await app.as(ana)(api.tasks.move, { params: { taskId: handedIn.id }, body: { columnId: 11, order: 0 } });
    expect(await waiting()).toEqual(['To be looked at', 'In review, assigned to you']);
  });
});

describe('at the moment of sending', () => {
  test.each([
    ['all e-mail is off', 'emailOff', { emailNotifications: false }],
    ['the digest is off', 'toggleOff', { dailyDigest: false }],
  ])('%s: it is not sent', async (_, code, settings) => {
    await mine({ dueDate: dateOf(0) });
    await sendReminders(app.db, morning);
    await settingsOf(app.db, ana, settings);
    await deliverAt(app, morning);
    expect(await digests()).toMatchObject([{ state: 'skipped', code, html: null }]);
  });

  test('all e-mail off applies to it', async () => {
    await settingsOf(app.db, ana, { emailNotifications: false });
    await mine({ dueDate: dateOf(0) });
    await sendReminders(app.db, morning);
    expect(await digests()).toEqual([]);
  });

  test('nothing is left to report: it is not sent', async () => {
    const task = await mine({ dueDate: dateOf(0) });
    await sendReminders(app.db, morning);
    await app.as(ana)(api.tasks.update, { params: { taskId: task.id }, body: { status: 'Done' } });
    await app.db.update(tables.notifications).set({ isRead: true });
    await deliverAt(app, morning);
    expect(await digests()).toMatchObject([{ state: 'skipped', code: 'nothingNew' }]);
  });

  test('its day is over: it is not sent, and the next one contains its news', async () => {
    await mine({ title: 'News' });
    await sendReminders(app.db, morning);
    await app.db.update(tables.outbox).set({ dueAt: later(2).toISOString() });
    await sendReminders(app.db, later(1));
    await app.db.update(tables.outbox).set({ dueAt: new Date(0).toISOString() });
    await deliverAt(app, later(1));
    const [first, second] = await digests();
    expect(first).toMatchObject({ state: 'skipped', code: 'outOfDate' });
    expect(second).toMatchObject({ state: 'kept', subject: `Daily Digest, ${written(1)}: 1 new` });
  });

  test('news are not repeated', async () => {
    await mine({ title: 'News' });
    await sent();
    expect(await digests()).toHaveLength(1);
    await sent(1);
    expect(await digests()).toHaveLength(1);
  });

  test('it contains only what its reader sees', async () => {
    const secret = await aTask(app, { by: ben, title: 'Secret of the department' });
    await aComment(app, { taskId: secret.id, by: ana });
    await aComment(app, { taskId: secret.id, by: ben, content: `[@Ana Lima](user:${ana.id}) look` });
    await mine({ title: 'Still mine', dueDate: dateOf(0) });
    const gone = await mine({ title: 'Deleted one', dueDate: dateOf(0) });
    await sendReminders(app.db, morning);
    await withoutMembership(app, ana);
    await app.as(ben)(api.tasks.remove, { params: { taskId: gone.id } });
    await deliverAt(app, morning);
    const [mail] = await digests();
    expect(mail?.text).toContain('Still mine');
    expect(mail?.text).not.toMatch(/Secret|Deleted one/);
  });

  test('a pending membership brings nothing of the department', async () => {
    const newcomer = await aUser(app, { pending: true });
    await settingsOf(app.db, newcomer, { dailyDigest: true });
    await aTask(app, { by: ben, title: 'Of the department' });
    await sendReminders(app.db, morning);
    expect(await digests(newcomer)).toEqual([]);
    expect(await digests(ana)).toHaveLength(1);
  });

  test.each([
    ['taskReminders', 'Of today'],
    ['commentNotifications', 'Question'],
    ['taskAssignmentNotifications', 'assigned you'],
    ['departmentTaskNotifications', 'Of the department'],
  ])('without %s it has no such lines', async (toggle, words) => {
    await mine({ title: 'Of today', dueDate: dateOf(0) });
    const asked = await aTask(app, { by: ana, title: 'Question' });
    await app.db
      .update(tables.tasks)
      .set({ assigneeId: ana.id, assignees: [ana.id] })
      .where(eq(tables.tasks.id, asked.id));
    await aComment(app, { taskId: asked.id, by: ben });
    await aTask(app, { by: ben, title: 'Of the department' });
    await sendReminders(app.db, morning);
    await deliverAt(app, morning);
    expect((await digests())[0]?.text).toContain(words);
    await app.db.execute(sql`truncate outbox, reminder_days`);
    await settingsOf(app.db, ana, { [toggle]: false });
    const without = await sent();
    // The assignment names the current task title.
    const said = body(without?.text)
      .map(link)
      .filter((line) => !line.startsWith('Ben Okafor assigned you the task "Of today"'));
    expect(said.join('\n')).not.toContain(toggle === 'taskAssignmentNotifications' ? 'Ben Okafor assigned' : words);
    expect(said.length).toBeGreaterThan(0);
  });
});

describe('on Mondays the digest', () => {
  /** The first Monday after the morning, whose digest also tells what is new. */
  const days = 7 - ((later(0).getUTCDay() + 6) % 7);

  test('tells a lead the last week of the department and an administrator that of the company; members and other days have none', async () => {
    const admin = await aUser(app, { fullName: 'Rosa Vidal', role: 'admin', department: null });
    const cleo = await aUser(app, { fullName: 'Cleo Park', department: 'HR' });
    await app.db.execute(sql`update user_departments set role = 'lead' where user_id = ${ben.id}`);
    for (const person of [ben, admin, cleo]) await settingsOf(app.db, person, { dailyDigest: true });
    await aTask(app, { by: ana, title: 'Secret title', dueDate: dateOf(days - 30), assigneeId: ana.id, assignees: [ana.id] });
    const done = await aTask(app, { by: ana, title: 'Finished', assigneeId: ana.id, assignees: [ana.id] });
    await app.db.execute(
      sql`update tasks set status = 'Done', column_id = 12, completed_at = ${dateOf(days - 3)}::timestamptz where id = ${done.id}`,
    );
    const subjects = async (at: number) => {
      await app.db.execute(sql`delete from outbox`);
      await sendReminders(app.db, later(at));
      await deliverAt(app, later(at));
      return Promise.all([ben, admin, cleo, ana].map(async (person) => (await digests(person)).at(-1)));
    };
    const [onSunday] = await subjects(days - 1);
    expect(onSunday?.subject ?? '').not.toContain('Last week');
    const [toBen, toAdmin, toCleo, toAna] = await subjects(days);
    expect(toBen?.subject).toContain('Last week of Engineering');
    expect(toBen?.text).toContain('Done: 1 · Overdue: 1 (https://tasks.example/workspace/3?view=dashboard)');
    expect(toBen?.text).not.toContain('Secret title');
    expect(toAdmin?.subject).toContain('Last week of the company');
    expect(toAdmin?.text).toContain('Done: 1');
    expect(toCleo).toBeUndefined();
    expect(toAna?.subject).not.toContain('Last week');
  });
});
