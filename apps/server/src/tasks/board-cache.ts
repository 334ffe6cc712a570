// The boards that this process has read, compressed and ready to send. One small query against the events tells whether one
// still holds and which cards to read anew, so any number of instances answer right.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { limits } from '@app/contract';
import type { Db } from '#db/connect.ts';
import type { BoardCache, BoardOf, JsonText } from '#endpoints/context.ts';
import { type Changes, changesSince, readBoard } from '#tasks/board-cache.sql.ts';
import { type CardText, cardsOf, replaced, textOf } from '#tasks/board-cards.ts';
import { boardBytes } from '#tasks/tasks.sql.ts';

const compress = promisify(gzip);
const keptAtMost = 64;
/** Events are kept far longer than this, so what is not asked for in an hour is read anew. */
const keptFor = 3_600_000;
/** With more changed cards than this, reading the whole board is the shorter way. */
const replacedAtMost = 200;
const started = Date.now().toString(36);
let serial = 0;

interface Kept extends JsonText {
  /** The board shows exactly what this snapshot sees. */
  snapshot: string;
  /** Where the log is another one by now, its events say nothing of what the snapshot saw. */
  epoch: string;
  checkedAt: number;
  /** Made when the first card has to be replaced. */
  cards?: CardText[];
}

/** Undefined where the workspace is gone, 'long' where its board is too long to be kept. */
type Look = Kept | 'long' | undefined;

interface Looks {
  running: Promise<Look>;
  /** Begins when the running one has ended. */
  next?: Promise<Look>;
}

/** A cache of the boards of one database. */
export function boardCache(db: Db): BoardCache {
  const boards = new Map<string, Kept>();
  const looks = new Map<string, Looks>();
  const workspaces = new Map<number, BoardOf>();

  async function current(name: string, workspace: BoardOf): Promise<Look> {
    const kept = boards.get(name);
    if (!kept || Date.now() - kept.checkedAt > keptFor) return keep(name, workspace, await whole(db, workspace));
    const changes = await changesSince(db, workspace, kept.snapshot);
    if (!changes.there) return keep(name, workspace, undefined);
    if (changes.epoch !== kept.epoch) return keep(name, workspace, await whole(db, workspace));
    if (changes.events > 0) return keep(name, workspace, await changed(db, workspace, kept, changes));
    kept.snapshot = changes.snapshot;
    kept.checkedAt = Date.now();
    return kept;
  }

  function keep(name: string, workspace: BoardOf, board: Look): Look {
    boards.delete(name);
    if (!board) {
      workspaces.delete(workspace.id);
      return undefined;
    }
    workspaces.set(workspace.id, workspace);
    // It may have been short enough until now; it was taken out above.
    if (board === 'long') return board;
    boards.set(name, board);
    forgetOldest();
    return board;
  }

  /** The board that was read last stays, whatever its length. */
  function forgetOldest(): void {
    const length = () => [...boards.values()].reduce((sum, { jsonText }) => sum + jsonText.length, 0);
    while (boards.size > keptAtMost || (boards.size > 1 && length() > limits.taskList.boards)) {
      const oldest = boards.keys().next();
      if (!oldest.done) boards.delete(oldest.value);
    }
  }

  return {
    known: (workspaceId) => workspaces.get(workspaceId),
    // A look that is under way may be older than the question of who comes now; all who come meanwhile share the one after it.
    board({ id, departmentKey }) {
      const name = String(id);
      const look = () => current(name, { id, departmentKey });
      const under = looks.get(name);
      if (!under) return begin(name, look());
      under.next ??= under.running.catch(() => {}).then(() => begin(name, look()));
      return under.next;
    },
  };

  function begin(name: string, running: Promise<Look>): Promise<Look> {
    const under: Looks = { running };
    looks.set(name, under);
    const done = () => {
      if (looks.get(name) === under && !under.next) looks.delete(name);
    };
    running.then(done, done);
    return running;
  }
}

async function whole(db: Db, workspace: BoardOf): Promise<Look> {
  if ((await boardBytes(db, workspace.departmentKey)) > limits.taskList.board) return 'long';
  const read = await readBoard(db, workspace);
  return read && packed(read);
}

async function changed(db: Db, workspace: BoardOf, kept: Kept, changes: Changes): Promise<Look> {
  const { taskIds, reordered } = changes;
  if (reordered || taskIds.length > replacedAtMost) return whole(db, workspace);
  // Read after the look at the events, the cards may be newer than it; the next look then finds their events and reads them again.
  const fresh = await readBoard(db, workspace, taskIds);
  if (!fresh) return undefined;
  const cards = replaced(kept.cards ?? cardsOf(kept.jsonText), taskIds, cardsOf(fresh.text));
  const text = textOf(cards);
  return text.length > limits.taskList.board ? 'long' : { ...(await packed({ ...changes, text })), cards };
}

async function packed({ text, snapshot, epoch }: { text: string; snapshot: string; epoch: string }): Promise<Kept> {
  const etag = `"${process.pid.toString(36)}-${started}-${serial++}"`;
  return { jsonText: text, gzip: await compress(text, { level: 3 }), etag, snapshot, epoch, checkedAt: Date.now() };
}
