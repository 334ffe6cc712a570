// Tests delivery to a real SMTP server: what is sent, what is retried, what is given up, and that no mail is lost or doubled.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import tls from 'node:tls';
import * as api from '@app/contract/api.ts';
import { patience } from '@app/contract/testing/growth.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signalRequest } from '#db/signals.ts';
import * as tables from '#db/tables.ts';
import { messageDomain } from '#email/deliver-mail.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { claimDueMail } from '#email/outbox.sql.ts';
import { queueMail } from '#email/queue-mail.ts';
import type { Delivery } from '#jobs/deliver-mails.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { mailServer, refusal, type TestMailServer, testCertificate, until } from '#testing/mail-server.ts';
import { allSettled, deliver, mailRow, outboxOf } from '#testing/outbox.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const open: (() => Promise<unknown>)[] = [];
let app: TestApp;
let server: TestMailServer;
let count = 0;

afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** Creates an application with a mail server of its own. */
async function begin(options: Parameters<typeof mailServer>[0] = {}, url = (port: number) => `smtp://127.0.0.1:${port}`) {
  server = await mailServer(options);
  open.push(() => server.stop());
  app = await appFor(url(server.port));
}

async function appFor(smtpUrl: string, env: Record<string, string> = {}): Promise<TestApp> {
  const made = await testApp({
    env: { SMTP_URL: smtpUrl, MAIL_FROM: 'Tasklane AI <tasks@example.com>', PUBLIC_URL: 'http://tasklane.test', ...env },
  });
  open.push(() => made.close());
  return made;
}

async function work(pace: Parameters<typeof deliver>[1] = {}): Promise<Delivery> {
  const delivery = await deliver(app, pace);
  open.push(() => delivery.stop());
  return delivery;
}

/** Queues a mail of a kind that every account gets. */
async function queue(userId: number): Promise<number> {
  const id = await queueMail(app.db, { kind: 'password_updated', dedupeKey: `of the tests ${++count}`, userId });
  if (id === undefined) throw new Error('nothing was queued');
  return id;
}

