// Tests the links that turn e-mail off: one click without a session, exactly one setting, and no effect for a forged token.
import { createHmac } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { mailToggles } from '@app/texts/sentences/digests.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { linksOf } from '#digests/unsubscribe-link.ts';
import { sendReminders } from '#reminders/send-reminders.ts';
import { aComment, aTask, aUser } from '#testing/factories.ts';
import { mailServer, type TestMailServer } from '#testing/mail-server.ts';
import { deliverAt, settingsOf } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const oneClick = 'List-Unsubscribe=One-Click';
const form = 'application/x-www-form-urlencoded';
let app: TestApp;
let server: TestMailServer;
let ana: Person;
let ben: Person;

async function begin(publicUrl: string) {
  server = await mailServer();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Tasklane AI <tasks@example.com>',
    PUBLIC_URL: publicUrl,
  };
  app = await testApp({ env });
  ana = await aUser(app, { fullName: 'Ana Lima', email: 'ana@example.com' });
  ben = await aUser(app);
  for (const person of [ana, ben]) await settingsOf(app.db, person, { dailyDigest: true });
}

beforeEach(() => begin('https://tasks.example'));
afterEach(async () => {
  await app.close();
  await server.stop();
});

async function end() {
  await app.close();
  await server.stop();
}

const pathOf = (toggle: (typeof mailToggles)[number] = 'dailyDigest', person = ana) =>
  new URL(linksOf(app.config, person.id)(toggle)).pathname;

const press = (url: string, headers: Record<string, string | undefined> = {}) =>
  app.raw({ method: 'POST', url, payload: oneClick, headers: { 'content-type': form, origin: undefined, ...headers } });

async function settings(person = ana) {
  const [row] = await app.db.select().from(tables.users).where(eq(tables.users.id, person.id));
  return row;
}

