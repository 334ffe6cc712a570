// A backup contains every row, restores into either database, and is refused if anything about it is wrong.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leftOutTables } from '#backups/backup-format.ts';
import { checkBackup } from '#backups/read-backup.ts';
import { restoreBackup } from '#backups/restore-backup.ts';
import { writeBackup } from '#backups/write-backup.ts';
import type { Database, Db } from '#db/connect.ts';
import { migrate, migrationNames } from '#db/migrate.ts';
import { rows } from '#db/rows.ts';
import { brokenInvariants } from '#doctor/invariants.sql.ts';
import { releaseMails } from '#email/mail-hold.sql.ts';
import { claimDueMail, insertMail } from '#email/outbox.sql.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';
import { localStore } from '#files/local-store.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTaskTemplate } from '#testing/factories.ts';
import { newDatabase, newEmbedded, testServer } from '#testing/new-database.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const key = 'a key that is only for tests';

let folder = '';
let app: TestApp;
let source: Database;
/** The other databases that a test opens. */
const opened: Database[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tasklane-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function emptyOne(kind: 'embedded' | 'postgres' = 'embedded'): Promise<Database> {
  const database = await (kind === 'postgres' ? newDatabase(`_restored_${opened.length}`) : newEmbedded());
  opened.push(database);
  return database;
}

beforeEach(async () => {
  app = await testApp({ env: { SAMPLE_DATA: 'true' } });
  source = await workerDatabase();
});
afterEach(async () => {
  await app.close();
  for (const database of opened.splice(0)) await database.close();
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

/** Every row of every table that a backup contains, as text. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(db, sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const content: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !leftOutTables.includes(table.name))) {
    const found = await rows<{ line: string }>(db, sql`select t::text as line from ${sql.identifier(name)} t`);
    content[name] = found.map(({ line }) => line).sort();
  }
  return content;
}

const file = (name: string) => join(folder, name);

async function countOf(db: Db, table: string): Promise<number> {
  const [row] = await rows<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return row?.count ?? 0;
}

/** Writes a backup whose lines were changed; the checksum is right again unless `keepSum`. */
async function changed(change: (lines: string[]) => string[], keepSum = false, files?: FileStore): Promise<string> {
  await writeBackup(source, file('genuine'), { files });
  const lines = gunzipSync(readFileSync(file('genuine')))
    .toString()
    .trimEnd()
    .split('\n');
  const last = JSON.parse(lines.at(-1) ?? '');
  const body = change(lines.slice(0, -1));
  const sha256 = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  writeFileSync(file('changed'), gzipSync([...body, JSON.stringify(keepSum ? last : { ...last, sha256 })].join('\n')));
  return file('changed');
}

/** Appends a row to a table and corrects the counts, as an attacker would. */
function withRow(lines: string[], table: string, row: (template: (string | null)[]) => (string | null)[]): string[] {
  const start = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const template = JSON.parse(lines[start + 1] ?? '[]');
  return lines.toSpliced(start + 1, 1, JSON.stringify(row(template)));
}

describe('a backup', () => {
  it('restores every row, goes on with the same ids and finds by search; nobody is signed in and the log is new', async () => {
    const admin = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
    await app.cookieOf(admin);
    const hostile = 'Zürich \\ "quoted" \n{1,2} \u{1F600} NULL';
    await app.db.execute(
      sql`update tasks set description = ${hostile}, custom_fields = ${'{"n": 1.50, "deep": {"a": null}}'}::jsonb where id = 1`,
    );
    await aTaskTemplate(app, { description: hostile, checklistItems: [{ text: hostile }], assignees: [1] });
    await app.db.execute(sql`insert into avatars (user_id, hash, image) values (1, 'x', '\\x00ff5c0a'::bytea)`);
    await app.db.execute(sql`delete from tasks where id = (select max(id) from tasks)`);
    const { rows: counts } = await writeBackup(source, file('a'), { key });
    expect(counts['tasks']).toBeGreaterThan(10);
    expect(Object.keys(counts)).not.toContain('sessions');
    expect(readFileSync(file('a')).includes('administrator')).toBe(false);

    const target = await emptyOne();
    const { rows: restored } = await restoreBackup(target, file('a'), { key });
    expect(restored).toEqual(counts);
    const before = await contentOf(app.db);
    const after = await contentOf(target.db);
    const { settings, ...rest } = after;
    expect(rest).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'settings')));
    expect(settings).toHaveLength((before['settings']?.length ?? 0) + 1);
    expect(await brokenInvariants(target.db)).toEqual([]);
    expect(await countOf(target.db, 'sessions')).toBe(0);
    expect(await countOf(target.db, 'events')).toBe(0);
    const epochs = await Promise.all(
      [app.db, target.db].map((db) => rows<{ epoch: string }>(db, sql`select epoch from event_epoch`)),
    );
    expect(epochs[1]).toHaveLength(1);
    expect(epochs[1]).not.toEqual(epochs[0]);
    const next = sql`select nextval(pg_get_serial_sequence('tasks', 'id')) as next`;
    expect(await rows(target.db, next)).toEqual(await rows(app.db, next));
    const search = sql`select task_id, title::text, words::text from search_tasks order by 1`;
    expect(await rows(target.db, search)).toEqual(await rows(app.db, search));
    expect(await countOf(target.db, 'search_vocabulary')).toBeGreaterThan(10);
  });

  it('has the contents of files, also those that compress very well, and restores them under names of their own', async () => {
    const admin = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
    const zeros = Buffer.alloc(3_000_000);
    const random = randomBytes(1_048_576);
    for (const content of [zeros, random, zeros]) {
      const upload = new File([content], 'a file');
      expect((await app.as(admin)(api.attachments.add, { params: { taskId: 1 }, upload })).status).toBe(201);
    }
    const files = localStore(join(app.config.dataDir, 'files'));
    const { rows: counts } = await writeBackup(source, file('a'), { files, key });
    expect(counts).toMatchObject({ attachments: 3, stored_files: 2, file_contents: 4 });
    const target = await emptyOne();
    // Without a store the contents are only checked, as the restore test does.
    await restoreBackup(target, file('a'), { key });
    const elsewhere = localStore(join(folder, 'store'));
    await restoreBackup(target, file('a'), { files: elsewhere, key, replace: true });
    const stored = await rows<{ key: string; state: string }>(
      target.db,
      sql`select key, state from stored_files order by state, size`,
    );
    expect(stored.map(({ state }) => state)).toEqual(['doomed', 'doomed', 'kept', 'kept']);
    for (const [at, expected] of [random, zeros].entries()) {
      const name = stored[at + 2]?.key ?? '';
      const content = await elsewhere.read(name);
      expect(content && (await buffer(content)).equals(expected)).toBe(true);
      expect(await files.read(name)).toBeUndefined();
    }
    const broken = await changed(
      (lines) => lines.map((line) => line.replace(/^(\["[0-9a-f]{64}-[0-9a-f]{16}","0",")...../, '$1AAAAA')),
      false,
      files,
    );
    const before = readdirSync(join(folder, 'store'), { recursive: true }).sort();
    await expect(restoreBackup(target, broken, { files: elsewhere, replace: true })).rejects.toThrow('is not complete');
    expect(readdirSync(join(folder, 'store'), { recursive: true }).sort()).toEqual(before);
  });

  it('counts the contents that the store has lost or cut off, in the file as while it is written', async () => {
    const admin = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
    for (const content of ['whole', 'lost', 'cut off'])
      await app.as(admin)(api.attachments.add, { params: { taskId: 1 }, upload: new File([content], 'a file') });
    const store = join(app.config.dataDir, 'files');
    const [, lost = '', cut = ''] = (await rows<{ key: string }>(source.db, sql`select key from stored_files order by id`)).map(
      ({ key: name }) => name,
    );
    rmSync(join(store, lost.slice(0, 2), lost));
    writeFileSync(join(store, cut.slice(0, 2), cut), 'cut');
    const contents = { expected: 3, missing: [lost, cut] };
    expect(await writeBackup(source, file('a'), { files: localStore(store), key })).toMatchObject({ contents });
    expect(await checkBackup(file('a'), key)).toMatchObject({ contents });
    expect(await restoreBackup(await emptyOne(), file('a'), { key })).toMatchObject({ contents });
    await writeBackup(source, file('without'), { key });
    expect((await checkBackup(file('without'), key)).contents).toBeUndefined();
  });

  it('of an upload that has just begun does not name its content: a sweep of the restored installation leaves it alone', async () => {
    const begun = `${'a'.repeat(64)}-${'b'.repeat(16)}`;
    await app.db.execute(
      sql`insert into stored_files (key, hash, size, type) values (${begun}, ${'a'.repeat(64)}, 1, 'text/plain')`,
    );
    await writeBackup(source, file('a'), { files: localStore(join(app.config.dataDir, 'files')) });
    const target = await emptyOne();
    await restoreBackup(target, file('a'), { files: localStore(join(folder, 'store')) });
    const [restored] = await rows<{ key: string; state: string }>(target.db, sql`select key, state from stored_files`);
    expect(restored?.state).toBe('pending');
    expect(restored?.key).toMatch(/^a{64}-[0-9a-f]{16}$/);
    expect(restored?.key).not.toBe(begun);
  });

  it.runIf(testServer)('goes from PostgreSQL to the embedded database and back without a difference', async () => {
    await aTaskTemplate(app, { checklistItems: [{ text: 'Ask' }], assignees: [1], startDays: 1, dueDays: 3 });
    await writeBackup(source, file('a'));
    const embedded = await emptyOne('embedded');
    await restoreBackup(embedded, file('a'));
    await writeBackup(embedded, file('b'));
    const postgres = await emptyOne('postgres');
    await restoreBackup(postgres, file('b'));
    const { settings: _, ...there } = await contentOf(app.db);
    const { settings: __, ...back } = await contentOf(postgres.db);
    expect(back).toEqual(there);
    expect(back['task_templates']).toHaveLength(1);
    expect(await brokenInvariants(postgres.db)).toEqual([]);
  });

  it('leaves out every table whose rows let somebody in', async () => {
    const secret = await rows<{ name: string }>(
      app.db,
      sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'token_hash'`,
    );
    // The restore revokes open invitations.
    const contained = secret.map(({ name }) => name).filter((name) => !leftOutTables.includes(name));
    expect(contained).toEqual(['invitations']);
  });

  it('is one instant: what is written meanwhile is not in it', async () => {
    const before = await countOf(app.db, 'users');
    const { rows: counts } = await writeBackup(source, file('a'), {
      progress: () => void app.db.execute(sql`delete from notifications`),
    });
    expect(counts['users']).toBe(before);
    expect((await checkBackup(file('a'), undefined)).rows['notifications']).toBeGreaterThan(0);
  });

  it('never overwrites a file and leaves nothing half written', async () => {
    writeFileSync(file('a'), 'mine');
    await expect(writeBackup(source, file('a'))).rejects.toThrow(`${file('a')} exists already.`);
    await expect(writeBackup(source, join(folder, 'none', 'a'))).rejects.toThrow('cannot be written: ENOENT');
    expect(readFileSync(file('a'), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['a']);
  });
});

describe('a restore', () => {
  it('refuses a database that has people, unless it may replace them', async () => {
    await writeBackup(source, file('a'));
    const target = await emptyOne();
    await restoreBackup(target, file('a'));
    await target.db.execute(sql`update users set full_name = 'Changed' where id = 1`);
    await target.db.execute(sql`insert into secrets (name, value) values ('secret-key', 'of this instance')`);
    await expect(restoreBackup(target, file('a'))).rejects.toThrow('The database is not empty.');
    await restoreBackup(target, file('a'), { replace: true });
    expect(await rows(target.db, sql`select full_name as name from users where id = 1`)).toEqual([{ name: 'Administrator' }]);
    expect(await rows(target.db, sql`select value from secrets`)).toEqual([{ value: 'of this instance' }]);
  });

  it('leaves alone what another program has in the same schema', async () => {
    const target = await emptyOne();
    await target.pool.query(`create table notes_of_another_program as select 'keep me' as note`);
    await writeBackup(source, file('a'));
    await restoreBackup(target, file('a'));
    await restoreBackup(target, file('a'), { replace: true });
    expect(await countOf(target.db, 'notes_of_another_program')).toBe(1);
    const { rows: counts } = await writeBackup(target, file('b'));
    expect(Object.keys(counts)).not.toContain('notes_of_another_program');
    const others = sql`create table members_of_another_program (user_id integer references users (id))`;
    await target.db.execute(others);
    await expect(restoreBackup(target, file('a'), { replace: true })).rejects.toThrow();
    expect(await countOf(target.db, 'users')).toBeGreaterThan(0);
  });

  it('holds all mails until they are released, and revokes open invitations', async () => {
    await insertMail(app.db, { dedupeKey: 'one', kind: 'user_welcome', userId: 1 });
    await app.db.execute(sql`insert into invitations (workspace_id, email, email_key, token_hash, invited_by, expires_at)
      values (1, 'new@example.com', 'new@example.com', 'hash', 1, now() + interval '1 day')`);
    await writeBackup(source, file('a'));
    const target = await emptyOne();
    await restoreBackup(target, file('a'));
    const claiming = { claim: 'worker', domain: 'example.com', lease: 1_000 };
    expect(await claimDueMail(target.db, claiming)).toEqual({ mail: undefined, wait: undefined });
    expect(await rows(target.db, sql`select revoked_at is not null as revoked from invitations`)).toEqual([{ revoked: true }]);
    expect(await releaseMails(target.db, false)).toEqual({ waiting: 1 });
    expect((await claimDueMail(target.db, claiming)).mail?.kind).toBe('user_welcome');
  });

  it('brings a backup of an older schema to the present one', async () => {
    const all = migrationNames();
    const old = all.slice(
      0,
      all.findIndex((name) => name.endsWith('scores-off')),
    );
    const older = await emptyOne();
    await migrate(older);
    await older.db.execute(sql`create table notes_of_another_program as select 'keep me' as note`);
    const lines = (names: readonly string[]) =>
      JSON.stringify({
        tasklane: 'backup',
        format: 1,
        createdAt: '2026-01-01T00:00:00.000Z',
        schema: names,
        database: 'embedded',
      });
    const body = [
      lines(old),
      '{"table":"departments","columns":["id","name","key","description","is_public","created_at"]}',
      '["3","Sales","sales",null,"true","2026-01-01 00:00:00+00"]',
      '{"end":"departments","rows":1,"next":{"id":8}}',
    ];
    const sha256 = createHash('sha256')
      .update(body.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const end = JSON.stringify({ complete: true, rows: { departments: 1 }, sha256 });
    writeFileSync(file('old'), gzipSync([...body, end].join('\n')));
    await restoreBackup(older, file('old'));
    expect(await rows(older.db, sql`insert into departments (name, key) values ('New', 'new') returning id`)).toEqual([
      { id: 8 },
    ]);
    expect(await countOf(older.db, 'api_tokens')).toBe(0);
    expect(await countOf(older.db, 'notes_of_another_program')).toBe(1);
    await migrate(older);
  });
});

describe('a hostile file is refused and changes nothing', () => {
  let target: Database;
  beforeAll(async () => {
    target = await newDatabase('_hostile');
    await migrate(target);
  });
  afterAll(() => target.close());

  async function refusalOf(path: string): Promise<string> {
    const refusal = await restoreBackup(target, path).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
    expect(await countOf(target.db, 'users')).toBe(0);
    expect(await countOf(target.db, 'departments')).toBe(0);
    return refusal;
  }

  it('that was cut, at any place', async () => {
    await writeBackup(source, file('plain'));
    await writeBackup(source, file('sealed'), { key });
    for (const [name, given] of [
      ['plain', undefined],
      ['sealed', key],
    ] as const) {
      const whole = readFileSync(file(name));
      for (const share of [0.05, 0.3, 0.7, 0.999]) {
        writeFileSync(file('cut'), whole.subarray(0, Math.floor(whole.length * share)));
        await expect(checkBackup(file('cut'), given)).rejects.toThrow('is damaged: it ends too early');
      }
    }
    truncateSync(file('plain'), 0);
    await expect(checkBackup(file('plain'), undefined)).rejects.toThrow('is not a backup of Tasklane AI');
  });

  it('in which one byte was changed', async () => {
    await writeBackup(source, file('sealed'), { key });
    await writeBackup(source, file('plain'));
    for (const [name, given] of [
      ['plain', undefined],
      ['sealed', key],
    ] as const) {
      const bytes = readFileSync(file(name));
      for (const at of [60, Math.floor(bytes.length / 2), bytes.length - 12]) {
        const other = Buffer.from(bytes);
        other[at] = (other[at] ?? 0) ^ 1;
        writeFileSync(file('other'), other);
        await expect(checkBackup(file('other'), given), `${name} ${at}`).rejects.toThrow(
          /is damaged|is not a backup|cannot be decrypted/,
        );
      }
    }
  });

  it('with the wrong key, without one, or with something behind its end', async () => {
    await writeBackup(source, file('sealed'), { key });
    await expect(checkBackup(file('sealed'), 'another key of the tests')).rejects.toThrow('BACKUP_KEY is not the key');
    await expect(checkBackup(file('sealed'), undefined)).rejects.toThrow('is encrypted. Set BACKUP_KEY');
    writeFileSync(file('more'), Buffer.concat([readFileSync(file('sealed')), Buffer.from('more')]));
    await expect(checkBackup(file('more'), key)).rejects.toThrow('there is something after its end');
    await writeBackup(source, file('plain'));
    writeFileSync(file('more'), Buffer.concat([readFileSync(file('plain')), gzipSync('["1"]\n')]));
    await expect(checkBackup(file('more'), undefined)).rejects.toThrow('there is something after its end');
    writeFileSync(file('else'), 'PK\u0003\u0004 something else');
    await expect(checkBackup(file('else'), undefined)).rejects.toThrow('is not a backup of Tasklane AI');
  });

  it('whose rows, counts or checksum were changed', async () => {
    const renamed = (lines: string[]) => lines.map((line) => line.replace('"Administrator"', '"Somebody"'));
    await expect(checkBackup(await changed(renamed, true), undefined)).rejects.toThrow('does not match its checksum');
    rmSync(file('genuine'));
    const fewer = (lines: string[]) => lines.filter((line) => !line.startsWith('["1",'));
    await expect(checkBackup(await changed(fewer), undefined)).rejects.toThrow('the number of rows of');
  });

  it('with a newer schema, another format, unknown tables or columns', async () => {
    const head = (change: object) => (lines: string[]) => [
      JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...change }),
      ...lines.slice(1),
    ];
    expect(await refusalOf(await changed(head({ schema: [...migrationNames(), '29990101_later'] })))).toContain(
      'was written by a newer version of Tasklane AI (29990101_later)',
    );
    rmSync(file('genuine'));
    await expect(checkBackup(await changed(head({ format: 2 })), undefined)).rejects.toThrow('has the backup format 2');
    rmSync(file('genuine'));
    const table = (name: string) => (lines: string[]) =>
      lines.map((line) => line.replaceAll(/"(table|end)":"mail_keys"/g, `"$1":"${name}"`));
    const other = await changed(table('pg_class'));
    await expect(checkBackup(other, undefined)).rejects.toThrow('the number of rows of');
    rmSync(file('genuine'));
    const column = (lines: string[]) => lines.map((line) => line.replace('"username_key"', '"password_key"'));
    expect(await refusalOf(await changed(column))).toContain('the columns of users are not those of its version');
    rmSync(file('genuine'));
    const quote = (lines: string[]) =>
      lines.map((line) => line.replace('"username_key"', '"x\\" integer); drop table users; --"'));
    expect(await refusalOf(await changed(quote))).toContain('the columns of users are not those of its version');
  });

  it('whose rows the database refuses or that refer to nothing', async () => {
    const role = (lines: string[]) => withRow(lines, 'users', (row) => row.map((value) => (value === 'admin' ? 'owner' : value)));
    expect(await refusalOf(await changed(role))).toMatch(/is damaged: the database refuses rows of users .*users_role/);
    rmSync(file('genuine'));
    const orphan = (lines: string[]) => withRow(lines, 'task_comments', ([id = null, , ...rest]) => [id, '99999', ...rest]);
    expect(await refusalOf(await changed(orphan))).toContain('rows of task_comments refer to something that is missing');
    rmSync(file('genuine'));
    const text = (lines: string[]) => withRow(lines, 'users', ([, ...rest]) => ['1; drop table users', ...rest]);
    expect(await refusalOf(await changed(text))).toContain('the database refuses rows of users');
  });

  it('that decompresses to very much, or has a line without end', async () => {
    await changed((lines) => lines);
    const head =
      gunzipSync(readFileSync(file('genuine')))
        .toString()
        .split('\n')[0] ?? '';
    writeFileSync(file('line'), gzipSync(`${head}\n["${'x'.repeat(40_000_000)}`));
    await expect(checkBackup(file('line'), undefined)).rejects.toThrow('line 2 is too long');
    const row = `["${'x'.repeat(1_000)}"]\n`;
    const table = '{"table":"mail_keys","columns":["key"]}\n';
    writeFileSync(file('bomb'), gzipSync(`${head}\n${table}${row.repeat(90_000)}`, { level: 9 }));
    await expect(checkBackup(file('bomb'), undefined)).rejects.toThrow('it is compressed more than any backup is');
  }, 60_000);
});
