// Optimistic writes of tasks; a failure reverts them. Writes of one task are sent one after the other.
import * as api from '@app/contract/api.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { NewTaskInput, Task, TaskCard, TaskChangeInput } from '@app/contract/tasks/tasks.contract.ts';
import { defaultScheduler, notifyManager, type QueryClient } from '@tanstack/react-query';
import { type ChangedFields, fieldsOf, type ShownFields } from '#features/tasks/data/change-text.ts';
import { forgetCounted, rememberCounted } from '#features/tasks/data/counted-tasks.ts';
import { newLocalTask } from '#features/tasks/data/local-task.ts';
import { cardChange, patchCard, putCard, removeCard, revertChange } from '#features/tasks/data/patch-board.ts';
import { boardQuery, taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { RequestError } from '#lib/request-error.ts';
import { noteWrite } from '#lib/unanswered-writes.ts';
import { askBeforeLeaving } from '#lib/under-way.ts';
import { discardLocalTask, isLocalId, type NewWrite, restoreLocalTask, sendNow, sendOrKeep } from '#lib/waiting-writes.ts';

interface Write {
  taskId: number;
  /** The card's fields that change at once; null removes the card. */
  card: Partial<TaskCard> | null;
  /** The open task's fields that change at once; a function computes them from the current row. */
  task?: Partial<Task> | ((row: Task) => Partial<Task>);
  send: (key?: string) => Promise<Task | null>;
  /** The write as it is kept while no server answers; without it, it fails then. */
  waits?: Waits;
}

type Waits = Pick<NewWrite, 'name' | 'body' | 'task' | 'differs'>;

const boards = { queryKey: ['tasks', 'board'] };
const writes = ['tasks', 'write'];
/** How often a write is retried on a concurrent change. */
export const attempts = 5;

/** Moves a card to a column of its own workspace. The last move wins, so it sends no version. */
export function moveTask(
  client: QueryClient,
  taskId: number,
  to: { columnId: number; status: string; send: number; local: number },
) {
  const { columnId, status, send, local } = to;
  return writeTask(client, {
    taskId,
    card: { columnId, status, order: local },
    task: { columnId, status },
    send: (key) => call(api.tasks.move, { params: { taskId }, body: { columnId, order: send }, key }),
    waits: { name: 'tasks.move', body: { columnId, order: send }, task: { columnId, status } },
  });
}

/** Moves a card by its status only: in the company view, and on another department's board. */
export function moveTaskByStatus(client: QueryClient, taskId: number, status: string, order: number) {
  return writeTask(client, {
    taskId,
    card: { status, order },
    task: { status },
    send: (key) => call(api.tasks.update, { params: { taskId }, body: { status }, key }),
    waits: { name: 'tasks.update', body: { status }, task: { status } },
  });
}

/** Changes fields of a task. With `base` or `version` the server refuses what somebody else has changed since. */
export function updateTask(client: QueryClient, taskId: number, body: TaskChangeInput, shown: Partial<Task> = {}) {
  return writeTask(client, {
    taskId,
    card: cardChange({ ...body, ...shown }),
    task: shown,
    send: (key) => call(api.tasks.update, { params: { taskId }, body, key }),
    waits: waitingChange(client, taskId, body, shown),
  });
}

/** A change as it waits: with the values that it was made from, because somebody else may change them meanwhile. */
export function waitingChange(client: QueryClient, taskId: number, body: TaskChangeInput, shown: Partial<Task> = {}): Waits {
  const { version: _version, base: given, ...fields } = body;
  const open = client.getQueryData(taskQuery(taskId).queryKey);
  const before = { ...shownTask(client, taskId), ...open, ...given } as Partial<Task>;
  const knownFields = Object.keys(fields).filter((field) => field in before) as (keyof Task)[];
  const base = Object.fromEntries(knownFields.map((field) => [field, before[field]]));
  const dates = {
    ...('startDate' in fields && { startDate: fields.startDate || null }),
    ...('dueDate' in fields && { dueDate: fields.dueDate || null }),
  };
  const task = { ...fields, ...dates, ...shown } as Partial<Task>;
  return { name: 'tasks.update', body: { ...fields, base }, task, differs: true };
}

/**
 * Changes single fields, with the values that they replace: the server refuses a field that somebody else has changed since. With
 * `again`, a change of a list is then applied to the current one.
 */
export function updateFields(client: QueryClient, taskId: number, change: FieldChange): Promise<Task | null> {
  const { fields, from, again } = change;
  async function send(wanted: ChangedFields, base: ChangedFields | undefined, attempt: number, key?: string): Promise<Task> {
    try {
      const body = { ...wanted, ...(base && { base: fieldsOf(base, wanted) }) };
      return await call(api.tasks.update, { params: { taskId }, body, key });
    } catch (error) {
      const current = currentRow(error);
      const other = !current || !base || !again || hasOtherValue(wanted, base, current);
      if (other || attempt === attempts) throw error;
      return send(again(current), current, attempt + 1);
    }
  }
  return writeTask(client, {
    taskId,
    card: cardChange(fields),
    task: fields,
    send: (key) => send(fields, from, 1, key),
    waits: waitingChange(client, taskId, { ...fields, base: from && fieldsOf(from, fields) }),
  });
}

export interface FieldChange {
  fields: ChangedFields;
  /** The values that the person saw. */
  from: ChangedFields | undefined;
  /** Applies the change to another row. */
  again?: ((row: ShownFields) => ChangedFields) | undefined;
}

/** Returns whether somebody else has changed one of the fields that are no list, such as the first assignee. */
function hasOtherValue(wanted: ChangedFields, base: ChangedFields, current: ChangedFields): boolean {
  return (Object.keys(wanted) as (keyof ChangedFields)[]).some(
    (field) => !Array.isArray(wanted[field]) && base[field] !== current[field],
  );
}

/** Returns a task as it is shown: from a board, else from the open task. */
export function shownTask(client: QueryClient, taskId: number): TaskCard | Task | undefined {
  const boardsNow = client.getQueriesData<TaskCard[]>({ ...boards, type: 'active' });
  const card = boardsNow.flatMap(([, cards]) => cards ?? []).find(({ id }) => id === taskId);
  return card ?? client.getQueryData(taskQuery(taskId).queryKey);
}

/** Returns whether a write of the task is pending. */
export function isWritingTask(client: QueryClient, taskId: number): boolean {
  return client.isMutating({ mutationKey: [...writes, taskId] }) > 0;
}

/** Returns whether the server refused a change because somebody else has changed the same field. */
export function isFieldConflict(error: unknown): boolean {
  return error instanceof RequestError && error.status === 409 && error.body.fields !== undefined;
}

/** Returns the current row from a conflict error. */
export function currentRow(error: unknown): Task | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  const { current } = error.body;
  // The server has validated its shape; the schema would load all of Zod with the board.
  return typeof current === 'object' && current !== null && 'version' in current ? (current as Task) : undefined;
}

