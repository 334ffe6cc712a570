// Caches boards, compressed and ready to send. Each read asks the event log what has changed since, and brings only the cards of these
// events, so any number of instances answer correctly.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { limits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { compareOrder } from '@app/contract/tasks/tasks.rules.ts';
import type { Db } from '#db/connect.ts';
import { sharedRead } from '#db/shared-read.ts';
import type { BoardCache, GzippedJson } from '#endpoints/context.ts';
import { changesSince, readBoard } from '#tasks/board-cache.sql.ts';

const compress = promisify(gzip);
const maxBoards = 64;
/** Far shorter than the retention of events: a board that nobody requested for an hour is read again. */
const maxAge = 3_600_000;
/** With more changed cards than this, reading the whole board is cheaper. */
const maxReplacedCards = 200;
const started = `${process.pid.toString(36)}-${Date.now().toString(36)}`;
let serial = 0;

interface CachedBoard {
  /** By column and place. */
  cards: readonly TaskCard[];
  answer: GzippedJson;
  /** The characters of the answer before it is compressed. */
  length: number;
  /** The board shows exactly what this snapshot sees. */
  snapshot: string;
  /** In another epoch, the log's events say nothing about this snapshot. */
  epoch: string;
  checkedAt: number;
}

/** Where in the event log a board was read, and when. */
type BoardPlace = Pick<CachedBoard, 'snapshot' | 'epoch' | 'checkedAt'>;

/** Returns a cache for the boards of one database. */
export function boardCache(db: Db): BoardCache {
  const boards = new Map<string, CachedBoard>();
  const reads = new Map<string, () => Promise<CachedBoard | undefined>>();

  async function read(departmentKey: string): Promise<CachedBoard | undefined> {
    const board = await currentBoard(db, departmentKey, boards.get(departmentKey));
    boards.delete(departmentKey);
    if (board) boards.set(departmentKey, board);
    evictOldest();
    return board;
  }

  /** Evicts the least recently read boards; the last one stays, whatever its length. */
  function evictOldest(): void {
    const length = () => [...boards.values()].reduce((sum, board) => sum + board.length, 0);
    while (boards.size > maxBoards || (boards.size > 1 && length() > limits.taskList.boards)) {
      const oldest = boards.keys().next();
      if (!oldest.done) boards.delete(oldest.value);
    }
  }

  return {
    async board(departmentKey) {
      const readShared = reads.get(departmentKey) ?? sharedRead(() => read(departmentKey));
      reads.set(departmentKey, readShared);
      return (await readShared())?.answer;
    },
  };
}

/** Returns the board as it is now; undefined if it is too long to cache. */
async function currentBoard(db: Db, departmentKey: string, cached: CachedBoard | undefined): Promise<CachedBoard | undefined> {
  const checkedAt = Date.now();
  if (!cached || checkedAt - cached.checkedAt > maxAge) return wholeBoard(db, departmentKey, checkedAt);
  const changes = await changesSince(db, departmentKey, { snapshot: cached.snapshot, most: maxReplacedCards });
  const { epoch, snapshot, taskIds, cards, reordered } = changes;
  if (epoch !== cached.epoch || reordered || taskIds.length > maxReplacedCards) return wholeBoard(db, departmentKey, checkedAt);
  if (taskIds.length === 0) return { ...cached, snapshot, checkedAt };
  return cachedBoard(replaceCards(cached.cards, taskIds, cards), { epoch, snapshot, checkedAt });
}

async function wholeBoard(db: Db, departmentKey: string, checkedAt: number): Promise<CachedBoard | undefined> {
  const { bytes, cards, snapshot, epoch } = await readBoard(db, departmentKey);
  return bytes > limits.taskList.board ? undefined : cachedBoard(cards, { snapshot, epoch, checkedAt });
}

async function cachedBoard(cards: readonly TaskCard[], place: BoardPlace): Promise<CachedBoard | undefined> {
  const text = JSON.stringify(cards);
  // The estimate of the database counts repetitive names of departments as they are stored, which is shorter.
  if (text.length > limits.taskList.board) return undefined;
  const answer = { gzipped: await compress(text, { level: 3 }), etag: `"${started}-${serial++}"` };
  return { cards, answer, length: text.length, ...place };
}

/** Returns the cards without the given ids and with the fresh ones at their places. */
function replaceCards(cards: readonly TaskCard[], ids: readonly number[], fresh: readonly TaskCard[]): TaskCard[] {
  const gone = new Set(ids);
  return [...cards.filter(({ id }) => !gone.has(id)), ...fresh].sort((a, b) => a.columnId - b.columnId || compareOrder(a, b));
}
