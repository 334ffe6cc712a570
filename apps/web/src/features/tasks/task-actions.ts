// What a person does to tasks, with the messages that belong to it: moving, assigning, changing, deleting.
import { companyWorkspaceId, type Task, type TaskCard, type TaskChangeInput, withPrimaryAssignee } from '@app/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Move, placeAfter, planOf } from '#features/tasks/board-move.ts';
import { deleteTask, moveTask, moveTaskByStatus, restoreTask, updateTask } from '#features/tasks/task-writes.ts';
import { announce } from '#lib/announce.ts';
import { RequestError } from '#lib/request-error.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';

export interface TaskActions {
  /** Moves a card; `undo` is offered in the message. Says whether there was anything to move. */
  move: (move: Move, undo: () => void) => boolean;
  /** Changes fields at once. Says whether the server took them. */
  change: (taskId: number, body: TaskChangeInput, shown?: Partial<Task>) => Promise<boolean>;
  assign: (card: Pick<TaskCard, 'id' | 'assignees'>, userId: number) => Promise<boolean>;
  /** Deletes a task; from a card the message is shorter. */
  remove: (taskId: number, from: 'card' | 'details') => Promise<boolean>;
  /** Brings a deleted task back. */
  restore: (taskId: number) => Promise<void>;
}

export function useTaskActions(): TaskActions {
  const client = useQueryClient();
  return useMemo(() => actionsOf(client), [client]);
}

function actionsOf(client: QueryClient): TaskActions {
  async function change(taskId: number, body: TaskChangeInput, shown?: Partial<Task>) {
    const { tasks } = currentText();
    try {
      await updateTask(client, taskId, body, shown);
      toast(tasks.updated);
      return true;
    } catch (error) {
      toast({ title: tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
      return false;
    }
  }
  return {
    move: (move, undo) => moveOnBoard(client, move, undo),
    change,
    assign: (card, userId) =>
      change(card.id, { assigneeId: userId }, { assigneeId: userId, assignees: withPrimaryAssignee(userId, card.assignees) }),
    remove: (taskId, from) => remove(client, taskId, from),
    restore: (taskId) => restore(client, taskId),
  };
}

function moveOnBoard(client: QueryClient, move: Move, undo: () => void): boolean {
  const { tasks } = currentText();
  const plan = planOf(move);
  const { card, from, to } = move;
  if (plan.kind === 'none') return false;
  const { place, of } = placeAfter(move);
  announce(tasks.movedAnnouncement(card.title, from.column.name, to.column.name, place, of));
  const way = offerUndo(undo);
  const sent =
    plan.kind === 'status' ? moveTaskByStatus(client, card.id, plan.status, plan.order) : moveTask(client, card.id, plan);
  void tellMove(sent, move, way);
  return true;
}

async function tellMove(sent: Promise<unknown>, { workspaceId, card, from, to }: Move, way: ReturnType<typeof offerUndo>) {
  const { tasks, shell } = currentText();
  try {
    await sent;
    if (from.column.id === to.column.id) return;
    const words = workspaceId === companyWorkspaceId ? tasks.movedStatus : tasks.moved;
    const text = words.text(from.column.name, to.column.name);
    toast({ title: words.title, text, action: { label: shell.undo, run: way.take }, silent: true });
  } catch (error) {
    way.forget();
    // What the server refused, with its reason; else it could not be reached, or something here failed.
    const refused = error instanceof RequestError && error.status > 0;
    toast({ title: refused ? tasks.moveFailed : tasks.moveError, text: reasonOf(error), kind: 'destructive' });
    announce(tasks.droppedBack(card.title));
  }
}

async function remove(client: QueryClient, taskId: number, from: 'card' | 'details'): Promise<boolean> {
  const { tasks, shell } = currentText();
  try {
    await deleteTask(client, taskId);
    const words = from === 'card' ? { title: tasks.deletedFromCard } : tasks.deleted;
    const { take } = offerUndo(() => void restore(client, taskId));
    toast({ ...words, action: { label: shell.undo, run: take } });
    return true;
  } catch (error) {
    toast({ title: tasks.deleteFailed.title, text: tasks.deleteFailed.text(reasonOf(error)), kind: 'destructive' });
    return false;
  }
}

async function restore(client: QueryClient, taskId: number): Promise<void> {
  const { tasks } = currentText();
  try {
    await restoreTask(client, taskId);
    toast(tasks.restored);
  } catch (error) {
    toast({ title: tasks.restoreFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
