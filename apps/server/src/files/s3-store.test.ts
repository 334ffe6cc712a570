// Files in an S3-compatible store: added, read in parts, removed and swept; a store that fails leaves nothing half done.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rows } from '#db/rows.ts';
import { fileStore } from '#files/open-store.ts';
import { s3Store } from '#files/s3-store.ts';
import { sweepFiles } from '#files/sweep-files.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type S3Server, s3Server } from '#testing/network/s3-server.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const metricsToken = 'token-only-for-tests';
let store: S3Server;
let app: TestApp;
let people: Actors;
let taskId: number;

beforeAll(async () => {
  store = await s3Server();
});
afterAll(() => store.stop());
beforeEach(async () => {
  store.objects.clear();
  Object.assign(store.state, { status: undefined, isStuck: false, stops: undefined });
  app = await testApp({ env: { FILES_URL: store.address, METRICS_TOKEN: metricsToken } });
  people = await actors(app);
  taskId = (await aTask(app)).id;
  return () => app.close();
});

const add = (content: string) =>
  app.as(people.in)(api.attachments.add, { params: { taskId }, upload: new File([content], 'a.txt') });
const read = (attachmentId: number, headers = {}) =>
  app.raw({ method: 'GET', url: `/api/attachments/${attachmentId}/content`, headers, as: people.in });

test('a file is stored once, read whole and in parts, and deleted by the sweep', async () => {
  const { status, body } = await add('0123456789');
  expect(status).toBe(201);
  expect((await add('0123456789')).status).toBe(201);
  expect([...store.objects.values()].map(String)).toEqual(['0123456789']);
  expect([...store.objects.keys()][0]).toMatch(/^\/bucket\/files\/[0-9a-f]{64}-[0-9a-f]{16}$/);
  expect((await read(body.id)).text).toBe('0123456789');
  expect(await read(body.id, { range: 'bytes=3-5' })).toMatchObject({ status: 206, text: '345' });
  await app.db.execute(sql`delete from attachments`);
  for (let days = 0; days < 2; days++) {
    await app.db.execute(sql`update stored_files set used_at = used_at - interval '2 days'`);
    await sweepFiles(app.db, fileStore(app.config));
  }
  expect(store.objects.size).toBe(0);
});

test('a content that cannot be deleted waits a day, and the sweep goes on with the others', async () => {
  for (const content of ['one', 'two', 'three']) await add(content);
  const [first, ...others] = await rows<{ key: string }>(app.db, sql`select key from stored_files order by id`);
  await app.db.execute(sql`delete from attachments`);
  const { incoming, ...real } = fileStore(app.config);
  const broken = {
    ...real,
    incoming,
    remove: (key: string) => (key === first?.key ? Promise.reject(new Error('it is locked')) : real.remove(key)),
  };
  const age = () => app.db.execute(sql`update stored_files set used_at = used_at - interval '2 days'`);
  await age();
  await sweepFiles(app.db, broken);
  await age();
  await expect(sweepFiles(app.db, broken)).rejects.toThrow('it is locked');
  expect(others).toHaveLength(2);
  expect(await rows(app.db, sql`select key from stored_files`)).toEqual([first]);
  await sweepFiles(app.db, broken);
  await age();
  await sweepFiles(app.db, real as typeof broken);
  expect(store.objects.size).toBe(0);
});

test('a store that fails refuses the file, and what is lost there is told', async () => {
  store.state.status = 500;
  expect(await add('lost')).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  store.state.status = undefined;
  expect(await rows(app.db, sql`select id from attachments`)).toEqual([]);
  const { body } = await add('here');
  store.objects.clear();
  expect(await read(body.id)).toMatchObject({ status: 404, body: { message: expect.stringContaining('missing on the server') } });
});

test('a store whose refusals never end refuses the file all the same', { timeout: 20_000 }, async () => {
  Object.assign(store.state, { status: 500, isStuck: true });
  expect(await add('stuck')).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  expect(await rows(app.db, sql`select id from attachments`)).toEqual([]);
});

