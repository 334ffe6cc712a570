// Writes a backup: one snapshot of the database, streamed into a compressed and optionally encrypted file.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, openSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { backupText } from '#backups/backup.text.ts';
import { encrypt } from '#backups/backup-cipher.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  backupFormat,
  type TableEnd,
  type TableStart,
} from '#backups/backup-format.ts';
import { backupTables, beginSnapshot, nextIdentities, tableRows } from '#backups/backups.sql.ts';
import { type ContentCount, contentCounter, contentLines, fileContents } from '#backups/file-contents.ts';
import { ownObjects } from '#backups/own-objects.ts';
import type { Database } from '#db/connect.ts';
import { appliedMigrations } from '#db/migrate.ts';
import { syncPath } from '#db/pglite/sync-path.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';

/** Rows in memory at a time; the longest rows have some hundred kilobytes. */
const batch = 200;

/** Receives what was done so far. */
export type Progress = (done: { table: string; rows: number }) => void;

export interface BackupSummary {
  createdAt: string;
  rows: Readonly<Record<string, number>>;
  /** The contents of files; undefined without a store. */
  contents: ContentCount | undefined;
}

interface Options {
  /** Encrypts the file. */
  key?: string | undefined;
  /** Where the contents of files are; without it the backup has only the rows. */
  files?: FileStore | undefined;
  progress?: Progress | undefined;
}

/** Writes the backup to a new file, which appears only when it is complete and on the disk. */
export async function writeBackup(
  database: Database,
  file: string,
  { key, files, progress }: Options = {},
): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupError(backupText.exists(file));
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    const descriptor = openSync(unfinished, 'wx', 0o600);
    const summary = await database.dedicatedClient((client) =>
      writeTo(createWriteStream(unfinished, { fd: descriptor }), { client, kind: database.kind, key, files, progress }),
    );
    syncPath(unfinished);
    await rename(unfinished, file);
    syncPath(dirname(file));
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof Error && 'syscall' in error) {
      throw new BackupError(backupText.unwritable(file, error.message), { cause: error });
    }
    throw error;
  }
}

interface Source {
  client: pg.ClientBase;
  kind: Database['kind'];
  key: string | undefined;
  files: FileStore | undefined;
  progress: Progress | undefined;
}

async function writeTo(target: Writable, { key, ...source }: Source): Promise<BackupSummary> {
  const result: { summary?: BackupSummary } = {};
  const lines = Readable.from(linesOf(source, result), { highWaterMark: 1 });
  if (key === undefined) await pipeline(lines, createGzip(), target);
  else await pipeline(lines, createGzip(), (bytes: AsyncIterable<Buffer>) => encrypt(bytes, key), target);
  if (!result.summary) throw new Error('the backup has no end');
  return result.summary;
}

/** Yields the lines of the backup, some at a time, and stores its summary at the end. */
async function* linesOf(
  { client, kind, files, progress }: Omit<Source, 'key'>,
  result: { summary?: BackupSummary },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const bytesOf = (lines: readonly string[]) => {
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    hash.update(bytes);
    return bytes;
  };
  const { createdAt } = await beginSnapshot(client);
  try {
    const schema = await appliedMigrations(client);
    const header: BackupHeader = { tasklane: 'backup', format: backupFormat, createdAt, schema, database: kind };
    yield bytesOf([JSON.stringify(header)]);
    const rows: Record<string, number> = {};
    const contents = contentCounter();
    for (const table of await backupTables(client, ownObjects())) {
      const { name } = table;
      let count = 0;
      const start: TableStart = { table: name, columns: table.columns.map((column) => column.name) };
      yield bytesOf([JSON.stringify(start)]);
      for await (const some of tableRows(client, table, batch)) {
        count += some.length;
        if (name === 'stored_files') for (const line of some) contents.row(start.columns, JSON.parse(line));
        yield bytesOf(some);
        progress?.({ table: name, rows: count });
      }
      const end: TableEnd = { end: name, rows: count, next: await nextIdentities(client, table) };
      yield bytesOf([JSON.stringify(end)]);
      rows[name] = count;
    }
    if (files) {
      const { table, columns } = fileContents;
      let count = 0;
      yield bytesOf([JSON.stringify({ table, columns } satisfies TableStart)]);
      for await (const line of contentLines(client, files, contents.content)) {
        count += 1;
        yield bytesOf([line]);
        progress?.({ table, rows: count });
      }
      yield bytesOf([JSON.stringify({ end: table, rows: count, next: {} } satisfies TableEnd)]);
      rows[table] = count;
    }
    const end: BackupEnd = { complete: true, rows, sha256: hash.digest('hex') };
    yield Buffer.from(`${JSON.stringify(end)}\n`);
    result.summary = { createdAt, rows, contents: files && contents.result() };
  } finally {
    await client.query('rollback').catch(() => {});
  }
}