describe('the digest', () => {
  async function received() {
    const today = calendarDate(new Date(), 'UTC');
    const morning = new Date(`${today}T12:00:00Z`);
    await aTask(app, { by: ben, dueDate: today, assigneeId: ana.id, assignees: [ana.id] });
    await sendReminders(app.db, morning);
    await deliverAt(app, morning);
    const mails = await server.received(1);
    const mail = mails.find(({ subject }) => subject?.startsWith('Daily Digest'));
    return new Map(mail?.headers.map(({ key, value }) => [key, value]));
  }

  test('explains how to turn it off, with one click', async () => {
    const headers = await received();
    expect(headers.get('list-unsubscribe')).toBe(`<https://tasks.example${pathOf()}>`);
    expect(headers.get('list-unsubscribe-post')).toBe(oneClick);
    const { pathname } = new URL(headers.get('list-unsubscribe')?.slice(1, -1) ?? '');
    expect((await press(pathname)).status).toBe(200);
    expect((await settings())?.dailyDigest).toBe(false);
  });

  test('is stored for administrators without working links', async () => {
    const headers = await received();
    const [, token = ''] = /unsubscribe\/(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    const sent = server.mails.find(({ subject }) => subject?.startsWith('Daily Digest'));
    expect(sent?.html).toContain(token);
    const kept = await app.db.select().from(tables.outbox).where(eq(tables.outbox.kind, 'daily_digest'));
    expect(kept).toMatchObject([{ state: 'sent', html: expect.stringContaining('/api/unsubscribe/dailyDigest"') }]);
    expect(`${kept[0]?.html} ${kept[0]?.text}`).not.toMatch(/unsubscribe\/\w+\./);
  });

  test('offers no one-click link over plain http', async () => {
    await end();
    await begin('http://tasks.example');
    const headers = await received();
    expect(headers.get('list-unsubscribe')).toBe(`<http://tasks.example${pathOf()}>`);
    expect(headers.has('list-unsubscribe-post')).toBe(false);
  });
});

describe('a mail about a task', () => {
  async function mailsToAna() {
    await settingsOf(app.db, ana, { dailyDigest: false });
    const { id: taskId } = await aTask(app, { by: ben, assigneeId: ana.id, assignees: [ana.id] });
    await aComment(app, { taskId, by: ben, content: 'It waits for you.' });
    await deliverAt(app, new Date());
    await server.received(2);
    const mails = server.mails.map(({ headers }) => new Map(headers.map(({ key, value }) => [key, value])));
    return mails.filter((headers) => headers.get('to')?.includes('ana@example.com'));
  }

  test('turns off its own kind with one click, and no other', async () => {
    const mails = await mailsToAna();
    expect(mails.map((headers) => headers.get('list-unsubscribe'))).toEqual(
      ['taskAssignmentNotifications', 'commentNotifications'].map(
        (toggle) => `<https://tasks.example${pathOf(toggle as (typeof mailToggles)[number])}>`,
      ),
    );
    expect(mails.map((headers) => headers.get('list-unsubscribe-post'))).toEqual([oneClick, oneClick]);
    const before = await settings();
    await press(pathOf('commentNotifications'));
    expect(await settings()).toEqual({ ...before, commentNotifications: false });
  });

  test('stands in one thread of the person with the others about it', async () => {
    const mails = await mailsToAna();
    const [thread, ...more] = new Set(mails.map((headers) => headers.get('references')));
    expect(thread).toMatch(new RegExp(`^<tasklane\\.task-\\d+-${ana.id}@example\\.com>$`));
    expect(more).toEqual([]);
    expect(new Set(mails.map((headers) => headers.get('in-reply-to')))).toEqual(new Set([thread]));
    expect(new Set(mails.map((headers) => headers.get('message-id'))).size).toBe(mails.length);
  });

  test('a mail about the account offers nothing of this', async () => {
    await app.as()(api.passwordResets.request, { body: { account: 'ana@example.com' } });
    await deliverAt(app, new Date());
    const [mail] = await server.received(1);
    const keys = mail?.headers.map(({ key }) => key);
    expect(keys).toContain('x-tasklane');
    expect(keys?.filter((key) => /^(list-unsubscribe|references|in-reply-to)/.test(key))).toEqual([]);
  });
});

describe('POST', () => {
  test('turns exactly the digest off, without a session, and as often as one likes', async () => {
    const before = await settings();
    const path = pathOf();
    for (const _ of [1, 2]) {
      const reply = await press(path);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.text).toContain('“Daily Digest” is off');
    }
    expect(await settings()).toEqual({ ...before, dailyDigest: false });
    expect((await settings(ben))?.dailyDigest).toBe(true);
  });

  test.each(mailToggles)('turns off exactly what the link says: %s', async (toggle) => {
    const before = await settings();
    expect((await press(pathOf(toggle))).status).toBe(200);
    expect(await settings()).toEqual({ ...before, [toggle]: false });
  });

  test.each([
    ['a form of parts', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a browser that hides where it comes from', { origin: 'null' }],
    ['another site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ])('works from %s', async (_, headers) => {
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const payload = 'content-type' in headers ? parts : oneClick;
    const reply = await app.raw({
      method: 'POST',
      url: pathOf(),
      payload,
      headers: { 'content-type': form, origin: undefined, ...headers },
    });
    expect(reply.status).toBe(200);
    expect((await settings())?.dailyDigest).toBe(false);
  });

  test('does nothing for a forged token', async () => {
    const path = pathOf();
    pathOf('dailyDigest', ben);
    const [, token = ''] = /unsubscribe\/(.+)$/.exec(path) ?? [];
    const [toggle, , signed = ''] = token.split('.');
    const turned = `${signed.slice(0, -1)}${signed.endsWith('A') ? 'E' : 'A'}`;
    const made = [
      `${toggle}.${ben.id}.${signed}`,
      `taskReminders.${ana.id}.${signed}`,
      `emailNotifications.${ana.id}.${signed}`,
      `${toggle}.${ana.id}.${turned}`,
      `${toggle}.${ana.id}.`,
      `${toggle}.${ana.id}`,
      `${toggle}.${ana.id}.${signed}.x`,
      `${toggle}.0${ana.id}.${signed}`,
      `${toggle}.2147483648.${signed}`,
      'x',
    ];
    const before = [await settings(), await settings(ben)];
    for (const one of made) {
      const reply = await press(`/api/unsubscribe/${one}`);
      expect({ one, status: reply.status, body: reply.body }).toMatchObject({ one, status: 404, body: { error: 'not_found' } });
      const page = await app.raw({ method: 'GET', url: `/api/unsubscribe/${one}` });
      expect(page.text).toContain('This link does not work');
      expect(page.text).not.toContain('<form');
    }
    expect([await settings(), await settings(ben)]).toEqual(before);
  });

  test('does nothing once the account is deleted', async () => {
    const path = pathOf();
    const body = { username: ana.username, password: ana.password };
    expect((await app.as(ana)(api.account.remove, { body })).status).toBe(200);
    expect((await press(path)).status).toBe(404);
  });

  test('works from a mail of the first version, signed with a secret of the person', async () => {
    await app.db.insert(tables.mailKeys).values({ userId: ana.id, key: 'of the first version' });
    const signed = (id: number) => createHmac('sha256', 'of the first version').update(`dailyDigest.${id}`).digest('base64url');
    expect((await press(`/api/unsubscribe/dailyDigest.${ben.id}.${signed(ben.id)}`)).status).toBe(404);
    expect((await press(`/api/unsubscribe/dailyDigest.${ana.id}.${signed(ana.id)}`)).status).toBe(200);
    expect((await settings())?.dailyDigest).toBe(false);
  });

  test('lets a form reach nothing else', async () => {
    const payload = 'fullName=Somebody';
    const headers = { 'content-type': form };
    const reply = await app.raw({ method: 'PATCH', url: '/api/users/settings', payload, headers, as: ana });
    expect(reply.status).toBe(415);
  });
});

describe('GET', () => {
  test('asks, changes nothing, and needs no script', async () => {
    const before = await settings();
    const reply = await app.raw({ method: 'GET', url: pathOf() });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(reply.text).toContain('Turn off “Daily Digest”?');
    expect(reply.text).toContain('You will get single e-mails again, as your other settings say.');
    expect(reply.text).toContain('<form method="post" ');
    expect(reply.text).toMatch(/<body[^>]*><main>.*<form.*<\/main><\/body>/s);
    expect(reply.text).not.toContain('<script');
    expect(await settings()).toEqual(before);
  });

  test('does not reveal whose link it is, and uses the language of its person', async () => {
    await settingsOf(app.db, ana, { language: 'french' });
    const { text } = await app.raw({ method: 'GET', url: pathOf() });
    expect(text).toContain('Désactiver «\u202fRésumé quotidien\u202f»\u202f?');
    expect(text).not.toMatch(/Ana|Lima|ana@/);
  });

  test('shows that the setting is off already', async () => {
    const path = pathOf();
    await press(path);
    const { text } = await app.raw({ method: 'GET', url: path });
    expect(text).toContain('“Daily Digest” is off');
    expect(text).not.toContain('<form');
  });
});
