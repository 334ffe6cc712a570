// Writes that wait for the server: sends a write, or keeps it where no server answers. The queue itself loads when it is needed.
import * as api from '@app/contract/api.ts';
import { storageKeys } from '@app/contract/limits.ts';
import { call } from '#lib/call.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { gatewayCode } from '#lib/error-response.ts';
import { forgetKey, withIdempotencyKey } from '#lib/idempotency-keys.ts';
import { readLocal } from '#lib/local-storage.ts';
import { RequestError } from '#lib/request-error.ts';
import { isPassing } from '#lib/retry.ts';
import { createStore, useStore } from '#lib/store.ts';
import { forgetWrite, type NewWrite, namesOfLeft, noteSent, noteWrite, type WaitingWrite } from '#lib/unanswered-writes.ts';
import { askBeforeLeaving } from '#lib/under-way.ts';

export type { NewWrite, WaitingWrite } from '#lib/unanswered-writes.ts';

interface Queue {
  /** `sentAt`: when it was sent without an answer. */
  keep: (write: Omit<NewWrite, 'differs' | 'draft'> & { key: string; sentAt?: number | undefined }) => Promise<void>;
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
  const note = noteWrite(write);
  let failure: unknown;
  try {
    if (!load || (!mustWait(write) && serverReachable.get())) {
      try {
        return await withKey(write, note.key, (key) => {
          noteSent(write, key);
          return sendUntilAnswered(() => whileServerAnswers(send(key)));
        });
      } catch (error) {
        if (!load || !(error instanceof ServerAway)) throw causeOf(error);
        failure = error.cause;
      }
    }
    const { differs, draft: _draft, ...fields } = write;
    const { key, laterKey, sentAt } = note;
    const queue = await load();
    await queue.keep({ ...fields, ...(differs ? { key: laterKey } : { key, sentAt }) });
    forgetKey(key);
    return null;
  } catch (error) {
    throw failure ?? error;
  } finally {
    forgetWrite(write);
  }
}

/** How often a write is sent while the server answers other calls: its answer may have been lost when a connection broke. */
const attempts = 3;

/**
 * Sends a write, and again if there was no answer although the server is there; what is sent twice has to have the same effect as
 * once. Throws `ServerAway` if no server answers.
 */
async function sendUntilAnswered<T>(send: () => Promise<T>, onRepeat?: () => void): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      onRepeat?.();
      if (isUnanswered(error) && (await isServerAway())) throw new ServerAway('No server answers.', { cause: error });
      if (!isUnanswered(error) || !isPassing(error) || attempt === attempts) throw error;
    }
  }
}

/** After so long without an answer a person wonders, and the page asks whether the server is there, in milliseconds. */
const askAgainAfter = 5_000;

/** Waits for an answer as long as the server answers other calls: one that only takes connections is away, too. */
function whileServerAnswers<T>(sent: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(ask, askAgainAfter);
    let isOver = false;
    async function ask(): Promise<void> {
      if (await isServerAway()) reject(new ServerAway('No server answers.'));
      else if (!isOver) timer = setTimeout(ask, askAgainAfter);
    }
    sent.then(resolve, reject).finally(() => {
      isOver = true;
      clearTimeout(timer);
    });
  });
}

/** Thrown when neither a write nor a probe is answered; its cause is the error of the write. */
class ServerAway extends Error {
  override name = 'ServerAway';
}

function causeOf(error: unknown): unknown {
  return error instanceof ServerAway ? error.cause : error;
}

/** Sends a write that cannot wait, such as a deletion, and again if only its answer was lost. */
export async function sendNow<T>(send: () => Promise<T>): Promise<T> {
  let stopAsking: (() => void) | undefined;
  try {
    return await sendUntilAnswered(send, () => {
      stopAsking ??= askBeforeLeaving();
    });
  } catch (error) {
    throw causeOf(error);
  } finally {
    stopAsking?.();
  }
}

/** A task or comment that is sent again keeps its key; another change of the same values is a change of its own. */
function withKey<T>({ name, taskId, body }: NewWrite, key: string, send: (key: string) => Promise<T>): Promise<T> {
  if (name === 'tasks.move' || name === 'tasks.update') return send(key);
  const about = name === 'tasks.create' ? '' : taskId;
  return withIdempotencyKey(`${name} ${about} ${JSON.stringify(body)}`, send, key);
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

let leftTaken = false;

/** Notes that the queue has taken over what pages have left: what it could not take holds nothing. */
export function noteLeftTaken(): void {
  leftTaken = true;
}

/** Whether writes wait, also before the queue is loaded. */
export function writesWait(): boolean {
  return waitingWrites.get().length > 0 || readLocal(storageKeys.writesWait, false) || (!leftTaken && namesOfLeft().length > 0);
}

/** Whether a write of this task comes after others. Before the queue is loaded, it is only known that there are some. */
export function mustWait({ name, taskId }: Pick<NewWrite, 'name' | 'taskId'>): boolean {
  // Its task has just got its id.
  if (name !== 'tasks.create' && isLocalId(taskId)) return true;
  const writes = waitingWrites.get();
  if (writes.length === 0) return writesWait();
  return writes.some((write) => write.taskId === taskId || !(write.refused || isHeld(write, writes)));
}

/** Returns whether a write waits for what becomes of an earlier one of its task that was refused, and not for the server. */
export function isHeld({ refused, taskId, place }: WaitingWrite, writes: readonly WaitingWrite[]): boolean {
  return !refused && writes.some((other) => other.refused && other.taskId === taskId && other.place < place);
}

/** Returns whether writes of a task wait, or one was refused. */
export function useWaiting(taskId: number): 'waiting' | 'refused' | undefined {
  const own = useStore(waitingWrites).filter((write) => write.taskId === taskId);
  if (own.some(({ refused }) => refused)) return 'refused';
  return own.length > 0 ? 'waiting' : undefined;
}

/** A single call may fail while the server answers others: only a server that answers nothing is away. */
async function isServerAway(): Promise<boolean> {
  try {
    await call(api.auth.currentUser, { once: true });
    return false;
  } catch (probe) {
    return isUnanswered(probe);
  }
}

/** Whether a call got no answer of the server, whatever became of it there. A 503 without our words is a gateway's. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return [0, 502, 504].includes(error.status) || (error.status === 503 && error.body.error === gatewayCode);
}
