// Tests mails that come in, over real SMTP and IMAP connections: what they become, who is refused, what could loop or be forged.
import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import * as api from '@app/contract/api.ts';
import { weekdayOf } from '@app/contract/recurrences/recurrences.rules.ts';
import { eq, sql } from 'drizzle-orm';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, describe, expect, it, test } from 'vitest';
import { readConfig } from '#config.ts';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import { queueMail } from '#email/queue-mail.ts';
import { fileStore } from '#files/open-store.ts';
import { deleteOldIncomingMails } from '#incoming-mails/incoming-mails.sql.ts';
import { answerAddress } from '#incoming-mails/mail-addresses.ts';
import { readMailbox } from '#incoming-mails/read-mailbox.ts';
import { type Receiver, receiveMail } from '#incoming-mails/receive-mail.ts';
import { listenForMails, type SmtpListener } from '#incoming-mails/smtp-listener.ts';
import { startMailbox } from '#jobs/read-mailbox.ts';
import { aTask, aUser, doneFirst, withoutMembership } from '#testing/factories.ts';
import { mailServer, until } from '#testing/mail-server.ts';
import { mailboxServer } from '#testing/network/mailbox-server.ts';
import { s3Server } from '#testing/network/s3-server.ts';
import { deliver } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const open: (() => unknown)[] = [];
let app: TestApp;
let admin: Person;
let member: Person;
let address = '';
let listener: SmtpListener;
let receiver: Receiver;

afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function begin(env: Record<string, string> = {}) {
  app = await testApp({ env: { MAIL_IN_ADDRESS: 'tasks@in.example.com', MAIL_IN_PORT: '0', ...env } });
  open.push(() => app.close());
  admin = await aUser(app, { fullName: 'Ada Admin', role: 'admin', department: null });
  member = await aUser(app, { fullName: 'Ines Inside', email: 'ines@example.com' });
  address = (await switchOn()) ?? '';
  const { config, db } = app;
  const { mailIn } = config;
  if (!mailIn) throw new Error('mail in is not set up');
  receiver = { config, mailIn, db, runner: app.app.runner, incoming: fileStore(config).incoming, log: { warn: () => {} } };
  const smtp = { host: '127.0.0.1', port: 0, peers: mailIn.smtp?.peers ?? [] };
  listener = await listenForMails(receiver, smtp);
  open.push(() => listener.stop());
}

const setAddress = (body: { isOn: boolean; newSecret?: boolean }) =>
  app.as(admin)(api.incomingMails.setAddress, { params: { workspaceId: 3 }, body });
const switchOn = async () => (await setAddress({ isOn: true })).body.address;

interface MailInput extends Omit<SendMailOptions, 'to'> {
  to?: string;
  returnPath?: string;
}

