// The boards that this process has read, compressed and ready to send. One small query against the events tells whether one
// still holds, so any number of instances answer right.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Db } from '#db/connect.ts';
import type { BoardCache, JsonText } from '#http/context.ts';
import { changedSince, readBoard } from '#tasks/board-cache.sql.ts';
import type { ListFields } from '#tasks/tasks.sql.ts';

const compress = promisify(gzip);
const keptAtMost = 64;
/** Events are kept far longer than this, so what is not asked for in an hour is read anew. */
const keptFor = 3_600_000;

interface Kept extends JsonText {
  snapshot: string;
  checkedAt: number;
}

/** A cache of the boards of one database. */
export function boardCache(db: Db): BoardCache {
  const boards = new Map<string, Kept>();
  const reading = new Map<string, Promise<Kept>>();
  let serial = 0;

  async function holds(departmentKey: string, kept: Kept): Promise<boolean> {
    const { changed, snapshot } = await changedSince(db, departmentKey, kept.snapshot);
    if (changed) return false;
    kept.snapshot = snapshot;
    kept.checkedAt = Date.now();
    return true;
  }

  async function read(departmentKey: string, fields: ListFields): Promise<Kept> {
    const { text, snapshot } = await readBoard(db, departmentKey, fields);
    const packed = await compress(text, { level: 3 });
    return {
      jsonText: text,
      gzip: packed,
      etag: `"${process.pid.toString(36)}-${started}-${serial++}"`,
      snapshot,
      checkedAt: Date.now(),
    };
  }

  return {
    async board(departmentKey, fields) {
      const name = `${fields ?? 'whole'} ${departmentKey}`;
      const kept = boards.get(name);
      if (kept && Date.now() - kept.checkedAt < keptFor && (await holds(departmentKey, kept))) return kept;
      // Who asks while the board is being read shares the result only if reading began after the question; so a late one checks it.
      const running = reading.get(name);
      if (running) {
        const shared = await running;
        if (await holds(departmentKey, shared)) return shared;
      }
      const fresh = read(departmentKey, fields).finally(() => reading.delete(name));
      reading.set(name, fresh);
      const board = await fresh;
      boards.delete(name);
      boards.set(name, board);
      const oldest = boards.keys().next();
      if (boards.size > keptAtMost && !oldest.done) boards.delete(oldest.value);
      return board;
    },
  };
}

const started = Date.now().toString(36);
