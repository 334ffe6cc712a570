// Reads a backup with bounded memory and checks every byte of it; a file that is cut, changed or made to harm is refused.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { backupText } from '#backups/backup.text.ts';
import { decrypt, encryptedMark } from '#backups/backup-cipher.ts';
import { BackupError, type BackupHeader, backupFormat, backupLimits } from '#backups/backup-format.ts';
import { type ContentCount, contentCounter, fileContents } from '#backups/file-contents.ts';

const Count = z.number().check(z.int(), z.nonnegative());
const Names = z.array(z.string());
const Header = z.object({
  tasklane: z.literal('backup'),
  format: z.number(),
  createdAt: z.iso.datetime(),
  schema: Names,
  database: z.enum(['embedded', 'postgres']),
});
const Start = z.object({ table: z.string(), columns: Names });
const End = z.object({ end: z.string(), rows: Count, next: z.record(z.string(), Count) });
const Complete = z.object({ complete: z.literal(true), rows: z.record(z.string(), Count), sha256: z.string() });
const Row = z.array(z.nullable(z.string()));

/** A part of a backup, in the order of the file. */
export type BackupPart =
  | { header: BackupHeader }
  | { table: string; columns: readonly string[] }
  | { lines: readonly string[] }
  | { end: string; rows: number; next: Readonly<Record<string, number>> }
  | ({ complete: true } & Pick<CheckedBackup, 'rows' | 'contents'>);

/** What a complete and genuine backup contains. */
export interface CheckedBackup {
  header: BackupHeader;
  rows: Readonly<Record<string, number>>;
  /** The contents of files; undefined if the backup was made without them. */
  contents: ContentCount | undefined;
}

/** Rows that are passed on together: at most so many, of so many characters. */
const batch = { rows: 500, characters: 1_000_000 };
const gzipMark = Buffer.from([0x1f, 0x8b]);

/** Reads the whole file and returns what it contains; throws a BackupError if anything about it is wrong. */
export async function checkBackup(file: string, key: string | undefined): Promise<CheckedBackup> {
  let header: BackupHeader | undefined;
  for await (const part of readBackup(file, key)) {
    if ('header' in part) header = part.header;
    if ('complete' in part && header) return { header, rows: part.rows, contents: part.contents };
  }
  throw new BackupError(backupText.damaged(file, backupText.cut));
}

/** Yields the parts of a backup; the last one comes only if the whole file is genuine. */
export async function* readBackup(file: string, key: string | undefined): AsyncGenerator<BackupPart> {
  const damaged = (where: string) => new BackupError(backupText.damaged(file, where));
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let number = 0;
  let header: BackupHeader | undefined;
  const contents = contentCounter();
  let table: { name: string; columns: readonly string[]; count: number } | undefined;
  let isComplete = false;
  let gathered: string[] = [];
  let characters = 0;
  for await (const line of linesOf(file, key)) {
    number += 1;
    if (isComplete) throw damaged(backupText.afterEnd);
    const value = parsed(line);
    if (Array.isArray(value)) {
      const row = Row.safeParse(value).data;
      if (!table || !row || row.length !== table.columns.length) throw damaged(backupText.badLine(number));
      if (table.name === 'stored_files') contents.row(table.columns, row);
      if (table.name === fileContents.table) contents.content(row[0] ?? '');
      hash.update(`${line}\n`);
      table.count += 1;
      gathered.push(line);
      characters += line.length;
      if (gathered.length < batch.rows && characters < batch.characters) continue;
    }
    if (gathered.length > 0) yield { lines: gathered };
    gathered = [];
    characters = 0;
    if (Array.isArray(value)) continue;
    if (!header) {
      header = headerOf(file, value);
      yield { header };
    } else if (!table) {
      const complete = Complete.safeParse(value).data;
      if (complete) {
        if (complete.sha256 !== hash.digest('hex')) throw damaged(backupText.changed);
        const wrong = Object.keys({ ...rows, ...complete.rows }).find((name) => rows[name] !== complete.rows[name]);
        if (wrong !== undefined) throw damaged(backupText.wrongCount(wrong));
        isComplete = true;
        continue;
      }
      const start = Start.safeParse(value).data;
      if (!start || Object.hasOwn(rows, start.table)) throw damaged(backupText.badLine(number));
      table = { name: start.table, columns: start.columns, count: 0 };
      yield start;
    } else {
      const end = End.safeParse(value).data;
      if (!end || end.end !== table.name) throw damaged(backupText.badLine(number));
      if (end.rows !== table.count) throw damaged(backupText.wrongCount(table.name));
      rows[table.name] = table.count;
      table = undefined;
      yield end;
    }
    hash.update(`${line}\n`);
  }
  if (!header) throw new BackupError(backupText.notABackup(file));
  if (!isComplete) throw damaged(backupText.cut);
  yield { complete: true, rows, contents: Object.hasOwn(rows, fileContents.table) ? contents.result() : undefined };
}