/** What the operator reads about this store, with a patience of a moment. */
const told = (address = store.address) =>
  s3Store(address, app.config.dataDir, 200)
    .check()
    .then(
      () => 'works',
      (error: Error) => error.message,
    );

test('the check names what is wrong, each in words of its own', async () => {
  expect(await told()).toBe('works');
  expect(store.objects.size).toBe(0);
  expect(await told(store.address.replace('ACCESS', 'OTHER'))).toMatch(
    /refuses the key in FILES_URL.+\(403 SignatureDoesNotMatch\)$/,
  );
  expect(await told(store.address.replace('/bucket', '/none'))).toMatch(
    /bucket in FILES_URL does not exist\. \(404 NoSuchBucket\)$/,
  );
  expect(await told(store.address.replace(/127.+?\//, '127.0.0.1:1/'))).toMatch(/cannot be reached.+ECONNREFUSED/);
  store.state.status = 500;
  expect(await told()).toMatch(/refuses what is asked of it\. \(500 SlowDown\)$/);
  Object.assign(store.state, { status: undefined, stops: 'before' });
  expect(await told()).toBe('The store of files does not answer in time.');
  store.state.stops = 'within';
  expect(await told()).toBe('The store of files does not answer in time.');
  store.state.stops = 'cut';
  expect(await told()).toMatch(/broke a connection off before everything was sent/);
});

test('a reader who takes their time is not taken for a silent store', async () => {
  const slow = s3Store(store.address, app.config.dataDir, 200);
  const { body } = await add('x'.repeat(1_000_000));
  expect(body.size).toBe(1_000_000);
  const [{ key } = { key: '' }] = await rows<{ key: string }>(app.db, sql`select key from stored_files`);
  const content = await slow.read(key);
  let size = 0;
  for await (const piece of content ?? []) {
    if (size === 0) await new Promise((resolve) => setTimeout(resolve, 600));
    size += piece.length;
  }
  expect(size).toBe(1_000_000);
});

test('connections are used again, whether something was read, asked, stored or opened and left', async () => {
  const files = fileStore(app.config);
  await add('0123456789');
  const [{ key } = { key: '' }] = await rows<{ key: string }>(app.db, sql`select key from stored_files`);
  for (let round = 0; round < 10; round++) {
    expect(await files.size(key)).toBe(10);
    expect(await files.size(`${key.slice(0, -1)}${key.endsWith('0') ? 1 : 0}`)).toBeUndefined();
    (await files.read(key))?.destroy();
    await files.check();
  }
  await vi.waitFor(async () => expect(await store.connections()).toBeLessThan(5), { timeout: 10_000 });
});

test('a store that never answers: the person reads it within seconds, nothing is kept, and operators read why', {
  timeout: 40_000,
}, async () => {
  const { body } = await add('0123456789');
  store.state.stops = 'before';
  const begun = performance.now();
  const [added, opened] = await Promise.all([add('never'), read(body.id)]);
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(added).toMatchObject({
    status: 503,
    body: { error: 'unavailable', message: expect.stringContaining('cannot be reached') },
  });
  expect(opened.status).toBe(503);
  expect(await rows(app.db, sql`select state from stored_files order by id`)).toEqual([{ state: 'kept' }, { state: 'doomed' }]);
  expect(await rows(app.db, sql`select id from attachments`)).toHaveLength(1);
  const status = await app.as(people.adm)(api.monitoring.status);
  expect(status.body.files).toEqual({ store: 'bucket', failure: 'silent' });
  const url = '/readyz?verbose';
  const headers = { authorization: `Bearer ${metricsToken}` };
  expect(JSON.parse((await app.raw({ method: 'GET', url, headers })).text).details.files).toMatchObject({
    store: 'bucket',
    failure: 'The store of files does not answer in time.',
  });
  store.state.stops = undefined;
  expect((await read(body.id)).text).toBe('0123456789');
  expect((await app.as(people.adm)(api.monitoring.status)).body.files).toEqual({ store: 'bucket', failure: null });
});
