// Gives a task that only this browser knew the id of the server: in the rows that wait, on the screen, and in other tabs.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { renamed } from '#app/offline/queue-rules.ts';
import { showWaiting } from '#app/offline/show-waiting.ts';
import { queryClient } from '#app/query-client.ts';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { createdTasks, withServerIds } from '#lib/created-tasks.ts';
import { draftNames, readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import { changeRow, readRows, writeRows } from '#lib/offline-db.ts';
import { type WaitingWrite, waitingWrites } from '#lib/waiting-writes.ts';

/** The server's id of a task that only this browser knew. */
interface KnownId {
  userId: number;
  localId: number;
  taskId: number;
}

/** What a tab says to others when a task has got its id. */
export interface Named {
  localId: number;
  task: Task;
}

/** Returns the id of the server if the task has one. */
export async function serverIdOf(userId: number, taskId: number): Promise<number> {
  const ids = await readRows<KnownId>('ids', userId);
  return ids.find(({ localId }) => localId === taskId)?.taskId ?? taskId;
}

/** Gives later writes of a new task the id of the server. Its own row goes last: after a crash, its key brings the same answer. */
export async function nameTask(userId: number, localId: number, task: Task): Promise<Named> {
  await writeRows('ids', [{ userId, localId, taskId: task.id } as KnownId]);
  const rows = await readRows<WaitingWrite>('writes', userId);
  for (const { name, ...write } of renamed(rows, localId, task.id))
    if (name !== 'tasks.create')
      await changeRow<WaitingWrite>('writes', [userId, write.place], (row) => ({ ...row, taskId: write.taskId }));
  const named = { localId, task };
  showNamed(named);
  return named;
}

/** Shows the task of the server in place of the local one, with all that still waits for it. What is open and typed in it stays. */
export function showNamed({ localId, task }: Named): void {
  const waiting = waitingWrites.get();
  const later = new Set(renamed(waiting, localId, task.id).filter(({ name }) => name !== 'tasks.create'));
  waitingWrites.set([...waiting.filter(({ taskId }) => taskId !== localId), ...later].sort((a, b) => a.place - b.place));
  queryClient.setQueryData(['tasks', 'one', task.id], task);
  const comments = queryClient.getQueryData<Comment[]>(['comments', localId]);
  if (comments) queryClient.setQueryData(['comments', task.id], comments);
  for (const [key, cards] of queryClient.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] }))
    if (cards?.some(({ id }) => id === localId)) queryClient.setQueryData(key, withNamed(cards, localId, task));
  showWaiting(queryClient, waitingWrites.get());
  follow([[localId, task.id]]);
}

/** The event of the server may have brought its card before. */
function withNamed(cards: readonly TaskCard[], localId: number, task: Task): TaskCard[] {
  if (cards.some(({ id }) => id === task.id)) return cards.filter(({ id }) => id !== localId);
  return cards.map((card) => (card.id === localId ? cardOf(task, card) : card));
}

/** Another page may have sent a task of which this one has an address or drafts. */
export async function takeKnownIds(userId: number): Promise<void> {
  const mentions = [location.pathname + location.search, ...draftNames()];
  const ids = await readRows<KnownId>('ids', userId);
  const found = ids.filter(({ localId }) => mentions.some((text) => text.includes(String(localId))));
  if (found.length > 0) follow(found.map(({ localId, taskId }) => [localId, taskId]));
}

/** Gives the drafts of the tasks their new names, and lets what is open follow. */
function follow(ids: readonly [number, number][]): void {
  const created = new Map([...createdTasks.get(), ...ids]);
  for (const name of draftNames()) {
    const now = withServerIds(name, created);
    if (now === name) continue;
    writeDraft(now, readDraft<unknown>(name, null));
    removeDraft(name);
  }
  createdTasks.set(created);
}
