// Caches boards, compressed and ready to send. Where anything was written since, one small query against the events shows whether a
// cached board is current and which cards to read again, so any number of instances answer correctly.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { limits } from '@app/contract';
import type { Database, Db } from '#db/connect.ts';
import type { BoardCache, BoardForm, BoardRef, GzippedJson } from '#endpoints/context.ts';
import { type Changes, changesSince, readBoard } from '#tasks/board-cache.sql.ts';
import { type CardText, cardsOf, compactPages, replaceCards, textOf } from '#tasks/board-cards.ts';
import { nextQuery } from '#tasks/list-tasks.ts';
import { boardBytes } from '#tasks/tasks.sql.ts';

const compress = promisify(gzip);
const maxBoards = 64;
/** Far shorter than the retention of events: a board that nobody requested for an hour is read again. */
const maxAge = 3_600_000;
/** With more changed cards than this, reading the whole board is cheaper. */
const maxReplacedCards = 200;
const started = Date.now().toString(36);
let serial = 0;

interface CachedBoard {
  cards: CardText[];
  /** Of the text of all cards. */
  length: number;
  /** The answers that were asked for, by form; each is built once. */
  forms: Map<BoardForm, Promise<Answers>>;
  /** The board shows exactly what this snapshot sees. */
  snapshot: string;
  /** In another epoch, the log's events say nothing about this snapshot. */
  epoch: string;
  checkedAt: number;
}

/** The pages of a board by the card that they follow. */
type Answers = ReadonlyMap<number | undefined, GzippedJson>;

/** Undefined if the workspace is deleted, 'long' if its board is too long to cache. */
type BoardRead = CachedBoard | 'long' | undefined;

interface PendingReads {
  running: Promise<BoardRead>;
  /** Starts when the running one has ended. */
  next?: Promise<BoardRead>;
}

/** Returns a cache for the boards of one database. */
export function boardCache({ db, connectedAt }: Pick<Database, 'db' | 'connectedAt'>): BoardCache {
  const boards = new Map<string, CachedBoard>();
  const pendingReads = new Map<string, PendingReads>();
  const workspaces = new Map<number, BoardRef>();

  async function current(name: string, workspace: BoardRef): Promise<BoardRead> {
    const kept = boards.get(name);
    // Before the query: a connection that is opened meanwhile may lead to another server than the one that answers.
    const at = Date.now();
    if (!kept || at - kept.checkedAt > maxAge) return store(name, workspace, await whole(db, workspace, at));
    const changes = await changesSince(db, workspace, kept.snapshot);
    if (!changes.there) return store(name, workspace, undefined);
    if (changes.epoch !== kept.epoch) return store(name, workspace, await whole(db, workspace, at));
    if (changes.events > 0) return store(name, workspace, await changed(db, workspace, kept, { ...changes, at }));
    kept.snapshot = changes.snapshot;
    kept.checkedAt = at;
    return kept;
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
    async board(workspace, form, { after, snapshot }) {
      const board = keptAt(workspace, snapshot) ?? (await read(workspace));
      if (!board || board === 'long') return board && 'uncached';
      const answers = board.forms.get(form) ?? answersOf(board, form);
      board.forms.set(form, answers);
      // A page may begin elsewhere after a change of the board.
      return (await answers).get(after) ?? 'uncached';
    },
  };

  // A running read may be older than the new request; all requests that arrive meanwhile share the read after it.
  function read({ id, departmentKey }: BoardRef): Promise<BoardRead> {
    const name = String(id);
    const start = () => current(name, { id, departmentKey });
    const pending = pendingReads.get(name);
    if (!pending) return begin(name, start());
    pending.next ??= pending.running.catch(() => {}).then(() => begin(name, start()));
    return pending.next;
  }

  function begin(name: string, running: Promise<BoardRead>): Promise<BoardRead> {
    const pending: PendingReads = { running };
    pendingReads.set(name, pending);
    const done = () => {
      if (pendingReads.get(name) === pending && !pending.next) pendingReads.delete(name);
    };
    running.then(done, done);
    return running;
  }
}

async function whole(db: Db, workspace: BoardRef, at: number): Promise<BoardRead> {
  if ((await boardBytes(db, workspace.departmentKey)) > limits.taskList.board) return 'long';
  const read = await readBoard(db, workspace);
  // The estimate counts repetitive names of departments as they are stored, which is shorter.
  if (read && read.text.length > limits.taskList.board) return 'long';
  return read && boardFrom({ ...read, at }, cardsOf(read.text), read.text.length);
}

interface CheckedChanges extends Changes {
  /** When the check began. */
  at: number;
}

async function changed(db: Db, workspace: BoardRef, kept: CachedBoard, changes: CheckedChanges): Promise<BoardRead> {
  const { taskIds, reordered } = changes;
  if (reordered || taskIds.length > maxReplacedCards) return whole(db, workspace, changes.at);
  // The cards are read after the events and may be newer; the next check then finds their events and reads them again.
  const fresh = await readBoard(db, workspace, taskIds);
  if (!fresh) return undefined;
  const cards = replaceCards(kept.cards, taskIds, cardsOf(fresh.text));
  const length = cards.reduce((sum, { text }) => sum + text.length, 0);
  return length > limits.taskList.board ? 'long' : boardFrom(changes, cards, length);
}

function boardFrom(
  { snapshot, epoch, at }: Pick<CachedBoard, 'snapshot' | 'epoch'> & { at: number },
  cards: CardText[],
  length: number,
): CachedBoard {
  return { cards, length, forms: new Map(), snapshot, epoch, checkedAt: at };
}

async function answersOf({ cards }: CachedBoard, form: BoardForm): Promise<Answers> {
  const version = `${process.pid.toString(36)}-${started}-${serial++}`;
  const pages =
    form === 'card'
      ? [{ after: undefined, text: textOf(cards), last: undefined }]
      : compactPages(cards, limits.taskList.bytes.compact);
  const answers = pages.map(async ({ after, text, last }, index) => {
    const next = index < pages.length - 1 ? nextQuery({ fields: form }, last) : undefined;
    return [after, { gzipped: await compress(text, { level: 3 }), etag: `"${version}-${index}"`, next }] as const;
  });
  return new Map(await Promise.all(answers));
}
