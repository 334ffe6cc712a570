// Shows what waits on top of what the server has sent, on boards, in open tasks and among their comments.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { myWorkBoardId } from '#features/tasks/data/my-work-cards.queries.ts';
import { patchCard, putCard } from '#features/tasks/data/patch-board.ts';
import { serverReachable } from '#lib/connectivity.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';

/** Patches the cached lists and tasks, or those under one key. Patching again changes nothing. */
export function showWaiting(client: QueryClient, writes: readonly WaitingWrite[], only: readonly unknown[] = []): void {
  // A change of this page that is on its way is newer than what waits.
  const shown = writes.filter(
    ({ refused, taskId }) => !refused && client.isMutating({ mutationKey: ['tasks', 'write', taskId] }) === 0,
  );
  if (shown.length === 0) return;
  const isAsked = (key: readonly unknown[]) => only.length === 0 || String(only) === String(key);
  const tasks = perTask(shown);
  for (const [key, cards] of client.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] })) {
    const after = cards && isAsked(key) ? onBoard(cards, Number(key[2]), tasks) : cards;
    if (after !== cards) client.setQueryData(key, after);
  }
  for (const [taskId, { isNew, task, comments }] of tasks) {
    const taskKey = ['tasks', 'one', taskId];
    const before = client.getQueryData<Task>(taskKey);
    if (isAsked(taskKey) && (before ? !has(before, task) : isNew)) client.setQueryData(taskKey, { ...before, ...task });
    const commentsKey = ['comments', taskId];
    const list = client.getQueryData<Comment[]>(commentsKey) ?? (isNew || !serverReachable.get() ? [] : undefined);
    const more = comments.filter(({ id }) => !list?.some((each) => each.id === id));
    if (list && more.length > 0 && isAsked(commentsKey)) client.setQueryData(commentsKey, [...list, ...more]);
  }
}

/** Everything that waits for one task, the later changes over the earlier ones. */
interface WaitingChanges {
  isNew: boolean;
  card: Partial<TaskCard>;
  task: Partial<Task>;
  comments: Comment[];
}

function perTask(writes: readonly WaitingWrite[]): Map<number, WaitingChanges> {
  const tasks = new Map<number, WaitingChanges>();
  for (const { name, taskId, card, task, comment } of writes) {
    const previous = tasks.get(taskId) ?? { isNew: name === 'tasks.create', card: {}, task: {}, comments: [] };
    tasks.set(taskId, {
      ...previous,
      card: { ...previous.card, ...card },
      task: { ...previous.task, ...task },
      comments: comment ? [...previous.comments, comment] : previous.comments,
    });
  }
  return tasks;
}

function onBoard(cards: TaskCard[], boardId: number, tasks: ReadonlyMap<number, WaitingChanges>): TaskCard[] {
  let after = cards;
  for (const [taskId, { isNew, card, task }] of tasks) {
    const found = after.find(({ id }) => id === taskId);
    // The person has made it.
    const isMine = boardId === myWorkBoardId && task.assigneeId != null && task.assigneeId === task.createdBy;
    const isHome = boardId === companyWorkspaceId || boardId === task.workspaceId || isMine;
    if (isNew && !found && isHome) after = patchCard(putCard(after, task as Task), taskId, card);
    else if (found && !has(found, card)) after = patchCard(after, taskId, card);
  }
  return after;
}

function has<Row extends object>(row: Row, change: Partial<Row>): boolean {
  return (Object.keys(change) as (keyof Row)[]).every((field) => JSON.stringify(row[field]) === JSON.stringify(change[field]));
}
