// Tests service accounts: programs act under a name of their own, with tokens only, marked for everybody.
import * as api from '@app/contract/api.ts';
import type { Scope } from '@app/contract/principals.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { deliverAt } from '#testing/reminders.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

let app: TestApp;
let admin: Person;

beforeEach(async () => {
  app = await testApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'tasklane@example.com', PUBLIC_URL: 'http://127.0.0.1:3000' },
  });
  admin = await aUser(app, { role: 'admin' });
  return () => app.close();
});

const wanted = { username: 'importer', fullName: 'Nightly import', departmentId: 3 };
const create = (body: object = {}, by = admin) => app.as(by)(api.users.createService, { body: { ...wanted, ...body } });

async function made() {
  const { status, body } = await create();
  expect(status).toBe(201);
  return body;
}

const tokenFor = (userId: number, given: { scopes?: Scope[] } = {}, by = admin) =>
  app.as(by)(api.tokens.create, {
    body: { name: 'Import', scopes: ['tasks:read', 'tasks:write'], days: 30, userId, ...given },
  });

describe('a service account', () => {
  test('is marked by its name, belongs to its department, and is in the audit log', async () => {
    const since = String(Date.now() - 1);
    const account = await made();
    const { body: events } = await app.as(admin)(api.events.list, { query: { since } });
    // Screens that are open show it because of this event.
    expect(events).toContainEqual(expect.objectContaining({ type: 'user_updated', userId: account.id }));
    expect(account).toMatchObject({
      fullName: 'Nightly import [bot]',
      username: 'importer',
      role: 'user',
      isService: true,
      departments: [{ name: 'Engineering', pending: false }],
    });
    const { body } = await app.as(admin)(api.audit.list, { query: { kind: 'acts' } });
    expect(body[0]).toMatchObject({ action: 'service_account_created', userId: admin.id, targetName: 'Nightly import [bot]' });
    const { body: people } = await app.as(admin)(api.users.adminList);
    expect(people.find(({ id }) => id === admin.id)?.isService).toBe(false);
  });

  test('acts with its tokens under its own name', async () => {
    const { id } = await made();
    const { status, body } = await tokenFor(id);
    expect(status).toBe(201);
    const headers = { authorization: `Bearer ${body.token}` };
    const reply = await app.raw({ method: 'POST', url: '/api/tasks', headers, payload: validBodies['tasks.create']?.() });
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body).toMatchObject({ createdBy: id });
    expect((await app.as(admin)(api.tokens.adminList)).body).toMatchObject([{ userId: id, userName: 'Nightly import [bot]' }]);
    expect((await app.as(admin)(api.tokens.list)).body).toEqual([]);
    expect((await app.as(admin)(api.users.remove, { params: { userId: id } })).status).toBe(200);
    expect((await app.raw({ method: 'GET', url: '/api/tasks', headers })).status).toBe(401);
    expect((await tokenFor(id)).status).toBe(403);
  });

  test('has no way in for people: no password fits, no link is made or sent', async () => {
    const { id, email } = await made();
    for (const password of ['*nobody*', '', 'importer']) {
      const reply = await app.as()(api.auth.login, { body: { username: 'importer', password } });
      expect([400, 401]).toContain(reply.status);
    }
    for (const account of ['importer', email])
      expect((await app.as()(api.passwordResets.request, { body: { account } })).status).toBe(200);
    const params = { userId: id };
    const link = await app.as(admin)(api.passwordResets.create, { params, body: { mail: false } });
    expect(link).toMatchObject({ status: 409, body: { message: 'A service account has no password.' } });
    expect(await rows(app.db, sql`select id from password_resets`)).toEqual([]);
  });

  test('gets no mail, whatever happens to it', async () => {
    const { id } = await made();
    await aTask(app, { by: admin, assignees: [id] });
    await deliverAt(app, new Date());
    const mails = await rows(app.db, sql`select kind, state, code from outbox where user_id = ${id}`);
    expect(mails).toEqual([{ kind: 'task_assigned', state: 'skipped', code: 'emailOff' }]);
  });

  test('is never an administrator', async () => {
    const { id } = await made();
    const promoted = await app.as(admin)(api.users.setRole, { params: { userId: id }, body: { role: 'admin' } });
    expect(promoted).toMatchObject({ status: 400, body: { message: 'A service account cannot be an administrator.' } });
    const token = await tokenFor(id, { scopes: ['admin:read'] });
    expect(token).toMatchObject({ status: 400, body: { fields: { scopes: expect.stringContaining('administrators') } } });
  });

  test('has a name of its own', async () => {
    await made();
    expect(await create()).toMatchObject({ status: 409, body: { message: 'Username already exists' } });
    expect(await create({ username: 'x' })).toMatchObject({ status: 400 });
    expect(await create({ username: 'other', fullName: '' })).toMatchObject({ status: 400 });
    expect(await create({ username: 'other', departmentId: 99 })).toMatchObject({ status: 400 });
  });
});

describe('people', () => {
  test('cannot look like a service account', async () => {
    const message = 'Only service accounts have names that end with [bot].';
    for (const fullName of ['Ann [bot]', 'Ann[BOT]', 'Ann [ bot ] ', 'Ann ［ｂｏｔ］']) {
      const reply = await app.as(admin)(api.users.update, { params: { userId: admin.id }, body: { fullName } });
      expect(reply).toMatchObject({ status: 400, body: { fields: { fullName: message } } });
    }
  });

  test('cannot make tokens for others: members for nobody, administrators for service accounts only', async () => {
    const { id } = await made();
    const member = await aUser(app);
    const refused = { status: 403, body: { message: 'Tokens can be created for yourself and for service accounts only.' } };
    expect(await tokenFor(id, {}, member)).toMatchObject(refused);
    expect(await tokenFor(member.id)).toMatchObject(refused);
    expect(await tokenFor(999_999)).toMatchObject(refused);
    expect(await rows(app.db, sql`select id from api_tokens`)).toEqual([]);
  });
});
