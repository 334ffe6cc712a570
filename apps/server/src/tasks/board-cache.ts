// Caches boards, compressed and ready to send. Where anything was written since, one small query against the events shows whether a
// cached board is current and which cards to read again, so any number of instances answer correctly.
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { type Actor, isAdmin, limits } from '@app/contract';
import type { Database, Db } from '#db/connect.ts';
import { sharedRead } from '#db/shared-read.ts';
import type { BoardCache, BoardForm, BoardRef, GzippedJson } from '#endpoints/context.ts';
import { boardRefs, type Changes, changesSince, readBoard } from '#tasks/board-cache.sql.ts';
import { type Card, cardsOf, compactPages, replaceCards, textOf } from '#tasks/board-cards.ts';
import { nextQuery } from '#tasks/lists/list-tasks.ts';

const compress = promisify(gzip);
const maxBoards = 64;
/** Far shorter than the retention of events: a board that nobody requested for an hour is read again. */
const maxAge = 3_600_000;
/** With more changed cards than this, reading the whole board is cheaper. */
const maxReplacedCards = 200;
/** Characters of a text that is compressed at once, in less time than another thread takes to begin. */
const shortText = 300_000;
/** Shorter ones need no more memory than this, which zlib clears each time. */
const little = { below: 40_000, windowBits: 13, memLevel: 7 };
const started = Date.now().toString(36);
let serial = 0;

interface CachedBoard {
  cards: Card[];
  /** The characters of all cards, roughly. */
  length: number;
  /** The answers that were asked for, by form; each is built once. */
  forms: Map<BoardForm, Promise<Answers>>;
  /** The board shows exactly what this snapshot sees. */
  snapshot: string;
  /** In another epoch, the log's events say nothing about this snapshot. */
  epoch: string;
  checkedAt: number;
  /** The number of this process's writes when it was checked. */
  writes: number;
}

/** Whether a person sees all of a department's board. */
export function seesBoard(actor: Actor, departmentKey: string): boolean {
  return isAdmin(actor) || actor.departmentKeys.includes(departmentKey);
}

/** When a board was checked. */
type Check = Pick<CachedBoard, 'checkedAt' | 'writes'>;

/** The pages of a board by the card that they follow. */
type Answers = ReadonlyMap<number | undefined, GzippedJson>;

/** Undefined if the workspace is deleted, 'long' if its board is too long to cache. */
type BoardRead = CachedBoard | 'long' | undefined;

