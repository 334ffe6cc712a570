// The rules of the queue of writes: what is sent next, and what becomes of a write that the server refuses. Pure.
import { idempotency, type Task } from '@app/contract';
import type { WaitingWrite } from '#lib/waiting-writes.ts';

/** Returns the next write. A refused write holds the later ones of its task: they were made on top of it. */
export function nextToSend(writes: readonly WaitingWrite[]): WaitingWrite | undefined {
  const held = new Set<number>();
  for (const write of [...writes].sort((a, b) => a.place - b.place)) {
    if (write.refused) held.add(write.taskId);
    else if (!held.has(write.taskId)) return write;
  }
  return undefined;
}

/** Returns the writes of a task under the id that the server has given it. */
export function renamed(writes: readonly WaitingWrite[], localId: number, taskId: number): WaitingWrite[] {
  return writes.filter((write) => write.taskId === localId).map((write) => ({ ...write, taskId }));
}

/** Whether sending it again might do it twice: the server has forgotten its key by now. */
export function isUncertain(write: WaitingWrite, now: number): boolean {
  const isNew = write.name === 'tasks.create' || write.name === 'comments.create';
  return isNew && write.sentAt !== undefined && now - write.sentAt > idempotency.retention;
}

/** Statuses with which the server cannot say yet: the write is sent again later, under the same key. */
const later = [0, 401, 408, 429, 502, 503, 504];

/**
 * Returns whether an error status leaves a write waiting; every other error is a refusal. The server merges a change with what
 * others did, so a conflict with their row (`current`) is a question to the person. Without one, the key is in use at this moment.
 */
export function staysWaiting(status: number, current: Task | undefined): boolean {
  return later.includes(status) || (status === 409 && current === undefined);
}

/** Returns a refused write as the person wants it now: over the value that the server has. */
export function insisted({ refused, ...write }: WaitingWrite): WaitingWrite {
  const current = refused?.current;
  if (!current || !('base' in write.body)) return write;
  const fields = Object.keys(write.body).filter((field) => field in current) as (keyof Task)[];
  return { ...write, body: { ...write.body, base: Object.fromEntries(fields.map((field) => [field, current[field]])) } };
}
