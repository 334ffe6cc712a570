// The workspace of a task: always that of one of its departments, if any of them has a board
// (docs/decisions/009-a-workspace-is-its-departments-board.md).
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Db } from '#db/connect.ts';
import { requireFound } from '#endpoints/errors.ts';
import type { Departments } from '#tasks/task-rules.ts';
import { type ColumnRow, columnsOf, findColumn, findColumnByStatus } from '#workspaces/columns.sql.ts';
import { findFirstWorkspaceOf, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

/**
 * Returns the workspace for these departments: `wanted` if its department is among them, else that of the first department that
 * has one, the primary one first; `wanted` if none has.
 */
export async function workspaceForDepartments(
  db: Db,
  { departmentKeys }: Departments,
  wanted: WorkspaceRow,
): Promise<WorkspaceRow> {
  if (departmentKeys.includes(wanted.departmentKey)) return wanted;
  return (await findFirstWorkspaceOf(db, departmentKeys)) ?? wanted;
}

/** Adds the key of the task's workspace to the keys of its departments; together they decide who sees the task. */
export function addWorkspaceKey(departments: Departments, { departmentKey }: WorkspaceRow): Departments {
  return { ...departments, departmentKeys: [...new Set([...departments.departmentKeys, departmentKey])] };
}

/** Adds the department of a workspace, as for a task that is moved into it. */
export function addWorkspaceDepartment(departments: Departments, { name, departmentKey }: WorkspaceRow): Departments {
  if (departments.departmentKeys.includes(departmentKey)) return departments;
  return {
    department: departments.department,
    departments: [...departments.departments, name],
    departmentKeys: [...departments.departmentKeys, departmentKey],
  };
}

/** Returns the column of a workspace for a status, or the one for tasks that name none, and locks its places. */
export async function columnFor(db: Db, workspaceId: number, status: string): Promise<ColumnRow> {
  const named = await findColumnByStatus(db, workspaceId, status);
  const column = named ?? newTaskColumn(await columnsOf(db, workspaceId));
  const locked = column && (await findColumn(db, column.id, true));
  return requireFound(locked, 'columns.columnNotFound');
}
