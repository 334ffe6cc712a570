// Runs commands without HTTP: as a given person, through each way, with the same refusals.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { type Via, vias } from '@app/contract/principals.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { readConfig } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { type Credential, type Principal, personCredential, principalOf } from '#endpoints/principal.ts';
import { findPerson } from '#endpoints/principals.sql.ts';
import { type EndpointRunner, endpointRunner } from '#endpoints/run-endpoint.ts';
import { liveHub } from '#events/live-hub.ts';
import { newestEvents } from '#events/newest-events.ts';
import { fileStore } from '#files/open-store.ts';
import { watchedStore } from '#files/watched-store.ts';
import { handlers } from '#handlers.ts';
import { connectModel } from '#models/connect-model.ts';
import { boardCache } from '#tasks/board-cache.ts';
import { workerDatabase } from '#testing/database.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let database: Database;
let runner: EndpointRunner;
let person: Person;
let admin: Person;

beforeEach(async () => {
  // The application creates the people; the calls here bypass it.
  app = await testApp();
  database = await workerDatabase();
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a secret key that is only for the tests' });
  const boards = boardCache(database.db);
  const live = liveHub({ database, config, log: { warn: () => {} } });
  const newest = newestEvents(database);
  const { signal: stopping } = new AbortController();
  const parts = {
    config,
    database,
    files: watchedStore(fileStore(config)),
    boards,
    live,
    newest,
    history: () => [],
    jobs: () => [],
    connectModel,
    stopping,
    log: { warn: () => {} },
  };
  runner = endpointRunner(api, handlers, parts);
  person = await aUser(app);
  admin = await aUser(app, { role: 'admin', department: null });
  return () => app.close();
});

const newTask = { title: 'Made by a tool', columnId: 9, priority: 'P2', department: 'Engineering' } as const;

async function principal(of: Person, given: Partial<Pick<Principal, 'via' | 'scopes'>> = {}): Promise<Principal> {
  const row = await findPerson(database.db, of.id);
  if (!row) throw new Error('nobody');
  return principalOf(row, given.via ?? 'token', given.scopes ?? 'all');
}

async function events() {
  return runner.runEndpoint(api.events.list, await principal(admin), { query: { since: String(Date.now() - 60_000) } });
}

test('a tool creates, moves and comments as a person, and the rows say so', async () => {
  const { runEndpoint } = runner;
  const caller = await principal(person);
  const created = await runEndpoint(api.tasks.create, caller, { body: newTask });
  expect(created).toMatchObject({ title: 'Made by a tool', status: 'To Do', createdBy: person.id });
  const params = { taskId: created.id };
  const moved = await runEndpoint(api.tasks.move, caller, { params, body: { columnId: 10 } });
  expect(moved).toMatchObject({ id: created.id, columnId: 10, version: created.version + 1 });
  const comment = await runEndpoint(api.comments.create, caller, { params, body: { content: 'Moved it' } });
  expect(comment).toMatchObject({ taskId: created.id, userId: person.id, content: 'Moved it' });
  expect((await events()).map(({ type, userId }) => [type, userId])).toEqual([
    ['task_created', person.id],
    ['task_moved', person.id],
    ['task_commented', person.id],
  ]);
  // The same through a cached board, and over HTTP.
  const board = await runEndpoint(api.tasks.inWorkspace, caller, { params: { workspaceId: 3 }, query: { fields: 'card' } });
  expect(board.map(({ id, columnId }) => [id, columnId])).toEqual([[created.id, 10]]);
  expect((await app.as(person)(api.tasks.get, { params })).body).toEqual(await runEndpoint(api.tasks.get, caller, { params }));
});

test('it is refused like the person, and leaves nothing behind', async () => {
  const { runEndpoint } = runner;
  const outsider = await principal(await aUser(app, { department: 'HR' }));
  const { id: taskId } = await runEndpoint(api.tasks.create, await principal(person), { body: newTask });
  const params = { taskId };
  const before = await events();
  const refusals = [
    [() => runEndpoint(api.tasks.create, outsider, { body: newTask }), 403],
    [() => runEndpoint(api.tasks.get, outsider, { params }), 404],
    [() => runEndpoint(api.tasks.move, outsider, { params, body: { columnId: 10 } }), 404],
    [() => runEndpoint(api.comments.create, outsider, { params, body: { content: 'Hello' } }), 404],
    [() => runEndpoint(api.departments.create, outsider, { body: { name: 'Mine' } }), 403],
    [() => runEndpoint(api.tasks.get, undefined, { params }), 401],
  ] as const;
  for (const [call, status] of refusals) await expect(call()).rejects.toMatchObject({ status });
  expect(await events()).toEqual(before);
});

test('rows, events and the audit log store the way of the call', async () => {
  const { runEndpoint } = runner;
  const { db } = database;
  const viaOf = async (query: SQL) => (await rows<{ via: string }>(db, query)).map(({ via }) => via);
  const byAssistant = await principal(person, { via: 'assistant' });
  const { id: taskId } = await runEndpoint(api.tasks.create, byAssistant, { body: newTask });
  const params = { taskId };
  await runEndpoint(api.comments.create, await principal(person, { via: 'mcp' }), {
    params,
    body: { content: 'Said by a tool' },
  });
  await app.as(person)(api.tasks.move, { params, body: { columnId: 10 } });
  await runEndpoint(api.departments.create, await principal(admin), { body: { name: 'By token' } });
  expect(await viaOf(sql`select via from events where type <> 'access_changed' order by id`)).toEqual([
    'assistant',
    'mcp',
    'session',
    'token',
  ]);
  expect(await viaOf(sql`select created_via as via from tasks`)).toEqual(['assistant']);
  expect(await viaOf(sql`select changed_via as via from tasks`)).toEqual(['session']);
  expect(await viaOf(sql`select via from task_comments order by id`)).toEqual(['mcp', 'session']);
  expect(await viaOf(sql`select via from audit_log where action <> 'signed_in' order by id`)).toEqual(['token']);
});

