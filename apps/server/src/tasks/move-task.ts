// Moving a task: to a column of its own workspace and a place in it, or, on the board of another of its departments, to the
// status that the column there names.
import { type Column, canSeeWorkspace, english, type Task } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { allow, valid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';
import { around, lastPlace, type Place, placeAt } from '#tasks/places.sql.ts';
import { seeTask } from '#tasks/see-task.ts';
import { findTask, type TaskRow } from '#tasks/tasks.sql.ts';
import { writeTask } from '#tasks/write-task.ts';
import { type ColumnRow, findColumn, findColumnByStatus } from '#workspaces/workspaces.sql.ts';

interface Move {
  taskId: number;
  columnId: number;
  order?: number | undefined;
  version?: number | undefined;
}

/** Moves it and answers with the stored row, which carries the real order. */
export async function moveTask(db: Db, actor: Principal, { taskId, columnId, order, version }: Move): Promise<Task> {
  const question = { columnId, taskId, order };
  // Asked together; as the lock comes first, the places are those that it keeps.
  const [column, found, places] = await Promise.all([
    findColumn(db, columnId, true),
    findTask(db, actor, taskId),
    around(db, question),
  ]);
  const seen = found ?? (await seeTask(db, actor, taskId));
  return writeTask(db, actor, { taskId, version, seen }, async (task) => {
    // Asked of the row that is written: meanwhile somebody may have given the task to other departments.
    const target = await targetFor(db, actor, task, column);
    const elsewhere = target.id !== columnId;
    if (elsewhere && task.columnId === target.id) return { patch: {} };
    const place = elsewhere ? await lastPlace(db, target.id, taskId) : await placeAt(db, question, places);
    const { act, ...change } = changeOfColumn(task, target, place);
    return { ...change, acts: act ? [act] : [] };
  });
}

/**
 * The change that puts a task into a column; where it is another one, with the comment that says so and what people are told.
 * `boards` are the names of two workspaces where it changes from one to the other.
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
  const act: Act = { kind: 'moved', change: { from, to: { id: column.id, name: column.name } } };
  return { patch, reordered, comment: english.comments.moved(boards?.from ?? task.status, boards?.to ?? column.name), act };
}

/** The column of the task's own workspace that a column of one of its boards stands for; the places of both are locked. */
async function targetFor(db: Db, actor: Principal, task: TaskRow, column: ColumnRow | undefined): Promise<Column> {
  valid(column !== undefined, 'columnId', 'workspaces.columnNotFound');
  allow(canSeeWorkspace(actor, { id: column.workspaceId, departmentKey: column.departmentKey }), 'workspaces.noAccess');
  if (column.workspaceId === task.workspaceId) return column;
  valid(task.departmentKeys.includes(column.departmentKey), 'columnId', 'tasks.columnElsewhere');
  const own = await findColumnByStatus(db, task.workspaceId, column.name);
  valid(own !== undefined, 'columnId', 'tasks.statusUnknown');
  return (await findColumn(db, own.id, true)) ?? own;
}