/** Sends a mail as the company's mail server would; returns its answer. */
async function send({ to = address, from = 'Ines <ines@example.com>', returnPath, ...mail }: MailInput = {}): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const envelope = { from: returnPath ?? 'ines@example.com', to };
  try {
    const sent = await transport.sendMail({ subject: 'Order paper', text: 'Two boxes.', ...mail, from, to, envelope });
    return sent.response;
  } catch (error) {
    return (error as { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
}

/** Sends bytes as they are. */
function sendRaw(raw: string | Buffer, to = address): Promise<string> {
  return send({ to, raw });
}

const tasks = () => app.db.select().from(tables.tasks).where(eq(tables.tasks.workspaceId, 3)).orderBy(tables.tasks.id);
const comments = () =>
  app.db.select().from(tables.taskComments).where(sql`not is_system_comment`).orderBy(tables.taskComments.id);
const files = async (taskId = 0) =>
  (await app.as(member)(api.attachments.list, { params: { taskId: taskId || ((await tasks())[0]?.id ?? 0) } })).body;
const log = async () => (await app.as(admin)(api.incomingMails.list)).body.mails;
const lastReason = async () => (await log())[0]?.reason;

describe('a mail to the address of a board', () => {
  test('becomes a task in the name of its sender, with the day and the priority of its subject', async () => {
    await begin();
    await doneFirst(app);
    expect(await send({ subject: 'Fwd: Order paper 24.12.2099 !1', text: 'Two boxes.\n\n-- \nInes' })).toMatch(/^250/);
    const [task] = await tasks();
    expect(task).toMatchObject({
      ...{
        title: 'Order paper',
        description: 'Subject: Order paper 24.12.2099 !1\n\nTwo boxes.',
        dueDate: '2099-12-24',
        priority: 'P1',
      },
      ...{ createdBy: member.id, createdVia: 'mail', changedVia: 'mail', status: 'To Do', department: 'Engineering' },
    });
    const events = await rows<{ via: string }>(app.db, sql`select via from events where type = 'task_created'`);
    expect(events).toEqual([{ via: 'mail' }]);
    expect(await log()).toMatchObject([
      {
        state: 'task',
        way: 'smtp',
        sender: 'ines@example.com',
        fullName: 'Ines Inside',
        workspaceName: 'Engineering',
        taskId: task?.id,
        reason: null,
      },
    ]);
  });

  test("begins next week with its sender's first day", async () => {
    await begin();
    await app.db.execute(sql`update users set week_start = 'saturday' where id = ${member.id}`);
    await doneFirst(app);
    expect(await send({ subject: 'Order paper next week' })).toMatch(/^250/);
    const [task] = await tasks();
    expect([task?.title, weekdayOf(task?.dueDate ?? '')]).toEqual(['Order paper', 6]);
  });

  test('without a subject, with a long one, or with little text has a title, and loses nothing silently', async () => {
    await begin();
    await send({ subject: '', text: '\n\nThe first line\nand more' });
    await send({ subject: '', text: '', html: '' });
    await send({ subject: 'X', text: 'y' });
    await send({ subject: 'long '.repeat(300), text: 'z'.repeat(30_000) });
    await send({ subject: 'Answer the letter every Monday @ines', text: 'nul \0 here' });
    const [first, none, short, long, words] = await tasks();
    expect(first).toMatchObject({ title: 'The first line', description: 'The first line\nand more' });
    expect(none).toMatchObject({ title: 'Mail from Ines Inside', description: null });
    expect(short?.title).toBe('X……');
    expect(long?.title).toHaveLength(200);
    expect(long?.description).toHaveLength(20_000);
    expect(long?.description).toMatch(/^Subject: long long [\s\S]*The mail was longer: its end was not kept\.$/);
    expect(words).toMatchObject({ title: 'Answer the letter every Monday @ines', repeat: null, description: 'nul  here' });
  });

  test('keeps what it forwards; an answer in it loses what it quotes and says so', async () => {
    await begin();
    const below = '\n\nOn Mon, 23 Nov 2026 at 10:12, Ann <ann@example.com> wrote:\n\n> Please order paper.';
    await send({ subject: 'WG: Paper', text: `See below.${below}` });
    await send({ subject: 'AW: Re: Paper', text: `Can somebody do this?${below}` });
    await send({ subject: 'Re: Paper', text: below });
    expect((await tasks()).map(({ title, description }) => [title, description])).toEqual([
      ['Paper', `See below.${below}`],
      ['Paper', 'Subject: Paper\n\nCan somebody do this?\n\nThe quoted mail was left out.'].map((text) =>
        text.replace('Subject: Paper\n\n', ''),
      ),
      ['Paper', below.trim()],
    ]);
  });

  test('reads any charset and HTML', async () => {
    await begin();
    await sendRaw(
      Buffer.from(
        'From: ines@example.com\r\nSubject: =?iso-8859-1?Q?Gr=F6=DFe?=\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nGr\u00fc\u00dfe\r\n',
        'latin1',
      ),
    );
    await send({ subject: 'Page', text: '', html: '<style>x</style><p>One &amp; <b>two</b></p><script>alert(1)</script>' });
    expect((await tasks()).map(({ title, description }) => [title, description])).toEqual([
      ['Größe', 'Grüße'],
      ['Page', 'One & two'],
    ]);
  });

  test('that arrives twice, also at the same time, makes one task; with another address or text another one', async () => {
    await begin();
    const messageId = '<one@example.com>';
    const answers = await Promise.all([send({ messageId }), send({ messageId })]);
    for (const answer of answers) expect(answer).toMatch(/^(250|451)/);
    expect(await send({ messageId })).toMatch(/^250/);
    expect(await tasks()).toHaveLength(1);
    expect((await log()).filter(({ state }) => state === 'task')).toHaveLength(1);
    const raw = 'From: ines@example.com\r\nSubject: Without an id\r\n\r\ntext\r\n';
    await sendRaw(raw);
    await sendRaw(raw);
    await sendRaw(`${raw}more\r\n`);
    expect(await tasks()).toHaveLength(3);
  });

  test('of a process that ended between the task and the log makes no second task', async () => {
    await begin();
    const messageId = '<one@example.com>';
    await send({ messageId });
    await app.db.execute(
      sql`update incoming_mails set state = 'working', claim = 'lost', task_id = null, claimed_at = now() - interval '1 hour'`,
    );
    expect(await send({ messageId })).toMatch(/^250/);
    const [task, ...others] = await tasks();
    expect(others).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'task', taskId: task?.id }]);
  });
});

