// What administrators are promised of the mail server that they set on a screen.
import * as api from '@app/contract/api.ts';
import type { MailServerChange } from '@app/contract/mail-server/mail-server.contract.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { rows } from '#db/rows.ts';
import { encryptText } from '#endpoints/secret-text.ts';
import type { Delivery } from '#jobs/deliver-mails.ts';
import { applyMailServer } from '#mail-server/mail-settings.ts';
import { aUser } from '#testing/factories.ts';
import { mailServer, type TestMailServer } from '#testing/mail-server.ts';
import { deliver } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let administrator: Person;
const open: (() => Promise<void>)[] = [];

beforeEach(async () => {
  app = await begin();
});

afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function begin(env: Record<string, string> = {}): Promise<TestApp> {
  const made = await testApp({ env });
  open.push(() => made.close());
  administrator = await aUser(made, { role: 'admin' });
  return made;
}

async function aServer(options: Parameters<typeof mailServer>[0] = {}): Promise<TestMailServer> {
  const server = await mailServer(options);
  open.push(() => server.stop());
  return server;
}

async function work(): Promise<Delivery> {
  const delivery = await deliver(app);
  open.push(() => delivery.stop());
  return delivery;
}

const usual: MailServerChange = {
  ...{ host: 'smtp.example.com', port: 465, security: 'tls', user: 'tasks', password: 'very secret' },
  ...{ companyName: 'Example Company', senderEmail: 'tasks@example.com', address: 'https://tasks.example.com' },
};

function set(change: Partial<MailServerChange>) {
  return app.as(administrator)(api.mailServer.set, { body: { ...usual, ...change } });
}

/** A test server on this machine, without a sign-in. */
const local = (server: TestMailServer): Partial<MailServerChange> => ({
  ...{ host: '127.0.0.1', port: server.port, security: 'starttls', user: '', password: null },
});

describe('the mail server of administrators', () => {
  test('is none at first, and mails are kept', async () => {
    const { body } = await app.as(administrator)(api.mailServer.get);
    expect(body).toMatchObject({ host: null, companyName: 'Tasklane AI', hasPassword: false });
    expect(body.fromEnvironment).toEqual({ server: false, companyName: false, address: false });
    expect((await app.as(administrator)(api.email.testConnection)).body).toMatchObject({ devMode: true });
  });

  test('sends from then on, without a restart, and with the name, the sender and the links that were set', async () => {
    const server = await aServer();
    await work();
    expect((await set(local(server))).status).toBe(200);
    expect((await app.as(administrator)(api.email.testConnection)).body).toMatchObject({
      ...{ success: true, devMode: false, senderEmail: 'tasks@example.com' },
    });
    const person = await aUser(app, { email: 'ana@example.com' });
    await app.as()(api.passwordResets.request, { body: { account: 'ana@example.com' } });
    const [mail] = await server.received(1);
    expect(mail).toMatchObject({ from: { name: 'Example Company', address: 'tasks@example.com' } });
    expect(mail?.text).toContain('https://tasks.example.com/auth/reset#');
    expect(person.id).toBeGreaterThan(0);
  });

  test('is another one from the moment on in which it is changed, also for mails that wait for the old one', async () => {
    await work();
    const gone = await aServer();
    await gone.stop();
    await set(local(gone));
    await aUser(app, { email: 'ana@example.com' });
    await app.as()(api.passwordResets.request, { body: { account: 'ana@example.com' } });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const server = await aServer();
    await set(local(server));
    expect(await server.received(1)).toHaveLength(1);
  });

  test('is the one of another instance after its change, and after a restart', async () => {
    const server = await aServer();
    await set(local(server));
    const other = readConfig({ SECRET_KEY: 'a secret key that is only for the tests' });
    await applyMailServer(other, app.db);
    expect(other.mail).toMatchObject({ smtpUrl: `smtp://127.0.0.1:${server.port}`, linkUrl: 'https://tasks.example.com' });
  });

  test('sends the invitations of many people, and says so', async () => {
    const server = await aServer();
    await work();
    await set(local(server));
    const rows = [{ email: 'nia@example.com', department: 'Engineering' }];
    expect((await app.as(administrator)(api.peopleImports.create, { body: { rows } })).body).toMatchObject({
      invited: 1,
      mailed: true,
    });
    const [mail] = await server.received(1);
    expect(mail?.recipients).toEqual(['nia@example.com']);
    expect(mail?.text).toContain('https://tasks.example.com/auth/invitation#');
  });

  test('says in its own words why it refuses', async () => {
    const server = await aServer({
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('5.7.8 Use an app password.'), { responseCode: 535 })),
    });
    await set({ ...local(server), user: 'tasks', password: 'wrong' });
    const { body } = await app.as(administrator)(api.email.testConnection);
    expect(body).toMatchObject({ success: false, code: 'signIn', answer: '535 5.7.8 Use an app password.' });
  });

  test('is switched off again by an empty name', async () => {
    const server = await aServer();
    await set(local(server));
    expect((await set({ host: '', password: null })).body.host).toBeNull();
    expect((await app.as(administrator)(api.email.testConnection)).body.devMode).toBe(true);
  });
});

