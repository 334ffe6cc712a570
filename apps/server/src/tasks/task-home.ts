// The workspace in which a task stands: always that of one of its departments, as far as one of them has a board (docs/decisions/009-a-workspace-is-its-departments-board.md).
import { type Column, canonicalDepartment } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { must } from '#endpoints/errors.ts';
import type { Departments } from '#tasks/task-rules.ts';
import {
  columnsOf,
  findColumn,
  findColumnByStatus,
  findFirstWorkspaceOf,
  type WorkspaceRow,
} from '#workspaces/workspaces.sql.ts';

/**
 * The workspace for these departments: `wanted` while its own department is among them, else that of the first of them that
 * has one, the primary one before the others; `wanted` where none has.
 */
export async function homeOf(db: Db, { departmentKeys }: Departments, wanted: WorkspaceRow): Promise<WorkspaceRow> {
  if (departmentKeys.includes(wanted.departmentKey)) return wanted;
  return (await findFirstWorkspaceOf(db, departmentKeys)) ?? wanted;
}

/** The departments of a task in its workspace, with the keys by which it is seen: theirs and its board's. */
export function seenFrom(departments: Departments, { departmentKey }: WorkspaceRow): Departments {
  return { ...departments, departmentKeys: [...new Set([...departments.departmentKeys, departmentKey])] };
}

/** The departments with that of a workspace among them, as a task has them that is moved into it. */
export function joinedBy(departments: Departments, { name, departmentKey }: WorkspaceRow): Departments {
  if (departments.departmentKeys.includes(departmentKey)) return departments;
  return {
    department: departments.department,
    departments: [...departments.departments, canonicalDepartment(name)],
    departmentKeys: [...departments.departmentKeys, departmentKey],
  };
}

/** The column of a workspace for a status, its places locked: the one that it names, else the first. */
export async function columnFor(db: Db, workspaceId: number, status: string): Promise<Column> {
  const named = await findColumnByStatus(db, workspaceId, status);
  const column = named ?? (await columnsOf(db, workspaceId)).at(0);
  const locked = column && (await findColumn(db, column.id, true));
  return must(locked, 'workspaces.columnNotFound');
}
