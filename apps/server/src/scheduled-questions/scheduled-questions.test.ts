// Tests questions on a schedule: who may ask what, when it is answered, once, with which rights, and that nobody gets what they must not.
import * as api from '@app/contract/api.ts';
import { conversationLimits } from '@app/contract/limits.ts';
import { scheduledLimits } from '@app/contract/scheduled-questions/scheduled-questions.limits.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { linksOf } from '#digests/unsubscribe-link.ts';
import { sendAnswers } from '#scheduled-questions/send-answers.ts';
import { aConversation, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { deliverAt, settingsOf } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const engineering = 3;
const hr = 2;
const hour = 3_600_000;
const day = 24 * hour;

/** The day after tomorrow at 8:00 in UTC: it is still to come in every zone, and not the weekday of today. */
const start = new Date(Math.ceil((Date.now() + 1) / day) * day + day + 8 * hour);
const dateOf = (days: number) => new Date(start.getTime() + days * day).toISOString().slice(0, 10);
const weekly = `FREQ=WEEKLY;BYDAY=${['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][start.getUTCDay()]}`;

let app: TestApp;
let ana: Person;

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://tasks.example' } });
  ana = await aUser(app, { fullName: 'Ana Lima' });
  await settingsOf(app.db, ana, {});
});
afterEach(() => app.close());

const late = { text: 'What is overdue?', workspaceId: engineering, repeat: weekly, hour: 8 };
const add = (person = ana, change: Partial<typeof late> | { workspaceId: null } = {}) =>
  app.as(person)(api.scheduledQuestions.create, { body: { ...late, ...change } });
const listOf = async (person = ana) => (await app.as(person)(api.scheduledQuestions.list)).body;
const sendAt = (at = start) => sendAnswers(app.db, at);
const answersTo = async (person = ana) =>
  (await app.as(person)(api.notifications.list)).body.filter(({ kind }) => kind === 'answered');

function mailsTo(person = ana) {
  const { outbox: o } = tables;
  return app.db
    .select()
    .from(o)
    .where(and(eq(o.userId, person.id), eq(o.kind, 'answered')))
    .orderBy(asc(o.id));
}