/** Deletes a task. A task that no longer exists counts as deleted. */
export function deleteTask(client: QueryClient, taskId: number) {
  return writeTask(client, {
    taskId,
    card: null,
    send: async () => {
      if (isLocalId(taskId)) {
        await discardLocalTask(taskId);
        return null;
      }
      try {
        await sendNow(() => call(api.tasks.remove, { params: { taskId } }));
      } catch (error) {
        if (!(error instanceof RequestError && error.status === 404)) throw error;
      }
      return null;
    },
  });
}

/** Restores a deleted task on every board that shows it. */
export async function restoreTask(client: QueryClient, taskId: number): Promise<void> {
  if (isLocalId(taskId)) await restoreLocalTask(taskId);
  else await sendNow(() => call(api.tasks.restore, { params: { taskId } }));
  refresh(client, taskId);
}

/** Creates a task, from a draft if it has one. Where no server answers, it waits under a local id. */
export async function createTask(client: QueryClient, workspaceId: number, body: NewTaskInput, draft?: string): Promise<Task> {
  const local = newLocalTask(body, client.getQueryData(currentUserQuery.queryKey)?.user.id ?? null);
  const write = { name: 'tasks.create' as const, taskId: local.id, title: local.title, body, task: local, draft };
  const task = await sendOrKeep(write, (key) => call(api.tasks.create, { body, key }));
  if (task === null) return local;
  // A task that its departments put on another board appears there too, if the person sees that board.
  if ([companyWorkspaceId, task.workspaceId].includes(workspaceId))
    client.setQueryData(boardQuery(workspaceId).queryKey, (cards) => cards && putCard(cards, task));
  refresh(client, task.id);
  return task;
}