describe('a mail', () => {
  test('is sent as HTML and as text, from the sender to the person, with a Message-ID of its own', async () => {
    await begin();
    const person = await aUser(app, { fullName: 'Ana Lima', email: 'ana@example.com' });
    const id = await queue(person.id);
    await work();
    const [mail] = await server.received(1);
    await allSettled(app.db);
    expect(mail).toMatchObject({
      subject: 'Your password was changed',
      from: { name: 'Tasklane AI', address: 'tasks@example.com' },
      to: [{ name: 'Ana Lima', address: 'ana@example.com' }],
      recipients: ['ana@example.com'],
    });
    expect(mail?.text).toContain('Hi Ana, the password of your account was changed on');
    expect(mail?.text).toContain('Sign in (http://tasklane.test/auth)');
    expect(mail?.html).toContain('<a href="http://tasklane.test/auth" class="button"');
    const row = await mailRow(app.db, id);
    expect(row).toMatchObject({ state: 'sent', attempts: 1, code: null, sentTo: 'ana@example.com', subject: mail?.subject });
    expect(mail?.messageId).toBe(row.messageId);
    expect(row.messageId).toMatch(/^<tasklane\.[0-9a-f-]{36}@example\.com>$/);
    expect(row.html?.trim()).toBe(mail?.html?.replaceAll('\r\n', '\n').trim());
  });

  test('with an invitation reaches the address, and the outbox deletes the link', async () => {
    await begin();
    const inviter = await aUser(app, { role: 'admin', department: null, email: 'boss@example.com' });
    const { body } = await app.as(inviter)(api.invitations.create, { body: { workspaceId: 3, email: 'guest@example.com' } });
    expect(body).toMatchObject({ mailed: true, link: expect.stringContaining('http://tasklane.test/auth/invitation#') });
    await work();
    const [mail] = await server.received(1);
    // The token in the mail also proves that the mail was read.
    expect(mail?.html).toContain(`href="${body.link}.`);
    expect(mail?.text).toContain(body.link);
    await allSettled(app.db);
    const [row] = await app.db.select().from(tables.outbox);
    expect(row).toMatchObject({ state: 'sent', sentTo: 'guest@example.com', details: {} });
    expect(JSON.stringify(row)).not.toContain(body.link.split('#')[1]);
  });

  test('that is only kept waits while requests are answered, but not for ever', async () => {
    app = await testApp();
    open.push(() => app.close());
    const person = await aUser(app);
    for (let n = 0; n < 4; n++) await queue(person.id);
    const began = Date.now();
    signalRequest(await workerDatabase());
    await work({ quiet: 60_000, longestRest: 150 });
    expect((await allSettled(app.db)).filter(({ state }) => state === 'kept').length).toBeGreaterThanOrEqual(4);
    expect(Date.now() - began).toBeGreaterThan(3 * 150);
  });

  test('is sent at once after the commit of its cause, however rarely the outbox is polled', async () => {
    await begin();
    await work({ poll: { embedded: 3_600_000, postgres: 3_600_000 } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const person = await aUser(app);
    const began = Date.now();
    await app.as(person)(api.auth.changePassword, {
      body: { currentPassword: person.password, newPassword: 'another long password' },
    });
    await server.received(1);
    expect(Date.now() - began).toBeLessThan(patience);
  });

  test('of a write that is rolled back is not sent', async () => {
    await begin();
    await work();
    const person = await aUser(app);
    await expect(
      app.db.transaction(async (tx) => {
        await queueMail(tx, { kind: 'password_updated', dedupeKey: 'rolled back', userId: person.id });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await queue(person.id);
    await server.received(1);
    await allSettled(app.db);
    expect(server.mails).toHaveLength(1);
    expect((await outboxOf(app.db)).map(({ dedupeKey }) => dedupeKey)).not.toContain('rolled back');
  });

  test('has no header that comes from a name or a title', async () => {
    await begin();
    const person = await aUser(app, {
      fullName: 'Eve "E" <evil@example.com>,\r\nBcc: all@example.com',
      email: 'eve@example.com',
    });
    const ana = await aUser(app);
    await aTask(app, { by: ana, title: 'Plan\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>', assigneeId: person.id });
    await work();
    const [mail] = await server.received(1);
    expect(mail?.recipients).toEqual(['eve@example.com']);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.to?.[0]?.address).toBe('eve@example.com');
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.html).not.toContain('<script>');
  });

  test('is not sent again because its outcome could not be stored at once', async () => {
    await begin();
    const id = await queue((await aUser(app)).id);
    const back = async () => void (await app.db.execute(sql`alter table if exists outbox_away rename to outbox`));
    open.push(back);
    server.onMail = async () => {
      await app.db.execute(sql`alter table outbox rename to outbox_away`);
      setTimeout(() => void back(), 300);
      return undefined;
    };
    await work();
    await server.received(1);
    await until(async () => (await mailRow(app.db, id).catch(() => undefined))?.state === 'sent', 'the outcome');
    expect(server.mails).toHaveLength(1);
  });

  test('is queued once by the same cause', async () => {
    await begin();
    const person = await aUser(app);
    const mail = { kind: 'password_updated', dedupeKey: 'the same', userId: person.id } as const;
    expect(await queueMail(app.db, mail)).toEqual(expect.any(Number));
    expect(await queueMail(app.db, mail)).toBeUndefined();
  });
});

describe('a refusal', () => {
  test('that is temporary is retried', async () => {
    await begin();
    const person = await aUser(app);
    let tries = 0;
    server.onRecipient = () => (++tries < 3 ? refusal(451) : undefined);
    const id = await queue(person.id);
    await work();
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'sent', attempts: 3, code: null });
    expect(server.mails).toHaveLength(1);
  });

  test.each([
    ['recipient', 'recipientRefused'],
    ['message', 'messageRefused'],
  ] as const)('of the %s for good is not, and its words are kept from everybody', async (what, code) => {
    await begin();
    if (what === 'recipient') server.onRecipient = () => refusal(550);
    else server.onMail = () => refusal(554);
    const person = await aUser(app);
    const admin = await aUser(app, { role: 'admin' });
    const id = await queue(person.id);
    await work();
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'failed', attempts: 1, code });
    const { text, body } = await app.as(admin)(api.email.outboxMail, { params: { mailId: id } });
    expect(body.reason).toBe(`The mail server does not accept the ${what}.`);
    expect(text).not.toContain('secret words');
  });

  test('of the sender that is permanent is not retried either', async () => {
    await begin({ onMailFrom: (_address, _session, done) => done(refusal(553)) });
    const id = await queue((await aUser(app)).id);
    await work();
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'failed', attempts: 1, code: 'senderRefused' });
  });

  test('that lasts is given up after 10 attempts; sent again by hand it keeps its Message-ID', async () => {
    await begin();
    server.onMail = () => refusal(452);
    const admin = await aUser(app, { role: 'admin' });
    const id = await queue(admin.id);
    await work();
    await allSettled(app.db);
    const given = await mailRow(app.db, id);
    expect(given).toMatchObject({ state: 'failed', attempts: 10, code: 'busy' });
    server.onMail = undefined;
    const { status } = await app.as(admin)(api.email.resend, { params: { mailId: id } });
    expect(status).toBe(200);
    const [mail] = await server.received(1);
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'sent', attempts: 1, code: null });
    expect(mail?.messageId).toBe(given.messageId);
  });
});