test('its input is validated as over HTTP', async () => {
  const caller = await principal(person);
  await expect(runner.runEndpoint(api.tasks.create, caller, { body: { ...newTask, title: 'x' } })).rejects.toMatchObject({
    status: 400,
    extra: { issues: [{ field: 'title' }] },
  });
  await expect(runner.runEndpoint(api.tasks.get, caller, { params: { taskId: -1 } })).rejects.toMatchObject({ status: 400 });
});

test('a call with a key happens once', async () => {
  const caller = await principal(person);
  const create = () => runner.runEndpoint(api.tasks.create, caller, { body: newTask }, { key: 'once' });
  const first = await create();
  expect(await create()).toEqual(first);
  const params = { taskId: first.id };
  const move = () =>
    runner.runEndpoint(api.tasks.move, caller, { params, body: { columnId: 10, version: first.version } }, { key: 'and this' });
  expect(await move()).toEqual(await move());
  await expect(runner.runEndpoint(api.tasks.create, caller, { body: newTask }, { key: 'and this' })).rejects.toMatchObject({
    status: 422,
  });
});

describe('a principal', () => {
  const others = vias.filter((via): via is Exclude<Via, 'session'> => via !== 'session');

  it.each(others)('through %s does what the endpoint allows that way, and nothing else', async (via) => {
    const caller = await principal(admin, { via });
    const endpoints: Endpoint[] = [api.tasks.list, api.departments.create, api.auth.currentUser, api.account.exportData];
    for (const endpoint of endpoints) {
      const call = runner.respond(endpoint, caller, { body: { name: `By ${via}` } }, { address: 'local' });
      const outcome = await call.then(
        () => 'done',
        (error) => error.key,
      );
      expect([endpoint.path, outcome]).toEqual([endpoint.path, endpoint.via?.includes(via) ? 'done' : 'errors.sessionOnly']);
    }
  });

  it('with scopes does what they name', async () => {
    const reader = await principal(person, { scopes: ['tasks:read'] });
    expect(await runner.runEndpoint(api.tasks.list, reader, {})).toEqual([]);
    await expect(runner.runEndpoint(api.tasks.create, reader, { body: newTask })).rejects.toMatchObject({
      status: 403,
      key: 'errors.scopeMissing',
    });
    const writer = await principal(person, { scopes: ['tasks:write'] });
    const { id: taskId } = await runner.runEndpoint(api.tasks.create, writer, { body: newTask });
    await expect(
      runner.runEndpoint(api.comments.create, writer, { params: { taskId }, body: { content: 'No' } }),
    ).rejects.toMatchObject({ status: 403, key: 'errors.scopeMissing' });
  });

  it('has no more rights than its person, whatever its scopes, and a refused administrative action is recorded', async () => {
    const caller = await principal(person, { scopes: ['admin:write'] });
    await expect(runner.runEndpoint(api.departments.create, caller, { body: { name: 'Mine' } })).rejects.toMatchObject({
      status: 403,
      key: 'errors.adminRequired',
    });
    const [entry] = await runner.runEndpoint(api.audit.list, await principal(admin), { query: { kind: 'acts' } });
    expect(entry).toMatchObject({ action: 'department_created', outcome: 'refused', userId: person.id });
  });

  it('has the rights of the moment of the write', async () => {
    const caller = await principal(admin);
    await database.db.execute(sql`update users set role = 'user' where id = ${admin.id}`);
    await expect(runner.runEndpoint(api.departments.create, caller, { body: { name: 'Too late' } })).rejects.toMatchObject({
      status: 403,
      key: 'errors.adminRequired',
    });
    const member = await principal(person);
    await database.db.execute(sql`update users set deleted_at = now() where id = ${person.id}`);
    await expect(runner.runEndpoint(api.tasks.create, member, { body: newTask })).rejects.toMatchObject({
      status: 401,
      code: 'user_missing',
    });
  });

  it('writes nothing once its credential has ended', async () => {
    const caller = await principal(person);
    const own = personCredential(database.db, person.id, 'token', 'all');
    let reads = 0;
    const ended: Credential = {
      read() {
        reads++;
        return own.read();
      },
      lock: async () => undefined,
    };
    const call = runner.runEndpoint(api.tasks.create, caller, { body: newTask }, { credential: ended });
    await expect(call).rejects.toMatchObject({ status: 503, code: 'busy' });
    expect(reads).toBe(2);
    expect(await runner.runEndpoint(api.tasks.list, caller, {})).toEqual([]);
  });

  it('without a browser starts and ends no session', async () => {
    const caller = await principal(person, { via: 'session' });
    await expect(runner.runEndpoint(api.auth.logout, caller, {})).rejects.toMatchObject({ key: 'errors.sessionOnly' });
  });
});
