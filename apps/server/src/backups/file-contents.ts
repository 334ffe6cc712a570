// The contents of files in a backup: pieces behind the tables, each deflated, so that a file of zeros does not look like a bomb.
import { createHash, type Hash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type pg from 'pg';
import * as z from 'zod/mini';
import { backupText } from '#backups/backup.text.ts';
import { BackupError } from '#backups/backup-format.ts';
import { assertKey, type FileStore, newKey, previewKey } from '#endpoints/files/file-store.ts';

/** The name and the columns of the part, as if it were a table. */
export const fileContents = { table: 'file_contents', columns: ['key', 'piece', 'content'] } as const;

/** The bytes of a piece; a line is a third longer. */
const pieceBytes = 1024 * 1024;
const keysAtOnce = 500;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

const Piece = z.tuple([z.string(), z.string().check(z.regex(/^\d{1,6}$/)), z.string()]);

/** How many contents belong into a backup, and the keys of those that the store does not have, or not whole. */
export interface ContentCount {
  expected: number;
  missing: readonly string[];
}

/** The same as numbers. */
export interface ContentCounts {
  expected: number;
  missing: number;
}

/** Counts the contents that the rows of a backup refer to, and those that it has. */
export function contentCounter() {
  const names = new Set<string>();
  const found = new Set<string>();
  return {
    /** Takes a row of `stored_files`. */
    row(columns: readonly string[], values: readonly (string | null)[]): void {
      const [state, key] = [values[columns.indexOf('state')], values[columns.indexOf('key')]];
      if (state === 'kept' && key) names.add(key);
    },
    content: (key: string) => void found.add(key),
    result: (): ContentCount => ({ expected: names.size, missing: [...names].filter((key) => !found.has(key)) }),
  };
}

/**
 * Yields the pieces of all contents that the snapshot of the transaction refers to. One that is missing or cut off is left out; whoever
 * reads the backup finds that it is not there.
 */
export async function* contentLines(
  client: pg.ClientBase,
  files: FileStore,
  found: (key: string) => void,
): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; key: string; size: number; width: number | null }>(
      `select id, key, size, width from stored_files where state = 'kept' and id > $1 order by id limit ${keysAtOnce}`,
      [after],
    );
    for (const { key, size, width } of rows) {
      if ((await files.size(key)) === size) yield* linesOf(files, key, found);
      if (width !== null) yield* linesOf(files, previewKey(key), found);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function* linesOf(files: FileStore, key: string, found: (key: string) => void): AsyncGenerator<string> {
  const content = await files.read(key);
  if (!content) return;
  let gathered: Buffer[] = [];
  let length = 0;
  let count = 0;
  const line = async (bytes: Buffer) => {
    const packed = await deflate(bytes, { level: 1 });
    return JSON.stringify([key, String(count++), packed.toString('base64')]);
  };
  for await (const bytes of content as AsyncIterable<Buffer>) {
    gathered.push(bytes);
    length += bytes.length;
    if (length < pieceBytes) continue;
    const whole = Buffer.concat(gathered);
    for (let from = 0; from + pieceBytes <= whole.length; from += pieceBytes)
      yield await line(whole.subarray(from, from + pieceBytes));
    gathered = [whole.subarray(whole.length - (whole.length % pieceBytes))];
    length = gathered[0]?.length ?? 0;
  }
  if (length > 0) yield await line(Buffer.concat(gathered));
  found(key);
}

/** Receives the pieces of a backup. */
export interface ContentLoader {
  take(lines: readonly string[]): Promise<void>;
  /** Ends the last content. */
  end(): Promise<void>;
  /** Deletes everything that was stored, after a failure. */
  undo(): Promise<void>;
}

interface Receiving {
  key: string;
  pieces: number;
  hash: Hash;
  path: string;
  handle: Awaited<ReturnType<typeof open>> | undefined;
}

/**
 * Returns the loader of a restore. Each content gets a new name in the store, so that nothing there is overwritten, and another
 * installation with the same store loses nothing. Without a store the contents are only checked.
 */
export function contentLoader(client: pg.ClientBase, files: FileStore | undefined, file: string): ContentLoader {
  const damaged = (key: string) => new BackupError(backupText.damaged(file, backupText.badContent(key)));
  const stored: string[] = [];
  const renamed = new Map<string, string>();
  let current: Receiving | undefined;

  async function begin(key: string): Promise<Receiving> {
    try {
      assertKey(key);
    } catch {
      throw damaged(key);
    }
    const path = join(files?.incoming ?? '', `${randomBytes(8).toString('hex')}.unfinished`);
    if (files) await mkdir(files.incoming, { recursive: true, mode: 0o700 });
    const handle = files && (await open(path, 'wx', 0o600));
    return { key, pieces: 0, hash: createHash('sha256'), path, handle };
  }

  async function end(): Promise<void> {
    if (!current) return;
    const { key, hash, path, handle } = current;
    current = undefined;
    try {
      await handle?.close();
      const sum = hash.digest('hex');
      const content = key.replace(/\.webp$/, '');
      if (key === content && !key.startsWith(`${sum}-`)) throw damaged(key);
      if (!files) return;
      const target = renamed.get(content) ?? newKey(content.slice(0, 64));
      const name = key === content ? target : previewKey(target);
      stored.push(name);
      await files.put(name, path);
      if (renamed.has(content)) return;
      renamed.set(content, target);
      await client.query('update stored_files set key = $2 where key = $1', [content, target]);
    } finally {
      if (files) await rm(path, { force: true });
    }
  }

  return {
    async take(lines) {
      for (const line of lines) {
        const parsed = Piece.safeParse(JSON.parse(line)).data;
        if (!parsed) throw damaged('');
        const [key, piece, content] = parsed;
        if (current?.key !== key) {
          await end();
          current = await begin(key);
        }
        if (Number(piece) !== current.pieces) throw damaged(key);
        const bytes = await inflate(Buffer.from(content, 'base64'), { maxOutputLength: pieceBytes }).catch(() => {
          throw damaged(key);
        });
        current.pieces += 1;
        current.hash.update(bytes);
        await current.handle?.appendFile(bytes);
      }
    },
    end,
    async undo() {
      const left = current;
      current = undefined;
      await left?.handle?.close();
      if (left && files) await rm(left.path, { force: true });
      for (const key of stored) await files?.remove(key).catch(() => {});
    },
  };
}
