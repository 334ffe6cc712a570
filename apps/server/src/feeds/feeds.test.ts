// Tests feeds: a person's tasks and notifications for programs that can only open an address, until it ends.
import * as api from '@app/contract/api.ts';
import { feedLimits } from '@app/contract/feeds/feeds.limits.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseFeed } from 'htmlparser2';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  person = await aUser(app);
  return () => app.close();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function made(body: { kind: 'calendar' | 'notifications'; workspaceId?: number }, by = person) {
  const reply = await app.as(by)(api.feeds.create, { body });
  expect(reply.status, reply.text).toBe(201);
  return { ...reply.body, url: new URL(reply.body.link).pathname };
}
const opened = (url: string, headers: Record<string, string> = {}) => app.raw({ method: 'GET', url, headers });

/** Opens a calendar with two parsers, which must agree; returns its events. */
async function eventsOf(url: string) {
  const { status, text, headers } = await opened(url);
  expect(status, text).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(text).not.toMatch(/[^\P{Cc}\t\r\n]/u);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      isDate: event.startDate.isDate,
      url: String(one.getFirstPropertyValue('url')),
      alarms: one.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstProperty('trigger')?.toICALString())),
    };
  });
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  expect(others.map((one) => [one.uid, one.summary])).toEqual(events.map(({ uid, summary }) => [uid, summary]));
  return events;
}

