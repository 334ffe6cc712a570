// Tests links for new passwords: who creates them, what they open and how often, what ends them, and that nobody learns of
// accounts.
import * as api from '@app/contract/api.ts';
import { rateLimits, serverTiming } from '@app/contract/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { deleteOldResets } from '#password-resets/password-resets.sql.ts';
import { requestResetLink } from '#password-resets/request-reset-link.ts';
import { type Actors, aPasswordReset, aUser, actors as makeActors } from '#testing/factories.ts';
import { watched } from '#testing/hostile/watched-database.ts';
import { mailServer, type TestMailServer } from '#testing/mail-server.ts';
import { allSettled, deliver, outboxOf } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { eraseUser } from '#users/erase-user.ts';

let test: TestApp;
let actors: Actors;
let person: Person;

beforeAll(async () => {
  test = await testApp({ env: { RATE_LIMIT_LOGIN: '10' } });
  actors = await makeActors(test);
});
beforeEach(async () => {
  await test.db.execute(sql`truncate attempts`);
  await test.db.delete(tables.outbox);
  person = await aUser(test, { fullName: 'Fay Forgetful' });
});
afterAll(() => test.close());

const make = (by: Person, userId: number, mail = false, on = test) =>
  on.as(by)(api.passwordResets.create, { params: { userId }, body: { mail } });
const tokenIn = (link: string) => link.split('#')[1] ?? '';
const look = (token: string) => test.as()(api.passwordResets.look, { body: { token } });
const use = (token: string, password = 'a better password', on = test) =>
  on.as()(api.passwordResets.use, { body: { token, password } });
const login = (username: string, password: string) => test.as()(api.auth.login, { body: { username, password } });
const madeFor = async (userId: number) => tokenIn((await make(actors.adm, userId)).body.link);
const changed = (id: number, change: Partial<typeof tables.passwordResets.$inferInsert>) =>
  test.db.update(tables.passwordResets).set(change).where(eq(tables.passwordResets.id, id));
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const audited = (userId: number, outcome: string) =>
  test.db
    .select()
    .from(tables.auditLog)
    .where(
      and(
        eq(tables.auditLog.userId, userId),
        eq(tables.auditLog.action, 'password_reset_link'),
        eq(tables.auditLog.outcome, outcome),
      ),
    );

