// A write that is repeated with its Idempotency-Key happens once and gets the first answer.
import { createHash } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { keptAnswers } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { deleteOldIdempotencyKeys } from '#endpoints/answers/idempotency.sql.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

const headers = { 'idempotency-key': 'a-key-of-the-tests' };

function create(title = 'Only once', as = person) {
  return app.as(as)(api.tasks.create, { body: { title, columnId: 9, priority: 'P2', department: 'Engineering' }, headers });
}

async function count(): Promise<number> {
  return (await app.as(person)(api.tasks.list)).body.length;
}

test('the same request again returns the same answer and creates nothing new', async () => {
  const first = await create();
  const second = await create();
  expect(second.status).toBe(201);
  expect(second.text).toBe(first.text);
  expect(await count()).toBe(1);
});

test('fifty at once create one task', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => create()));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(await count()).toBe(1);
});

test('the key for another request is refused', async () => {
  await create();
  expect(await create('Something else')).toMatchObject({ status: 422, body: { error: 'key_reused' } });
});

test('the key of one person is not the key of another', async () => {
  await create();
  expect((await create('Only once', await aUser(app))).status).toBe(201);
  expect(await count()).toBe(2);
});

test('a refused request leaves the key free', async () => {
  expect((await create('x')).status).toBe(400);
  expect((await create('Long enough')).status).toBe(201);
});

test('the stored hash of a request with a password cannot be brute-forced without the secret key', async () => {
  const body = {
    username: 'newcomer',
    password: 'good enough',
    fullName: 'New Comer',
    email: 'new@example.com',
    departmentId: 3,
  };
  const storedUnder = async (SECRET_KEY: string) => {
    await app.close();
    app = await testApp({ env: { SECRET_KEY } });
    await app.as()(api.users.register, { body, headers });
    const [row] = await app.db.select().from(tables.idempotencyKeys);
    return row?.requestHash;
  };
  const stored = await storedUnder('the first of two keys of the tests');
  const parts = JSON.stringify(['POST', '/api/users', {}, {}, JSON.stringify(body)]);
  for (const encoding of ['hex', 'base64url'] as const)
    expect(stored).not.toBe(createHash('sha256').update(parts).digest(encoding));
  expect(stored).toBeDefined();
  expect(await storedUnder('the second of two keys of the tests')).not.toBe(stored);
});

test('comments and registrations too', async () => {
  const { id: taskId } = await aTask(app);
  const comment = () => app.as(person)(api.comments.create, { params: { taskId }, body: { content: 'Once' }, headers });
  await comment();
  await comment();
  expect((await app.as(person)(api.comments.list, { params: { taskId } })).body).toHaveLength(1);
  const body = {
    username: 'newcomer',
    password: 'good enough',
    fullName: 'New Comer',
    email: 'new@example.com',
    departmentId: 3,
  };
  const register = () => app.as()(api.users.register, { body, headers });
  const [first, second] = [await register(), await register()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).toBe(first.body.id);
});

test('moves, changes and deletions too: a repeat does not conflict with its own first attempt', async () => {
  const { id: taskId, version } = await aTask(app);
  const params = { taskId };
  const twice = async <Reply extends { status: number; text: string }>(call: () => Promise<Reply>) => {
    const first = await call();
    expect(first.status).toBe(200);
    expect((await call()).text).toBe(first.text);
  };
  const as = app.as(person);
  const keyOf = (key: string) => ({ 'idempotency-key': key });
  await twice(() => as(api.tasks.move, { params, body: { columnId: 10, version }, headers: keyOf('move') }));
  await twice(() =>
    as(api.tasks.update, { params, body: { title: 'Changed once', version: version + 1 }, headers: keyOf('update') }),
  );
  await twice(() => as(api.users.updateSettings, { body: { theme: 'dark' }, headers: keyOf('settings') }));
  await twice(() => as(api.users.update, { params: { userId: person.id }, body: { title: 'Once' }, headers: keyOf('profile') }));
  await twice(() => as(api.tasks.remove, { params, headers: keyOf('remove') }));
  const { body: comments } = await as(api.comments.list, { params });
  expect(comments).toMatchObject({ error: 'not_found' });
});

test('the key of one URL is not the key of another', async () => {
  const [one, other] = [await aTask(app), await aTask(app)];
  const move = (taskId: number) => app.as(person)(api.tasks.move, { params: { taskId }, body: { columnId: 10 }, headers });
  expect((await move(one.id)).status).toBe(200);
  expect(await move(other.id)).toMatchObject({ status: 422, body: { error: 'key_reused' } });
});

test('answers of the last hour are kept, older ones as far as a caller has not too many or too long ones', async () => {
  const add = (scope: string, age: string, count: number, length: number) =>
    app.db.execute(sql`insert into idempotency_keys (scope, key, request_hash, status, answer, created_at)
      select ${scope}, ${age} || n, 'x', 200, repeat('x', ${length}::int), now() - ${age}::interval from generate_series(1, ${count}::int) n`);
  await add('many', '2 hours', keptAnswers.perCaller + 5, 1);
  await add('long', '2 hours', 4, keptAnswers.bytes / 2);
  await add('long', '1 minute', 2, keptAnswers.bytes / 2);
  await add('long', '2 days', 1, 1);
  await add('few', '2 hours', 3, 1_000);
  await deleteOldIdempotencyKeys(app.db);
  const left = await rows(
    app.db,
    sql`select scope, count(*)::int as count from idempotency_keys where scope in ('many', 'long', 'few') group by scope order by scope`,
  );
  expect(left).toEqual([
    { scope: 'few', count: 3 },
    { scope: 'long', count: 2 },
    { scope: 'many', count: keptAnswers.perCaller },
  ]);
});