describe('a calendar', () => {
  test('holds my tasks with a due date as whole days, done ones with a tick', async () => {
    const title = 'VAT; return, "Q3"\nBEGIN:VEVENT';
    const task = await aTask(app, {
      title,
      description: 'Line\u0001 one\nLine two\u001b',
      dueDate: inDays(3),
      assignees: [person.id],
    });
    await aTask(app, { title: 'Paid', columnId: 12, dueDate: inDays(1), assignees: [person.id] });
    await aTask(app, { title: 'Of somebody else', dueDate: inDays(3) });
    await aTask(app, { title: 'Without a date', assignees: [person.id] });
    await aTask(app, { title: 'Long done', columnId: 12, dueDate: inDays(-feedLimits.days.before - 2), assignees: [person.id] });
    const { url, link } = await made({ kind: 'calendar' });
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/feeds\/calendar\/[\w-]{43}\/tasks\.ics$/);
    const events = await eventsOf(url);
    expect(events.map(({ summary, day, isDate }) => ({ summary, day, isDate }))).toEqual([
      { summary: '✓ Paid', day: inDays(1), isDate: true },
      {
        summary: (await app.as(person)(api.tasks.get, { params: { taskId: task.id } })).body.title,
        day: inDays(3),
        isDate: true,
      },
    ]);
    expect(events[1]).toMatchObject({
      uid: `task-${task.id}@127.0.0.1:3000`,
      url: `http://127.0.0.1:3000/task/${task.id}`,
      description: expect.stringContaining('Line one\nLine two'),
      alarms: [expect.stringMatching(/^TRIGGER(;RELATED=START)?:PT9H$/)],
    });
    expect(events[0]?.alarms).toEqual([]);
  });

  test('shows a task that runs over days as these days, takes no time away, and is reminded of on the last one', async () => {
    const span = { startDate: inDays(1), dueDate: inDays(4), assignees: [person.id] };
    await aTask(app, { title: 'Runs', ...span });
    await aTask(app, { title: 'Late', startDate: inDays(-900), dueDate: inDays(-800), assignees: [person.id] });
    const { url } = await made({ kind: 'calendar' });
    const events = await eventsOf(url);
    expect(events.map(({ summary, day, end }) => [summary, day, end])).toEqual([
      ['Runs', inDays(1), inDays(5)],
      ['Late', inDays(-900), inDays(-799)],
    ]);
    expect(events[0]?.alarms).toEqual([expect.stringMatching(/^TRIGGER;RELATED=END:-PT15H$/)]);
    expect((await opened(url)).text.match(/^TRANSP:TRANSPARENT\r$/gm)).toHaveLength(2);
  });

  test('has descriptions as text, without Markdown and the numbers of people', async () => {
    const description = 'Ask **[@Nia Okafor](user:98)**:\n# Where\n[the plan](/task/7) in C:\\a\\_b';
    await aTask(app, { title: 'Read it', description, dueDate: inDays(2), assignees: [person.id] });
    const [event] = await eventsOf((await made({ kind: 'calendar' })).url);
    expect(event?.description).toContain('Ask @Nia Okafor:\nWhere\nthe plan in C:\\a\\_b');
  });

  test('of a board holds what I see of it, in my language, and ends with my membership', async () => {
    await app.db.update(tables.users).set({ language: 'german', taskReminders: false }).where(eq(tables.users.id, person.id));
    await aTask(app, { title: 'For all', dueDate: inDays(2) });
    await aTask(app, { title: 'Of HR', departments: ['HR'], department: 'HR', dueDate: inDays(2) });
    const { url } = await made({ kind: 'calendar', workspaceId: 3 });
    const events = await eventsOf(url);
    expect(events.map(({ summary }) => summary)).toEqual(['For all']);
    expect(events[0]).toMatchObject({ description: expect.stringContaining('Zu erledigen'), alarms: [] });
    await withoutMembership(app, person);
    expect((await opened(url)).status).toBe(404);
  });

  test('of many tasks holds each of them, and is not made too often', async () => {
    const task = await aTask(app, { title: 'A task', dueDate: inDays(2) });
    await app.db.execute(
      sql`insert into tasks (title, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order", due_date)
          select 'Task ' || n, type, priority, status, column_id, workspace_id, department, departments, department_keys, "order" + n, due_date
          from tasks, generate_series(1, 99) n where id = ${task.id}`,
    );
    const { url } = await made({ kind: 'calendar', workspaceId: 3 });
    expect((await eventsOf(url)).map(({ summary }) => summary).sort()).toEqual(
      ['A task', ...Array.from({ length: 99 }, (_, n) => `Task ${n + 1}`)].sort(),
    );
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await opened(url)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    for (let left = feedLimits.opened.attempts - 9; left > 0; left--) await opened(url);
    expect((await opened(url)).status).toBe(429);
  });

  test('is not sent again while nothing changed', async () => {
    const task = await aTask(app, { title: 'A task', dueDate: inDays(2), assignees: [person.id] });
    const { url } = await made({ kind: 'calendar' });
    const first = await opened(url);
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(await opened(url, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    await app.as(person)(api.tasks.update, { params: { taskId: task.id }, body: { title: 'Renamed' } });
    expect(await opened(url, { 'if-none-match': etag })).toMatchObject({ status: 200, text: expect.stringContaining('Renamed') });
  });

  test('is not made for a board that I do not see, nor for the company view', async () => {
    const ask = (workspaceId: number) => app.as(person)(api.feeds.create, { body: { kind: 'calendar', workspaceId } });
    expect((await ask(2)).status).toBe(403);
    expect((await ask(999)).status).toBe(404);
    expect((await ask(companyWorkspaceId)).status).toBeGreaterThanOrEqual(400);
    const admin = await aUser(app, { role: 'admin' });
    const ofAll = await app.as(admin)(api.feeds.create, { body: { kind: 'calendar', workspaceId: companyWorkspaceId } });
    expect(ofAll.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a feed of notifications', () => {
  test('is Atom that two parsers open, with what the list says', async () => {
    const colleague = await aUser(app, { fullName: 'Ann <b> & "Co"' });
    const task = await aTask(app, { title: 'A & <b>', assignees: [person.id], by: colleague });
    await app.as(colleague)(api.comments.create, { params: { taskId: task.id }, body: { content: 'Please look' } });
    const { url } = await made({ kind: 'notifications' });
    const { status, text, headers } = await opened(url);
    expect(status, text).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(XMLValidator.validate(text)).toBe(true);
    const { body: list } = await app.as(person)(api.notifications.list);
    expect(list.length).toBeGreaterThan(0);
    const feed = parseFeed(text);
    expect(feed?.type).toBe('atom');
    expect(feed?.items.map(({ title }) => title)).toEqual(list.map(({ message }) => message));
    expect(feed?.items[0]?.link).toBe(`http://127.0.0.1:3000/task/${task.id}`);
    const parsed = new XMLParser({ htmlEntities: true }).parse(text) as { feed: { entry: object | object[]; updated: string } };
    expect([parsed.feed.entry].flat()).toHaveLength(list.length);
    expect(parsed.feed.updated).toBe(list[0]?.createdAt);
  });

  test('is valid without any notification', async () => {
    const { url } = await made({ kind: 'notifications' });
    const { text } = await opened(url);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(parseFeed(text)?.items).toEqual([]);
  });
});

describe('an address', () => {
  test('is shown once, only its hash is stored, and its use is told', async () => {
    const { id, link, url } = await made({ kind: 'calendar' });
    const token = url.split('/')[4] ?? '';
    expect(token).toHaveLength(43);
    const list = await app.as(person)(api.feeds.list);
    expect(list.body).toEqual([{ id, kind: 'calendar', workspaceId: null, createdAt: expect.any(String), lastUsedAt: null }]);
    expect(list.text).not.toContain(token);
    expect(link).toContain(token);
    expect(JSON.stringify(await rows(app.db, sql`select f::text from feeds f`))).not.toContain(token);
    await opened(url);
    expect((await app.as(person)(api.feeds.list)).body[0]?.lastUsedAt).not.toBeNull();
  });

  test('ends at once: by its owner alone, by a new password, with the account', async () => {
    const first = await made({ kind: 'calendar' });
    const stranger = await aUser(app);
    const params = { feedId: first.id };
    expect((await app.as(stranger)(api.feeds.revoke, { params })).status).toBe(404);
    expect((await opened(first.url)).status).toBe(200);
    expect((await app.as(person)(api.feeds.revoke, { params })).status).toBe(200);
    expect((await opened(first.url)).status).toBe(404);

    const second = await made({ kind: 'notifications' });
    const change = { currentPassword: person.password, newPassword: 'another good one' };
    expect((await app.as(person)(api.auth.changePassword, { body: change })).status).toBe(200);
    expect((await opened(second.url)).status).toBe(404);

    const third = await made({ kind: 'calendar' }, stranger);
    const admin = await aUser(app, { role: 'admin' });
    expect((await app.as(admin)(api.users.remove, { params: { userId: stranger.id } })).status).toBe(200);
    expect((await opened(third.url)).status).toBe(404);
    expect(await rows(app.db, sql`select id from feeds`)).toEqual([]);
  });

  test('opens only its own kind, and a wrong one nothing', async () => {
    const { url } = await made({ kind: 'calendar' });
    expect((await opened(url.replace('calendar', 'notifications').replace('tasks.ics', 'notifications.atom'))).status).toBe(404);
    for (const token of ['x', 'A'.repeat(43), '%00', 'A'.repeat(500)])
      expect([400, 404, 414]).toContain((await opened(`/api/feeds/calendar/${token}/tasks.ics`)).status);
  });

  test('is one of twenty at most', async () => {
    for (let count = 0; count < feedLimits.perPerson; count++) await made({ kind: 'notifications' });
    const reply = await app.as(person)(api.feeds.create, { body: { kind: 'calendar' } });
    expect(reply).toMatchObject({ status: 409, body: { message: 'You have 20 feeds. End one that you no longer need first.' } });
  });
});