describe('the files of a mail', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const icon = { filename: 'logo.png', content: png, cid: 'logo@x', contentType: 'image/png' };

  test('are files of the task, by the sender, with the type of their content; a repeated mail adds none', async () => {
    await begin();
    const attachments = [
      { filename: 'a/b\u202e.pdf', content: '<script>alert(1)</script>', contentType: 'application/pdf' },
      { filename: 'häßlich.txt', content: png },
      { ...icon, filename: 'photo.png', content: Buffer.concat([png, Buffer.alloc(20_000)]), cid: 'photo@x' },
      icon,
      { filename: 'smime.p7s', content: 'x', contentType: 'application/pkcs7-signature' },
      { filename: false as const, content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
    ];
    const mail = { subject: 'Offer', text: 'See below.', attachments, messageId: '<offer@x>' };
    expect(await send(mail)).toMatch(/^250/);
    const kept = await files();
    expect(kept.map(({ name, type, userId }) => [name, type, userId])).toEqual([
      ['b.pdf', 'application/octet-stream', member.id],
      ['häßlich.txt', 'image/png', member.id],
      ['photo.png', 'image/png', member.id],
      ['file.ics', 'text/calendar', member.id],
    ]);
    const [task] = await tasks();
    expect(task).toMatchObject({ title: 'Offer', description: 'See below.' });
    const content = await app.raw({ method: 'GET', url: `/api/attachments/${kept[0]?.id}/content`, as: member });
    expect(content.text).toBe('<script>alert(1)</script>');
    // The process ended between the files and the log.
    await app.db.execute(
      sql`update incoming_mails set state = 'working', claim = 'lost', claimed_at = now() - interval '1 hour'`,
    );
    expect(await send(mail)).toMatch(/^250/);
    expect(await files()).toEqual(kept);
    expect(await comments()).toEqual([]);
    expect(readdirSync(receiver.incoming).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('that have no room are named in a comment with the reason, in the language of the sender; the task is made', async () => {
    await begin({ FILES_QUOTA: '1' });
    await app.db.execute(sql`update users set language = 'german' where id = ${member.id}`);
    const attachments = [
      { filename: 'klein.txt', content: 'x' },
      { filename: 'groß*.bin', content: Buffer.alloc(1_100_000) },
      { filename: 'leer.txt', content: '' },
    ];
    expect(await send({ attachments })).toMatch(/^250/);
    expect((await files()).map(({ name }) => name)).toEqual(['klein.txt']);
    expect((await comments()).map(({ content, userId, via }) => [content, userId, via])).toEqual([
      [
        '2 Dateien der E-Mail wurden nicht übernommen:\n- groß .bin: Auf diesem Server ist kein Platz mehr für Dateien. Bitte entfernen Sie welche oder sagen Sie es der Person, die ihn betreibt.\n- leer.txt: Die Datei ist leer.',
        member.id,
        'mail',
      ],
    ]);
    expect(await log()).toMatchObject([{ state: 'task' }]);
  });

  test('a mail of very many attachments is taken at once', async () => {
    await begin();
    const head = 'From: ines@example.com\nSubject: Many\nContent-Type: multipart/mixed; boundary=a\n\n--a\n\nText\n';
    expect(await sendRaw(`${head}${'--a\nContent-Type:a/b\n\n\n'.repeat(2_000)}--a--\n`)).toMatch(/^250/);
    const [comment] = await comments();
    expect(comment?.content).toMatch(/^400 files of the mail were not kept:\n- file: [\s\S]+\n…$/);
    expect((await tasks())[0]?.description).toMatch(/^Text\n\n.*longer/);
  });

  test('are named in a comment if their store is down', async () => {
    const store = await s3Server();
    open.push(() => store.stop());
    await begin({ FILES_URL: store.address });
    store.state.status = 500;
    const attachments = [{ filename: 'a.txt', content: 'x' }];
    expect(await send({ attachments })).toMatch(/^250/);
    expect(await comments()).toMatchObject([
      {
        content:
          'A file of the mail was not kept:\n- a.txt: The storage of files cannot be reached at the moment. Please try again in a moment.',
      },
    ]);
    expect(await files()).toEqual([]);
    store.state.status = undefined;
    expect(await send({ attachments, messageId: '<two@x>' })).toMatch(/^250/);
    const [, second] = await tasks();
    expect(await files(second?.id)).toMatchObject([{ name: 'a.txt' }]);
  });
});

describe('a sender', () => {
  test('is a confirmed person with rights on the board; everybody else is refused in the answer of the server', async () => {
    await begin();
    const outside = await aUser(app, { email: 'otto@example.com', department: 'HR' });
    const pending = await aUser(app, { email: 'petra@example.com', pending: true });
    expect(await send({ from: 'stranger@example.com' })).toBe("550 5.7.1 No account has the sender's address.");
    expect(await send({ from: 'otto@example.com' })).toBe('550 5.7.1 The sender may not do this on the board.');
    expect(await send({ from: 'petra@example.com' })).toMatch(/^550/);
    expect(await send({ from: 'ines@example.com, otto@example.com' })).toMatch(/^550 5.7.1 The mail does not name/);
    expect(await sendRaw('From: ines@example.com\r\nFrom: otto@example.com\r\nSubject: Two\r\n\r\nx')).toMatch(/^550/);
    expect(await sendRaw('Subject: Nobody\r\n\r\nx')).toMatch(/^550/);
    // Another spelling of a person's address is not theirs.
    const spelled = 'From: =?utf-8?B?x?= <ｉｎｅｓ@example.com>\r\nSubject: Wide\r\n\r\nx';
    expect(await sendRaw(spelled)).toMatch(/^550/);
    await app.db.execute(sql`update users set email_confirmed_at = null where id = ${member.id}`);
    expect(await send()).toMatch(/^550 5.7.1 The sender has not confirmed/);
    await app.db.execute(
      sql`update users set email_confirmed_at = now(), is_service = true, role = 'user' where id = ${member.id}`,
    );
    expect(await send()).toMatch(/^550/);
    expect(await tasks()).toEqual([]);
    expect((await log()).map(({ reason, userId }: { reason: string | null; userId?: unknown }) => [reason, userId])).toEqual(
      [
        'unknownSender',
        'unconfirmed',
        'unknownSender',
        'senderUnclear',
        'senderUnclear',
        'senderUnclear',
        'notAllowed',
        'notAllowed',
        'unknownSender',
      ].map((reason) => [reason, undefined]),
    );
    expect([outside.id, pending.id]).not.toContain(member.id);
  });

  test('must be verified by the trusted server where one is named', async () => {
    await begin({ MAIL_IN_AUTH_SERVER: 'mx.example.com' });
    const by = (...values: string[]) => ({ headers: values.map((value) => ({ key: 'Authentication-Results', value })) });
    expect(await send()).toBe('550 5.7.1 The mail server could not verify the sender.');
    expect(await send(by('mx.example.com; dmarc=fail header.from=example.com'))).toMatch(/^550/);
    expect(await send(by('mx.other.com; dmarc=pass header.from=example.com'))).toMatch(/^550/);
    expect(await send(by('mx.example.com; dmarc=fail (dmarc=pass header.from=example.com; ) header.from=example.com'))).toMatch(
      /^550/,
    );
    expect(await send(by('mx.example.com; dmarc=pass header.from=other.com'))).toMatch(/^550/);
    expect(await send(by('mx.example.com; dmarc=fail', 'mx.example.com; dmarc=pass header.from=example.com'))).toMatch(/^550/);
    expect(await tasks()).toEqual([]);
    expect(
      await send(by('mx.example.com 1; spf=pass smtp.mailfrom=example.com; dmarc=pass (p=none) header.from=example.com')),
    ).toMatch(/^250/);
    expect(await send({ ...by('mx.example.com; dkim=pass header.d=example.com'), messageId: '<2@x>' })).toMatch(/^250/);
    expect(await send({ ...by('mx.example.com; auth=pass smtp.auth=ines@example.com'), messageId: '<3@x>' })).toMatch(/^250/);
    expect(await tasks()).toHaveLength(3);
  });

  test('is refused where none is named, too, if the mail itself says that the sender was checked and is not the one', async () => {
    await begin();
    const by = (value: string) => ({ headers: [{ key: 'Authentication-Results', value }] });
    expect(await send(by('mx.other.com; spf=pass smtp.mailfrom=evil.example; dmarc=fail (p=none) header.from=example.com'))).toBe(
      '550 5.7.1 The mail server could not verify the sender.',
    );
    expect(await tasks()).toEqual([]);
    expect(await send(by('mx.other.com; dmarc=pass header.from=example.com'))).toMatch(/^250/);
  });

  test('has a limit by the hour, after which the mail server tries again later; the log says it once', async () => {
    await begin();
    await app.db.execute(
      sql`insert into attempts (key, count, window_ends) values (${`mail-in:user:${member.id}`}, 59, now() + interval '1 hour')`,
    );
    expect(await send()).toMatch(/^250/);
    expect(await send()).toMatch(/^451 4.7.1/);
    expect(await send()).toMatch(/^451 4.7.1/);
    expect((await log()).map(({ reason }) => reason)).toEqual(['tooMany', null]);
  });
});

describe('an address', () => {
  test('is refused before the mail is sent: unknown, replaced, switched off, of another domain, not signed', async () => {
    await begin();
    const old = address;
    expect((await setAddress({ isOn: true, newSecret: true })).body.address).not.toBe(old);
    expect(await send({ to: old })).toBe('550 5.1.1 The address does not exist. It may have been replaced.');
    const renewed = (await setAddress({ isOn: false })).body.address ?? '';
    expect(await send({ to: renewed })).toMatch(/^550 5.2.1/);
    for (const to of ['tasks@in.example.com', 'tasks+x@in.example.com', 'tasks@other.com', `${renewed.split('@')[0]}@other.com`])
      expect(await send({ to })).toMatch(/^550 5.1.1/);
    for (const to of [
      'tasks+re.1.1.zzz.00000000000000000000@in.example.com',
      'tasks+re@in.example.com',
      'tasks+re.a.b.c@in.example.com',
    ])
      expect(await send({ to })).toMatch(/^550 5.1.1/);
    expect(await tasks()).toEqual([]);
    await setAddress({ isOn: true });
    expect(await send({ to: renewed.toUpperCase() })).toMatch(/^250/);
  });

  test('may be of a whole domain, and is for the members of its board', async () => {
    await begin({ MAIL_IN_ADDRESS: '*@tasks.example.com' });
    expect(address).toMatch(/^engineering\.[a-z\d]{12}@tasks\.example\.com$/);
    expect(await send()).toMatch(/^250/);
    const read = async (person: Person) =>
      (await app.as(person)(api.workspaces.list)).body.map(({ id, mailAddress }) => [id, mailAddress]);
    expect(await read(member)).toEqual([[3, address]]);
    expect(await read(await aUser(app, { department: 'HR' }))).toEqual([[2, undefined]]);
    await setAddress({ isOn: false });
    expect(await read(member)).toEqual([[3, undefined]]);
    const audit = await rows<{ details: object }>(
      app.db,
      sql`select details from audit_log where action = 'mail_address_changed' order by id`,
    );
    expect(audit.map(({ details }) => details)).toMatchObject([{ isOn: 'on' }, { isOn: 'off' }]);
  });

  test('takes one recipient at a time, so that each gets its own answer', async () => {
    await begin();
    const replies = await talk([
      'EHLO x',
      'MAIL FROM:<ines@example.com>',
      `RCPT TO:<${address}>`,
      `RCPT TO:<${address.toUpperCase()}>`,
      'RCPT TO:<no@in.example.com>',
    ]);
    expect(replies.at(-1)).toMatch(/^(452|550)/);
    expect(replies[3]).toMatch(/^250/);
  });

  test('takes the burst of a mail server, which hands over many mails at once', async () => {
    await begin();
    const burst = Array.from({ length: 20 }, (_, index) => send({ subject: `Order ${index}`, messageId: `<burst${index}@x>` }));
    expect((await Promise.all(burst)).filter((answer) => !answer.startsWith('250'))).toEqual([]);
    expect((await tasks()).filter(({ title }) => title.startsWith('Order'))).toHaveLength(20);
  });

  test('takes nothing after a restore, from foreign machines, or beyond its size', async () => {
    await begin();
    await holdMails(app.db, '2026-01-01T00:00:00.000Z');
    expect(await send()).toMatch(/^451/);
    await app.db.execute(sql`delete from settings where name = 'mail-hold'`);
    expect(await send({ text: 'x\n'.repeat(13_000_000) })).toMatch(/^552/);
    expect(await send()).toMatch(/^250/);
    const foreign = await listenForMails(receiver, { host: '127.0.0.1', port: 0, peers: ['192.0.2.1'] });
    open.push(() => foreign.stop());
    expect((await talk([], foreign.port))[0]).toMatch(/^554/);
  });
});

/** Speaks SMTP line by line; returns the answers. */
async function talk(lines: readonly string[], port = listener.port): Promise<string[]> {
  const socket = createConnection({ host: '127.0.0.1', port });
  const replies: string[] = [];
  let text = '';
  const next = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        const whole = /^(?:\d{3}-[^\n]*\n)*\d{3} [^\n]*\r\n/.exec(text);
        if (!whole) return socket.once('data', look);
        text = text.slice(whole[0].length);
        replies.push(whole[0].trim());
        return resolve();
      };
      look();
    });
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  await next();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await next();
  }
  socket.destroy();
  return replies;
}