function headerOf(file: string, value: unknown): BackupHeader {
  const header = Header.safeParse(value).data;
  if (!header) throw new BackupError(backupText.notABackup(file));
  if (header.format !== backupFormat) throw new BackupError(backupText.otherFormat(file, header.format));
  return header;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function* linesOf(file: string, key: string | undefined): AsyncGenerator<string> {
  const damaged = (where: string) => new BackupError(backupText.damaged(file, where));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let chunks: Buffer[] = [];
  let length = 0;
  let number = 1;
  function lineOf(): string {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    length = 0;
    try {
      return decoder.decode(bytes);
    } catch {
      throw damaged(backupText.badLine(number));
    }
  }
  for await (const chunk of plainBytes(file, key)) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      chunks.push(chunk.subarray(from, at));
      yield lineOf();
      number += 1;
      from = at + 1;
    }
    chunks.push(Buffer.from(chunk.subarray(from)));
    length += chunk.length - from;
    if (length > backupLimits.line) throw damaged(backupText.longLine(number));
  }
  if (length > 0) yield lineOf();
}

/** Decrypts and decompresses the file. */
async function* plainBytes(file: string, key: string | undefined): AsyncGenerator<Buffer> {
  const damaged = (where: string) => new BackupError(backupText.damaged(file, where));
  const mark = await beginningOf(file);
  let read = 0;
  async function* compressed(): AsyncGenerator<Buffer> {
    const source: AsyncIterable<Buffer> = createReadStream(file);
    if (mark.equals(encryptedMark)) {
      if (key === undefined) throw new BackupError(backupText.keyMissing(file));
      const problems = {
        wrongKey: backupText.keyWrong(file),
        cut: backupText.damaged(file, backupText.cut),
        afterEnd: backupText.damaged(file, backupText.afterEnd),
      };
      for await (const part of decrypt(source, key, problems)) yield counted(part);
    } else for await (const part of source) yield counted(part);
  }
  function counted(part: Buffer): Buffer {
    read += part.length;
    return part;
  }
  if (!mark.equals(encryptedMark) && !mark.subarray(0, 2).equals(gzipMark)) throw new BackupError(backupText.notABackup(file));
  const source = Readable.from(compressed(), { objectMode: false });
  const plain = createGunzip();
  source.once('error', (error) => plain.destroy(error));
  source.pipe(plain);
  let written = 0;
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      written += chunk.length;
      if (written > backupLimits.ratioFrom && written > read * backupLimits.ratio) throw damaged(backupText.bomb);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code } = error as { code?: string };
    throw damaged(code === 'Z_BUF_ERROR' ? backupText.cut : backupText.notCompressed);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      const bytes = Buffer.alloc(encryptedMark.length);
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupError(backupText.unreadable(file, error instanceof Error ? error.message : String(error)), { cause: error });
  }
}