describe('a link of an administrator', () => {
  it('is returned once, stored as a hash, and works for 24 hours', async () => {
    const { status, body, text } = await make(actors.adm, person.id);
    expect({ status, body }).toMatchObject({ status: 201, body: { mailed: false } });
    expect(body.link).toMatch(/^\/auth\/reset#[\w-]{43}$/);
    const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24.01);
    const token = tokenIn(body.link);
    for (const table of ['password_resets', 'outbox', 'audit_log', 'idempotency_keys']) {
      const stored = await rows(test.db, sql`select t::text as row from ${sql.identifier(table)} t`);
      expect(JSON.stringify(stored)).not.toContain(token);
    }
    expect(text).not.toContain(person.password);
  });

  it('is not stored for a repeated Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'the same again' };
    const again = () => test.as(actors.adm)(api.passwordResets.create, { params: { userId: person.id }, body: {}, headers });
    const [first, second] = [await again(), await again()];
    expect(second.body.link).not.toBe(first.body.link);
    expect(await rows(test.db, sql`select 1 from idempotency_keys where key = 'the same again'`)).toEqual([]);
  });

  it('sets the password once, while the old one works until then', async () => {
    const token = await madeFor(person.id);
    expect((await login(person.username, person.password)).status).toBe(200);
    expect(await look(token)).toMatchObject({ status: 200, body: { username: person.username } });
    const used = await use(token);
    expect(used).toMatchObject({ status: 200, body: { username: person.username } });
    expect(used.headers['set-cookie']).toBeUndefined();
    expect((await login(person.username, person.password)).status).toBe(401);
    expect((await login(person.username, 'a better password')).status).toBe(200);
    for (const reply of [await look(token), await use(token, 'another one again')]) {
      expect(reply).toMatchObject({ status: 410, body: { error: 'gone', message: 'This link has already been used.' } });
    }
    expect((await login(person.username, 'a better password')).status).toBe(200);
  });

  it('ends all sessions, deletes failed attempts, and queues the mail about the password', async () => {
    const { headers } = await login(person.username, person.password);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (let tried = 0; tried < rateLimits.login.attempts; tried++) await login(person.username, 'wrong');
    expect((await login(person.username, person.password)).status).toBe(429);
    await use(await madeFor(person.id));
    expect((await test.as()(api.auth.currentUser, { headers: { cookie } })).status).toBe(401);
    expect((await login(person.username, 'a better password')).status).toBe(200);
    expect(await outboxOf(test.db)).toMatchObject([{ kind: 'password_updated', userId: person.id }]);
  });

  it('works for one of several concurrent uses', async () => {
    const token = await madeFor(person.id);
    const replies = await Promise.all(['first password', 'second password', 'third password'].map((one) => use(token, one)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const winner = ['first password', 'second password', 'third password'][replies.findIndex(({ status }) => status === 200)];
    expect((await login(person.username, winner ?? '')).status).toBe(200);
    expect(await outboxOf(test.db)).toHaveLength(1);
  });

  it('created concurrently by several leaves one that works', async () => {
    const other = await aUser(test, { role: 'admin' });
    const made = await Promise.all([make(actors.adm, person.id), make(other, person.id), make(actors.adm, person.id)]);
    const looked = await Promise.all(made.map(({ body }) => look(tokenIn(body.link))));
    expect(looked.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('is for others: not for oneself, not for an unknown person, and by administrators only', async () => {
    expect(await make(actors.adm, actors.adm.id)).toMatchObject({
      status: 403,
      body: { message: 'Use Change Password in your profile for your own account.' },
    });
    expect((await make(actors.adm, 999_999)).status).toBe(404);
    expect((await make(actors.in, person.id)).status).toBe(403);
    expect((await make(actors.wsa, person.id)).status).toBe(403);
  });

  it('is in the audit log without a name, refused attempts too', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const stranger = await aUser(test);
    await make(admin, person.id);
    await make(admin, admin.id);
    await make(stranger, person.id);
    const [done] = await audited(admin.id, 'done');
    expect(done).toMatchObject({ target: `user:${person.id}`, details: { mailed: 0 } });
    expect(JSON.stringify(done)).not.toMatch(/Fay|Forgetful/);
    expect(await audited(admin.id, 'refused')).toHaveLength(1);
    expect(await audited(stranger.id, 'refused')).toHaveLength(1);
  });

  it('can be created 30 times an hour', async () => {
    const admin = await aUser(test, { role: 'admin' });
    for (let made = 0; made < 30; made++) expect((await make(admin, person.id)).status).toBe(201);
    expect((await make(admin, person.id)).status).toBe(429);
  });
});

describe('a link does not work', () => {
  const ended = 'This link does not work any more. A newer one has replaced it, or the password was changed since.';

  it('when it does not exist', async () => {
    const message = 'This link is not valid. A newer one may have replaced it.';
    expect(await look('x'.repeat(43))).toMatchObject({ status: 404, body: { message } });
    expect(await use('x'.repeat(43))).toMatchObject({ status: 404, body: { message } });
    expect(await look('short')).toMatchObject({ status: 400, body: { message } });
  });

  it('when it is replaced', async () => {
    const [first, second] = [await madeFor(person.id), await madeFor(person.id)];
    expect(await look(first)).toMatchObject({ status: 410, body: { message: ended } });
    expect((await look(second)).status).toBe(200);
  });

  it('when it has expired', async () => {
    const { id, token } = await aPasswordReset(test, person.id, actors.adm);
    await changed(id, { expiresAt: ago(1_000) });
    for (const reply of [await look(token), await use(token)]) {
      expect(reply).toMatchObject({ status: 410, body: { message: 'This link has expired. Please ask for a new one.' } });
    }
  });

  it('when the person changes the password', async () => {
    const token = await madeFor(person.id);
    const body = { currentPassword: person.password, newPassword: 'changed by oneself' };
    expect((await test.as(person)(api.auth.changePassword, { body })).status).toBe(200);
    expect(await use(token)).toMatchObject({ status: 410, body: { message: ended } });
    expect((await login(person.username, 'changed by oneself')).status).toBe(200);
  });

  it('when the person gets another address', async () => {
    const token = await madeFor(person.id);
    const update = (body: object) => test.as(person)(api.users.update, { params: { userId: person.id }, body });
    await update({ title: 'Planner' });
    expect((await look(token)).status).toBe(200);
    await update({ email: `moved${person.id}@example.com`, currentPassword: person.password });
    expect((await look(token)).status).toBe(410);
  });

  it('when the person is deleted, with its row', async () => {
    const token = await madeFor(person.id);
    await test.db.transaction((tx) => eraseUser(tx, person.id, { id: actors.adm.id, via: 'session' }));
    expect((await look(token)).status).toBe(404);
    expect(await rows(test.db, sql`select 1 from password_resets where user_id = ${person.id}`)).toEqual([]);
  });

  it('when its creator is no administrator any more, or deleted', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const token = tokenIn((await make(admin, person.id)).body.link);
    await test.as(actors.adm)(api.users.setRole, { params: { userId: admin.id }, body: { role: 'user' } });
    expect((await use(token)).status).toBe(410);
    await test.db.transaction((tx) => eraseUser(tx, admin.id, { id: actors.adm.id, via: 'session' }));
    expect((await use(token)).status).toBe(404);
  });
});

describe('the new password', () => {
  it('follows the rules of registration, and a refused one leaves the link open', async () => {
    const token = await madeFor(person.id);
    expect(await use(token, 'short')).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 8 characters' },
    });
    expect((await use(token, 'x'.repeat(129))).status).toBe(400);
    expect((await use(token)).status).toBe(200);
  });
});

