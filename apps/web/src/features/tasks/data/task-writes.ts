// Writing tasks: the interface changes at once, a failure puts it back. Writes of one task go out one after the other.
import { api, companyWorkspaceId, type NewTaskInput, type Task, type TaskCard, type TaskChangeInput } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { cardChange, patchCard, putCard, removeCard, undoChange } from '#features/tasks/data/patch-board.ts';
import { boardQuery, taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { call } from '#lib/call.ts';
import { RequestError } from '#lib/request-error.ts';

interface Write {
  taskId: number;
  /** What changes on the card at once; null takes it away. */
  card: Partial<TaskCard> | null;
  /** What changes in the open task at once; a function says it of the row that is there. */
  task?: Partial<Task> | ((row: Task) => Partial<Task>);
  send: () => Promise<Task | null>;
}

const boards = { queryKey: ['tasks', 'board'] };
const writes = ['tasks', 'write'];
/** How often a write is put onto what somebody else has written in the same moment. */
export const attempts = 5;

/** Moves a card to a column of its own workspace. The last move wins, so no version goes with it. */
export function moveTask(
  client: QueryClient,
  taskId: number,
  to: { columnId: number; status: string; send: number; local: number },
) {
  const { columnId, status, send, local } = to;
  return write(client, {
    taskId,
    card: { columnId, status, order: local },
    task: { columnId, status },
    send: () => call(api.tasks.move, { params: { taskId }, body: { columnId, order: send } }),
  });
}

/** Moves a card by its status alone: in the company view, and on the board of another department. */
export function moveTaskByStatus(client: QueryClient, taskId: number, status: string, order: number) {
  return write(client, {
    taskId,
    card: { status, order },
    task: { status },
    send: () => call(api.tasks.update, { params: { taskId }, body: { status } }),
  });
}

/** Changes fields of a task; with `version` the server refuses it once somebody else has changed the task. */
export function updateTask(client: QueryClient, taskId: number, body: TaskChangeInput, shown: Partial<Task> = {}) {
  return write(client, {
    taskId,
    card: cardChange({ ...body, ...shown }),
    task: shown,
    send: () => call(api.tasks.update, { params: { taskId }, body }),
  });
}

/** A task as it is shown now: on a board, else where it is open. */
export function shownTask(client: QueryClient, taskId: number): TaskCard | Task | undefined {
  const boardsNow = client.getQueriesData<TaskCard[]>({ ...boards, type: 'active' });
  const card = boardsNow.flatMap(([, cards]) => cards ?? []).find(({ id }) => id === taskId);
  return card ?? client.getQueryData(taskQuery(taskId).queryKey);
}

/** Says whether a write of the task is under way. */
export function isWritingTask(client: QueryClient, taskId: number): boolean {
  return client.isMutating({ mutationKey: [...writes, taskId] }) > 0;
}

/** The row that a write found in place of the one that it was made for, as a refusal brings it. */
export function currentRow(error: unknown): Task | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  const { current } = error.body;
  // The server has checked its shape; the schema would bring all of zod to the board.
  return typeof current === 'object' && current !== null && 'version' in current ? (current as Task) : undefined;
}

/** Deletes a task; one that is gone already is deleted, too. */
export function deleteTask(client: QueryClient, taskId: number) {
  return write(client, {
    taskId,
    card: null,
    send: async () => {
      try {
        await call(api.tasks.remove, { params: { taskId } });
      } catch (error) {
        if (!(error instanceof RequestError && error.status === 404)) throw error;
      }
      return null;
    },
  });
}

/** Brings a deleted task back to every board that shows it. */
export async function restoreTask(client: QueryClient, taskId: number): Promise<void> {
  await call(api.tasks.restore, { params: { taskId } });
  refresh(client, taskId);
}

export async function createTask(client: QueryClient, workspaceId: number, body: NewTaskInput): Promise<Task> {
  const task = await call(api.tasks.create, { body });
  // One that its departments took to another board comes with that board, if the person sees it there.
  if ([companyWorkspaceId, task.workspaceId].includes(workspaceId))
    client.setQueryData(boardQuery(workspaceId).queryKey, (cards) => cards && putCard(cards, task));
  refresh(client, task.id);
  return task;
}

/** Shows a change at once and sends it once those before it are through. */
export function write(client: QueryClient, { taskId, card, task, send }: Write): Promise<Task | null> {
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...writes, taskId],
    scope: { id: `task-${taskId}` },
    mutationFn: send,
    onMutate: async () => {
      await Promise.all([client.cancelQueries(boards), client.cancelQueries(taskQuery(taskId))]);
      return show(client, taskId, card, task);
    },
    onError: (_error, _nothing, before) => before && putBack(client, taskId, card, task, before),
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

/** What each write shows in the open task. */
const waiting = new WeakMap<object, Write['task']>();

/**
 * A stored row with what waits behind its write. It may hold what somebody else has changed, and goes out with the next write:
 * what was there before, with the new version, would undo that.
 */
function withWaiting(client: QueryClient, saved: Task, done: object): Task {
  const others = client.getMutationCache().findAll({ mutationKey: [...writes, saved.id], status: 'pending' });
  return others.filter((each) => each !== done).reduce((row, each) => shownOn(row, waiting.get(each)), saved);
}

function shownOn(row: Task, task: Write['task']): Task {
  return { ...row, ...(typeof task === 'function' ? task(row) : task) };
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
    before.boards.push([key, found]);
    client.setQueryData(key, card === null ? removeCard(cards, taskId) : patchCard(cards, taskId, card));
  }
  if (before.task && task) client.setQueryData(taskQuery(taskId).queryKey, shownOn(before.task, task));
  return before;
}

function putBack(client: QueryClient, taskId: number, card: Write['card'], task: Write['task'], before: Before) {
  for (const [key, old] of before.boards) {
    client.setQueryData(key, (cards: TaskCard[] | undefined) => cards && undoChange(cards, old, card));
  }
  if (before.task && task) client.setQueryData(taskQuery(taskId).queryKey, before.task);
}

function confirm(client: QueryClient, saved: Task) {
  client.setQueryData(taskQuery(saved.id).queryKey, saved);
  for (const [key, cards] of client.getQueriesData<TaskCard[]>(boards)) {
    if (cards?.some((each) => each.id === saved.id)) client.setQueryData(key, putCard(cards, saved));
  }
}

function refresh(client: QueryClient, taskId: number) {
  void client.invalidateQueries(boards);
  void client.invalidateQueries({ queryKey: ['tasks', 'one', taskId] });
  void client.invalidateQueries({ queryKey: ['comments', taskId] });
  void client.invalidateQueries({ queryKey: ['workspaces'] });
}