describe('the password', () => {
  const stored = async () =>
    (await rows<{ value: string }>(app.db, sql`select value::text from settings where name = 'mail-server'`))[0]?.value;

  test('is encrypted, never shown, and never in the audit log', async () => {
    const { body, text } = await set({});
    expect(body.hasPassword).toBe(true);
    expect(text).not.toContain('very secret');
    expect(await stored()).not.toContain('very secret');
    expect((await app.as(administrator)(api.mailServer.get)).text).not.toContain('very secret');
    const log = await rows(app.db, sql`select details from audit_log where action = 'mail_server_changed'`);
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  test('stays without another one, and is for one account alone', async () => {
    await set({});
    const { password: _, ...rest } = usual;
    const again = (change: Partial<MailServerChange>) =>
      app.as(administrator)(api.mailServer.set, { body: { ...rest, ...change } });
    expect((await again({ companyName: 'Other' })).body.hasPassword).toBe(true);
    expect((await again({ host: 'mail.attacker.test' })).body.hasPassword).toBe(false);
  });

  test('that cannot be decrypted is said, and mails wait', async () => {
    await set({});
    const foreign = encryptText({ secretKey: 'another secret key of another server' }, 'old');
    await app.db.execute(
      sql`update settings set value = jsonb_set(value, '{password}', to_jsonb(${foreign}::text)) where name = 'mail-server'`,
    );
    expect((await app.as(administrator)(api.mailServer.get)).body).toMatchObject({ passwordUnreadable: true });
    await applyMailServer(app.config, app.db);
    expect(app.config.mail.smtpUrl).toBe('smtps://tasks:@smtp.example.com:465');
  });
});

describe('what is typed', () => {
  test.each([
    ['host', 'smtp.example.com:465'],
    ['host', 'smtp://smtp.example.com'],
    ['host', 'user@smtp.example.com'],
    ['host', 'smtp.example.com/path'],
    ['host', 'two words'],
    ['senderEmail', 'nobody'],
    ['senderEmail', ''],
    ['address', 'tasks.example.com'],
    ['address', 'javascript:alert(1)'],
    ['address', 'https://tasks.example.com/path'],
    ['address', 'https://user:word@tasks.example.com'],
  ])('is refused at its field: %s "%s"', async (field, value) => {
    const { status, body } = await set({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test.each(['smtp.example.com', '192.0.2.7', '2001:db8::7', 'bücher.example'])('is a server: %s', async (host) => {
    expect((await set({ host })).status).toBe(200);
    expect(URL.canParse(app.config.mail.smtpUrl ?? '')).toBe(true);
  });

  test('does not overwrite what another administrator has saved meanwhile', async () => {
    const { version } = (await app.as(administrator)(api.mailServer.get)).body;
    await set({ version });
    const late = await set({ version, companyName: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ companyName: 'Example Company' });
    expect(app.config.mail.companyName).toBe('Example Company');
  });
});

test('what the environment sets wins and is shown as set there', async () => {
  const env = {
    SMTP_URL: 'smtps://me:hidden@mail.example.org',
    MAIL_FROM: 'Us <us@example.org>',
    PUBLIC_URL: 'https://own.example',
  };
  app = await begin(env);
  const { body, text } = await set({});
  expect(body).toMatchObject({
    ...{ host: 'mail.example.org', port: 465, security: 'tls', user: 'me', senderEmail: 'us@example.org', hasPassword: true },
    ...{ address: 'https://own.example', companyName: 'Example Company' },
    fromEnvironment: { server: true, companyName: false, address: true },
  });
  expect(text).not.toContain('hidden');
  expect(app.config.mail).toMatchObject({
    smtpUrl: env.SMTP_URL,
    linkUrl: env.PUBLIC_URL,
    sender: { address: 'us@example.org' },
  });
});

test('what the environment sets is not stored as if an administrator had typed it', async () => {
  const env = { SMTP_URL: 'smtps://me:hidden@mail.example.org', MAIL_FROM: 'us@example.org', PUBLIC_URL: 'https://own.example' };
  app = await begin({ ...env, COMPANY_NAME: 'Of the environment' });
  const {
    hasPassword: _,
    passwordUnreadable: __,
    fromEnvironment: ___,
    ...shown
  } = (await app.as(administrator)(api.mailServer.get)).body;
  expect((await app.as(administrator)(api.mailServer.set, { body: shown })).status).toBe(200);
  const [row] = await rows<{ value: object }>(app.db, sql`select value from settings where name = 'mail-server'`);
  expect(JSON.stringify(row)).not.toMatch(/example\.org|own\.example|Of the environment/);
});

async function waiting(): Promise<number> {
  const { body } = await app.as(administrator)(api.email.outbox);
  return body.mails.filter(({ code, state }) => state === 'queued' && code !== null).length;
}