describe('without a mail server', () => {
  it('nobody can request a link, and the answer says where to get one', async () => {
    expect((await test.as()(api.passwordResets.options)).body).toEqual({ byMail: false });
    expect(await test.as()(api.passwordResets.request, { body: { account: person.username } })).toMatchObject({
      status: 403,
      body: { message: 'Please ask an administrator for a link to set a new password.' },
    });
    expect(await make(actors.adm, person.id, true)).toMatchObject({ status: 201, body: { mailed: false } });
    expect(await outboxOf(test.db)).toEqual([]);
  });
});

describe('cleanup', () => {
  it('deletes what ended 30 days ago, and nothing else', async () => {
    const day = 86_400_000;
    const made = async (change: object) => {
      const { id } = await aPasswordReset(test, person.id);
      await changed(id, change);
      return id;
    };
    const old = [
      await made({ usedAt: ago(31 * day) }),
      await made({ endedAt: ago(31 * day) }),
      await made({ expiresAt: ago(31 * day) }),
    ];
    const young = [
      await made({ usedAt: ago(29 * day) }),
      await made({ endedAt: ago(29 * day) }),
      await made({ expiresAt: ago(29 * day) }),
    ];
    await deleteOldResets(test.db);
    const left = (await test.db.select({ id: tables.passwordResets.id }).from(tables.passwordResets)).map(({ id }) => id);
    for (const id of old) expect(left).not.toContain(id);
    for (const id of young) expect(left).toContain(id);
  });
});

// A new application empties the database, so no test that needs the rows above may follow.
describe('with the strict policy the new password', () => {
  let strict: TestApp;
  beforeEach(async () => {
    strict = await testApp({ env: { PASSWORD_POLICY: 'strict' } });
    return () => strict.close();
  });

  it('is not one that is easy to guess', async () => {
    const someone = await aUser(strict, { fullName: 'Gustav Guessable' });
    const { token } = await aPasswordReset(strict, someone.id);
    for (const guess of ['password123', 'Gustav12', someone.username]) {
      expect(await use(token, guess, strict)).toMatchObject({
        status: 400,
        body: { fields: { password: 'This password is easy to guess. Please choose another one.' } },
      });
    }
    expect((await use(token, 'nobody guesses this', strict)).status).toBe(200);
  });

  it('is tried twenty times an hour with one link', async () => {
    const { token } = await aPasswordReset(strict, (await aUser(strict)).id);
    for (let tried = 0; tried < 20; tried++) expect((await use(token, 'password123', strict)).status).toBe(400);
    expect((await use(token, 'nobody guesses this', strict)).status).toBe(429);
  });
});

