// Tests "Send every Monday": whose dashboards are sent, when, in which words, and that the right to see counts when it is sent.
import * as api from '@app/contract/api.ts';
import { dashboardMailLimits } from '@app/contract/dashboard-mails/dashboard-mails.limits.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { linksOf } from '#digests/unsubscribe-link.ts';
import { sendReminders } from '#reminders/send-reminders.ts';
import { aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { mailServer } from '#testing/mail-server.ts';
import { deliverAt, settingsOf } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const engineering = 3;
const hr = 2;
const company = 0;
const hour = 3_600_000;
const day = 24 * hour;

/** The next Monday at 8:00 in UTC. */
const monday = nextMonday();
const dateOf = (days: number) => new Date(monday.getTime() + days * day).toISOString().slice(0, 10);

function nextMonday(): Date {
  const tomorrow = new Date(Math.ceil((Date.now() + 1) / day) * day);
  return new Date(tomorrow.getTime() + ((8 - tomorrow.getUTCDay()) % 7) * day + 8 * hour);
}

let app: TestApp;
let ana: Person;
let admin: Person;

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://tasks.example' } });
  ana = await aUser(app, { fullName: 'Ana Lima' });
  admin = await aUser(app, { fullName: 'Ada Admin', department: null, role: 'admin' });
  for (const person of [ana, admin]) await settingsOf(app.db, person, { weekStart: 'monday' });
});
afterEach(() => app.close());

const set = (person: Person, workspaceId: number, on = true) =>
  app.as(person)(api.dashboardMails.set, { params: { workspaceId }, body: { on } });
const listOf = async (person: Person) => (await app.as(person)(api.dashboardMails.list)).body;

function mailsOf(person: Person) {
  const { outbox: o } = tables;
  return app.db
    .select()
    .from(o)
    .where(and(eq(o.userId, person.id), eq(o.kind, 'dashboard')))
    .orderBy(asc(o.id));
}

async function sentTo(person: Person, at = monday) {
  await sendReminders(app.db, at);
  await deliverAt(app, at);
  return (await mailsOf(person)).at(-1);
}

test('is off until somebody turns it on for a board that they see, and off again', async () => {
  expect(await listOf(ana)).toEqual({ hasMailServer: false, boards: [] });
  expect((await set(ana, engineering)).body.boards).toEqual([{ workspaceId: engineering, name: 'Engineering' }]);
  await set(ana, engineering);
  expect((await listOf(ana)).boards).toHaveLength(1);
  expect((await listOf(admin)).boards).toEqual([]);
  expect((await set(ana, hr)).status).toBe(403);
  expect((await set(ana, company)).status).toBe(403);
  expect((await set(ana, 999)).status).toBe(404);
  await set(admin, engineering);
  expect((await set(admin, company)).body.boards.map(({ workspaceId }) => workspaceId)).toEqual([company, engineering]);
  expect((await set(ana, engineering, false)).body.boards).toEqual([]);
});

test('has a limit for each person, which nothing but one more meets', async () => {
  await app.db.execute(
    sql`with d as (insert into departments (name, key) select 'D' || n, 'd' || n from generate_series(1, ${dashboardMailLimits.boards}::int) n returning key),
        w as (insert into workspaces (name, department_key) select key, key from d returning id)
        insert into dashboard_mails (user_id, workspace_id) select ${admin.id}::int, id from w`,
  );
  expect((await set(admin, engineering)).status).toBe(409);
  const [first] = (await listOf(admin)).boards;
  expect((await set(admin, first?.workspaceId ?? 0)).status).toBe(200);
});

