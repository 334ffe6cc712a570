// Tests the connection test, the test mail and the outbox for administrators.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from '@app/contract/api.ts';
import { delivery } from '@app/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { purgeOutbox } from '#email/outbox.sql.ts';
import { queueMail } from '#email/queue-mail.ts';
import { aMail, aUser } from '#testing/factories.ts';
import { mailServer, refusal } from '#testing/mail-server.ts';
import { deliver, mailRow, outboxOf } from '#testing/outbox.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';

const open: (() => Promise<unknown>)[] = [];
let app: TestApp;
let admin: Person;
let as: Client;

afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function begin(env: Record<string, string> = {}) {
  app = await testApp({ env });
  open.push(() => app.close());
  admin = await aUser(app, { fullName: 'Ada Admin', role: 'admin' });
  as = app.as(admin);
}

async function withServer(options: Parameters<typeof mailServer>[0] = {}, who = '', env: Record<string, string> = {}) {
  const server = await mailServer(options);
  open.push(() => server.stop());
  await begin({ SMTP_URL: `smtp://${who}127.0.0.1:${server.port}`, MAIL_FROM: 'Tasks <tasks@example.com>', ...env });
  return server;
}

const message = { recipient: 'somebody@example.com', subject: 'A test', message: 'It works.\n\nIndeed <b>.' };
const sendTest = (body: object = message) => as(api.email.sendTest, { body: body as typeof message });

describe('without a mail server', () => {
  test('the connection is reported as development mode', async () => {
    await begin();
    expect((await as(api.email.testConnection)).body).toEqual({
      success: true,
      message: 'Development mode: no mail server is set up, mails are kept here and not sent.',
      devMode: true,
      useFallback: false,
      senderEmail: null,
      code: null,
      answer: null,
      oauth: 'off',
    });
  });

  test('a test mail is stored and can be read, and is not reported as sent', async () => {
    await begin();
    const { status, body } = await sendTest();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, state: 'kept' });
    expect(body.message).toBe('Development mode: the message to somebody@example.com was kept and not sent.');
    const { body: mail } = await as(api.email.outboxMail, { params: { mailId: body.mailId } });
    expect(mail).toMatchObject({
      kind: 'test',
      state: 'kept',
      recipient: 'somebody@example.com',
      userId: null,
      subject: 'A test',
      attempts: 1,
      code: null,
      nextAttemptAt: null,
    });
    expect(mail.html).toContain('Indeed &lt;b&gt;.');
    expect(mail.text).toContain('It works.\n\nIndeed <b>.');
  });
});

describe('the connection', () => {
  test('that works names the sender and nothing else', async () => {
    const server = await withServer();
    const { body, text } = await as(api.email.testConnection);
    expect(body).toEqual({
      success: true,
      message: 'The mail server is ready.',
      devMode: false,
      useFallback: false,
      senderEmail: 'tasks@example.com',
      code: null,
      answer: null,
      oauth: 'off',
    });
    expect(text).not.toContain(String(server.port));
  });

  test('that fails reports why in our own words, in the language of the reader', async () => {
    const server = await withServer();
    await server.stop();
    expect((await as(api.email.testConnection)).body).toMatchObject({
      success: false,
      code: 'unreachable',
      message: 'The mail server cannot be reached. Please check its name and port.',
    });
    await app.db.update(tables.users).set({ language: 'german' });
    expect((await as(api.email.testConnection)).body.message).toBe(
      'Der Mailserver ist nicht erreichbar. Bitte prüfen Sie seinen Namen und seinen Port.',
    );
  });

  test("with a wrong password says so, also in the server's words, and tells no secret", async () => {
    const onAuth = (_auth: unknown, _session: unknown, done: (error: Error) => void) => done(new Error('secret words'));
    await withServer({ authOptional: false, allowInsecureAuth: true, onAuth }, 'us%40er:hidden@');
    const { body, text } = await as(api.email.testConnection);
    expect(body).toMatchObject({ success: false, code: 'signIn', answer: '535 secret words' });
    expect(text).not.toMatch(/hidden|us@er/);
  });
});

