// The request limits of one person, counted in the database and so the same for all instances.
import * as api from '@app/contract/api.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { firstRow } from '#db/rows.ts';
import { requestLimit } from '#http/request-limit.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { plain, uploadPicture } from '#testing/pictures.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp({ env: { RATE_LIMIT_REQUESTS: '60', RATE_LIMIT_COMMENTS: '3', SESSIONS_PER_PERSON: '3' } });
});
afterEach(() => app.close());

const refused = { status: 429, body: { error: 'too_many', message: expect.stringMatching(/\S/) } };

describe('requests of one person', () => {
  test('pass in a burst and then at an even rate; the refusal has a Retry-After, and nobody else is refused', async () => {
    const [busy, calm] = [await aUser(app), await aUser(app)];
    await app.cookieOf(busy);
    const answers: number[] = [];
    for (let count = 0; count < 40; count++) answers.push((await app.as(busy)(api.auth.currentUser)).status);
    const passed = answers.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(20);
    expect(answers.at(-1)).toBe(429);
    const last = await app.as(busy)(api.auth.currentUser);
    expect(last).toMatchObject(refused);
    expect(Number(last.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await app.as(calm)(api.auth.currentUser)).status).toBe(200);
  });

  test('are not more with two instances', async () => {
    const { perMinute, burstShare } = rateLimits.requests;
    const counters = [requestLimit(app.db, perMinute), requestLimit(app.db, perMinute)];
    const began = Date.now();
    let passed = 0;
    for (let round = 0; round < 300; round++) {
      for (const count of counters)
        passed += await count('4711').then(
          () => 1,
          () => 0,
        );
    }
    const most = perMinute * burstShare + ((Date.now() - began) / 60_000) * perMinute;
    expect(passed).toBeGreaterThanOrEqual(Math.floor(perMinute * burstShare * 0.9));
    expect(passed).toBeLessThanOrEqual(Math.ceil(most * 1.1) + 1);
  });

  test('are taken from the database in batches', async () => {
    const count = requestLimit(app.db, rateLimits.requests.perMinute);
    const batches = new Set<number>();
    for (let request = 0; request < 100; request++) {
      await count('4712');
      const row = await firstRow<{ until: number }>(
        app.db,
        sql`select extract(epoch from window_ends)::float8 as until from attempts where key = 'requests:4712'`,
      );
      batches.add(row?.until ?? 0);
    }
    expect(batches.size).toBeLessThan(100 / 15);
  });
});

test('requests from one address without a session are limited; signed-in people there and other addresses are not', async () => {
  const limited = await testApp({ env: { RATE_LIMIT_ADDRESS: '60' } });
  const person = await aUser(limited);
  await limited.cookieOf(person);
  const ask = (url: string, remoteAddress: string, cookie?: string) =>
    limited.app.inject({ url, remoteAddress, headers: cookie ? { cookie } : {} });
  const answers: number[] = [];
  // Requests that need a session are refused, and count all the same; so does an invalid session.
  for (let count = 0; count < 20; count++) {
    answers.push((await ask('/api/tasks', '203.0.113.9')).statusCode);
    answers.push((await ask('/api/departments', '203.0.113.9', 'sid=none')).statusCode);
  }
  expect(answers.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(20);
  const last = await ask('/api/departments', '203.0.113.9');
  expect({ status: last.statusCode, body: last.json() }).toMatchObject(refused);
  expect(Number(last.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect((await ask('/api/tasks', '203.0.113.9', await limited.cookieOf(person))).statusCode).toBe(200);
  expect((await ask('/api/departments', '203.0.113.10')).statusCode).toBe(200);
  await limited.close();
});

test('comments of one person are limited, in all instances together', async () => {
  const [person, other] = [await aUser(app), await aUser(app)];
  const task = await aTask(app, { by: person });
  const second = await buildApp({ config: app.config, database: await workerDatabase() });
  const comment = (by = person) => app.as(by)(api.comments.create, { params: { taskId: task.id }, body: { content: 'Hello' } });
  const elsewhere = async () =>
    second.inject({
      method: 'POST',
      url: `/api/tasks/${task.id}/comments`,
      headers: { cookie: await app.cookieOf(person), 'content-type': 'application/json' },
      payload: JSON.stringify({ content: 'Hello' }),
    });
  expect([(await comment()).status, (await elsewhere()).statusCode, (await comment()).status]).toEqual([201, 201, 201]);
  expect((await elsewhere()).statusCode).toBe(429);
  expect(await comment()).toMatchObject(refused);
  expect((await comment(other)).status).toBe(201);
  await second.close();
});

test('comments that one person sends at the same moment are counted exactly', async () => {
  const person = await aUser(app);
  const { id: taskId } = await aTask(app, { by: person });
  const all = Array.from({ length: 8 }, () =>
    app.as(person)(api.comments.create, { params: { taskId }, body: { content: 'Hi' } }),
  );
  const statuses = (await Promise.all(all)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  const { body } = await app.as(person)(api.comments.list, { params: { taskId } });
  expect(body).toHaveLength(3);
});

test('of too many sessions of one person the least recently used one ends', async () => {
  const person = await aUser(app);
  const cookies: string[] = [];
  for (let count = 0; count < 5; count++) {
    app.forget(person);
    cookies.push(await app.cookieOf(person));
    await app.db.execute(sql`update sessions set last_seen_at = last_seen_at - interval '1 second'`);
  }
  const states = await Promise.all(
    cookies.map(async (cookie) => (await app.raw({ method: 'GET', url: '/api/auth/current-user', headers: { cookie } })).status),
  );
  expect(states).toEqual([401, 401, 200, 200, 200]);
});

test('uploads are counted before they are read', async () => {
  const person = await aUser(app);
  const image = await plain().png().toBuffer();
  for (let count = 0; count < rateLimits.picture.attempts; count++) {
    expect((await uploadPicture(app, image, { as: person })).status).toBe(200);
  }
  // An invalid form would be refused with 400 if it were read.
  const unread = await app.raw({
    method: 'POST',
    url: `/api/users/${person.id}/profile-picture`,
    payload: 'no form at all',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    as: person,
  });
  expect(unread).toMatchObject(refused);
});
