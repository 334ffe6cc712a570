// An e-mail address is confirmed once its owner opens a link; a change needs the password, and the owner of the former address
// can revert it.
import * as api from '@app/contract/api.ts';
import { mailLimits } from '@app/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import { aPasswordReset, aTask, aUser } from '#testing/factories.ts';
import { mailServer, type TestMailServer } from '#testing/mail-server.ts';
import { deliverAt } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let server: TestMailServer;
let person: Person;

beforeEach(async () => {
  server = await mailServer();
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'tasks@example.com', PUBLIC_URL: 'http://tasklane.test' };
  app = await testApp({ env });
  person = await aUser(app, { email: 'old@example.com' });
});
afterEach(async () => {
  await app.close();
  await server.stop();
});

const me = async (who = person) => (await app.as(who)(api.auth.currentUser)).body.user;
const change = (email: string, password = person.password) =>
  app.as(person)(api.users.update, { params: { userId: person.id }, body: { email, currentPassword: password } });
const signIn = (password: string) =>
  app.raw({ method: 'POST', url: api.auth.login.path, payload: { username: person.username, password } });
const confirm = (token: string) => app.as()(api.emailConfirmations.confirm, { body: { token } });
const revert = (token: string) => app.as()(api.emailConfirmations.revert, { body: { token } });

/** Returns what arrived since the last call, as address and subject; and the token of each link to the page of addresses. */
let seen = 0;
async function arrived() {
  await deliverAt(app, new Date());
  const mails = server.mails.slice(seen);
  seen = server.mails.length;
  const tokens = mails.map(({ text = '' }) => /\/auth\/email#([\w-]{43})/.exec(text)?.[1] ?? '');
  return { mails, to: mails.map(({ recipients }) => recipients[0]), tokens };
}
beforeEach(() => {
  seen = 0;
});

async function moved(email = 'new@example.com'): Promise<string> {
  expect((await change(email)).status).toBe(200);
  const asked = await arrived();
  expect((await confirm(asked.tokens[0] ?? '')).status).toBe(200);
  const told = await arrived();
  expect(told.to).toEqual(['old@example.com']);
  return told.tokens[0] ?? '';
}

describe('a change of the address', () => {
  test('needs the password; without another address it does not', async () => {
    const wrong = {
      status: 400,
      body: { message: 'Current password is incorrect', fields: { currentPassword: expect.anything() } },
    };
    const update = (body: object) => app.as(person)(api.users.update, { params: { userId: person.id }, body });
    expect(await update({ email: 'thief@example.com' })).toMatchObject(wrong);
    expect(await change('thief@example.com', 'not the password')).toMatchObject(wrong);
    expect(await me()).toMatchObject({ email: 'old@example.com', pendingEmail: null });
    expect((await update({ fullName: 'New Name', email: 'OLD@example.com', title: 'Boss' })).status).toBe(200);
    expect(await me()).toMatchObject({ email: 'OLD@example.com', fullName: 'New Name', pendingEmail: null });
    expect((await arrived()).mails).toEqual([]);
  });

  test('counts once the link was opened, and the former address is notified', async () => {
    const { token: reset } = await aPasswordReset(app, person.id);
    expect((await change('new@example.com')).body).toMatchObject({ email: 'old@example.com', pendingEmail: 'new@example.com' });
    const asked = await arrived();
    expect(asked.to).toEqual(['new@example.com']);
    expect(asked.mails[0]).toMatchObject({ subject: 'Confirm your e-mail address for Tasklane AI' });
    // The mail to a stranger contains nothing that the person typed.
    expect(asked.mails[0]?.text).not.toMatch(new RegExp(`${person.fullName}|${person.username}|old@`));
    const [token = ''] = asked.tokens;
    const open = { kind: 'confirm', email: 'new@example.com', username: person.username };
    expect((await app.as()(api.emailConfirmations.look, { body: { token } })).body).toEqual(open);
    expect(await me()).toMatchObject({ email: 'old@example.com' });
    expect((await confirm(token)).body).toEqual(open);
    expect(await me()).toMatchObject({ email: 'new@example.com', pendingEmail: null, emailConfirmed: true });
    expect((await arrived()).to).toEqual(['old@example.com']);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { message: 'This link has already been used.' } });
    expect((await app.as()(api.passwordResets.look, { body: { token: reset } })).status).toBe(410);
    // Neither the outbox nor the database stores a working token.
    const rows = JSON.stringify([await app.db.select().from(tables.outbox), await app.db.select().from(tables.emailLinks)]);
    expect(rows).not.toContain(token);
  });

  test('can be sent again, replaced and cancelled', async () => {
    await change('first@example.com');
    await change('second@example.com');
    const [first = '', second = ''] = (await arrived()).tokens;
    // The first mail was never sent, because its link was replaced before.
    expect(second).toBe('');
    expect((await app.as(person)(api.emailConfirmations.send)).status).toBe(200);
    const again = await arrived();
    expect(again.to).toEqual(['second@example.com']);
    expect((await confirm(first)).status).toBe(410);
    expect((await app.as(person)(api.emailConfirmations.cancel)).body).toMatchObject({
      email: 'old@example.com',
      pendingEmail: null,
    });
    expect((await confirm(again.tokens[0] ?? '')).status).toBe(410);
    expect(await app.as(person)(api.emailConfirmations.send)).toMatchObject({ status: 404 });
    expect(await me()).toMatchObject({ email: 'old@example.com' });
  });

  test('ends with a change of the password, by whoever still knows the former one', async () => {
    await change('thief@example.com');
    const [token = ''] = (await arrived()).tokens;
    const body = { currentPassword: person.password, newPassword: 'only the owner knows it' };
    expect((await app.as(person)(api.auth.changePassword, { body })).status).toBe(200);
    expect((await confirm(token)).status).toBe(410);
  });

  test('to an address that belongs to somebody else meanwhile is refused', async () => {
    await aUser(app, { email: 'taken@example.com' });
    expect(await change('taken@example.com')).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
    await change('free@example.com');
    const [token = ''] = (await arrived()).tokens;
    await aUser(app, { email: 'free@example.com' });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
    expect(await me()).toMatchObject({ email: 'old@example.com' });
  });
});