describe('on a Monday', () => {
  test('comes once, with the numbers of the morning and of the week that ended', async () => {
    await set(ana, engineering);
    await aTask(app, { by: ana, title: 'Late', dueDate: dateOf(-3), assigneeId: ana.id, assignees: [ana.id] });
    await aTask(app, { by: ana, title: 'Soon', dueDate: dateOf(2) });
    const done = await aTask(app, { by: ana, title: 'Finished' });
    await app.as(ana)(api.tasks.move, { params: { taskId: done.id }, body: { columnId: 12 } });
    for (const column of ['created_at', 'completed_at'] as const)
      await app.db.execute(
        sql`update tasks set ${sql.identifier(column)} = ${`${dateOf(-2)}T12:00:00Z`}::timestamptz where id = ${done.id}`,
      );
    await app.db.execute(sql`update tasks set created_at = ${`${dateOf(-20)}T12:00:00Z`}::timestamptz where id <> ${done.id}`);
    const mail = await sentTo(ana);
    expect(mail).toMatchObject({ state: 'kept', subject: 'Engineering: 1 overdue, 1 due this week' });
    const lines = (mail?.text ?? '').replaceAll(/\s+/g, ' ');
    expect(lines).toContain('Overdue: 1, 1 more than a week ago');
    expect(lines).toContain('Due this week: 1');
    expect(lines).toContain('Open tasks: 2, as many as a week ago');
    expect(lines).toContain('Created: 1, 1 more than the week before');
    expect(lines).toContain('Done: 1, 1 more than the week before');
    expect(lines).toContain('Ana Lima: 1, 1 overdue');
    expect(mail?.text).toContain('https://tasks.example/workspace/3?view=dashboard');

    await sentTo(ana, new Date(monday.getTime() + hour));
    await sentTo(ana, new Date(monday.getTime() + day));
    expect(await mailsOf(ana)).toHaveLength(1);
    await app.db.execute(sql`delete from reminder_days`);
    await sendReminders(app.db, monday);
    expect(await mailsOf(ana), 'the key of the mail names the day').toHaveLength(1);
    await sentTo(ana, new Date(monday.getTime() + 7 * day));
    expect(await mailsOf(ana)).toHaveLength(2);
  });

  test('comes at 8:00 in the zone of the person and in their language', async () => {
    await settingsOf(app.db, ana, { timezone: 'EST', language: 'german' });
    await set(ana, engineering);
    await aTask(app, { by: ana, title: 'Offen' });
    expect(await sentTo(ana)).toBeUndefined();
    const mail = await sentTo(ana, new Date(monday.getTime() + 5 * hour));
    expect(mail).toMatchObject({ state: 'kept', subject: 'Entwicklung: 0 überfällig, 0 diese Woche fällig' });
    expect(mail?.text).toContain('Jeden Montag senden');
  });

  test('is not sent to who may no longer see the board, wants it no longer, wants no e-mail, or has nothing to read', async () => {
    await set(ana, engineering);
    await aTask(app, { by: admin, title: 'Of the department' });
    await sendReminders(app.db, monday);
    await withoutMembership(app, ana);
    await deliverAt(app, monday);
    expect((await mailsOf(ana)).at(-1)).toMatchObject({ state: 'skipped', code: 'boardGone', html: null });
    expect((await listOf(ana)).boards).toEqual([]);

    await set(admin, engineering);
    await set(admin, company);
    await set(admin, hr);
    const next = new Date(monday.getTime() + 7 * day);
    await sendReminders(app.db, next);
    await set(admin, engineering, false);
    await deliverAt(app, next);
    const [ofCompany, ofHr, ofEngineering] = (await mailsOf(admin)).sort(
      (a, b) => Number(a.state > b.state) - Number(a.state < b.state),
    );
    expect([ofCompany, ofHr, ofEngineering].map((mail) => mail?.code).sort()).toEqual(['nothingNew', 'toggleOff', null].sort());

    await settingsOf(app.db, admin, { emailNotifications: false });
    await sendReminders(app.db, new Date(monday.getTime() + 14 * day));
    expect(await mailsOf(admin)).toHaveLength(3);
  });

  test('has a link that ends this dashboard with one click, and no other', async () => {
    await set(admin, engineering);
    await set(admin, company);
    const path = new URL(linksOf(app.config, admin.id)(`dashboard${company}`)).pathname;
    const page = await app.raw({ method: 'GET', url: path });
    expect(page.text).toContain('Turn off “Send every Monday”?');
    expect(page.text).not.toContain('Company');
    expect((await listOf(admin)).boards).toHaveLength(2);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: undefined };
    const press = (url: string) => app.raw({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers });
    expect((await press(path)).text).toContain('“Send every Monday” is off');
    expect((await listOf(admin)).boards).toEqual([{ workspaceId: engineering, name: 'Engineering' }]);
    expect((await press(path.replace('dashboard0', `dashboard${engineering}`))).status).toBe(404);
  });

  test('leaves through the mail server with that link, which administrators cannot use', async () => {
    const server = await mailServer();
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'tasks@example.com',
      PUBLIC_URL: 'https://tasks.example',
    };
    await app.close();
    app = await testApp({ env });
    ana = await aUser(app, { fullName: 'Ana Lima', email: 'ana@example.com' });
    await settingsOf(app.db, ana, {});
    expect((await set(ana, engineering)).body.hasMailServer).toBe(true);
    await aTask(app, { by: ana, title: 'Something' });
    await sentTo(ana);
    const [mail] = await server.received(1);
    const sent = server.mails.find(({ subject }) => subject?.startsWith('Engineering: '));
    await server.stop();
    expect(mail).toBeDefined();
    const link = linksOf(app.config, ana.id)(`dashboard${engineering}`);
    expect(sent?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${link}>`);
    expect(sent?.html).toContain(link);
    const [kept] = await mailsOf(ana);
    expect(kept).toMatchObject({ state: 'sent', html: expect.stringContaining(`/api/unsubscribe/dashboard${engineering}"`) });
    expect(`${kept?.html} ${kept?.text}`).not.toMatch(/unsubscribe\/\w+\./);
  });
});

test('follows a board that is merged into another, once', async () => {
  await set(admin, engineering);
  await set(admin, hr);
  const departments = (await app.as(admin)(api.departments.list)).body;
  const idOf = (name: string) => departments.find((one) => one.name === name)?.id ?? 0;
  const merged = await app.as(admin)(api.departmentMerges.create, {
    params: { departmentId: idOf('HR') },
    body: { into: idOf('Engineering') },
  });
  expect(merged.status).toBeLessThan(300);
  expect((await listOf(admin)).boards).toEqual([{ workspaceId: engineering, name: 'Engineering' }]);
});
