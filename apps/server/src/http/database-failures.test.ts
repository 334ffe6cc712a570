// Every failure of the database is a 503 with Retry-After, readiness reports it, and the log is not flooded.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workerDatabase } from '#testing/database.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;
const ready = { method: 'GET', url: '/readyz' };

describe('a database that fails', () => {
  let test: TestApp;
  let person: Person;
  beforeAll(async () => {
    test = await testApp();
    person = await aUser(test);
    await test.cookieOf(person);
  });
  afterAll(() => test.close());

  const login = () => test.as()(api.auth.login, { body: { username: person.username, password: person.password } });

  it('is ready while it is writable and has every migration', async () => {
    const reply = await test.raw(ready);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: 'ready', checks: { database: 'ok', schema: 'ok', connections: 'ok' } });
    await test.db.execute(sql`alter table drizzle.__drizzle_migrations rename to hidden_migrations`);
    try {
      await vi.waitFor(async () => expect((await test.raw(ready)).status).toBe(503), { timeout: 5_000 });
      expect((await test.raw(ready)).body).toMatchObject({ checks: { database: 'ok', schema: 'behind' } });
    } finally {
      await test.db.execute(sql`alter table drizzle.hidden_migrations rename to __drizzle_migrations`);
    }
    await vi.waitFor(async () => expect((await test.raw(ready)).status).toBe(200), { timeout: 5_000 });
  });

  // The session is shared: a setting applies to all requests, and a refused statement costs the connection.
  it.skipIf(given)(
    'that allows reading only is read, refuses writes with 503 in words of its own, and is not ready',
    async () => {
      const { pool } = await workerDatabase();
      const onlyRead = (client: pg.ClientBase) => void client.query('set default_transaction_read_only = on');
      pool.on('connect', onlyRead);
      await test.db.execute(sql`set default_transaction_read_only = on`);
      try {
        expect((await test.as(person)(api.tasks.list)).status).toBe(200);
        const refused = await login();
        expect(refused.status).toBe(503);
        expect(refused.headers['retry-after']).toBe('10');
        expect(refused.body).toMatchObject({
          error: 'unavailable',
          message: 'Nothing can be saved at the moment: the database only allows reading. Please try again later.',
        });
        await vi.waitFor(async () => expect((await test.raw(ready)).body).toMatchObject({ checks: { database: 'read-only' } }), {
          timeout: 5_000,
        });
        expect((await test.raw(ready)).status).toBe(503);
      } finally {
        pool.off('connect', onlyRead);
        await test.db.execute(sql`set default_transaction_read_only = off`);
      }
      expect((await login()).status).toBe(200);
    },
  );

  it('on a nearly full disk warns, and below the floor is read-only, with its own message', async () => {
    const disk = vi.spyOn(await workerDatabase(), 'disk').mockReturnValue('low');
    try {
      await vi.waitFor(async () => expect((await test.raw(ready)).body).toMatchObject({ checks: { disk: 'low' } }), {
        timeout: 5_000,
      });
      expect((await test.raw(ready)).status).toBe(200);
      expect((await login()).status).toBe(200);
      disk.mockReturnValue('full');
      await vi.waitFor(async () => expect((await test.raw(ready)).status).toBe(503), { timeout: 5_000 });
      expect((await test.raw(ready)).body).toMatchObject({ checks: { database: 'ok', disk: 'full' } });
      expect((await test.as(person)(api.tasks.list)).status).toBe(200);
      const refused = await test.as(person)(api.comments.create, { params: { taskId: 1 }, body: { content: 'Hello' } });
      expect(refused.status).toBe(507);
      expect(refused.headers['retry-after']).toBe('30');
      expect(refused.body).toMatchObject({
        error: 'storage_full',
        message: "There is no room left to save anything: the server's disk is full. Please tell whoever runs it.",
      });
      // Signing out still works.
      expect((await test.as(person)(api.auth.logout)).status).toBe(200);
      test.forget(person);
    } finally {
      disk.mockRestore();
    }
    await test.cookieOf(person);
  });

  it.runIf(given)('that ends its sessions under load answers 200 or 503, never 500', async () => {
    const { pool } = await workerDatabase();
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    const owner = new pg.Client(given);
    await owner.connect();
    const statuses = new Map<number, number>();
    let over = false;
    const clients = Array.from({ length: 12 }, async (_, n) => {
      while (!over) {
        const { status, headers } = n % 3 ? await test.as(person)(api.tasks.list) : await login();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });
    const killing = `select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = $1`;
    for (let n = 0; n < 12; n++) {
      await owner.query(killing, [rows[0]?.name]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    over = true;
    await Promise.all(clients);
    await owner.end();
    expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    expect((await login()).status).toBe(200);
  });
});