describe('loops', () => {
  it.each<[string, MailInput]>([
    ['an out-of-office reply', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a generated mail', { headers: { 'Auto-Submitted': 'auto-generated (x)' } }],
    ['bulk', { headers: { Precedence: 'bulk' } }],
    ['a list', { headers: { Precedence: 'list' } }],
    ['a list by its id', { headers: { 'List-Id': '<team.example.com>' } }],
    ['a newsletter', { headers: { 'List-Unsubscribe': '<https://example.com>' } }],
    ['Exchange', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['an old responder', { headers: { 'X-Autoreply': 'yes' } }],
    ['an empty return path', { returnPath: '' }],
    ['a bounce', { from: 'MAILER-DAEMON@example.com' }],
    ['nobody', { from: 'no-reply@example.com' }],
    ['an own header', { headers: { 'X-Tasklane': 'notification' } }],
    ['an own Message-ID', { messageId: '<tasklane.7b0d7a9e-7d1b-4b1a-8d0b-000000000000@example.com>' }],
    ['an address of its own', { from: 'tasks+x@in.example.com' }],
    ['the sender of its own mails', { from: 'tasks@company.example.com' }],
  ])('%s is taken and dropped without an answer', async (_, given) => {
    await begin({ MAIL_FROM: 'Tasks <tasks@company.example.com>' });
    expect(await send(given)).toMatch(/^250/);
    expect(await tasks()).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'dropped', taskId: null }]);
    expect(await app.db.select().from(tables.outbox)).toEqual([]);
  });
});

