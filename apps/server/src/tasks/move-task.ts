// Moves a task: to a column of its own workspace and a place in it, or, on the board of another of its departments, to the status
// of the column there.
import { type Column, canSeeWorkspace, doneStatus, english, type Task } from '@app/contract';
import { changesOf } from '@app/contract/history/history.rules.ts';
import type { Db } from '#db/connect.ts';
import { codeOf, retryError } from '#db/failures.ts';
import { awaitAll } from '#db/transaction.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed, assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { takeBackNext } from '#recurrences/recurrences.sql.ts';
import { knownPlace, lastPlace, neighbourOrders, type Place, placeAt } from '#tasks/places.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import { updateTaskRow } from '#tasks/task-writes.sql.ts';
import { findTask, type TaskRow } from '#tasks/tasks.sql.ts';
import { writeTask } from '#tasks/write-task.ts';
import { type ColumnRow, findColumn, findColumnByStatus, lockKnownColumn } from '#workspaces/columns.sql.ts';

interface Move {
  taskId: number;
  columnId: number;
  order?: number | undefined;
  version?: number | undefined;
}

/** How the transaction of the move runs. */
type Course = Pick<RequestContext, 'commitNow' | 'isAgain'>;

/** Moves the task and returns the stored row with its actual order. */
export async function moveTask(db: Db, actor: Principal, move: Move, course: Course): Promise<Task> {
  const moved = course.isAgain ? undefined : await moveAtOnce(db, actor, move, course);
  return moved ?? moveStepByStep(db, actor, move);
}

/**
 * Reads without a lock, and writes and commits in one round trip, if nothing is to be refused and no other row to be changed; otherwise
 * returns undefined. If what was read has changed meanwhile, the transaction starts again without this, so nobody waits for a column
 * until an answer has been read.
 */
async function moveAtOnce(db: Db, actor: Principal, move: Move, { commitNow }: Course): Promise<Task | undefined> {
  const { taskId, columnId, order, version } = move;
  const question = { columnId, taskId, order };
  const [column, task, places] = await awaitAll([
    findColumn(db, columnId),
    findTask(db, actor, taskId),
    neighbourOrders(db, question),
  ]);
  const place = knownPlace(question, places);
  if (!column || !task || !place || (version ?? task.version) !== task.version) return undefined;
  if (column.workspaceId !== task.workspaceId || !canSeeWorkspace(actor, { ...column, id: column.workspaceId })) return undefined;
  const isElsewhere = column.id !== task.columnId;
  if (isElsewhere && (column.limitRefuses || (column.name === doneStatus && task.repeatWhen === 'done'))) return undefined;
  const { patch, trigger, comment } = changeOfColumn(task, column, { order: place.order, reordered: false });
  const write = {
    ...{ taskId, version: task.version, patch, actor, comment, reordered: false, triggers: trigger ? [trigger] : [] },
    ...{ changes: changesOf(task, patch), only: place.isSame },
  };
  const sent = awaitAll([
    lockKnownColumn(db, column, [], []),
    updateTaskRow(db, write),
    isElsewhere && task.status === doneStatus ? takeBackNext(db, taskId, actor) : undefined,
  ]);
  commitNow();
  const [, written, back] = await sent.catch((error: unknown) => {
    throw codeOf(error) === '23505' ? retryError('the place is taken') : error;
  });
  if (!written) throw retryError('the task has changed');
  return { ...written, ...back };
}

async function moveStepByStep(db: Db, actor: Principal, { taskId, columnId, order, version }: Move): Promise<Task> {
  const question = { columnId, taskId, order };
  // Sent together; the lock is the first statement, so the orders are read under it.
  const [column, found, places] = await awaitAll([
    findColumn(db, columnId, true),
    findTask(db, actor, taskId),
    neighbourOrders(db, question),
  ]);
  const seen = found ?? (await requireTask(db, actor, taskId));
  return writeTask(db, actor, { taskId, version, seen }, async (task) => {
    // Decided for the row that is written: the task's departments may have changed meanwhile.
    const target = await targetFor(db, actor, task, column);
    const elsewhere = target.id !== columnId;
    if (elsewhere && task.columnId === target.id) return { patch: {} };
    if (task.columnId !== target.id) await assertRoomInColumn(db, actor, target, task);
    const place = elsewhere ? await lastPlace(db, target.id, taskId) : await placeAt(db, question, places);
    const { trigger, ...change } = changeOfColumn(task, target, place);
    return { ...change, triggers: trigger ? [trigger] : [] };
  });
}

/**
 * Returns the change that puts a task into a column; for another column with the comment and the notification. `boards` are the
 * names of two workspaces if the task changes its workspace.
 */
export function changeOfColumn(
  task: TaskRow,
  column: Column,
  { order, reordered }: Place,
  boards?: { from: string; to: string },
) {
  const patch = { columnId: column.id, workspaceId: column.workspaceId, status: column.name, order };
  if (task.columnId === column.id) return { patch, reordered };
  const from = { id: task.columnId, name: task.status };
  const trigger: Trigger = { kind: 'moved', change: { from, to: { id: column.id, name: column.name } } };
  return { patch, reordered, comment: english.comments.moved(boards?.from ?? task.status, boards?.to ?? column.name), trigger };
}

/**
 * Returns the column of the task's own workspace that corresponds to a column of another of its boards; locks the places of both.
 */
async function targetFor(db: Db, actor: Principal, task: TaskRow, column: ColumnRow | undefined): Promise<ColumnRow> {
  assertValid(column !== undefined, 'columnId', 'columns.columnNotFound');
  assertAllowed(canSeeWorkspace(actor, { id: column.workspaceId, departmentKey: column.departmentKey }), 'workspaces.noAccess');
  if (column.workspaceId === task.workspaceId) return column;
  assertValid(task.departmentKeys.includes(column.departmentKey), 'columnId', 'tasks.columnElsewhere');
  const named = await findColumnByStatus(db, task.workspaceId, column.name);
  const own = named && (await findColumn(db, named.id, true));
  assertValid(own !== undefined, 'columnId', 'tasks.statusUnknown');
  return own;
}
