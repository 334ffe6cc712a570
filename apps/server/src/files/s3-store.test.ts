// Files in an S3-compatible store: added, read in parts, removed and swept; a store that fails leaves nothing half done.
import { api } from '@app/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { fileStore } from '#files/open-store.ts';
import { s3Store } from '#files/s3-store.ts';
import { sweepFiles } from '#files/sweep-files.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type S3Server, s3Server } from '#testing/network/s3-server.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

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
  Object.assign(store.state, { status: undefined, isStuck: false });
  app = await testApp({ env: { FILES_URL: store.address } });
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

test('the check names what is wrong', async () => {
  await fileStore(app.config).check();
  expect(store.objects.size).toBe(0);
  const { dataDir } = app.config;
  await expect(s3Store(store.address.replace('ACCESS', 'OTHER'), dataDir).check()).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(s3Store(store.address.replace('/bucket', '/none'), dataDir).check()).rejects.toThrow('404 NoSuchBucket');
});
