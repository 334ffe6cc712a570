import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { newEmbedded } from '#testing/new-database.ts';

describe('migrations', () => {
  let database: Database;
  let folder = '';

  beforeAll(async () => {
    database = await newEmbedded();
  });

  afterAll(async () => {
    await database.close();
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tasklane-migrations-'));
    await database.pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
    add('20260101000000_first', 'create table one (id integer)');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function add(name: string, sql: string) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }

  async function tables() {
    const { rows } = await database.pool.query(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
    return rows.map(({ name }) => name);
  }

  it('run once, also one that is merged late', async () => {
    add('20260103000000_third', 'create table three (id integer)');
    await migrate(database, folder);
    await migrate(database, folder);
    expect(await tables()).toEqual(['one', 'three']);
    add('20260102000000_second', 'create table two (id integer)');
    await migrate(database, folder);
    expect(await tables()).toEqual(['one', 'three', 'two']);
  });

  it('are all or nothing, and report in one line what failed', async () => {
    add('20260102000000_second', 'create table two (id integer);--> statement-breakpoint\ncreate table one (id integer)');
    await expect(migrate(database, folder)).rejects.toThrow('The database cannot be migrated: relation "one" already exists');
    expect(await tables()).toEqual([]);
    const free = await database.dedicatedClient((client) => client.query('select pg_try_advisory_lock(7237915) as free'));
    expect(free.rows, 'the lock of the migrations').toEqual([{ free: true }]);
  });

  it('refuse a database of a newer version', async () => {
    await migrate(database, folder);
    rmSync(join(folder, '20260101000000_first'), { recursive: true });
    add('20250101000000_older', 'create table older (id integer)');
    await expect(migrate(database, folder)).rejects.toThrow(
      'The database was written by a newer version of Tasklane AI (20260101000000_first). Start that version, or restore an older backup.',
    );
    expect(await tables()).toEqual(['one']);
  });

  it('of this product make older texts searchable', async () => {
    const ours = join(import.meta.dirname, '../../migrations');
    const names = readdirSync(ours).sort();
    const search = names.findIndex((name) => name.endsWith('_search'));
    const before = join(folder, 'before');
    for (const name of names.slice(0, search)) cpSync(join(ours, name), join(before, name), { recursive: true });
    await migrate(database, before);
    await database.pool.query(`insert into workspaces (name, department_key) values ('Sales', 'sales');
      insert into columns (name, workspace_id, "order") values ('To Do', 1, 1);
      insert into tasks (title, description, type, priority, status, column_id, department, workspace_id, "order", department_keys)
        values ('Café', 'A pelican', 'Planning', 'P2', 'To Do', 1, 'Sales', 1, 1, '{sales}');
      insert into task_comments (task_id, content, is_system_comment) values (1, 'An ostrich', false), (1, 'Task moved', true)`);
    await migrate(database);
    const { rows } = await database.pool.query(
      `select (select title::text from search_tasks) as title, (select words::text from search_tasks) as words,
        array(select words::text from task_comments order by id) as comments, array(select word from search_vocabulary order by 1) as known`,
    );
    const words = `'a' 'cafe' 'pelican'`;
    expect(rows).toEqual([{ title: `'cafe'`, words, comments: [`'an' 'ostrich'`, null], known: ['cafe', 'ostrich', 'pelican'] }]);
  });

  it('of this product rename columns that differ only in case and space, and keep their tasks', async () => {
    const ours = join(import.meta.dirname, '../../migrations');
    const names = readdirSync(ours).sort();
    const before = join(folder, 'before');
    const keys = names.findIndex((name) => name.endsWith('_column-keys'));
    for (const name of names.slice(0, keys)) cpSync(join(ours, name), join(before, name), { recursive: true });
    await migrate(database, before);
    await database.pool.query(`insert into workspaces (name, department_key) values ('Sales', 'sales'), ('HR', 'hr');
      insert into columns (name, workspace_id, "order") values ('To Do', 1, 0), ('to do', 1, 4), (' TO  DO ', 1, 5), ('to do (2)', 1, 6),
        ('Done', 1, 7), ('to do', 2, 0), ('${'x'.repeat(59)}Y', 1, 8), ('${'x'.repeat(59)}y', 1, 9);
      insert into tasks (title, type, priority, status, column_id, department, workspace_id, "order", department_keys)
        select 'Task ' || c.id, 'Planning', 'P2', c.name, c.id, 'Sales', c.workspace_id, 1, '{sales}' from columns c`);
    await migrate(database);
    const { rows } = await database.pool.query('select name, name_key as key from columns order by id');
    const long = 'x'.repeat(56);
    expect(rows.map(({ name }) => name)).toEqual([
      'To Do',
      'to do (3)',
      'TO DO (4)',
      'to do (2)',
      'Done',
      'to do',
      `${'x'.repeat(59)}Y`,
      `${long} (2)`,
    ]);
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ name }) => columnKey(name)));
    const lost = await database.pool.query(
      'select 1 from tasks t join columns c on c.id = t.column_id where t.status <> c.name or t.workspace_id <> c.workspace_id',
    );
    expect(lost.rowCount).toBe(0);
  });

  it('of this product run on an empty database', async () => {
    await migrate(database);
    expect(await tables()).toContain('tasks');
  });
});