/** Applies a change optimistically and sends it after the earlier writes of its task. */
export function writeTask(client: QueryClient, { taskId, card, task, send, waits }: Write): Promise<Task | null> {
  const title = waits ? (shownTask(client, taskId)?.title ?? '') : '';
  const unanswered = waits && { ...waits, taskId, title, card: card ?? undefined };
  // Behind an earlier write of its task it is not sent yet; once it is, the request itself asks.
  if (unanswered) noteWrite(unanswered);
  const stopAsking = unanswered ? undefined : askBeforeLeaving();
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...writes, taskId],
    scope: { id: `task-${taskId}` },
    mutationFn: () => {
      stopAsking?.();
      return unanswered ? sendOrKeep(unanswered, send) : send();
    },
    onMutate: async () => {
      await Promise.all([client.cancelQueries(boards), client.cancelQueries(taskQuery(taskId))]);
      return beforeNextEvent(() => show(client, taskId, card, task));
    },
    onError: (_error, _nothing, before) => {
      hasFailed = true;
      if (before) putBack(client, taskId, card, task, before);
    },
    onSuccess: (saved) => {
      const last = client.isMutating({ mutationKey: [...writes, taskId] }) === 1;
      if (saved && last) confirm(client, saved);
      else if (saved) client.setQueryData(taskQuery(taskId).queryKey, (now) => now && withWaiting(client, saved, mutation));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: writes }) === 1) refresh(client, taskId);
    },
  });
  waiting.set(mutation, task);
  return mutation.execute(undefined);
}

/** True if a write failed since the boards were last loaded: they may differ from the database. */
let hasFailed = false;

/** The optimistic changes of each pending write in the open task. */
const waiting = new WeakMap<object, Write['task']>();

/**
 * Returns a stored row with the changes of pending writes on top. The row may contain somebody else's changes and is sent with
 * the next write: the old values with the new version would revert them.
 */
function withWaiting(client: QueryClient, saved: Task, done: object): Task {
  const others = client.getMutationCache().findAll({ mutationKey: [...writes, saved.id], status: 'pending' });
  return others.filter((each) => each !== done).reduce((row, each) => shownOn(row, waiting.get(each)), saved);
}

function shownOn(row: Task, task: Write['task']): Task {
  return { ...row, ...(typeof task === 'function' ? task(row) : task) };
}

/**
 * Changes the cache so that the page shows it before its next event: a key that comes at once meets the changed board. For all
 * notifications that would be too early, because a screen that goes takes the callbacks of its calls along.
 */
function beforeNextEvent<Result>(change: () => Result): Result {
  notifyManager.setScheduler(queueMicrotask);
  try {
    return notifyManager.batch(change);
  } finally {
    notifyManager.setScheduler(defaultScheduler);
  }
}

interface Before {
  boards: [readonly unknown[], TaskCard][];
  task: Task | undefined;
}

function show(client: QueryClient, taskId: number, card: Write['card'], task: Write['task']): Before {
  const before: Before = { boards: [], task: client.getQueryData(taskQuery(taskId).queryKey) };
  for (const [key, cards] of client.getQueriesData<TaskCard[]>(boards)) {
    const found = cards?.find((each) => each.id === taskId);
    if (!cards || !found) continue;
    rememberCounted(taskId, found);
    before.boards.push([key, found]);
    client.setQueryData(key, card === null ? removeCard(cards, taskId) : patchCard(cards, taskId, card));
  }
  if (before.task) rememberCounted(taskId, before.task);
  if (before.task && task) client.setQueryData(taskQuery(taskId).queryKey, shownOn(before.task, task));
  return before;
}

function putBack(client: QueryClient, taskId: number, card: Write['card'], task: Write['task'], before: Before) {
  for (const [key, old] of before.boards) {
    client.setQueryData(key, (cards: TaskCard[] | undefined) => cards && revertChange(cards, old, card));
  }
  if (before.task && task) client.setQueryData(taskQuery(taskId).queryKey, before.task);
}

function confirm(client: QueryClient, saved: Task) {
  client.setQueryData(taskQuery(saved.id).queryKey, saved);
  for (const [key, cards] of client.getQueriesData<TaskCard[]>(boards)) {
    if (cards?.some((each) => each.id === saved.id)) client.setQueryData(key, putCard(cards, saved));
  }
}

/** Loads what a write has changed and nothing else brings: while the stream is open, its event brings all of it. */
function refresh(client: QueryClient, taskId: number) {
  if (isLive.get() && !hasFailed) return;
  hasFailed = false;
  forgetCounted();
  void client.invalidateQueries({ queryKey: ['comments', taskId] });
  void client.invalidateQueries(boards);
  void client.invalidateQueries({ queryKey: ['tasks', 'one', taskId] });
  void client.invalidateQueries({ queryKey: ['workspaces'] });
}
