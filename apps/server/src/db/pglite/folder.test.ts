import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#db/connect.ts';
import { runMaintenance } from '#db/pglite/maintenance.ts';
import { createDatabase } from '#db/pglite/wire.ts';

const script = `const { openDatabase } = await import(process.argv[1]);
await openDatabase({ dataDir: process.argv[2] });
console.log('open');`;

describe('the folder of the embedded database', { timeout: 120_000 }, () => {
  let folder = '';
  let database: Database | undefined;

  async function open(options: DatabaseOptions) {
    database = await openDatabase(options);
    return database;
  }

  afterEach(async () => {
    await database?.close();
    database = undefined;
  });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tasklane-folder-'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function firstStart(dataDir: string) {
    const connect = new URL('../connect.ts', import.meta.url).href;
    return spawn(process.execPath, ['--input-type=module', '-e', script, connect, dataDir]);
  }

  it('is created beside itself and renamed: a first start that is killed leaves nothing that blocks the next', async () => {
    const dataDir = join(folder, 'data');
    const first = firstStart(dataDir);
    const unfinished = join(dataDir, 'pg.unfinished', 'PG_VERSION');
    while (!existsSync(unfinished) && first.exitCode === null) await wait(5);
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'pg.unfinished']);

    const { pool } = await open({ dataDir });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database?.close();
    database = undefined;
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'pg', 'reserve']);
  });

  it('is created although the thread ends while the process is busy, as at a start on a slow machine', async () => {
    const created = createDatabase(join(folder, 'busy'));
    const clock = new Int32Array(new SharedArrayBuffer(4));
    for (let waited = 0; waited < 300 && !existsSync(join(folder, 'busy', 'PG_VERSION')); waited++)
      Atomics.wait(clock, 0, 0, 100);
    Atomics.wait(clock, 0, 0, 3_000);
    await created;
    expect(readdirSync(join(folder, 'busy'))).toContain('PG_VERSION');
  });

  it('puts every commit on the disk with one real fsync, and none for a read', async () => {
    const { pool, commits } = await open({ dataDir: join(folder, 'data') });
    await pool.query('create table notes (id integer generated always as identity primary key, text text not null)');
    const settings = await pool.query(
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages, current_setting('shared_buffers') as buffers`,
    );
    expect(settings.rows).toEqual([{ fsync: 'on', pages: 'on', buffers: '16MB' }]);
    const before = commits() ?? 0;
    for (let n = 0; n < 50; n++) await pool.query('insert into notes (text) values ($1)', [`note ${n}`]);
    const written = commits() ?? 0;
    expect(written - before).toBeGreaterThanOrEqual(50);
    // A WAL segment that is full needs one more.
    expect(written - before).toBeLessThanOrEqual(52);
    for (let n = 0; n < 20; n++) await pool.query('select * from notes where id = $1', [n]);
    expect(commits()).toBe(written);
  });

  it('gets checkpoints and vacuum, because PGlite has no background processes', async () => {
    const { pool } = await open({ dataDir: join(folder, 'data') });
    await pool.query(`insert into notes (text) select repeat('x', 1000) from generate_series(1, 40000)`);
    await pool.query(`update notes set text = 'y'`);
    await runMaintenance(pool);
    const log = await pool.query(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()',
    );
    expect(log.rows[0].bytes).toBeLessThan(4_000_000);
    const table = await pool.query<{ dead: number; vacuumed: boolean }>(
      `select n_dead_tup as dead, last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 'notes'`,
    );
    expect(table.rows[0]?.vacuumed).toBe(true);
    expect(table.rows[0]?.dead).toBeLessThan(200);
  });

  it('refuses a second process that opens it', async () => {
    const dataDir = join(folder, 'data');
    await open({ dataDir });
    const second = firstStart(dataDir);
    let said = '';
    second.stderr.on('data', (part) => {
      said += part;
    });
    const [code] = await once(second, 'exit');
    expect(code).not.toBe(0);
    expect(said).toContain(`The data folder ${dataDir} is in use by another process (pid ${process.pid}).`);
  });

  it('leaves files that are not a database alone', async () => {
    const dataDir = join(folder, 'other');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'photo.jpg'), '');
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${join(dataDir, 'pg')} contains files that are not a database.`);
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '12\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The database in ${join(dataDir, 'pg')} cannot be opened: `);
  });
});