describe('OAuth', () => {
  const oauth = { SMTP_OAUTH_CLIENT_ID: 'id', SMTP_OAUTH_CLIENT_SECRET: 'client secret', SMTP_OAUTH_REFRESH_TOKEN: 'token' };

  /** A token endpoint that gives every request this answer. */
  async function tokens(status: number, answer: object): Promise<string> {
    const endpoint = createServer((_request, reply) => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    endpoint.listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    open.push(() => new Promise((resolve) => endpoint.close(resolve)));
    return `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/token`;
  }

  const smtp = {
    authOptional: false,
    allowInsecureAuth: true,
    authMethods: ['XOAUTH2', 'PLAIN'],
    onAuth: (
      { accessToken, password }: { accessToken?: string | null | undefined; password?: string | null | undefined },
      _session: unknown,
      done: (error: Error | null, answer?: { user: string }) => void,
    ) => (accessToken === 'good' || password === 'good' ? done(null, { user: 'us@er' }) : done(new Error('secret words'))),
  };

  test('signs in and sends', async () => {
    const url = await tokens(200, { access_token: 'good', expires_in: 3600 });
    const server = await withServer(smtp, 'us%40er@', { ...oauth, SMTP_OAUTH_TOKEN_URL: url });
    expect((await as(api.email.testConnection)).body).toMatchObject({ success: true, oauth: 'connected', useFallback: false });
    expect((await sendTest()).body).toMatchObject({ success: true, state: 'sent' });
    expect(server.mails).toHaveLength(1);
  });

  test.each([
    [
      'invalid_grant',
      'Token has been expired or revoked.',
      'oauthInvalidGrant',
      'The OAuth grant was refused (invalid grant): the refresh token has expired, was withdrawn or belongs to another account. Please create a new one.',
    ],
    [
      'unauthorized_client',
      'Unauthorized',
      'oauthUnauthorizedClient',
      'The OAuth client may not do this (unauthorized client). Please check client ID and secret, and whether this client made the refresh token.',
    ],
    [
      'invalid_request',
      'Missing required parameter: refresh_token',
      'oauthRefreshToken',
      'The OAuth refresh token is missing or no longer valid. Please create a new one and restart the server with it.',
    ],
    ['server_error', 'secret words', 'oauthFailed', 'Signing in with OAuth has failed. Please check the OAuth settings.'],
  ] as const)('that is answered %s comes with guidance', async (error, description, code, guidance) => {
    const url = await tokens(400, { error, error_description: description });
    await withServer(smtp, 'us%40er@', { ...oauth, SMTP_OAUTH_TOKEN_URL: url });
    const { body, text } = await as(api.email.testConnection);
    expect(body).toMatchObject({ success: false, code, oauth: 'failed', useFallback: false, message: guidance });
    expect(text).not.toMatch(/secret words|client secret/);
    const sent = await sendTest();
    expect(sent.status).toBe(422);
    expect(sent.body.message).toBe(guidance);
  });

  test('that fails falls back to the password if there is one, with a warning', async () => {
    const url = await tokens(400, { error: 'invalid_grant' });
    const server = await withServer(smtp, 'us%40er:good@', { ...oauth, SMTP_OAUTH_TOKEN_URL: url });
    const { body } = await as(api.email.testConnection);
    expect(body).toMatchObject({ success: true, useFallback: true, oauth: 'failed', code: 'oauthInvalidGrant' });
    expect(body.message).toMatch(/^The password is used instead of OAuth\. The OAuth grant was refused/);
    expect((await sendTest()).body).toMatchObject({ state: 'sent' });
    expect(server.mails).toHaveLength(1);
  });

  test('that the mail server refuses is not reported as a wrong password', async () => {
    const url = await tokens(200, { access_token: 'bad', expires_in: 3600 });
    await withServer(smtp, 'us%40er@', { ...oauth, SMTP_OAUTH_TOKEN_URL: url });
    expect((await as(api.email.testConnection)).body).toMatchObject({ success: false, code: 'oauthFailed', oauth: 'failed' });
  });
});

describe('a test mail', () => {
  test('is sent once the mail server has accepted it', async () => {
    const server = await withServer();
    const { status, body } = await sendTest();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, state: 'sent' });
    expect(body.message).toBe('The mail server has taken the message to somebody@example.com.');
    expect(server.mails).toMatchObject([{ subject: 'A test', recipients: ['somebody@example.com'] }]);
    const lines = await app.db.select().from(tables.auditLog).where(eq(tables.auditLog.action, 'test_mail_sent'));
    expect(lines).toMatchObject([{ userId: admin.id, action: 'test_mail_sent', details: { name: 'somebody@example.com' } }]);
  });

  test('is sent once although a worker is running', async () => {
    const server = await withServer();
    const delivery = await deliver(app);
    open.push(() => delivery.stop());
    const replies = await Promise.all([sendTest(), sendTest(), sendTest()]);
    expect(replies.map(({ body }) => body.state)).toEqual(['sent', 'sent', 'sent']);
    expect(server.mails).toHaveLength(3);
  });

  test('that is repeated with its key is the same one', async () => {
    const server = await withServer();
    const headers = { 'idempotency-key': 'the same' };
    const first = await as(api.email.sendTest, { body: message, headers });
    const again = await as(api.email.sendTest, { body: message, headers });
    expect(again.body).toEqual(first.body);
    expect(server.mails).toHaveLength(1);
  });

  test('that is refused is not reported as sent, and stays in the outbox', async () => {
    const server = await withServer();
    server.onRecipient = () => refusal(550);
    const { status, body } = await sendTest();
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'mail_failed', message: 'The mail server does not accept the recipient.' });
    expect(await outboxOf(app.db)).toMatchObject([{ state: 'failed', code: 'recipientRefused', attempts: 1 }]);
  });

  test('to an unavailable server is not retried later', async () => {
    const server = await withServer();
    await server.stop();
    expect((await sendTest()).body).toMatchObject({
      message: 'The mail server cannot be reached. Please check its name and port.',
    });
    expect(await outboxOf(app.db)).toMatchObject([{ state: 'failed', code: 'unreachable' }]);
  });

  test('reports all invalid fields, joined', async () => {
    await begin();
    const { status, body } = await sendTest({ recipient: 'nobody', subject: ' ', message: '' });
    expect(status).toBe(400);
    expect(body.message).toBe('Please enter a valid email address, Subject is required, Message is required');
    expect(body.fields).toEqual({
      recipient: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message is required',
    });
    expect((await sendTest({})).body.message).toBe(body.message);
  });

  test.each([
    'a@example.com,b@example.com',
    'a@example.com b@example.com',
    'a@example.com;b@example.com',
    'Group: a@example.com;',
    '"a b"@example.com',
    'A <a@example.com>',
    'a@example.com (comment)',
    'a@example.com\r\nBcc: b@example.com',
    'a@localhost',
    '@example.com',
    'a@[127.0.0.1]',
    `${'a'.repeat(250)}@example.com`,
  ])('needs one plain address: not %j', async (recipient) => {
    await begin();
    const { status, body } = await sendTest({ ...message, recipient });
    expect(status).toBe(400);
    expect(body.message).toBe('Please enter a valid email address');
    expect(await outboxOf(app.db)).toEqual([]);
  });

  test('may be sent ten times an hour', async () => {
    await begin();
    for (let time = 0; time < 10; time++) expect((await sendTest()).status).toBe(200);
    const { status, headers } = await sendTest();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await outboxOf(app.db)).toHaveLength(10);
  });
});

