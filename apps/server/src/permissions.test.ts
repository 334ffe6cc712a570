// Tests every cell of the permission matrix, ended sessions and memberships, and the fields of answers.

import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { english } from '@app/texts/english/english.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows as select } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { type ActorName, actorNames, aTask, aUser, waitAgain, withoutMembership } from '#testing/factories.ts';
import {
  ask,
  callerOf,
  expectPreparedRefused,
  expectRefusedWithoutChange,
  type PreparedCall,
  prepare,
} from '#testing/permissions/permission-calls.ts';
import { openMatrix } from '#testing/permissions/permission-matrix.ts';
import { refusalTexts, requestOf } from '#testing/permissions/permission-requests.ts';
import { addedPermissionRows, endpoints, permissionRows } from '#testing/permissions/permission-rows.ts';
import type { Person, Reply, TestApp } from '#testing/test-app.ts';

const allRows = permissionRows();
const built = allRows.filter(({ endpoint }) => endpoint !== undefined);
const rows = [...built, ...addedPermissionRows()];
const approvalAwaited =
  'Your account waits for approval. Until an administrator approves it, only your own profile is open to you.';
const notAuthenticated = { authenticated: false, message: 'Not authenticated', recovery: 'login' };

const matrix = openMatrix();
const { call } = matrix;

/** Sends everything that an actor is refused; compares the database before and after. */
const refused = new Map<ActorName, Promise<Map<string, Reply>>>();
function refusalsOf(name: ActorName): Promise<Map<string, Reply>> {
  const known =
    refused.get(name) ??
    expectRefusedWithoutChange(
      matrix.test,
      rows.filter(({ expected }) => expected[name] >= 400).map((row) => call(row, name)),
    );
  refused.set(name, known);
  return known;
}

describe('the matrix', () => {
  it('has 59 rows, all of them about endpoints of the route table', () => {
    expect(allRows).toHaveLength(59);
    expect(built.map(({ n }) => n)).toHaveLength(59);
    const unasked = rows.filter((row) => !requestOf(row)).map(({ n }) => n);
    expect(unasked, 'rows without a request: make one in apps/server/src/testing/permissions/permission-requests.ts').toEqual([]);
  });

  // A deleted account is gone with the answer, so its own tests cover it.
  it('covers every endpoint except the deletion of an account', () => {
    const spoken = new Set(rows.map(({ endpoint }) => endpoint));
    const unspoken = endpoints.filter(({ endpoint }) => !spoken.has(endpoint)).map(({ key }) => key);
    expect(unspoken, 'endpoints without a row: add one to apps/server/src/testing/permissions/permissions-added.csv').toEqual([
      'account.remove',
    ]);
  });

  it.each(actorNames)('changes nothing if %s is refused', async (name) => {
    expect((await refusalsOf(name)).size).toBe(rows.filter(({ expected }) => expected[name] >= 400).length);
  });
});

describe.each(rows)('$n $method $path', (row) => {
  it.each(actorNames.map((name) => ({ name, status: row.expected[name] })))('$name: $status', async ({ name, status }) => {
    const reply = status >= 400 ? (await refusalsOf(name)).get(row.n) : await ask(call(row, name));
    if (!reply) throw new Error('no answer');
    expect({ status: reply.status, ...(reply.status === status ? {} : { body: reply.body }) }).toEqual({ status });
    if (status === 401) expect(reply.body).toEqual({ ...notAuthenticated, error: 'session_missing' });
    if (name === 'waits' && status < 400) await waitAgain(matrix.test, matrix.actors.waits);
    const text = name === 'waits' && isClosedToWaiting(row.endpoint) ? approvalAwaited : refusalTexts[row.n]?.[status];
    if (text !== undefined) expect(reply.body).toMatchObject({ message: text });
  });
});

/** What costs or grants something is closed to an account until somebody admits it: each endpoint says whether it is. */
function isClosedToWaiting(endpoint: Endpoint | undefined): boolean {
  return endpoint?.access === 'user' && endpoint.whileWaiting === undefined;
}