describe('with a mail server', () => {
  const open: (() => Promise<unknown>)[] = [];
  let own: TestApp;
  let server: TestMailServer;
  let ana: Person;

  beforeEach(async () => {
    server = await mailServer();
    own = await testApp({
      env: {
        SMTP_URL: `smtp://127.0.0.1:${server.port}`,
        MAIL_FROM: 'Tasklane AI <tasks@example.com>',
        PUBLIC_URL: 'http://tasklane.test',
      },
    });
    open.push(
      () => own.close(),
      () => server.stop(),
    );
    ana = await aUser(own, { fullName: 'Ana Lima', email: 'Ana@example.com' });
  });
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  const request = (account: string) => own.as()(api.passwordResets.request, { body: { account } });
  const linksIn = (text: string | undefined) => text?.match(/http:\/\/tasklane\.test\/auth\/reset#[\w-]{43}/g) ?? [];
  async function deliverAll(count: number) {
    const delivery = await deliver(own);
    open.unshift(() => delivery.stop());
    const mails = await server.received(count);
    const stored = await allSettled(own.db);
    return { mails, stored };
  }

  it('an administrator has the link mailed, and the outbox deletes it', async () => {
    const boss = await aUser(own, { role: 'admin', fullName: 'Bo Boss' });
    await own.db.update(tables.users).set({ emailNotifications: false }).where(eq(tables.users.id, ana.id));
    const { body } = await make(boss, ana.id, true, own);
    expect(body.mailed).toBe(true);
    const { mails, stored } = await deliverAll(1);
    expect(mails[0]).toMatchObject({ subject: 'A new password for Tasklane AI', recipients: ['Ana@example.com'] });
    expect(mails[0]?.text).toContain('Hi Ana, Bo Boss has created a link for you to choose a new password.');
    expect(linksIn(mails[0]?.text)).toEqual([body.link]);
    expect(mails[0]?.html).toContain(`href="${body.link}"`);
    expect(stored).toMatchObject([{ kind: 'password_reset', state: 'sent', details: {} }]);
    expect(JSON.stringify(stored)).not.toContain(tokenIn(body.link));
    expect((await use(tokenIn(body.link), 'a better password', own)).status).toBe(200);
  });

  it('a person who forgot the password gets a link by name or by address, the last one works', async () => {
    expect((await own.as()(api.passwordResets.options)).body).toEqual({ byMail: true });
    expect(await request(` ${ana.username.toUpperCase()}`)).toMatchObject({ status: 200, body: { success: true } });
    const first = await deliverAll(1);
    await request('ana@example.COM');
    const mails = await server.received(2);
    const [old] = linksIn(first.mails[0]?.text);
    const [link = ''] = linksIn(mails[1]?.text);
    expect(mails[1]?.text).toContain('Hi Ana, somebody asked for a new password for your account.');
    expect((await use(tokenIn(old ?? ''), 'a better password', own)).status).toBe(410);
    expect((await use(tokenIn(link), 'a better password', own)).status).toBe(200);
    await allSettled(own.db);
  });

  it('gets the same answer, after the same work and no sooner, whether or not the account exists', async () => {
    const counted = async (account: string) => {
      await own.db.execute(sql`truncate attempts`);
      const began = performance.now();
      const { status, text, headers } = await request(account);
      const took = performance.now() - began;
      const kept = Object.keys(headers).filter((name) => !['date', 'x-request-id'].includes(name));
      // Except the address's requests, which are taken in batches.
      const attempts = await rows<{ count: number }>(own.db, sql`select count from attempts where key not like 'requests:%'`);
      return { answer: { status, text, kept, attempts }, took };
    };
    const known = await counted(ana.username);
    const unknown = await counted('nobody.at.all');
    expect(unknown.answer).toEqual(known.answer);
    expect(known.answer.attempts).toHaveLength(2);
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThanOrEqual(serverTiming.passwordResetMinDuration - 5);
    expect(await outboxOf(own.db)).toHaveLength(1);
    expect(await own.db.$count(tables.passwordResets)).toBe(1);
  });

  it('runs the same statements up to the mail itself', async () => {
    const asked: string[][] = [];
    for (const account of [ana.username, 'nobody.at.all']) {
      const said: string[] = [];
      await requestResetLink(
        {
          db: watched(own.db, said),
          config: own.config,
          address: '127.0.0.1',
          transaction: (work) => own.db.transaction((tx) => work(watched(tx as never, said))),
        },
        account,
      );
      asked.push(said);
    }
    const [known = [], unknown = []] = asked;
    expect(known.length).toBe(unknown.length + 1);
    expect(known.slice(0, -1)).toEqual(unknown);
  });

  it('is limited by name and by address, whether or not the account exists', async () => {
    const { attempts, perAddress } = rateLimits.requestPasswordReset;
    for (const account of [ana.username, 'nobody.at.all']) {
      const replies = await Promise.all(Array.from({ length: attempts + 1 }, () => request(account)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(attempts).fill(200), 429]);
    }
    // By its other name the account is the same one.
    expect((await request('ana@example.com')).status).toBe(200);
    expect(await outboxOf(own.db)).toHaveLength(attempts);
    const rest = perAddress - 2 * (attempts + 1) - 1;
    const others = await Promise.all(Array.from({ length: rest }, (_, index) => request(`nobody.${index}`)));
    expect(others.every(({ status }) => status === 200)).toBe(true);
    expect((await request('one.too.many')).status).toBe(429);
  });

  it("leaves an administrator's link alone, and none is sent that has ended by then", async () => {
    const boss = await aUser(own, { role: 'admin' });
    const token = tokenIn((await make(boss, ana.id, false, own)).body.link);
    await request(ana.username);
    expect((await own.as()(api.passwordResets.look, { body: { token } })).status).toBe(200);
    expect((await use(token, 'a better password', own)).status).toBe(200);
    const { stored } = await deliverAll(1);
    expect(stored.map(({ kind, state, code }) => [kind, state, code])).toEqual([
      ['password_reset', 'skipped', 'resetOver'],
      ['password_updated', 'sent', null],
    ]);
  });

  it('an address has precedence over a username that looks like it', async () => {
    const imitator = await aUser(own, { email: 'imitator@example.com' });
    await own.db
      .update(tables.users)
      .set({ username: 'ana@example.com', usernameKey: 'ana@example.com' })
      .where(eq(tables.users.id, imitator.id));
    await request('ana@example.com');
    expect(await outboxOf(own.db)).toMatchObject([{ kind: 'password_reset', userId: ana.id }]);
  });
});