describe('the former address', () => {
  test('reverts the change: all sessions end, and a new password is chosen', async () => {
    const token = await moved();
    const thief = await signIn(person.password);
    const cookie = String(thief.headers['set-cookie']).split(';')[0] ?? '';
    const { status, body } = await revert(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'old@example.com', username: person.username });
    expect((await app.raw({ method: 'GET', url: api.auth.currentUser.path, headers: { cookie } })).status).toBe(401);
    expect((await signIn(person.password)).status).toBe(401);
    const reset = { token: body.resetToken, password: 'a password of the owner' };
    expect((await app.as()(api.passwordResets.use, { body: reset })).status).toBe(200);
    expect((await signIn(reset.password)).status).toBe(200);
    const [row] = await app.db.select().from(tables.users).where(eq(tables.users.id, person.id));
    expect(row).toMatchObject({ email: 'old@example.com', emailConfirmedAt: expect.any(String) });
    expect((await revert(token)).status).toBe(410);
  });

  test('does so after any number of further changes, and no later link undoes it', async () => {
    const token = await moved('second@example.com');
    await change('third@example.com');
    await confirm((await arrived()).tokens[0] ?? '');
    const later = (await arrived()).tokens[0] ?? '';
    expect((await revert(token)).status).toBe(200);
    expect((await revert(later)).status).toBe(410);
  });

  test('stays reserved for the person as long as the change can be reverted', async () => {
    await moved();
    const body = {
      username: 'squatter',
      password: 'good enough',
      fullName: 'S Quatter',
      email: 'old@example.com',
      departmentId: 3,
    };
    expect(await app.as()(api.users.register, { body })).toMatchObject({
      status: 409,
      body: { message: 'Email already in use' },
    });
    const other = await aUser(app);
    const update = { email: 'old@example.com', currentPassword: other.password };
    const reply = await app.as(other)(api.users.update, { params: { userId: other.id }, body: update });
    expect(reply.status).toBe(409);
    await app.db.update(tables.emailLinks).set({ expiresAt: '2020-01-01T00:00:00Z' });
    expect((await app.as()(api.users.register, { body })).status).toBe(201);
  });

  test('cannot be used for anything else', async () => {
    const token = await moved();
    expect((await confirm(token)).status).toBe(404);
    expect((await revert('a'.repeat(43))).status).toBe(404);
  });
});