/** Returns a cache for the boards of one database. */
export function boardCache({ db, connectedAt, waiting }: Pick<Database, 'db' | 'connectedAt' | 'waiting'>): BoardCache {
  const boards = new Map<string, CachedBoard>();
  const reads = new Map<string, () => Promise<BoardRead>>();
  const workspaces = new Map<number, BoardRef>();
  let writes = 0;

  /** Notes the workspaces with the first board, so that the next ones need not be looked up. */
  async function firstRefs(): Promise<void> {
    if (workspaces.size > 0) return;
    for (const workspace of await boardRefs(db)) workspaces.set(workspace.id, workspace);
  }

  async function current(name: string, workspace: BoardRef): Promise<BoardRead> {
    const kept = boards.get(name);
    // Before the query: a connection that is opened meanwhile may lead to another server than the one that answers.
    const at = { checkedAt: Date.now(), writes };
    if (!kept || at.checkedAt - kept.checkedAt > maxAge) {
      const [board] = await Promise.all([whole(db, workspace, at), firstRefs()]);
      return store(name, workspace, board);
    }
    const changes = await changesSince(db, workspace, { snapshot: kept.snapshot, most: maxReplacedCards });
    if (!changes.there) return store(name, workspace, undefined);
    if (changes.epoch !== kept.epoch) return store(name, workspace, await whole(db, workspace, at));
    if (changes.events > 0)
      return store(name, workspace, isFew(changes) ? changed(kept, changes, at) : await whole(db, workspace, at));
    return Object.assign(kept, at, { snapshot: changes.snapshot });
  }

  /** Returns the board if it shows what this snapshot sees, which needs no query. */
  function keptAt({ id }: BoardRef, snapshot: string | undefined): CachedBoard | undefined {
    const kept = boards.get(String(id));
    if (!kept || kept.snapshot !== snapshot || kept.checkedAt <= connectedAt()) return undefined;
    return Date.now() - kept.checkedAt <= maxAge ? kept : undefined;
  }

  function store(name: string, workspace: BoardRef, board: BoardRead): BoardRead {
    boards.delete(name);
    if (!board) {
      workspaces.delete(workspace.id);
      reads.delete(name);
      return undefined;
    }
    workspaces.set(workspace.id, workspace);
    // The board may have been cached while it was shorter; it was removed above.
    if (board === 'long') return board;
    boards.set(name, board);
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
    known: (workspaceId) => workspaces.get(workspaceId),
    wrote() {
      writes++;
    },
    ahead(workspaceId, reader) {
      const workspace = workspaces.get(workspaceId);
      const kept = boards.get(String(workspaceId));
      if (!workspace || kept?.writes === writes || !seesBoard(reader, workspace.departmentKey)) return undefined;
      // Where requests wait for a connection, none takes a second one.
      if (waiting() > 0) return undefined;
      const reading = read(workspace);
      // The request may be refused before it asks for the board.
      reading.catch(() => {});
      return { page: async (form, after) => pageOf(await reading, form, after) };
    },
    async board(workspace, form, { after, snapshot }) {
      return pageOf(keptAt(workspace, snapshot) ?? (await read(workspace)), form, after);
    },
  };

  async function pageOf(board: BoardRead, form: BoardForm, after: number | undefined) {
    if (!board || board === 'long') return board && 'uncached';
    const answers = board.forms.get(form) ?? answersOf(board, form);
    board.forms.set(form, answers);
    // A page may begin elsewhere after a change of the board.
    return (await answers).get(after) ?? 'uncached';
  }

  function read({ id, departmentKey }: BoardRef): Promise<BoardRead> {
    const name = String(id);
    const shared = reads.get(name) ?? sharedRead(() => current(name, { id, departmentKey }));
    reads.set(name, shared);
    return shared();
  }
}

async function whole(db: Db, workspace: BoardRef, at: Check): Promise<BoardRead> {
  const read = await readBoard(db, workspace);
  if (!read) return undefined;
  return read.bytes > limits.taskList.board ? 'long' : boardFrom(read, cardsOf(read), at);
}

/** Whether the changes came with the cards that they left. */
function isFew({ reordered, taskIds }: Changes): boolean {
  return !reordered && taskIds.length <= maxReplacedCards;
}

function changed(kept: CachedBoard, changes: Changes, at: Check): BoardRead {
  return boardFrom(changes, replaceCards(kept.cards, changes.taskIds, cardsOf(changes)), at);
}

function boardFrom({ snapshot, epoch }: Pick<CachedBoard, 'snapshot' | 'epoch'>, cards: Card[], at: Check): BoardRead {
  const length = cards.reduce((sum, card) => sum + card.length, 0);
  // The estimate of the database counts repetitive names of departments as they are stored, which is shorter.
  if (length > limits.taskList.board) return 'long';
  return { cards, length, forms: new Map(), snapshot, epoch, ...at };
}

async function answersOf({ cards }: CachedBoard, form: BoardForm): Promise<Answers> {
  const version = `${process.pid.toString(36)}-${started}-${serial++}`;
  const pages =
    form === 'card'
      ? [{ after: undefined, text: textOf(cards), last: undefined }]
      : compactPages(cards, limits.taskList.bytes.compact);
  const answers = pages.map(async ({ after, text, last }, index) => {
    const next = index < pages.length - 1 ? nextQuery({ fields: form }, last) : undefined;
    return [after, { gzipped: await compressed(text), etag: `"${version}-${index}"`, next }] as const;
  });
  return new Map(await Promise.all(answers));
}

async function compressed(text: string): Promise<Buffer> {
  const level = 3;
  const { below, ...memory } = little;
  if (text.length < shortText) return gzipSync(text, { level, ...(text.length < below && memory) });
  return compress(text, { level });
}