describe('a question on a schedule', () => {
  test('is answered by a notification that leads to the answer, and by a mail', async () => {
    const made = await add();
    expect(made).toMatchObject({ status: 201, body: { nextDay: dateOf(0), conversationId: null, isPaused: false } });
    const task = await aTask(app, { by: ana, title: 'Old invoice', dueDate: dateOf(-1) });
    await aTask(app, { by: ana, title: 'Later', dueDate: dateOf(3) });
    expect(await sendAt(new Date(start.getTime() - hour))).toBe(0);
    expect(await sendAt()).toBe(1);

    const [told] = await answersTo();
    expect(told).toMatchObject({ message: 'What is overdue? 1 task', taskId: null, isRead: false });
    const conversationId = told?.conversationId ?? 0;
    const { body } = await app.as(ana)(api.conversations.get, { params: { conversationId } });
    expect(body.name).toBe('What is overdue?');
    expect(body.messages.map(({ role, answer }) => [role, answer?.tasks.map(({ id }) => id)])).toEqual([
      ['person', undefined],
      ['assistant', [task.id]],
    ]);
    expect(await listOf()).toEqual([{ ...made.body, nextDay: dateOf(7), conversationId }]);

    await deliverAt(app, start);
    const [mail] = await mailsTo();
    expect(mail).toMatchObject({ state: 'kept', subject: expect.stringContaining('What is overdue?') });
    expect(mail?.text).toContain('Old invoice');
    expect(mail?.text).toContain(`https://tasks.example/task/${task.id}`);
    expect(mail?.text).not.toContain('Later');
    expect(mail?.html).toContain('/api/unsubscribe/answer');
  });

  test('is answered once, whoever asks, and next week in the same conversation', async () => {
    await add();
    expect((await Promise.all([sendAt(), sendAt(), sendAt()])).sort()).toEqual([0, 0, 1]);
    expect(await sendAt(new Date(start.getTime() + 3 * hour))).toBe(0);
    expect(await answersTo()).toHaveLength(1);
    expect(await sendAt(new Date(start.getTime() + 7 * day))).toBe(1);
    const told = await answersTo();
    expect(new Set(told.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await mailsTo()).toHaveLength(2);
  });

  test('is answered at the hour of the zone and in the language of the person, once after a pause of the server', async () => {
    await settingsOf(app.db, ana, { timezone: 'EST', language: 'german' });
    await add(ana, { text: 'Was ist überfällig?' });
    expect(await sendAt()).toBe(0);
    expect(await sendAt(new Date(start.getTime() + 6 * hour))).toBe(1);
    expect((await answersTo())[0]?.message).toBe('Was ist überfällig? 0 Aufgaben');
    expect(await sendAt(new Date(start.getTime() + 22 * day))).toBe(1);
    expect((await listOf())[0]?.nextDay).toBe(dateOf(28));
  });

  test('is answered with the rights that the person has then', async () => {
    await add();
    await aTask(app, { title: 'Secret', dueDate: dateOf(-1) });
    await withoutMembership(app, ana);
    expect(await sendAt()).toBe(0);
    expect(await answersTo()).toEqual([]);
    expect(await mailsTo()).toEqual([]);
    expect((await listOf())[0]?.nextDay).toBe(dateOf(7));
  });

  test('sends no mail to who may not read it any more, or wants none', async () => {
    await add();
    await sendAt();
    await withoutMembership(app, ana);
    await deliverAt(app, start);
    expect((await mailsTo())[0]).toMatchObject({ state: 'skipped', code: 'boardGone', html: null });
    const ben = await aUser(app, { fullName: 'Ben' });
    await settingsOf(app.db, ben, { emailNotifications: false });
    await add(ben);
    await sendAt();
    await deliverAt(app, start);
    expect((await mailsTo(ben))[0]).toMatchObject({ state: 'skipped', code: 'emailOff' });
    expect(await answersTo(ben)).toHaveLength(1);
  });

  test.each([
    ['deactivated', { deactivatedAt: '2026-01-01T00:00:00Z' }],
    ['deleted', { deletedAt: '2026-01-01T00:00:00Z' }],
  ])('is not answered to somebody who is %s', async (_, change) => {
    await add();
    await settingsOf(app.db, ana, change);
    expect(await sendAt()).toBe(0);
    expect(await mailsTo()).toEqual([]);
  });

  test('is not answered to somebody who waits for approval', async () => {
    await add(ana, { workspaceId: null });
    await withoutMembership(app, ana);
    await settingsOf(app.db, ana, { awaitsApproval: true });
    expect(await sendAt()).toBe(0);
  });

  test('does not stop the others when it fails', async () => {
    const first = (await add()).body;
    await add(ana, { text: 'What is due this week?' });
    await app.db.execute(sql`update scheduled_questions set text = repeat('x', 200000) where id = ${first.id}`);
    await app.db.execute(sql`alter table notifications add constraint t check (length(message) < 1000)`);
    await expect(sendAt()).rejects.toThrow();
    expect((await answersTo()).map(({ message }) => message)).toEqual(['What is due this week? 0 tasks']);
    expect((await listOf()).map(({ nextDay }) => nextDay)).toEqual([dateOf(7), dateOf(7)]);
  });

  test('has a notification without a conversation where there are too many', async () => {
    await add();
    for (let n = 0; n < conversationLimits.perPerson; n++) await aConversation(app, ana.id);
    expect(await sendAt()).toBe(1);
    expect((await answersTo())[0]).not.toHaveProperty('conversationId');
  });
});

describe('a person', () => {
  test('changes, pauses and deletes their own', async () => {
    const { id } = (await add()).body;
    const params = { scheduledQuestionId: id };
    const change = (body: object) => app.as(ana)(api.scheduledQuestions.update, { params, body });
    expect((await change({ isPaused: true })).body).toMatchObject({ isPaused: true, repeat: weekly, hour: 8 });
    expect(await sendAt()).toBe(0);
    expect((await change({ isPaused: false, hour: 10 })).body).toMatchObject({ isPaused: false, hour: 10 });
    expect(await sendAt()).toBe(0);
    expect(await sendAt(new Date(start.getTime() + 2 * hour))).toBe(1);
    expect((await app.as(ana)(api.scheduledQuestions.remove, { params })).status).toBe(200);
    expect(await listOf()).toEqual([]);
  });

  test.each([
    ['a change', 'Move everything to done'],
    ['a follow-up', 'and Bob?'],
    ['nothing that is understood', 'xyzzy plugh'],
    ['a schedule of its own', 'every Monday at 8: what is late?'],
  ])('cannot have %s answered', async (_, text) => {
    const refused = await add(ana, { text });
    expect(refused).toMatchObject({ status: 400, body: { fields: { text: 'The assistant could not answer.' } } });
  });

  test('cannot have an end, a wrong hour, a board that they do not see, or too many', async () => {
    expect((await add(ana, { repeat: 'FREQ=DAILY;UNTIL=20300101' })).status).toBe(400);
    expect((await add(ana, { hour: 24 })).status).toBe(400);
    expect((await add(ana, { workspaceId: hr })).status).toBe(403);
    for (let n = 0; n < scheduledLimits.perPerson; n++) await add();
    expect((await add()).status).toBe(409);
  });

  test('turns it off by the link in the mail, which names no question', async () => {
    const { id } = (await add()).body;
    const path = new URL(linksOf(app.config, ana.id)(`answer${id}`)).pathname;
    const page = await app.raw({ method: 'GET', url: path });
    expect(page.text).toContain('Turn off “Questions on a schedule”?');
    expect(page.text).not.toContain('overdue');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: undefined };
    const press = (url: string) => app.raw({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers });
    expect((await press(path)).status).toBe(200);
    expect((await listOf())[0]?.isPaused).toBe(true);
    expect((await press(path.replace(`answer${id}`, `answer${id + 1}`))).status).toBe(404);
  });
});

test('the assistant answers a question with a schedule, and says which one', async () => {
  const ask = (text: string, language = 'en') => app.as(ana)(api.assistant.ask, { body: { text, language: language as 'en' } });
  expect((await ask('Every Monday at 8: what is overdue?')).body).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('overdue'),
    schedule: { repeat: 'FREQ=WEEKLY;BYDAY=MO', hour: 8, text: 'what is overdue?' },
  });
  expect((await ask('Jeden Montag um 9 Uhr: Was ist überfällig?', 'de')).body.schedule).toMatchObject({ hour: 9 });
  expect((await ask('what is overdue?')).body).not.toHaveProperty('schedule');
  expect((await ask('Every Monday at 8: team meeting')).body).not.toHaveProperty('schedule');
  expect(await listOf()).toEqual([]);
});