describe('an answer to a notification', () => {
  /** Sends the notification of a comment by the product's own mail worker, and returns it as it arrives. */
  async function notified(env: Record<string, string> = {}) {
    const server = await mailServer();
    open.push(() => server.stop());
    await begin({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Tasks <tasks@example.com>', ...env });
    const task = await aTask(app, { assignees: [member.id], assigneeId: member.id });
    const delivery = await deliver(app);
    open.push(() => delivery.stop());
    const [mail] = await server.received(1);
    if (!mail) throw new Error('nothing arrived');
    return { task, mail, server };
  }

  const headerOf = (mail: { headers: { key: string; value: string }[] }, name: string) =>
    mail.headers.find(({ key }) => key === name)?.value;

  test('becomes a comment of the person whom the notification went to', async () => {
    const { task, mail } = await notified();
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'in-reply-to')).toBe(`<tasklane.task-${task.id}-${member.id}@example.com>`);
    expect(mail.text).toContain('Answer this e-mail to write a comment.');
    const to = mail.replyTo?.[0]?.address ?? '';
    const text = 'Done!\n\nOn Mon, 23 Nov 2026 at 10:12, Tasks <tasks@example.com> wrote:\n\n> You have a task';
    expect(await send({ to, subject: `Re: ${mail.subject}`, text, attachments: [{ filename: 'x.txt', content: 'x' }] })).toMatch(
      /^250/,
    );
    expect(await comments()).toMatchObject([
      { taskId: task.id, userId: member.id, via: 'mail', content: 'Done!\n\nAttached: x.txt' },
    ]);
    expect(await files(task.id)).toMatchObject([{ name: 'x.txt', userId: member.id }]);
    expect(await log()).toMatchObject([{ state: 'comment', taskId: task.id }]);
    const refused = async (given: MailInput) => [await send({ to, ...given }), await lastReason()];
    expect(await refused({ text: '> only a quotation' })).toEqual(['554 5.6.0 The mail has no text of its own.', 'empty']);
    const other = await aUser(app, { email: 'otto@example.com' });
    expect(await refused({ from: 'otto@example.com' })).toEqual([expect.stringMatching(/^550/), 'otherSender']);
    expect(other.id).not.toBe(member.id);
    const forged = to.slice(0, to.indexOf('@') - 1) + (to.includes('0@') ? '1' : '0') + to.slice(to.indexOf('@'));
    expect(await refused({ to: forged })).toEqual([expect.stringMatching(/^550 5.1.1/), 'replyInvalid']);
    const { mailIn } = app.config;
    const old = mailIn
      ? answerAddress(app.config, mailIn, { taskId: task.id, userId: member.id }, Date.now() - 61 * 86_400_000)
      : '';
    expect(await refused({ to: old })).toEqual([expect.stringMatching(/^550/), 'replyOver']);
    await withoutMembership(app, member);
    await app.db.execute(sql`update tasks set assignee_id = null, assignees = '[]' where id = ${task.id}`);
    expect(await refused({ text: 'Still here?' })).toEqual([expect.stringMatching(/^550/), 'taskGone']);
    expect(await comments()).toHaveLength(1);
  });

  test('has no address of its own where no mails come in', async () => {
    const server = await mailServer();
    open.push(() => server.stop());
    app = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'tasks@example.com' } });
    open.push(() => app.close());
    member = await aUser(app);
    await aTask(app, { assignees: [member.id], assigneeId: member.id });
    const delivery = await deliver(app);
    open.push(() => delivery.stop());
    const [mail] = await server.received(1);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).not.toContain('Answer this');
  });
});

