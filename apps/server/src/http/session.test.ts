// A session is read once while nothing is written, and is never older than what has been written: on the embedded database, which
// counts its commits on the disk, and on one that is asked for its snapshot.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { workerDatabase } from '#testing/database.ts';
import { aUser } from '#testing/factories.ts';
import { testServer } from '#testing/new-database.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

// A database on a disk is the embedded one, whatever the other tests run on.
describe.each(testServer ? ['that is asked'] : ['on a disk', 'that is asked'])('a session of a database %s', (kind) => {
  let folder: string | undefined;
  let database: Database;
  let app: TestApp;
  let ana: Person;

  beforeAll(async () => {
    if (kind === 'on a disk') {
      folder = await mkdtemp(join(tmpdir(), 'tasklane-session-'));
      database = await openDatabase({ dataDir: folder });
      await migrate(database);
      app = await testApp({ database });
    } else {
      database = await workerDatabase();
      app = await testApp();
    }
    ana = await aUser(app);
  });

  afterAll(async () => {
    await app.close();
    if (folder === undefined) return;
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const me = () => app.as(ana)(api.auth.currentUser);
  /** Writes as another instance would: this one is not told. */
  const write = (statement: SQL) => database.db.execute(statement);

  /** Calls, and returns how often the session was read meanwhile. */
  async function reads(call: () => Promise<unknown>): Promise<number> {
    const query = vi.spyOn(database.pool, 'query');
    await call();
    const texts = query.mock.calls.map(([given]) => String((given as { text?: string }).text ?? given));
    query.mockRestore();
    return texts.filter((text) => text.includes('from sessions s')).length;
  }

  // PostgreSQL's snapshots also change with what other databases of the cluster write.
  it.skipIf(testServer)('is read once for twenty calls, or again after a second', async () => {
    for (let n = 0; n < 2; n++) await me();
    // After a change of others no snapshot is asked for at first.
    await new Promise((done) => setTimeout(done, 100));
    await me();
    const began = Date.now();
    const many = async () => {
      for (let n = 0; n < 20; n++) expect(await me()).toMatchObject({ status: 200 });
    };
    expect(await reads(many)).toBeLessThanOrEqual(1 + Math.floor((Date.now() - began) / 1_000));
  });

  it('is read again after any write', async () => {
    await me();
    await write(sql`update users set full_name = 'Ana Marin' where id = ${ana.id}`);
    expect(await reads(me)).toBe(1);
    expect(await me()).toMatchObject({ status: 200, body: { user: { fullName: 'Ana Marin' } } });
  });

  it('holds a lost role, a deletion and its end from the next call on', async () => {
    const list = () => app.as(ana)(api.users.adminList);
    await write(sql`update users set role = 'admin' where id = ${ana.id}`);
    expect(await list()).toMatchObject({ status: 200 });
    await write(sql`update users set role = 'user' where id = ${ana.id}`);
    expect(await list()).toMatchObject({ status: 403 });
    await write(sql`update users set deleted_at = now() where id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 401 });
    await write(sql`update users set deleted_at = null where id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 200 });
    await write(sql`update sessions set expires_at = now() where user_id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 401, body: { error: 'session_expired' } });
    await write(sql`delete from sessions where user_id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 401, body: { error: 'session_missing' } });
  });

  it('gives calls at the same time as a change the rights before or after it, and later ones those after it', async () => {
    app.forget(ana);
    const list = () => app.as(ana)(api.users.adminList);
    for (let n = 0; n < 10; n++) {
      const isAdmin = n % 2 === 0;
      const during = Array.from({ length: 5 }, list);
      await write(sql`update users set role = ${isAdmin ? 'admin' : 'user'} where id = ${ana.id}`);
      const after = Array.from({ length: 5 }, list);
      for (const { status } of await Promise.all(during)) expect([200, 403]).toContain(status);
      for (const { status } of await Promise.all(after)) expect(status).toBe(isAdmin ? 200 : 403);
    }
  });

  it('is refused a second after its end by time at most', async () => {
    await me();
    await write(sql`update sessions set expires_at = now() + interval '1 second' where user_id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 200 });
    await new Promise((done) => setTimeout(done, 2_050));
    expect(await me()).toMatchObject({ status: 401, body: { error: 'session_expired' } });
  });
});