it.each(rows)('$n $method $path says whether somebody may call it whose account waits for approval', ({ endpoint, expected }) => {
  if (endpoint?.access === 'admin' || isClosedToWaiting(endpoint)) expect(expected.waits).toBe(403);
  else expect(endpoint?.whileWaiting ?? 'public').toMatch(/\w/);
});

const guarded = rows.filter(({ endpoint }) => endpoint?.access !== 'public');

describe('a session that ended', () => {
  const endings: [string, string, (person: Person) => Promise<unknown>][] = [
    [
      'has passed its last day',
      'session_expired',
      (person) => changeSession(person, { expiresAt: new Date(Date.now() - 1000).toISOString() }),
    ],
    [
      'was idle for 12 hours',
      'session_expired',
      (person) => changeSession(person, { lastSeenAt: new Date(Date.now() - 12 * 3_600_000 - 1000).toISOString() }),
    ],
    [
      'belongs to a deleted user',
      'user_missing',
      (person) =>
        matrix.test.db.update(tables.users).set({ deletedAt: new Date().toISOString() }).where(eq(tables.users.id, person.id)),
    ],
    [
      'belongs to a deactivated user',
      'user_inactive',
      (person) =>
        matrix.test.db
          .update(tables.users)
          .set({ deactivatedAt: new Date().toISOString() })
          .where(eq(tables.users.id, person.id)),
    ],
    [
      'was ended',
      'session_missing',
      (person) => matrix.test.db.delete(tables.sessions).where(eq(tables.sessions.userId, person.id)),
    ],
  ];

  /** Refused requests change nothing, so they are made once for all endings. */
  let prepared: Promise<PreparedCall[]> | undefined;

  describe.each(endings)('because it %s', (_, error, end) => {
    let person: Person;
    let replies: Map<string, Reply>;
    beforeAll(async () => {
      person = await aUser(matrix.test, { role: 'admin' });
      expect((await matrix.test.as(person)(api.auth.currentUser)).status).toBe(200);
      await end(person);
      prepared ??= prepare(guarded.map((row) => call(row, 'adm')));
      const asPerson = (await prepared).map(
        ([called, request]): PreparedCall => [
          { ...called, as: person },
          { ...request, as: person },
        ],
      );
      replies = await expectPreparedRefused(matrix.test, asPerson);
    });

    it.each(guarded)('is refused for $n $method $path', (row) => {
      const message = error === 'user_inactive' ? english.auth.inactive : notAuthenticated.message;
      expect(replies.get(row.n)?.body).toEqual({ ...notAuthenticated, message, error });
      expect(replies.get(row.n)?.status).toBe(401);
    });
  });

  it('can be replaced by signing in while the old cookie is still sent', async () => {
    const person = await aUser(matrix.test);
    await matrix.test.cookieOf(person);
    await changeSession(person, { expiresAt: new Date(Date.now() - 1000).toISOString() });
    const { username, password } = person;
    expect((await matrix.test.as(person)(api.auth.login, { body: { username, password } })).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00', "' or 1=1 --"])('is refused: %#', async (token) => {
    const reply = await matrix.test.raw({ method: 'GET', url: '/api/auth/current-user', headers: { cookie: `sid=${token}` } });
    expect(reply.status).toBe(401);
  });

  async function changeSession(person: Person, change: Partial<typeof tables.sessions.$inferInsert>): Promise<void> {
    await matrix.test.db.update(tables.sessions).set(change).where(eq(tables.sessions.userId, person.id));
  }
});

describe('a membership that was removed one request earlier', () => {
  const split = rows.filter(({ expected }) => expected.in !== expected.out);

  it.each(split)('is refused for $n $method $path', async (row) => {
    const person = await aUser(matrix.test);
    const made = await requestOf(row)?.(callerOf(matrix.test, matrix.actors, 'in', person));
    if (!made) throw new Error('no request');
    expect((await matrix.test.as(person)(api.workspaces.columns, { params: { workspaceId: 3 } })).status).toBe(200);
    await withoutMembership(matrix.test, person);
    const reply = await matrix.test.raw({ method: row.method, ...made, as: person });
    expect({ status: reply.status, body: reply.status === row.expected.out ? null : reply.body }).toEqual({
      status: row.expected.out,
      body: null,
    });
  });

  it('leaves nothing of the department in the lists', async () => {
    const person = await aUser(matrix.test);
    const task = await aTask(matrix.test);
    const as = matrix.test.as(person);
    expect((await as(api.tasks.list)).text).toContain(task.title);
    await withoutMembership(matrix.test, person);
    expect((await as(api.tasks.list)).body).toEqual([]);
    expect((await as(api.workspaces.list)).body).toEqual([]);
    expect((await as(api.departments.mine)).body).toEqual([]);
    expect((await as(api.events.list, { query: { since: '1' } })).body.map(({ taskId }) => taskId)).not.toContain(task.id);
  });

  it('that is pending grants nothing yet', async () => {
    const person = await aUser(matrix.test, { pending: true });
    const task = await aTask(matrix.test);
    const as = matrix.test.as(person);
    expect((await as(api.tasks.get, { params: { taskId: task.id } })).status).toBe(404);
    expect((await as(api.workspaces.columns, { params: { workspaceId: 3 } })).status).toBe(403);
    expect((await as(api.tasks.list)).body).toEqual([]);
    expect((await as(api.workspaces.list)).body).toEqual([]);
  });
});

describe('the route table', () => {
  it('is mounted completely', () => {
    const missing = endpoints.filter(({ endpoint: { method, path } }) => !matrix.test.app.hasRoute({ method, url: path }));
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('is everything that is mounted under /api, except its own description', () => {
    const declared = endpoints.flatMap(({ endpoint: { method, path } }) =>
      method === 'GET' ? [`GET ${path}`, `HEAD ${path}`] : [`${method} ${path}`],
    );
    const described = ['GET /api/openapi.json', 'HEAD /api/openapi.json'];
    expect(
      mounted(matrix.test)
        .filter((route) => / \/api(\/|$)/.test(route))
        .sort(),
    ).toEqual([...declared, ...described].sort());
  });

  it('answers HEAD as it answers GET', async () => {
    for (const { endpoint } of endpoints.filter(({ endpoint: { method, access } }) => method === 'GET' && access !== 'public')) {
      const url = endpoint.path.replace(/:\w+/g, '1');
      const reply = await matrix.test.raw({ method: 'HEAD', url });
      expect({ url, status: reply.status, text: reply.text }).toEqual({ url, status: 401, text: '' });
    }
  });

  it('describes every endpoint', async () => {
    const { body } = await matrix.test.raw({ method: 'GET', url: '/api/openapi.json' });
    const { paths } = body as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = endpoints.map(
      ({ endpoint }: { endpoint: Endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(declared.sort());
  });
});

describe('answers', () => {
  it('are not stored by caches, and boards only by the browser, which revalidates each time', async () => {
    // Files have headers of their own, which their own tests check; what leads elsewhere has no content.
    for (const row of rows.filter(({ endpoint }) => !endpoint?.file && !endpoint?.redirect)) {
      const reply = await ask(call(row, 'lead'));
      // A stream is not to be compressed on the way either.
      const streams = row.endpoint?.stream && reply.status === 200;
      const fresh = streams ? 'no-store, no-transform' : 'no-store';
      const cache = reply.headers['etag'] === undefined ? fresh : 'private, no-cache';
      expect({ row: row.n, cache: reply.headers['cache-control'] }).toEqual({ row: row.n, cache });
      expect(reply.headers['content-type']).toMatch(streams ? /^text\/event-stream/ : /^application\/json/);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('never contain a secret', async () => {
    const stored = await select<{ id: string }>(
      matrix.test.db,
      sql`select id from sessions union select password from users where deleted_at is null`,
    );
    const secrets = stored.map(({ id }) => id);
    for (const row of rows) {
      for (const name of ['in', 'adm'] as const) {
        const { text } = await ask(call(row, name));
        expect(text, row.n).not.toMatch(/\$argon2|"password":(?!true)|usernameKey|emailKey|departmentKeys|deletedAt/);
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    }
  });
});

/** Parses the router's printed routes. */
function mounted({ app }: TestApp): string[] {
  const routes: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false, method: undefined as never }).split('\n')) {
    const found = /^([│\s]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) continue;
    const [, indent = '', part = '', methods] = found;
    path.length = indent.length / 4;
    path.push(part);
    for (const method of methods?.split(', ') ?? []) routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}