describe('an unconfirmed address', () => {
  const body = { username: 'newcomer', password: 'good enough', fullName: 'Nora New', departmentId: 3 };
  const nora = { ...body, id: 0 };

  async function register(email = 'nora@example.com'): Promise<Person> {
    const reply = await app.as()(api.users.register, { body: { ...body, email } });
    expect(reply.status).toBe(201);
    return { ...nora, id: reply.body.id };
  }
  const mention = (who: Person, taskId: number) =>
    app.as(person)(api.comments.create, { params: { taskId }, body: { content: `[@${who.fullName}](user:${who.id}) Look` } });

  test('gets one mail and no other, however often it is mentioned; the application shows all notifications', async () => {
    const who = await register();
    const task = await aTask(app, { by: person, assigneeId: who.id, assignees: [who.id] });
    for (let n = 0; n < 5; n++) await mention(who, task.id);
    const before = await arrived();
    expect(before.to).toEqual(['nora@example.com']);
    expect(before.tokens[0]).not.toBe('');
    expect(await me(who)).toMatchObject({ emailConfirmed: false, pendingEmail: null });
    expect((await app.as(who)(api.notifications.list)).body.length).toBeGreaterThan(0);
    // It gets no link for a new password either, and the answer does not reveal that.
    expect((await app.as()(api.passwordResets.request, { body: { account: 'newcomer' } })).body).toEqual({ success: true });
    expect((await arrived()).mails).toEqual([]);

    expect((await confirm(before.tokens[0] ?? '')).status).toBe(200);
    await mention(who, task.id);
    const { mails } = await arrived();
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Tasklane AI, Nora', expect.stringContaining('wrote about')]);
    expect(await me(who)).toMatchObject({ emailConfirmed: true });
  });

  test('that changes again and again sends no mail to former ones', async () => {
    const who = await register('stranger0@example.com');
    for (let n = 1; n <= 3; n++) {
      const update = { email: `stranger${n}@example.com`, currentPassword: body.password };
      expect((await app.as(who)(api.users.update, { params: { userId: who.id }, body: update })).status).toBe(200);
      await arrived();
    }
    const counts = Map.groupBy(server.mails, ({ recipients }) => recipients[0]);
    expect([...counts.values()].every(({ length }) => length <= 1)).toBe(true);
    expect(server.mails.every(({ subject }) => subject?.startsWith('Confirm'))).toBe(true);
  });

  test('of an invitation is unconfirmed if the link was handed over; the link of the mail confirms it', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const accept = (token: string, username: string) =>
      app.as()(api.invitations.accept, { body: { token, username, password: 'good enough', fullName: 'In Vited' } });
    const invite = async (email: string) =>
      (await app.as(admin)(api.invitations.create, { body: { workspaceId: 3, email, role: 'member' } })).body.link;
    const confirmedAt = async (username: string) =>
      (await app.db.select().from(tables.users).where(eq(tables.users.username, username)))[0]?.emailConfirmedAt;

    const shown = (await invite('shown@example.com')).split('#')[1] ?? '';
    expect((await accept(shown, 'shown')).status).toBe(201);
    expect(await confirmedAt('shown')).toBeNull();
    await invite('mailed@example.com');
    const mail = (await arrived()).mails.find(({ recipients }) => recipients[0] === 'mailed@example.com');
    const token = /\/auth\/invitation#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await accept(token, 'mailed')).status).toBe(201);
    expect(await confirmedAt('mailed')).toEqual(expect.any(String));
    // An address that an administrator registers counts as the person's.
    const made = { ...body, username: 'made', email: 'made@example.com' };
    expect((await app.as(admin)(api.users.register, { body: made })).status).toBe(201);
    expect(await confirmedAt('made')).toEqual(expect.any(String));
  });
});

describe('mails to one address', () => {
  test('are limited by who causes them; security mails of the account are not', async () => {
    const other = await aUser(app, { email: 'busy@example.com' });
    const { cause } = mailLimits;
    const queue = (kind: string, n: number) =>
      app.db.insert(tables.outbox).values({ dedupeKey: `${kind}:${n}`, kind, userId: other.id, actorId: person.id, details: {} });
    const task = await aTask(app, { by: person });
    for (let n = 0; n < cause.attempts + 5; n++) {
      const comment = { params: { taskId: task.id }, body: { content: `[@${other.fullName}](user:${other.id}) ${n}` } };
      expect((await app.as(person)(api.comments.create, comment)).status).toBe(201);
    }
    await queue('password_updated', 1);
    const { mails } = await arrived();
    expect(mails.filter(({ subject }) => subject?.includes('wrote about'))).toHaveLength(cause.attempts);
    expect(mails.filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1);
    const skipped = await app.db.select().from(tables.outbox).where(eq(tables.outbox.code, 'tooMany'));
    expect(skipped).toHaveLength(5);
  });
});

describe('without a mail server', () => {
  test('a change counts at once, with the password, and an address as soon as it is set', async () => {
    await app.close();
    app = await testApp();
    person = await aUser(app, { email: 'old@example.com' });
    expect((await change('new@example.com', 'not the password')).status).toBe(400);
    expect((await change('new@example.com')).body).toMatchObject({
      email: 'new@example.com',
      emailConfirmed: true,
      pendingEmail: null,
    });
    await deliverAt(app, new Date());
    expect(await app.db.select().from(tables.outbox)).toMatchObject([
      { kind: 'email_changed', sentTo: 'old@example.com', state: 'kept' },
    ]);
  });
});
