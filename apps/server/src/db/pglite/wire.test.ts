import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/connect.ts';
import { newEmbedded } from '#testing/new-database.ts';

describe('PGlite behind node-postgres', () => {
  let database: Database;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await openDatabase({ inMemory: true });
    pool = database.pool;
    await pool.query('create table counters (id integer primary key, value integer not null check (value < 1000))');
    await pool.query('insert into counters values (1, 0)');
  });

  afterAll(async () => {
    await database.close();
  });

  it('reports errors with their code and constraint, and continues', async () => {
    await expect(pool.query('insert into counters values (1, 0)')).rejects.toMatchObject({
      code: '23505',
      constraint: 'counters_pkey',
    });
    await expect(pool.query('select $1::integer', ['x'])).rejects.toMatchObject({ code: '22P02' });
    await expect(pool.query('selec 1')).rejects.toMatchObject({ code: '42601' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('runs transactions one after the other and rolls back those that fail', async () => {
    const before = await counter();
    const failed: unknown[] = [];
    const runs = Array.from({ length: 40 }, async (_, n) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query('select value from counters where id = 1');
        await client.query('update counters set value = $1 where id = 1', [rows[0].value + 1]);
        if (n % 4 === 0) throw new Error('undo');
        await client.query('commit');
      } catch (error) {
        failed.push(error);
        await client.query('rollback');
      } finally {
        client.release();
      }
    });
    await Promise.all(runs);
    expect(failed).toHaveLength(10);
    expect(await counter()).toBe(before + 30);
  });

  it('carries values and answers of many megabytes', async () => {
    const value = 'ä"\\\n'.repeat(2_000_000);
    const { rows } = await pool.query('select $1::text as value', [value]);
    expect(rows[0].value === value).toBe(true);
    const many = await pool.query(`select g, repeat('x', 100) as text from generate_series(1, 50000) g`);
    expect(many.rows.at(-1)).toEqual({ g: 50_000, text: 'x'.repeat(100) });
  });

  it('answers several statements, empty ones and pipelined queries in their order', async () => {
    const both: unknown = await pool.query('select 1 as a; select 2 as b');
    expect(both).toMatchObject([{ rows: [{ a: 1 }] }, { rows: [{ b: 2 }] }]);
    expect((await pool.query('')).rows).toEqual([]);
    const numbers = await Promise.all(Array.from({ length: 50 }, (_, n) => pool.query('select $1::integer as n', [n])));
    expect(numbers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('keeps named statements, also for the client that comes after a lost one', async () => {
    const byId = { name: 'counter-by-id', text: 'select id from counters where id = $1' };
    for (let n = 0; n < 3; n++) expect((await pool.query(byId, [1])).rows).toEqual([{ id: 1 }]);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('create temporary table leftover ()');
    await client.query(`set application_name = 'gone'`);
    client.release(true);
    expect((await pool.query(byId, [1])).rows).toEqual([{ id: 1 }]);
    const { rows } = await pool.query(`select to_regclass('leftover') as leftover, current_setting('application_name') as name`);
    expect(rows).toEqual([{ leftover: null, name: '' }]);
    const none = await pool.query('select pg_current_xact_id_if_assigned() as transaction');
    expect(none.rows).toEqual([{ transaction: null }]);
  });

  it('delivers notifications when their transaction commits, and only then', async () => {
    const client = await pool.connect();
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    try {
      await client.query('listen changes');
      await client.query(`begin; notify changes, 'undone'; rollback`);
      await client.query('begin');
      await client.query(`select pg_notify('changes', $1)`, ['done']);
      expect(heard).toEqual([]);
      await client.query('commit');
      await vi.waitFor(() => expect(heard).toEqual(['done']));
    } finally {
      client.release(true);
    }
  });

  it('reads calendar dates as text and 64-bit numbers as numbers', async () => {
    const { rows } = await pool.query(
      `select date '2026-03-08' as day, count(*) as count, 9007199254740991::bigint as big from counters`,
    );
    expect(rows).toEqual([{ day: '2026-03-08', count: 1, big: Number.MAX_SAFE_INTEGER }]);
  });

  it('runs the work of a dedicated client on its one connection', async () => {
    const work = database.dedicatedClient(
      async (client) => (await client.query('select pg_try_advisory_lock(1) as locked')).rows,
    );
    expect(await work).toEqual([{ locked: true }]);
    await database.dedicatedClient((client) => client.query('select pg_advisory_unlock(1)'));
  });

  it('starts from a dump', async () => {
    const copy = await openDatabase({ inMemory: await (database.dump?.() ?? Promise.reject(new Error('no dump'))) });
    expect((await copy.pool.query('select id from counters')).rows).toEqual([{ id: 1 }]);
    await copy.close();
  });

  it('reports once, in one line, that the database stopped, and fails running queries', async () => {
    const onCrash = vi.fn();
    const dying = await newEmbedded({ onCrash });
    // PGlite cannot read a COPY from the client and stops.
    await expect(dying.pool.query('copy pg_class from stdin')).rejects.toThrow('The embedded database stopped');
    expect(onCrash).toHaveBeenCalledTimes(1);
    expect(onCrash.mock.calls[0]?.[0]).toMatch(/^FATAL: [^\n]+$/);
    await dying.close();
  });

  async function counter() {
    const { rows } = await pool.query('select value from counters where id = 1');
    return rows[0].value;
  }
});
