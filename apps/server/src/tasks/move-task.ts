// Moves a task: to a column of its own workspace and a place in it, or, on the board of another of its departments, to the status
// of the column there.

import { canSeeWorkspace } from '@app/contract/access.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { english } from '@app/texts/english/english.ts';
import type { Db } from '#db/connect.ts';
import { awaitAll } from '#db/transaction.ts';
import { assertAllowed, assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { type ColumnPlace, lastPlace, neighbourOrders, placeAt } from '#tasks/places.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import { findTask, type TaskRow } from '#tasks/tasks.sql.ts';
import { writeTask } from '#tasks/write-task.ts';
import { type ColumnRow, findColumn, findColumnByStatus } from '#workspaces/columns.sql.ts';

interface Move {
  taskId: number;
  columnId: number;
  order?: number | undefined;
  version?: number | undefined;
}

/** Moves the task and returns the stored row with its actual order. */
export async function moveTask(db: Db, actor: Principal, { taskId, columnId, order, version }: Move): Promise<Task> {
  const wanted = { columnId, taskId, order };
  // Sent together; the lock is the first statement, so the orders are read under it.
  const [column, found, neighbours] = await awaitAll([
    findColumn(db, columnId, true),
    findTask(db, actor, taskId),
    neighbourOrders(db, wanted),
  ]);
  const seen = found ?? (await requireTask(db, actor, taskId));
  return writeTask(db, actor, { taskId, version, seen }, async (task) => {
    // Decided for the row that is written: the task's departments may have changed meanwhile.
    const target = await targetFor(db, actor, task, column);
    const isElsewhere = target.id !== columnId;
    if (isElsewhere && task.columnId === target.id) return { patch: {} };
    if (task.columnId !== target.id) await assertRoomInColumn(db, actor, target, task);
    const place = isElsewhere ? await lastPlace(db, target.id, taskId) : await placeAt(db, wanted, neighbours);
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
  { order, reordered }: ColumnPlace,
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
