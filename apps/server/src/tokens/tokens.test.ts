// Tests API tokens: the person's rights within their scopes, a secret shown once, and an end at once.
import * as api from '@app/contract/api.ts';
import { type Scope, scopes } from '@app/contract/principals.ts';
import { tokenLimits } from '@app/contract/tokens/tokens.limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstRow } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { apiTokenHash, newApiToken } from '#endpoints/api-token.ts';
import { aTask, aToken, aUser, withoutMembership } from '#testing/factories.ts';
import { listenAs } from '#testing/network/listener.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { deleteOldTokens } from '#tokens/tokens.sql.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp({ env: { RATE_LIMIT_TOKEN: '30' } });
  person = await aUser(app);
});
afterEach(() => app.close());

const wanted = (given: object = {}) => ({
  name: 'Nightly report',
  scopes: ['tasks:read'] as Scope[],
  days: 30 as const,
  ...given,
});
const made = async (given: object = {}, by = person) => {
  const { status, body } = await app.as(by)(api.tokens.create, { body: { ...wanted(), ...given } });
  expect(status).toBe(201);
  return { ...body, headers: { authorization: `Bearer ${body.token}` } };
};
const statusOf = async (headers: Record<string, string>, url = '/api/tasks') =>
  (await app.raw({ method: 'GET', url, headers })).status;

describe('a text of a token', () => {
  test('has a prefix, 26 characters and a checksum', () => {
    const tokens = Array.from({ length: 200 }, () => newApiToken());
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(200);
    for (const { token, tokenHash } of tokens) {
      expect(token).toMatch(/^tsk_[0-9A-Za-z]{26}_[0-9A-Za-z]{6}$/);
      expect(apiTokenHash(token)).toBe(tokenHash);
    }
  });

  test('with one other character is refused without the database', () => {
    const { token } = newApiToken();
    for (let at = 4; at < token.length; at++) {
      if (at === 30) continue;
      const changed = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;
      expect(apiTokenHash(changed)).toBeUndefined();
    }
    for (const wrong of ['', 'tsk_', token.toUpperCase(), `${token}a`, ` ${token}`, 'a'.repeat(5000)])
      expect(apiTokenHash(wrong)).toBeUndefined();
  });
});

test('a token that may read can ask whose it is', async () => {
  const { headers } = await made();
  const reply = await app.raw({ method: 'GET', url: '/api/auth/current-user', headers });
  expect(reply).toMatchObject({ status: 200, body: { user: { id: person.id, username: person.username } } });
  const { headers: other } = await made({ scopes: ['comments:write'] });
  expect(await statusOf(other, '/api/auth/current-user')).toBe(403);
});

