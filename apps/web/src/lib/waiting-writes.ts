// Writes that wait for the server: sends a write, or keeps it where no server answers. The queue itself loads when it is needed.
import { api, type Comment, storageKeys, type Task, type TaskCard } from '@app/contract';
import { call } from '#lib/call.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { forgetKey, randomKey, withIdempotencyKey } from '#lib/idempotency-keys.ts';
import { readLocal } from '#lib/local-storage.ts';
import { RequestError } from '#lib/request-error.ts';
import { isPassing } from '#lib/retry.ts';
import { createStore, useStore } from '#lib/store.ts';

/** The endpoints whose writes can wait. */
type WaitingName = 'tasks.create' | 'tasks.move' | 'tasks.update' | 'comments.create';

/** A write as it is kept: what is sent, and what the screens show meanwhile. */
export interface NewWrite {
  name: WaitingName;
  /** The task; a task that is created while no server answers has a local id. */
  taskId: number;
  /** The task's title, for the list of what waits. */
  title: string;
  body: object;
  /** What changes on cards and in the open task; a new task is whole. */
  card?: Partial<TaskCard> | undefined;
  task?: Partial<Task> | undefined;
  comment?: Comment | undefined;
  /** The body differs from the one that was sent at once, so it needs a key of its own. */
  differs?: boolean | undefined;
}

export interface WaitingWrite extends Omit<NewWrite, 'differs'> {
  userId: number;
  /** Its place in the order of all writes. */
  place: number;
  key: string;
  /** When it was first sent, in milliseconds; its outcome is unknown since then. */
  sentAt?: number | undefined;
  /** The server has refused it. It waits for the person. */
  refused?: { reason: string; current?: Task | undefined } | undefined;
}

interface Queue {
  /** `sentAt`: when it was sent without an answer. */
  keep: (write: NewWrite & { key: string; sentAt?: number | undefined }) => Promise<void>;
  /** Discards everything that waits for a new task, unless the server may know the task already. */
  discardNewTask: (taskId: number) => Promise<void>;
  /** Takes back the discarding of a new task. */
  keepNewTask: (taskId: number) => Promise<void>;
}

/** The writes that wait, in their order. */
export const waitingWrites = createStore<readonly WaitingWrite[]>([]);

const firstLocalId = 2_000_000_000;
const localIds = 147_000_000;
let load: (() => Promise<Queue>) | undefined;

/** Says where the queue is. Call it once, at the start. */
export function setQueue(loadQueue: () => Promise<Queue>): void {
  load = loadQueue;
}

/** Sends a write, or keeps it if no server answers or earlier writes wait; then it resolves to null. A refused write holds only its task. */
export async function sendOrKeep<T>(write: NewWrite, send: (key: string) => Promise<T>): Promise<T | null> {
  let key = randomKey();
  let sentAt: number | undefined;
  let failure: unknown;
  if (!load || (!mustWait(write.taskId) && serverReachable.get())) {
    sentAt = Date.now();
    try {
      return await withKey(write, (given) => {
        key = given;
        return sendUntilAnswered(() => send(given));
      });
    } catch (error) {
      if (!load || !(error instanceof ServerAway)) throw causeOf(error);
      failure = error.cause;
    }
  }
  const { differs, ...kept } = write;
  try {
    const queue = await load();
    await queue.keep({ ...kept, ...(differs ? { key: randomKey() } : { key, sentAt }) });
    forgetKey(key);
    return null;
  } catch (error) {
    throw failure ?? error;
  }
}

/** How often a write is sent while the server answers other calls: its answer may have been lost when a connection broke. */
const attempts = 3;

/**
 * Sends a write, and again if there was no answer although the server is there; what is sent twice has to have the same effect as
 * once. Throws `ServerAway` if no server answers.
 */
async function sendUntilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (await isServerAway(error)) throw new ServerAway('No server answers.', { cause: error });
      if (!isUnanswered(error) || !isPassing(error) || attempt === attempts) throw error;
    }
  }
}

/** Thrown when neither a write nor a probe is answered; its cause is the error of the write. */
class ServerAway extends Error {
  override name = 'ServerAway';
}

function causeOf(error: unknown): unknown {
  return error instanceof ServerAway ? error.cause : error;
}

/** Sends a write that cannot wait, such as a deletion, and again if only its answer was lost. */
export function sendNow<T>(send: () => Promise<T>): Promise<T> {
  return sendUntilAnswered(send).catch((error: unknown) => {
    throw causeOf(error);
  });
}

/** A task or comment that is sent again keeps its key; another change of the same values is a change of its own. */
function withKey<T>({ name, taskId, body }: NewWrite, send: (key: string) => Promise<T>): Promise<T> {
  if (name === 'tasks.move' || name === 'tasks.update') return send(randomKey());
  const about = name === 'tasks.create' ? '' : taskId;
  return withIdempotencyKey(`${name} ${about} ${JSON.stringify(body)}`, send);
}

/** Discards a task that only this browser knows, with all that waits for it. Throws if the server may know it already. */
export async function discardLocalTask(taskId: number): Promise<void> {
  await (await load?.())?.discardNewTask(taskId);
}

/** Takes back `discardLocalTask`. */
export async function restoreLocalTask(taskId: number): Promise<void> {
  await (await load?.())?.keepNewTask(taskId);
}

/** Returns an id for a task or comment until the server gives one. */
export function newLocalId(): number {
  return firstLocalId + Math.floor(Math.random() * localIds);
}

/** Whether only this browser knows the task or comment. */
export function isLocalId(id: number): boolean {
  return id >= firstLocalId;
}

/** Whether writes wait, also before the queue is loaded. */
export function writesWait(): boolean {
  return waitingWrites.get().length > 0 || readLocal(storageKeys.writesWait, false);
}

/** Whether a write of this task comes after others. Before the queue is loaded, it is only known that there are some. */
function mustWait(taskId: number): boolean {
  const writes = waitingWrites.get();
  if (writes.length === 0) return writesWait();
  return writes.some((write) => !write.refused || write.taskId === taskId);
}

/** Returns whether writes of a task wait, or one was refused. */
export function useWaiting(taskId: number): 'waiting' | 'refused' | undefined {
  const own = useStore(waitingWrites).filter((write) => write.taskId === taskId);
  if (own.some(({ refused }) => refused)) return 'refused';
  return own.length > 0 ? 'waiting' : undefined;
}

/** A single call may fail while the server answers others: only a server that answers nothing is away. */
async function isServerAway(error: unknown): Promise<boolean> {
  if (!isUnanswered(error)) return false;
  try {
    await call(api.events.list, { query: { since: String(Date.now()) } });
    return false;
  } catch (probe) {
    return isUnanswered(probe);
  }
}

/** Whether a call got no answer of the server, whatever became of it there. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && [0, 502, 504].includes(error.status);
}
