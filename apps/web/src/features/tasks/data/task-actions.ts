// Actions on tasks with their messages: moving, assigning, changing, deleting.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Move, movePlan, placeAfter } from '#features/tasks/data/board-move.ts';
import { changeText, type ChangedFields as Fields, fieldsOf, type ShownFields } from '#features/tasks/data/change-text.ts';
import {
  currentRow,
  deleteTask,
  type FieldChange,
  isFieldConflict,
  moveTask,
  moveTaskByStatus,
  restoreTask,
  shownTask,
  updateFields,
} from '#features/tasks/data/task-writes.ts';
import { announce } from '#lib/announce.ts';
import { currentNames } from '#lib/names.ts';
import { RequestError } from '#lib/request-error.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo, type UndoStep } from '#lib/undo.ts';

export interface TaskActions {
  /** Moves a card; the message offers `undo`. Returns whether there was anything to move. */
  move: (move: Move, undo: () => void) => boolean;
  /**
   * Changes fields of a task optimistically; the message offers an undo. Resolves to whether the server accepted them. `seen` are the
   * values that the person saw before typing, if these may have changed since.
   */
  set: (taskId: number, fields: Fields, seen?: Fields) => Promise<boolean>;
  /** Changes lists of people or departments relative to the current row, so that what somebody else adds stays. */
  adjust: (task: ShownFields & { id: number }, change: (row: ShownFields) => Fields) => Promise<boolean>;
  /** Puts somebody in the place of the first assignee; the others stay. */
  assign: (card: ShownFields & { id: number }, userId: number) => Promise<boolean>;
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
      set: (taskId, fields, seen) => set(client, taskId, { fields, from: seen ?? shownTask(client, taskId) }),
      adjust: (task, change) => adjust(client, task, change),
      assign: (card, userId) => assign(client, card, userId),
      remove: (taskId, from) => remove(client, taskId, from),
      restore: (taskId) => restore(client, taskId),
    }),
    [client],
  );
}

function assign(client: QueryClient, card: ShownFields & { id: number }, userId: number): Promise<boolean> {
  return adjust(client, card, (row) => withFirstAssignee(row, userId));
}

function adjust(client: QueryClient, task: ShownFields & { id: number }, again: (row: ShownFields) => Fields): Promise<boolean> {
  // Reads the current row, because the card may be some seconds old.
  const from = shownTask(client, task.id) ?? task;
  return set(client, task.id, { fields: again(from), from, again });
}

async function set(client: QueryClient, taskId: number, change: FieldChange, refused = askAgain): Promise<boolean> {
  const { tasks, shell } = currentText();
  const { fields, from } = change;
  const about = shownTask(client, taskId)?.title;
  const before = from && fieldsOf(from, fields);
  const way = before && offerUndo(() => takeBack(client, taskId, fields, before), taskId);
  try {
    const saved = await updateFields(client, taskId, change);
    const { title } = saved ? tasks.updated : tasks.kept;
    const text = changeText(client, fields);
    toast({ title, about, text, ...(way ? { action: { label: shell.undo, run: way.take } } : {}) });
    return true;
  } catch (error) {
    way?.forget();
    const current = currentRow(error);
    if (current && isFieldConflict(error)) refused(client, current, change);
    else toast({ title: tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
    return false;
  }
}

/** Shows what somebody else has set meanwhile, and offers to set the person's own value over it. */
function askAgain(client: QueryClient, current: Task, { fields }: FieldChange): void {
  const { changedMeanwhile, setMine } = currentText().tasks;
  const run = () => void set(client, current.id, { fields, from: current });
  const text = changeText(client, fieldsOf(current, fields));
  toast({ title: changedMeanwhile, about: current.title, text, kind: 'destructive', action: { label: setMine, run } });
}

/** Reverts fields, except those that somebody has changed again since. In a list it reverts only the person's own additions and removals. */
function takeBack(client: QueryClient, taskId: number, fields: Fields, before: Fields): void {
  const { tasks } = currentText();
  const changedSince = () => toast({ title: tasks.updateFailed, text: tasks.changedSince, kind: 'destructive' });
  const again = (row: ShownFields) => reverted(row, fields, before);
  void set(client, taskId, { fields: before, from: fields, again }, changedSince);
}

function reverted(row: ShownFields, fields: Fields, before: Fields): Fields {
  const named = Object.keys(before) as (keyof Fields)[];
  return Object.fromEntries(
    named.map((field) => {
      const [old, own, now] = [before[field], fields[field], row[field]];
      if (!Array.isArray(old) || !Array.isArray(own) || !Array.isArray(now)) return [field, old];
      const remaining = (now as unknown[]).filter(
        (value) => old.some((each) => each === value) || !own.some((each) => each === value),
      );
      const removed = old.filter((value) => !own.some((each) => each === value) && !now.some((each) => each === value));
      return [field, [...remaining, ...removed]];
    }),
  );
}

function moveOnBoard(client: QueryClient, move: Move, undo: () => void): boolean {
  const { tasks } = currentText();
  const { status } = currentNames();
  const plan = movePlan(move);
  const { card, from, to } = move;
  if (plan.kind === 'none') return false;
  const { position, of } = placeAfter(move);
  announce(tasks.movedAnnouncement(card.title, status(from.column.name), status(to.column.name), position, of));
  const way = offerUndo(undo, card.id);
  const sent =
    plan.kind === 'status' ? moveTaskByStatus(client, card.id, plan.status, plan.order) : moveTask(client, card.id, plan);
  void announceMove(sent, move, way);
  return true;
}

async function announceMove(sent: Promise<unknown>, { workspaceId, card, from, to }: Move, way: UndoStep) {
  const { tasks, shell } = currentText();
  const { status } = currentNames();
  try {
    const saved = await sent;
    if (from.column.id === to.column.id) return;
    const strings = workspaceId === companyWorkspaceId ? tasks.movedStatus : tasks.moved;
    const text = strings.text(status(from.column.name), status(to.column.name));
    toast({
      ...(saved ? { title: strings.title, text } : tasks.kept),
      about: card.title,
      action: { label: shell.undo, run: way.take },
      silent: true,
    });
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
  const { tasks, shell } = currentText();
  const about = shownTask(client, taskId)?.title;
  const sent = deleteTask(client, taskId);
  // An undo before the response waits for the response.
  const back = () => sent.then(() => restore(client, taskId), ignore);
  const way = offerUndo(back, taskId);
  try {
    await sent;
    const strings = from === 'card' ? { title: tasks.deletedFromCard } : tasks.deleted;
    toast({ ...strings, about, action: { label: shell.undo, run: way.take } });
    return true;
  } catch (error) {
    way.forget();
    toast({ title: tasks.deleteFailed.title, text: tasks.deleteFailed.text(reasonOf(error)), kind: 'destructive' });
    return false;
  }
}

async function restore(client: QueryClient, taskId: number): Promise<void> {
  const { tasks } = currentText();
  try {
    await restoreTask(client, taskId);
    toast({ ...tasks.restored, about: shownTask(client, taskId)?.title });
  } catch (error) {
    toast({ title: tasks.restoreFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
