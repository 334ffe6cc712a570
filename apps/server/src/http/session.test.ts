// A session on the embedded database: read once while nothing is written, and never older than what has been written.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@app/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let folder: string;
let database: Database;
let app: TestApp;
let ana: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tasklane-session-'));
  // Only a database on a disk knows what was committed.
  database = await openDatabase({ dataDir: folder });
  await migrate(database);
  app = await testApp({ database });
  ana = await aUser(app);
});

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const me = () => app.as(ana)(api.auth.currentUser);

/** Calls and returns how often the session was read meanwhile. */
async function reads(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, 'query');
  await call();
  const texts = query.mock.calls.map(([given]) => String((given as { text?: string }).text ?? given));
  query.mockRestore();
  return texts.filter((text) => text.includes('from sessions s')).length;
}

test('twenty calls read the session once, or again after a second', async () => {
  await me();
  const began = Date.now();
  const many = async () => {
    for (let n = 0; n < 20; n++) expect(await me()).toMatchObject({ status: 200 });
  };
  expect(await reads(many)).toBeLessThanOrEqual(1 + Math.floor((Date.now() - began) / 1_000));
});

test('after any write the session is read again', async () => {
  await me();
  await database.db.execute(sql`update users set full_name = 'Ana Marin' where id = ${ana.id}`);
  expect(await me()).toMatchObject({ status: 200, body: { user: { fullName: 'Ana Marin' } } });
  expect(await reads(me)).toBeLessThanOrEqual(1);
});

test('a lost role, a deletion and the end of a session hold from the next call on', async () => {
  const { db } = database;
  await db.execute(sql`update users set role = 'admin' where id = ${ana.id}`);
  expect(await app.as(ana)(api.users.adminList)).toMatchObject({ status: 200 });
  await db.execute(sql`update users set role = 'user' where id = ${ana.id}`);
  expect(await app.as(ana)(api.users.adminList)).toMatchObject({ status: 403 });
  await db.execute(sql`update users set deleted_at = now() where id = ${ana.id}`);
  expect(await me()).toMatchObject({ status: 401 });
  await db.execute(sql`update users set deleted_at = null where id = ${ana.id}`);
  expect(await me()).toMatchObject({ status: 200 });
  await db.execute(sql`update sessions set expires_at = now() where user_id = ${ana.id}`);
  expect(await me()).toMatchObject({ status: 401, body: { error: 'session_expired' } });
  await db.execute(sql`delete from sessions where user_id = ${ana.id}`);
  expect(await me()).toMatchObject({ status: 401, body: { error: 'session_missing' } });
});

test('a session that ends by its time is refused a second later at most', async () => {
  app.forget(ana);
  await me();
  await database.db.execute(sql`update sessions set expires_at = now() + interval '1 second' where user_id = ${ana.id}`);
  expect(await me()).toMatchObject({ status: 200 });
  await new Promise((done) => setTimeout(done, 2_050));
  expect(await me()).toMatchObject({ status: 401 });
});