describe('a server', () => {
  test('that is down is probed until it is back, and gets each mail exactly once', async () => {
    await begin();
    const people = await Promise.all(Array.from({ length: 25 }, () => aUser(app)));
    await server.stop();
    for (const person of people) await queue(person.id);
    await work();
    await until(async () => (await outboxOf(app.db)).some(({ code }) => code === 'unreachable'), 'a failure');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = await outboxOf(app.db);
    expect(waiting.every(({ state }) => state === 'queued')).toBe(true);
    // The server is probed; no mail uses an attempt.
    expect(waiting.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(3);
    server = await mailServer({}, server.port);
    open.push(() => server.stop());
    await allSettled(app.db);
    expect(server.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
      (await app.db.select().from(tables.users))
        .map(({ email }) => email)
        .filter((email) => /^person/.test(email))
        .sort(),
    );
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(25);
    expect((await outboxOf(app.db)).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('that accepts and then stays silent times out, and the next attempt has the same Message-ID', async () => {
    await begin();
    const seen: (string | undefined)[] = [];
    server.onMail = (mail) => {
      seen.push(mail.messageId);
      return seen.length === 1 ? new Promise(() => {}) : undefined;
    };
    const id = await queue((await aUser(app)).id);
    await work({ deadline: 1_000 });
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  test('that never greets counts as not answering in time', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    open.push(() => new Promise((resolve) => silent.close(resolve)));
    app = await appFor(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const id = await queue((await aUser(app)).id);
    await work({ deadline: 300 });
    await until(async () => (await mailRow(app.db, id)).code !== null, 'a failure');
    expect(await mailRow(app.db, id)).toMatchObject({ code: 'timeout' });
  });

  test('with an untrusted certificate gets nothing', async () => {
    await begin({ secure: true }, (port) => `smtps://localhost:${port}`);
    const id = await queue((await aUser(app)).id);
    await work();
    await until(async () => (await mailRow(app.db, id)).code !== null, 'a failure');
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'queued', code: 'tls' });
    expect(server.mails).toEqual([]);
  });

  test('gets no password without encryption, unless it is this machine', async () => {
    // The name is foreign but resolves to this machine: the server gets what a stranger would.
    await begin({ authOptional: false, allowInsecureAuth: true }, (port) => `smtp://user:hidden@[::ffff:127.0.0.1]:${port}`);
    const id = await queue((await aUser(app)).id);
    await work();
    await until(async () => (await mailRow(app.db, id)).code !== null, 'a failure');
    expect((await mailRow(app.db, id)).state).toBe('queued');
    expect(server.mails).toEqual([]);
  });

  describe('that is trusted', () => {
    beforeAll(() => {
      const usual = tls.getCACertificates();
      tls.setDefaultCACertificates([...usual, testCertificate]);
      return () => tls.setDefaultCACertificates(usual);
    });

    test.each([
      ['TLS', { secure: true }, 'smtps'],
      ['STARTTLS', { secure: false, disabledCommands: [] }, 'smtp'],
    ] as const)('is spoken to by %s, with user and password', async (_, options, protocol) => {
      await begin(
        {
          ...options,
          disabledCommands: [],
          authOptional: false,
          onAuth: ({ username, password }, _session, done) =>
            username === 'us@er' && password === 'p/ss' ? done(null, { user: username }) : done(new Error('no')),
        },
        (port) => `${protocol}://us%40er:p%2Fss@localhost:${port}`,
      );
      await queue((await aUser(app)).id);
      await work();
      const [mail] = await server.received(1);
      expect(mail).toMatchObject({ secure: true, user: 'us@er' });
    });
  });

  test('that greets and then stays silent is judged long before its connection times out', async () => {
    const silent = createServer((socket) => {
      socket.on('error', () => {}).write('220 welcome\r\n');
      open.push(async () => socket.destroy());
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    open.push(() => new Promise((resolve) => silent.close(resolve)));
    app = await appFor(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const started = performance.now();
    expect(await mailServerOf(app.config)?.verify()).toMatchObject({ ok: false, failure: { code: 'timeout' } });
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test.each([
    ['554 secret words of the server', 'serverRefused'],
    ['421 secret words of the server', 'busy'],
  ])('that greets with %s is unavailable, and no mail uses an attempt', async (greeting, code) => {
    const rude = createServer((socket) => socket.on('error', () => {}).end(`${greeting}\r\n`));
    rude.listen(0, '127.0.0.1');
    await once(rude, 'listening');
    open.push(() => new Promise((resolve) => rude.close(resolve)));
    app = await appFor(`smtp://127.0.0.1:${(rude.address() as AddressInfo).port}`);
    const person = await aUser(app);
    const ids = [await queue(person.id), await queue(person.id), await queue(person.id)];
    await work({ lanes: 1, probe: { first: 60_000, max: 60_000 } });
    await until(async () => (await mailRow(app.db, ids[0] ?? 0)).code !== null, 'a failure');
    expect((await outboxOf(app.db)).map((mail) => [mail.state, mail.attempts, mail.code])).toEqual([
      ['queued', 1, code],
      ['queued', 0, null],
      ['queued', 0, null],
    ]);
    expect(JSON.stringify(await outboxOf(app.db))).not.toContain('secret');
    expect(await mailServerOf(app.config)?.verify()).toMatchObject({ ok: false, failure: { code } });
  });

  test('that refuses the password is not asked for every mail', async () => {
    await begin(
      { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(new Error('hidden')) },
      (port) => `smtp://user:wrong@127.0.0.1:${port}`,
    );
    const person = await aUser(app);
    const ids = [await queue(person.id), await queue(person.id), await queue(person.id), await queue(person.id)];
    await work({ lanes: 1, probe: { first: 60_000, max: 60_000 } });
    await until(async () => (await mailRow(app.db, ids[0] ?? 0)).code !== null, 'a failure');
    expect((await outboxOf(app.db)).map(({ state, attempts, code }) => [state, attempts, code])).toEqual([
      ['queued', 1, 'signIn'],
      ['queued', 0, null],
      ['queued', 0, null],
      ['queued', 0, null],
    ]);
  });
});

describe('a worker', () => {
  test('that was killed after the server took a mail leaves at most a duplicate, with the same Message-ID', async () => {
    await begin();
    const id = await queue((await aUser(app)).id);
    const claiming = { claim: 'a worker that dies', domain: messageDomain(app.config), lease: 400 };
    const { mail: claimed } = await claimDueMail(app.db, claiming);
    const to = { name: '', address: 'somebody@example.com' };
    const mail = { to, messageId: claimed?.messageId ?? '', subject: 'x', html: 'x', text: 'x' };
    await mailServerOf(app.config)?.send(mail, new AbortController().signal);
    expect(await mailRow(app.db, id)).toMatchObject({ id: claimed?.id, state: 'sending' });
    await work();
    await server.received(2);
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('whose claim expired cannot change the result of another one', async () => {
    await begin();
    const id = await queue((await aUser(app)).id);
    let answered = () => {};
    server.onMail = () =>
      new Promise((resolve) => {
        answered = () => resolve(refusal(550));
        server.onMail = undefined;
      });
    const slow = await work({ lease: 300, deadline: 20_000 });
    await until(() => server.onMail === undefined, 'the first try');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await work({});
    await server.received(1);
    await until(async () => (await mailRow(app.db, id)).state === 'sent', 'the second try');
    answered();
    await slow.stop();
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'sent', code: null });
  });

  test('that stops releases its mails, which are due at once', async () => {
    await begin();
    let begun = false;
    server.onMail = () => {
      begun = true;
      return new Promise(() => {});
    };
    const id = await queue((await aUser(app)).id);
    const delivery = await work();
    await until(() => begun, 'a mail on its way');
    await delivery.stop();
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'queued', claim: null });
    server.onMail = undefined;
    await work();
    await server.received(1);
  });

  test('that never finishes a mail does not retry it for ever', async () => {
    await begin();
    const id = await queue((await aUser(app)).id);
    await app.db.update(tables.outbox).set({ attempts: 10 });
    await work();
    await allSettled(app.db);
    expect(await mailRow(app.db, id)).toMatchObject({ state: 'failed', code: 'interrupted' });
    expect(server.mails).toEqual([]);
  });

  test('claims a mail that only one of several gets', async () => {
    await begin();
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(app)));
    for (const person of people) await queue(person.id);
    await Promise.all([work(), work(), work()]);
    await allSettled(app.db);
    expect(server.mails).toHaveLength(20);
    expect((await outboxOf(app.db)).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});
