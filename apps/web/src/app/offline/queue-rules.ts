// The rules of the queue of writes: what is sent next, and what becomes of a write that the server refuses. Pure.
import { idempotency } from '@app/contract/limits.ts';
import { mergeTask, type TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { cardChange } from '#features/tasks/data/patch-board.ts';
import { isHeld, type WaitingWrite } from '#lib/waiting-writes.ts';

/** Returns the next write. A refused write holds the later ones of its task: they were made on top of it. */
export function nextToSend(writes: readonly WaitingWrite[]): WaitingWrite | undefined {
  const inOrder = [...writes].sort((a, b) => a.place - b.place);
  return inOrder.find((write) => !write.refused && !isHeld(write, writes));
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

/** The texts of a write that a person can word anew. */
export type WriteTexts = Partial<Record<'content' | 'title' | 'description', string>>;

/** Returns the texts of a write; a move has none. */
export function textsOf({ name, body }: WaitingWrite): WriteTexts {
  const fields = name === 'comments.create' ? (['content'] as const) : (['title', 'description'] as const);
  const values = body as Record<string, unknown>;
  return Object.fromEntries(fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : [])));
}

/** Returns a write with other texts. */
export function reworded(write: WaitingWrite, { content, ...fields }: WriteTexts): WaitingWrite {
  if (content !== undefined)
    return { ...write, body: { ...write.body, content }, comment: write.comment && { ...write.comment, content } };
  const task = { ...write.task, ...fields };
  const title = write.name === 'tasks.create' ? (fields.title ?? write.title) : write.title;
  return {
    ...write,
    title,
    task,
    body: { ...write.body, ...fields },
    card: write.card && { ...write.card, ...cardChange(fields) },
  };
}

/**
 * Returns the later changes of a task that were made on top of a write that is discarded, as they are without it. None if it is
 * gone already, because it was sent; one that was sent itself stays what its key stands for.
 */
export function withoutWrite(writes: readonly WaitingWrite[], gone: WaitingWrite): WaitingWrite[] {
  if (!writes.some(({ place }) => place === gone.place)) return [];
  const before = baseOf(gone);
  return writes.flatMap((write) => {
    const base = baseOf(write);
    const { base: _base, ...fields } = write.body as TaskFields & { base?: TaskFields };
    const common = Object.keys(fields).filter((field) => field in before && field in base) as (keyof TaskFields)[];
    const isLater = write.taskId === gone.taskId && write.place > gone.place;
    if (!isLater || write.sentAt !== undefined || common.length === 0) return [];
    const first = { ...base, ...Object.fromEntries(common.map((field) => [field, before[field]])) };
    // What was added on top, such as a tick, is put on what was there; where both stand in one line, the later one has it all.
    const { change } = mergeTask(base, fields, first);
    const changed = Object.fromEntries(common.flatMap((field) => (field in change ? [[field, change[field]]] : [])));
    const task = { ...write.task, ...changed } as Partial<Task>;
    const card = write.card && { ...write.card, ...cardChange(changed) };
    return [{ ...write, body: { ...fields, ...changed, base: first }, task, card }];
  });
}

function baseOf({ body }: WaitingWrite): TaskFields {
  return (body as { base?: TaskFields }).base ?? {};
}