describe('the outbox', () => {
  const ids = (reply: { body: { mails: { id: number }[] } }) => reply.body.mails.map(({ id }) => id);

  test('is read in pages, newest first', async () => {
    await begin();
    const made: number[] = [];
    for (let n = 0; n < 5; n++) made.unshift(await aMail(app));
    const first = await as(api.email.outbox, { query: { limit: '2' } });
    expect(ids(first)).toEqual(made.slice(0, 2));
    expect(first.body).toMatchObject({ waiting: 5, failed: 0, next: made[1] });
    const second = await as(api.email.outbox, { query: { limit: '2', before: String(first.body.next) } });
    expect(ids(second)).toEqual(made.slice(2, 4));
    const third = await as(api.email.outbox, { query: { limit: '2', before: String(second.body.next) } });
    expect(ids(third)).toEqual(made.slice(4));
    expect(third.body.next).toBeNull();
  });

  test('is searched by state, address and name', async () => {
    await begin();
    const person = await aUser(app, { fullName: 'Zoe 100%_Zorn', email: 'zoe@example.com' });
    const toZoe = await queueMail(app.db, { kind: 'password_updated', dedupeKey: 'z', userId: person.id });
    const other = await aMail(app);
    const found = async (query: object) => ids(await as(api.email.outbox, { query }));
    expect(await found({ recipient: 'ZOE@' })).toEqual([toZoe]);
    expect(await found({ recipient: '100%_' })).toEqual([toZoe]);
    expect(await found({ recipient: '%' })).toEqual([toZoe]);
    expect(await found({ recipient: 'somebody' })).toEqual([other]);
    expect(await found({ state: 'sent' })).toEqual([]);
    expect(await found({ state: 'queued' })).toEqual([other, toZoe]);
    expect((await as(api.email.outbox, { query: { state: 'lost' as 'sent' } })).status).toBe(400);
    expect((await as(api.email.outbox, { query: { limit: '101' } })).status).toBe(400);
  });

  test('answers 404 for an unknown mail', async () => {
    await begin();
    const reply = await as(api.email.outboxMail, { params: { mailId: 999 } });
    expect(reply.status).toBe(404);
    expect(reply.body.message).toBe('Mail not found');
    expect((await as(api.email.resend, { params: { mailId: 999 } })).status).toBe(404);
  });

  test('does not resend a mail that is being sent', async () => {
    await begin();
    const mailId = await aMail(app);
    await app.db.update(tables.outbox).set({ state: 'sending', claim: 'x' });
    const { status, body } = await as(api.email.resend, { params: { mailId } });
    expect(status).toBe(409);
    expect(body.message).toBe('This mail is being sent at this moment.');
    expect((await mailRow(app.db, mailId)).state).toBe('sending');
  });

  test('keeps texts for 30 days and rows for 400', async () => {
    await begin();
    const [young = 0, old = 0, ancient = 0, waiting = 0] = [
      await aMail(app),
      await aMail(app),
      await aMail(app),
      await aMail(app),
    ];
    await app.db.update(tables.outbox).set({ html: 'x', text: 'x', subject: 'x', details: { message: 'x' }, state: 'sent' });
    const age = (id: number, days: number) =>
      app.db.execute(sql`update outbox set created_at = now() - make_interval(days => ${days}) where id = ${id}`);
    await age(young, 29);
    await age(old, 31);
    await age(ancient, 401);
    await age(waiting, 401);
    await app.db.execute(sql`update outbox set state = 'queued' where id = ${waiting}`);
    await purgeOutbox(app.db);
    expect(
      (await outboxOf(app.db)).map(({ id, html, text, subject, details }) => ({ id, html, text, subject, details })),
    ).toEqual([
      { id: young, html: 'x', text: 'x', subject: 'x', details: { message: 'x' } },
      { id: old, html: null, text: null, subject: null, details: {} },
      { id: waiting, html: 'x', text: 'x', subject: 'x', details: { message: 'x' } },
    ]);
  });

  test('keeps no more than the newest texts and rows, except of mails that wait', async () => {
    const usual = delivery.kept;
    Object.assign(delivery, { kept: { bodies: 1, rows: 2 } });
    try {
      await begin();
      const [waiting = 0, gone = 0, bare = 0, newest = 0] = [
        await aMail(app),
        await aMail(app),
        await aMail(app),
        await aMail(app),
      ];
      await app.db.execute(sql`update outbox set html = 'x', state = case when id = ${waiting} then 'queued' else 'sent' end`);
      await purgeOutbox(app.db);
      expect((await outboxOf(app.db)).map(({ id, html }) => ({ id, html }))).toEqual([
        { id: waiting, html: 'x' },
        { id: bare, html: null },
        { id: newest, html: 'x' },
      ]);
      expect(gone).toBeLessThan(bare);
    } finally {
      Object.assign(delivery, { kept: usual });
    }
  });
});