describe('a mailbox', () => {
  const mailTo = (to: string, id: string, more = '') =>
    `From: Ines <ines@example.com>\nTo: ${to}\nSubject: Order ${id}\nMessage-ID: <${id}@example.com>\n${more}\nText of ${id}\n`;

  async function withMailbox() {
    const mailbox = await mailboxServer();
    open.push(() => mailbox.stop());
    await begin({ MAIL_IN_IMAP_URL: mailbox.url });
    const read = (postponed = new Map<number, number>()) =>
      readMailbox({ receiver, imapUrl: mailbox.url, postponed, signal: new AbortController().signal });
    return { mailbox, read };
  }

  test('is read: each mail once, at the addresses that it names, and marked as seen', async () => {
    const { mailbox, read } = await withMailbox();
    mailbox.add(mailTo(`Somebody <x@example.com>, ${address}`, 'one'));
    mailbox.add(mailTo('list@example.com', 'two', `Delivered-To: ${address}\n`));
    mailbox.add(mailTo(address, 'one'));
    mailbox.add(mailTo('nobody@example.com', 'three'));
    mailbox.add(
      `From: ines@example.com\nTo: ${address}\nSubject: Order five\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=a\n\n--a\n\nText\n--a\nContent-Disposition: attachment; filename="list.csv"\nContent-Type: text/csv\n\n1;2\n--a--\n`,
    );
    mailbox.add(mailTo(address, 'four', 'Auto-Submitted: auto-replied\n'));
    expect(await read()).toBeNull();
    expect((await tasks()).map(({ title }) => title)).toEqual(['Order one', 'Order two', 'Order five']);
    expect(await files((await tasks())[2]?.id)).toMatchObject([{ name: 'list.csv', type: 'application/octet-stream' }]);
    expect(mailbox.mails.every(({ seen }) => seen)).toBe(true);
    expect((await log()).map(({ state, reason }) => [state, reason])).toEqual([
      ['dropped', 'automatic'],
      ['task', null],
      ['refused', 'unknownAddress'],
      ['task', null],
      ['task', null],
    ]);
    expect(await read()).toBeNull();
    expect(await log()).toHaveLength(5);
  });

  test('tells a person once a day that a mail was refused, and nobody whom it does not know', async () => {
    const { mailbox, read } = await withMailbox();
    await withoutMembership(app, member);
    for (const id of ['one', 'two']) mailbox.add(mailTo(address, id));
    mailbox.add(mailTo(address, 'three').replace('ines@', 'stranger@'));
    await read();
    const sent = await app.db.select().from(tables.outbox);
    expect(sent).toMatchObject([{ kind: 'mail_refused', userId: member.id }]);
    const delivery = await deliver(app);
    open.push(() => delivery.stop());
    await until(async () => (await app.db.select().from(tables.outbox))[0]?.state === 'kept', 'the answer');
    const [answer] = await app.db.select().from(tables.outbox);
    expect(answer?.subject).toBe('Your mail was not accepted');
    expect(answer?.text).toContain('Your mail “Order one” became neither a task nor a comment.');
    expect(answer?.text).toContain('The sender may not do this on the board.');
  });

  test('keeps what is to be tried again, and is read by one process at a time', async () => {
    const { mailbox, read } = await withMailbox();
    await app.db.execute(
      sql`insert into attempts (key, count, window_ends) values (${`mail-in:user:${member.id}`}, 60, now() + interval '1 hour')`,
    );
    mailbox.add(mailTo(address, 'one'));
    await read();
    expect(mailbox.mails[0]?.seen).toBe(false);
    await app.db.execute(sql`delete from attempts`);
    const jobs = [1, 2, 3].map(() => startMailbox(receiver, mailbox.url, { log: receiver.log, every: 60_000 }));
    open.push(() => Promise.all(jobs.map((job) => job.stop())));
    const before = mailbox.connections;
    await until(() => mailbox.mails[0]?.seen === true, 'the mail to be read');
    await until(async () => (await setup()).mailbox?.checkedAt !== null, 'the end of the reading');
    expect(mailbox.connections).toBe(before + 1);
    expect(await tasks()).toHaveLength(1);
  });

  test('goes on behind a mail that ends the reading, and marks none as seen of which nothing came', async () => {
    const { mailbox, read } = await withMailbox();
    const postponed = new Map<number, number>();
    mailbox.add(mailTo(address, 'one')).fault = 'ends';
    mailbox.add(mailTo(address, 'two')).fault = 'missing';
    mailbox.add(mailTo(address, 'three'));
    expect(await read(postponed)).not.toBeNull();
    expect(await read(postponed)).toBeNull();
    expect((await tasks()).map(({ title }) => title)).toEqual(['Order three']);
    expect(mailbox.mails.map(({ seen }) => seen)).toEqual([false, false, true]);
  });

  const setup = async () => (await app.as(admin)(api.incomingMails.setup)).body;

  test('that cannot be read says why', async () => {
    const { mailbox } = await withMailbox();
    const url = mailbox.url.replace('secret', 'wrong');
    const job = startMailbox(receiver, url, { log: receiver.log });
    open.push(() => job.stop());
    await until(async () => (await setup()).mailbox?.checkedAt !== null, 'a reading');
    expect((await setup()).mailbox?.failure).toBe('The mail server does not accept the username or the password.');
    const signal = new AbortController().signal;
    expect(await readMailbox({ receiver, imapUrl: 'imap://a:b@127.0.0.1:9/', postponed: new Map(), signal })).toBe('unreachable');
  });
});

