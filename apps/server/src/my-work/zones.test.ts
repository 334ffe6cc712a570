// Tests that people in two time zones have their own today, their own week and their own 8:00; the test sets the clock.
import * as api from '@app/contract/api.ts';
import { firstTimezone } from '@app/contract/limits.ts';
import { reminderKinds } from '@app/contract/reminders/reminders.rules.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as tables from '#db/tables.ts';
import { sendReminders } from '#reminders/send-reminders.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { settingsOf } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let tokyo: Person;
let lisbon: Person;

beforeEach(async () => {
  app = await testApp();
  [tokyo, lisbon] = [await aUser(app, { fullName: 'Aiko Mori' }), await aUser(app, { fullName: 'Rui Costa' })];
  for (const person of [tokyo, lisbon]) await settingsOf(app.db, person, { browserZone: firstTimezone });
  await change(tokyo, { browserTimezone: 'Asia/Tokyo' });
  await change(lisbon, { browserTimezone: 'Europe/Lisbon', dateFormat: 'DD/MM/YYYY' });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const change = (person: Person, body: object) => app.as(person)(api.users.updateSettings, { body });
const workOf = async (person: Person) => (await app.as(person)(api.myWork.list, {})).body;
const dueOf = (person: Person, dueDate: string) =>
  aTask(app, { title: 'Plan', dueDate, assigneeId: person.id, assignees: [person.id] });

test('each has their own today and their own week', async () => {
  for (const person of [tokyo, lisbon]) await dueOf(person, '2026-11-29');
  // A Saturday afternoon in Lisbon, and half past one on Sunday in Tokyo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T16:30:00Z') });
  const sections = (work: Awaited<ReturnType<typeof workOf>>) =>
    work.sections.filter(({ count }) => count > 0).map(({ name }) => name);
  const [there, here] = [await workOf(tokyo), await workOf(lisbon)];
  expect([there.today, there.weekEnd, sections(there)]).toEqual(['2026-11-29', '2026-12-05', ['today']]);
  expect([here.today, here.weekEnd, sections(here)]).toEqual(['2026-11-28', '2026-11-29', ['week']]);

  expect((await change(tokyo, { weekStart: 'monday' })).body).toMatchObject({ weekStart: 'monday', firstDay: 1 });
  expect((await change(lisbon, { weekStart: 'saturday' })).body).toMatchObject({ weekStart: 'saturday', firstDay: 6 });
  expect([(await workOf(tokyo)).weekEnd, (await workOf(lisbon)).weekEnd]).toEqual(['2026-11-29', '2026-12-04']);
});

test('each is reminded and gets the digest at their own 8:00', async () => {
  for (const person of [tokyo, lisbon]) {
    await settingsOf(app.db, person, { dailyDigest: true });
    await dueOf(person, '2026-11-29');
  }
  const told = async (person: Person) => {
    const { notifications: n, outbox: o } = tables;
    const found = await app.db
      .select()
      .from(n)
      .where(and(eq(n.userId, person.id), inArray(n.kind, reminderKinds)))
      .orderBy(n.id);
    const digests = await app.db
      .select()
      .from(o)
      .where(and(eq(o.userId, person.id), eq(o.kind, 'daily_digest')))
      .orderBy(o.id);
    return [found.map(({ kind }) => kind), digests.map(({ details }) => (details as { day: string }).day)];
  };
  await sendReminders(app.db, new Date('2026-11-28T22:59:00Z'));
  expect([await told(tokyo), await told(lisbon)]).toEqual([
    [[], []],
    [['due_tomorrow'], ['2026-11-28']],
  ]);
  await sendReminders(app.db, new Date('2026-11-28T23:00:00Z'));
  expect(await told(tokyo)).toEqual([['due_today'], ['2026-11-29']]);
  await sendReminders(app.db, new Date('2026-11-29T07:59:00Z'));
  expect((await told(lisbon))[1]).toEqual(['2026-11-28']);
  await sendReminders(app.db, new Date('2026-11-29T08:00:00Z'));
  expect((await told(lisbon))[1]).toEqual(['2026-11-28', '2026-11-29']);
  expect((await told(tokyo))[1]).toEqual(['2026-11-29']);
});

test('a browser moves only those who follow it, and to zones that Node and the database know', async () => {
  const zoneOf = async (person: Person) => (await app.as(person)(api.auth.currentUser, {})).body.user.timezone;
  await change(tokyo, { timezone: 'EST' });
  expect((await change(tokyo, { browserTimezone: 'Asia/Tokyo' })).status).toBe(200);
  expect(await zoneOf(tokyo)).toBe('EST');
  // Intl takes the first three, the database the fourth.
  for (const zone of ['asia/tokyo', '+09:00', 'ASIA/TOKYO', 'posixrules', 'Mars/Olympus', '']) {
    for (const body of [{ timezone: zone }, { browserTimezone: zone }])
      expect([body, (await change(lisbon, body)).status]).toEqual([body, 400]);
  }
  expect(await zoneOf(lisbon)).toBe('Europe/Lisbon');
});

test('a region counts for the language of its report', async () => {
  expect((await change(tokyo, { region: 'GB' })).body).toMatchObject({ region: 'GB', firstDay: 1 });
  expect((await change(tokyo, { region: 'CA' })).body).toMatchObject({ region: 'CA', firstDay: 0 });
  expect((await change(tokyo, { language: 'german' })).body).toMatchObject({ region: null, firstDay: 1 });
});