describe('making a token', () => {
  test('returns the secret once; only its hash is stored', async () => {
    const { token, ...rest } = await made();
    expect(rest).toMatchObject({ name: 'Nightly report', scopes: ['tasks:read'], lastUsedAt: null });
    const left = Date.parse(String(rest.expiresAt)) - Date.now();
    expect(left / 86_400_000).toBeCloseTo(30, 1);
    const list = await app.as(person)(api.tokens.list);
    expect(list.body).toHaveLength(1);
    expect(list.text).not.toContain(token);
    const stored = await firstRow<{ text: string }>(app.db, sql`select t::text as text from api_tokens t`);
    expect(stored?.text).not.toContain(token);
    expect(stored?.text).toContain(apiTokenHash(token));
  });

  test('needs a person who has shown lately who they are', async () => {
    await app.as(person)(api.auth.currentUser);
    await app.db.execute(sql`update sessions set reauthenticated_at = now() - interval '11 minutes'`);
    const ask = () => app.as(person)(api.tokens.create, { body: wanted() });
    expect(await ask()).toMatchObject({ status: 403, body: { error: 'reauthentication_required' } });
    expect((await app.as(person)(api.tokens.list)).body).toEqual([]);
    expect((await app.as(person)(api.auth.reauthenticate, { body: { password: person.password } })).status).toBe(200);
    expect((await ask()).status).toBe(201);
  });

  test('may set no expiry, and drops repeated permissions', async () => {
    expect(await made({ days: null, scopes: ['tasks:read', 'tasks:read'] })).toMatchObject({
      expiresAt: null,
      scopes: ['tasks:read'],
    });
  });

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['no permission', { scopes: [] }, 'scopes'],
    ['an unknown permission', { scopes: ['all'] }, 'scopes.0'],
    ['another expiry', { days: 31 }, 'days'],
    ['a permission of administrators', { scopes: ['tasks:read', 'admin:read'] }, 'scopes'],
  ])('is refused with %s', async (_, given, field) => {
    const reply = await app.as(person)(api.tokens.create, { body: wanted(given) });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });

  test('is refused beyond fifty, also for many at once', async () => {
    const rows = Array.from({ length: tokenLimits.perPerson - 1 }, () => ({
      userId: person.id,
      name: 'One of many',
      tokenHash: newApiToken().tokenHash,
      scopes: ['tasks:read'],
    }));
    await app.db.insert(tables.apiTokens).values(rows);
    const replies = await Promise.all([1, 2, 3].map(() => app.as(person)(api.tokens.create, { body: wanted() })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('is not repeated by an Idempotency-Key, which would need the stored secret', async () => {
    const headers = { 'idempotency-key': 'the same' };
    const [one, two] = [
      await app.as(person)(api.tokens.create, { body: wanted(), headers }),
      await app.as(person)(api.tokens.create, { body: wanted(), headers }),
    ];
    expect(one.body.token).not.toBe(two.body.token);
    const stored = await firstRow<{ count: number }>(app.db, sql`select count(*)::int as count from idempotency_keys`);
    expect(stored?.count).toBe(0);
  });
});

describe('a call with a token', () => {
  test('sees what its person sees, and changes remember the token', async () => {
    const { headers } = await made({ scopes: ['tasks:read', 'tasks:write', 'comments:write'] });
    const { id: taskId } = await aTask(app);
    expect((await app.as()(api.tasks.list, { headers })).body.map(({ id }) => id)).toContain(taskId);
    const since = String(Date.now() - 5000);
    const params = { taskId };
    expect((await app.as()(api.comments.create, { params, body: { content: 'From a program' }, headers })).status).toBe(201);
    expect((await app.as()(api.tasks.move, { params, body: { columnId: 10 }, headers })).status).toBe(200);
    const ways = await firstRow<{ task: string; comment: string }>(
      app.db,
      sql`select changed_via as task, (select via from task_comments where content = 'From a program') as comment
          from tasks where id = ${taskId}`,
    );
    expect(ways).toEqual({ task: 'token', comment: 'token' });
    const events = (await app.as(person)(api.events.list, { query: { since } })).body;
    for (const type of ['task_moved', 'task_commented'])
      expect(events.find((event) => event.taskId === taskId && event.type === type)).toMatchObject({ via: 'token' });
  });

  test('ignores the cookie that comes with it', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const { headers } = await made();
    const cookie = await app.cookieOf(admin);
    expect(await statusOf({ ...headers, cookie }, '/api/admin/users')).toBe(403);
    expect(await statusOf({ authorization: `Bearer ${newApiToken().token}`, cookie })).toBe(401);
    expect(await statusOf({ authorization: 'Bearer', cookie })).toBe(401);
    expect(await statusOf({ authorization: 'Basic dXNlcjpwYXNz', cookie })).toBe(200);
  });

  test('needs no origin, and no browser is allowed to send it from elsewhere', async () => {
    const { headers } = await made({ scopes: ['tasks:write'] });
    const { id: taskId } = await aTask(app);
    const elsewhere = { ...headers, origin: 'https://elsewhere.example' };
    const moved = await app.as()(api.tasks.move, { params: { taskId }, body: { columnId: 10 }, headers: elsewhere });
    expect(moved.status).toBe(200);
    expect(Object.keys(moved.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const preflight = await app.raw({
      method: 'OPTIONS',
      url: '/api/tasks',
      headers: { ...elsewhere, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('stores its last use, at most once a minute', async () => {
    const { id, headers } = await made();
    const lastUse = async () => (await app.as(person)(api.tokens.list)).body[0]?.lastUsedAt;
    expect(await statusOf(headers)).toBe(200);
    await expect.poll(lastUse, { timeout: 15_000 }).not.toBeNull();
    const first = await lastUse();
    expect(await statusOf(headers)).toBe(200);
    expect(await lastUse()).toBe(first);
    await app.db.execute(sql`update api_tokens set last_used_at = now() - interval '61 seconds' where id = ${id}`);
    expect(await statusOf(headers)).toBe(200);
    await expect.poll(async () => String(await lastUse()) >= String(first), { timeout: 15_000 }).toBe(true);
  });

  test('is counted for itself: headers say what is left, and a refusal when to try again', async () => {
    const [busy, calm] = [await aToken(app, person.id), await aToken(app, person.id)];
    const replies = [];
    for (let count = 0; count < 34; count++)
      replies.push(await app.raw({ method: 'GET', url: '/api/tasks', headers: busy.headers }));
    const [first] = replies;
    expect(first?.headers).toMatchObject({ 'ratelimit-limit': '30', 'ratelimit-remaining': '29', 'ratelimit-reset': '2' });
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({ 'ratelimit-limit': '30', 'ratelimit-remaining': '0' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect(await statusOf(calm.headers)).toBe(200);
    expect((await app.as(person)(api.tasks.list)).headers['ratelimit-limit']).toBeUndefined();
  });

  test('with wrong tokens is limited by address', async () => {
    const authorization = 'Bearer tsk_00000000000000000000000000_000000';
    const answers: number[] = [];
    for (let count = 0; count < 40; count++) answers.push(await statusOf({ authorization }));
    expect(answers[0]).toBe(401);
    expect(answers.at(-1)).toBe(429);
    const { headers } = await aToken(app, person.id);
    expect(await statusOf(headers)).toBe(200);
  });
});

describe('a token ends', () => {
  const refusal = { status: 401, body: { error: 'token_invalid', message: expect.stringMatching(/not valid/) } };

  test('with its revocation, at once', async () => {
    const { id, headers } = await made();
    expect((await app.as(person)(api.tokens.revoke, { params: { tokenId: id } })).body).toEqual({ success: true });
    const reply = await app.as()(api.tasks.list, { headers });
    expect(reply).toMatchObject(refusal);
    expect(reply.headers['www-authenticate']).toMatch(/^Bearer/);
    // An endpoint that is open to everybody does not pass it off as a stranger.
    expect(await statusOf(headers, '/api/departments')).toBe(401);
    expect((await app.as(person)(api.tokens.revoke, { params: { tokenId: id } })).status).toBe(404);
  });

  test('with its last day', async () => {
    const { headers } = await aToken(app, person.id, ['tasks:read'], true);
    expect(await app.as()(api.tasks.list, { headers })).toMatchObject({ status: 401, body: { error: 'token_expired' } });
    await deleteOldTokens(app.db);
    expect((await app.as(person)(api.tokens.list)).body).toHaveLength(1);
    await app.db.execute(sql`update api_tokens set expires_at = now() - interval '31 days'`);
    await deleteOldTokens(app.db);
    expect((await app.as(person)(api.tokens.list)).body).toEqual([]);
  });

  test('with its person', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const { headers } = await made();
    expect((await app.as(admin)(api.users.remove, { params: { userId: person.id } })).status).toBe(200);
    expect(await app.as()(api.tasks.list, { headers })).toMatchObject(refusal);
    expect(await app.db.select().from(tables.apiTokens)).toEqual([]);
  });

  test('with a new password', async () => {
    const { headers } = await made();
    const body = { currentPassword: person.password, newPassword: 'another long password' };
    expect((await app.as(person)(api.auth.changePassword, { body })).status).toBe(200);
    expect(await app.as()(api.tasks.list, { headers })).toMatchObject(refusal);
  });

  test('for a department that its person left, and for the administration with the role', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const { headers } = await made({ scopes: ['tasks:read', 'admin:read'] }, admin);
    const task = await aTask(app);
    expect(await statusOf(headers, '/api/admin/users')).toBe(200);
    await app.db.update(tables.users).set({ role: 'user' }).where(eq(tables.users.id, admin.id));
    expect(await statusOf(headers, '/api/admin/users')).toBe(403);
    expect(await statusOf(headers, `/api/tasks/${task.id}`)).toBe(200);
    await withoutMembership(app, admin);
    expect(await statusOf(headers, `/api/tasks/${task.id}`)).toBe(404);
  });
});

describe('the stream with a token', () => {
  test('sends events, and ends within a second of the revocation', async () => {
    const { id, headers } = await made();
    const stays = await made();
    const [listener, other] = [
      await listenAs(app, undefined, { headers }),
      await listenAs(app, undefined, { headers: stays.headers }),
    ];
    expect(listener.status).toBe(200);
    const { id: taskId } = await aTask(app);
    await app.as(person)(api.tasks.move, { params: { taskId }, body: { columnId: 10 } });
    await listener.hears((event) => event.taskId === taskId && event.type === 'task_moved');
    await app.as(person)(api.tokens.revoke, { params: { tokenId: id } });
    await listener.over();
    expect(other.isOver()).toBe(false);
    other.close();
    const { status, refusal } = await listenAs(app, undefined, { headers });
    expect({ status, error: refusal?.error }).toEqual({ status: 401, error: 'token_invalid' });
  });

  test('needs the permission to read tasks', async () => {
    const { headers } = await made({ scopes: ['comments:write'] });
    const { status } = await listenAs(app, undefined, { headers });
    expect(status).toBe(403);
  });
});

describe('administrators', () => {
  test('see and revoke the tokens of all, without their secrets; the audit log says who did', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const { id, token, headers } = await made();
    const all = await app.as(admin)(api.tokens.adminList);
    expect(all.body).toMatchObject([{ id, name: 'Nightly report', userId: person.id, userName: person.fullName }]);
    expect(all.text).not.toContain(token);
    expect((await app.as(admin)(api.tokens.revoke, { params: { tokenId: id } })).status).toBe(200);
    expect(await statusOf(headers)).toBe(401);
    const { body } = await app.as(admin)(api.audit.list, { query: { kind: 'acts' } });
    expect(body).toMatchObject([
      { action: 'token_revoked', userId: admin.id, targetName: 'Nightly report' },
      { action: 'token_created', userId: person.id, targetName: 'Nightly report' },
    ]);
  });

  test('read them in pages', async () => {
    const admin = await aUser(app, { role: 'admin' });
    for (let count = 0; count < tokenLimits.page + 1; count++) await aToken(app, person.id);
    const first = await app.as(admin)(api.tokens.adminList);
    expect(first.body).toHaveLength(tokenLimits.page);
    const before = String(first.body.at(-1)?.id);
    expect((await app.as(admin)(api.tokens.adminList, { query: { before } })).body).toHaveLength(1);
  });
});

test('every permission has an endpoint, and the description names it', async () => {
  const { body } = await app.raw({ method: 'GET', url: '/api/openapi.json' });
  const { paths, components } = body as {
    paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
    components: { securitySchemes: Record<string, object> };
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const named = new Set(operations.flatMap(({ security = [] }) => security.flatMap(({ token = [] }) => token)));
  expect([...named].sort()).toEqual([...scopes].sort());
  expect(components.securitySchemes['token']).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/api/tokens']?.['post']?.security).toEqual([{ session: [] }]);
  expect(paths['/api/tasks']?.['get']?.security).toEqual([{ session: [] }, { token: ['tasks:read'] }]);
});