test('hostile mails make no task and no error that stays, and the server answers each of them', async () => {
  await begin();
  const head = 'From: ines@example.com\r\nSubject: Hostile\r\n';
  const mails = [
    '\r\n\r\n',
    '\0\0\0',
    ':::::\r\n:\r\n\r\n',
    'From: <>\r\n\r\nx',
    'From: "ines@example.com" <otto@evil.example>\r\n\r\nx',
    'From: ines@example.com, evil@evil.example\r\n\r\nx',
    'From: =?utf-8?q?ines=40example.com?= <evil@evil.example>\r\n\r\nx',
    'From: ines@example.com\u0000@evil.example\r\n\r\nx',
    'From: Group: ines@example.com, otto@example.com;\r\n\r\nx',
    `From: ${'a'.repeat(5_000)}@example.com\r\n\r\nx`,
    `X: ${'y'.repeat(400_000)}\r\n${head}\r\nx`,
    `${'X: y\r\n'.repeat(100_000)}${head}\r\nx`,
    `${head}Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(200)}`,
  ];
  for (const raw of mails) expect(await sendRaw(raw), raw.slice(0, 60)).toMatch(/^(250|55\d)/);
  expect(await tasks()).toEqual([]);
  const strange = [
    `${head}Content-Type: text/plain; charset=unknown-9\r\n\r\n\xff\xfe`,
    `${head}Content-Type: text/plain; charset="utf-8\r\n\r\nx`,
    `${head}Content-Transfer-Encoding: base64\r\n\r\n!!!!====`,
    `${head}Content-Type: multipart/mixed\r\n\r\nno boundary`,
    `${head}Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\n\r\nx\r\n'.repeat(5_000)}--a--`,
    `${head}Content-Type: text/html\r\n\r\n${'<b>'.repeat(50_000)}`,
    `${head}Content-Type: message/rfc822\r\n\r\nFrom: evil@evil.example\r\nSubject: inner\r\n\r\ninner`,
    'From: ines@example.com\r\nSubject: =?utf-8?B?AAAA?= \u200b\u202e\r\n\r\nx',
    'From: ines@example.com\r\nSubject: =?utf-8?q?a=0D=0Abcc:evil?=\r\n\r\nx',
    `From: ines@example.com\r\nSubject: ${'Re: '.repeat(1_000)}\r\n\r\nx`,
    `From: ines@example.com\r\nSubject: ${'tomorrow '.repeat(2_000)}\r\n\r\nx`,
    `From: ines@example.com\r\nSubject: ${'@#!'.repeat(5_000)}\r\n\r\nx`,
    'From: ines@example.com\r\nSubject: 99.99.9999 !9 31/02/2026\r\n\r\nx',
    'From: ines@example.com\r\nSubject: from tomorrow until yesterday\r\n\r\nx',
    `${head}\r\n@[Somebody](999999) @[x](${member.id})`,
    `${head}\r\n${'\u2028'.repeat(5_000)}`,
    `${head}Message-ID: <${'x'.repeat(20_000)}@y>\r\n\r\nx`,
    `${head}Message-ID: \0\r\n\r\nx`,
    `${head}Date: nonsense\r\n\r\nx`,
    'FROM: INES@EXAMPLE.COM\r\nSUBJECT: Capitals\r\n\r\nx',
    'From: "Ines, \\"the\\" boss" <ines@example.com>\r\nSubject: Quoted\r\n\r\nx',
    'From: =?utf-8?B?SW5lcw==?= <ines@example.com> (comment)\r\nSubject: Encoded\r\n\r\nx',
    'From: ines@example.com\nSubject: Bare line feeds\n\nx',
    'From:\r\n ines@example.com\r\nSubject: Folded\r\n  into two\r\n\r\nx',
    `${head}Content-Disposition: attachment; filename="../../etc/passwd"\r\n\r\nx`,
  ];
  const started = performance.now();
  for (const raw of strange) expect(await sendRaw(Buffer.from(raw, 'utf8')), raw.slice(0, 90)).toMatch(/^250/);
  expect(performance.now() - started).toBeLessThan(20_000);
  const made = await tasks();
  expect(made).toHaveLength(strange.length);
  for (const { title, description } of made) {
    expect(title.length).toBeGreaterThanOrEqual(3);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(`${title}${description}`).not.toMatch(/\0/);
  }
  await deleteOldIncomingMails(app.db);
});

test('a mail of a person who was deleted keeps no trace of the person in the log', async () => {
  await begin();
  await send();
  await app.as(admin)(api.users.remove, { params: { userId: member.id } });
  expect(await log()).toMatchObject([{ state: 'task', sender: null, fullName: null, subject: null }]);
});

test('a queued notification of a person without an answerable task has no address', async () => {
  await begin();
  await queueMail(app.db, { kind: 'password_updated', dedupeKey: 'x', userId: member.id });
  expect(
    await receiveMail(receiver, { way: 'smtp', bytes: Buffer.from(''), recipient: address, returnPath: 'a@b.c' }),
  ).toMatchObject({ kind: 'refused' });
  expect(() => readConfig({ MAIL_IN_ADDRESS: 'tasks@example.com' })).toThrow();
});
