// Actions on tasks with their messages: moving, assigning, changing, deleting.
import { companyWorkspaceId, type TaskCard, withPrimaryAssignee } from '@app/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Move, movePlan, placeAfter } from '#features/tasks/data/board-move.ts';
import { changeText, type ChangedFields as Fields } from '#features/tasks/data/change-text.ts';
import { deleteTask, moveTask, moveTaskByStatus, restoreTask, shownTask, updateTask } from '#features/tasks/data/task-writes.ts';
import { announce } from '#lib/announce.ts';
import { currentNames } from '#lib/names.ts';
import { RequestError } from '#lib/request-error.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo, type UndoStep } from '#lib/undo.ts';

export interface TaskActions {
  /** Moves a card; the message offers `undo`. Returns whether there was anything to move. */
  move: (move: Move, undo: () => void) => boolean;
  /** Changes fields of a task optimistically; the message offers an undo. Resolves to whether the server accepted them. */
  set: (taskId: number, fields: Fields) => Promise<boolean>;
  /** Makes somebody the first assignee; the other assignees stay. */
  assign: (card: TaskCard, userId: number) => Promise<boolean>;
  /** Deletes a task; from a card the message is shorter. */
  remove: (taskId: number, from: 'card' | 'details') => Promise<boolean>;
  /** Restores a deleted task. */
  restore: (taskId: number) => Promise<void>;
}

export function useTaskActions(): TaskActions {
  const client = useQueryClient();
  return useMemo(
    () => ({
      move: (move, undo) => moveOnBoard(client, move, undo),
      set: (taskId, fields) => set(client, taskId, fields),
      assign: (card, userId) => assign(client, card, userId),
      remove: (taskId, from) => remove(client, taskId, from),
      restore: (taskId) => restore(client, taskId),
    }),
    [client],
  );
}

function assign(client: QueryClient, card: TaskCard, userId: number): Promise<boolean> {
  // Reads the current assignees, because the card may be some seconds old.
  const { assignees } = shownTask(client, card.id) ?? card;
  const fields = { assigneeId: userId, assignees: withPrimaryAssignee(userId, assignees) };
  return set(client, card.id, fields, { assigneeId: userId });
}

async function set(client: QueryClient, taskId: number, fields: Fields, sent = fields): Promise<boolean> {
  const { tasks, shell } = currentText('board');
  const task = shownTask(client, taskId);
  const before = task && fieldsOf(task, fields);
  const way = before && offerUndo(() => takeBack(client, taskId, fields, before), taskId);
  try {
    await updateTask(client, taskId, sent, fields);
    const { title } = tasks.updated;
    const text = changeText(client, fields);
    toast({ title, about: task?.title, text, ...(way ? { action: { label: shell.undo, run: way.take } } : {}) });
    return true;
  } catch (error) {
    way?.forget();
    toast({ title: tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
    return false;
  }
}

/** Reverts fields, except those that somebody has changed again since. */
function takeBack(client: QueryClient, taskId: number, fields: Fields, before: Fields): void {
  const { tasks } = currentText('board');
  const now = shownTask(client, taskId);
  if (now && JSON.stringify(fieldsOf(now, fields)) !== JSON.stringify(fields))
    toast({ title: tasks.updateFailed, text: tasks.changedSince, kind: 'destructive' });
  else void set(client, taskId, before);
}

/** Returns a task's values of the fields in `named`. */
function fieldsOf(task: Fields, named: Fields): Fields {
  return Object.fromEntries(Object.keys(named).map((field) => [field, task[field as keyof Fields]]));
}

function moveOnBoard(client: QueryClient, move: Move, undo: () => void): boolean {
  const { tasks } = currentText('board');
  const { status } = currentNames();
  const plan = movePlan(move);
  const { card, from, to } = move;
  if (plan.kind === 'none') return false;
  const { place, of } = placeAfter(move);
  announce(tasks.movedAnnouncement(card.title, status(from.column.name), status(to.column.name), place, of));
  const way = offerUndo(undo, card.id);
  const sent =
    plan.kind === 'status' ? moveTaskByStatus(client, card.id, plan.status, plan.order) : moveTask(client, card.id, plan);
  void announceMove(sent, move, way);
  return true;
}

async function announceMove(sent: Promise<unknown>, { workspaceId, card, from, to }: Move, way: UndoStep) {
  const { tasks, shell } = currentText('board');
  const { status } = currentNames();
  try {
    await sent;
    if (from.column.id === to.column.id) return;
    const words = workspaceId === companyWorkspaceId ? tasks.movedStatus : tasks.moved;
    const text = words.text(status(from.column.name), status(to.column.name));
    toast({ title: words.title, about: card.title, text, action: { label: shell.undo, run: way.take }, silent: true });
  } catch (error) {
    way.forget();
    // The server's reason, else that it is unreachable or that something here failed.
    const refused = error instanceof RequestError && error.status > 0;
    toast({ title: refused ? tasks.moveFailed : tasks.moveError, text: reasonOf(error), kind: 'destructive' });
    announce(tasks.droppedBack(card.title));
  }
}

const ignore = () => undefined;

async function remove(client: QueryClient, taskId: number, from: 'card' | 'details'): Promise<boolean> {
  const { tasks, shell } = currentText('board');
  const about = shownTask(client, taskId)?.title;
  const sent = deleteTask(client, taskId);
  // An undo before the response waits for the response.
  const back = () => sent.then(() => restore(client, taskId), ignore);
  const way = offerUndo(back, taskId);
  try {
    await sent;
    const words = from === 'card' ? { title: tasks.deletedFromCard } : tasks.deleted;
    toast({ ...words, about, action: { label: shell.undo, run: way.take } });
    return true;
  } catch (error) {
    way.forget();
    toast({ title: tasks.deleteFailed.title, text: tasks.deleteFailed.text(reasonOf(error)), kind: 'destructive' });
    return false;
  }
}

async function restore(client: QueryClient, taskId: number): Promise<void> {
  const { tasks } = currentText('board');
  try {
    await restoreTask(client, taskId);
    toast({ ...tasks.restored, about: shownTask(client, taskId)?.title });
  } catch (error) {
    toast({ title: tasks.restoreFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
