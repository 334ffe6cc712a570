// Resolves where a change leaves a task: its departments, and the workspace and column that follow from them and from the
// request.
import { canSeeWorkspace } from '@app/contract/access.ts';
import type { TaskChange } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import { retryError } from '#db/failures.ts';
import { type DepartmentNames, holdDepartments } from '#departments/department-names.sql.ts';
import { assertAllowed, assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { changeOfColumn } from '#tasks/move-task.ts';
import { lastPlace } from '#tasks/places.sql.ts';
import { type Departments, resolveDepartments } from '#tasks/task-rules.ts';
import { addWorkspaceDepartment, addWorkspaceKey, columnFor, workspaceForDepartments } from '#tasks/task-workspace.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import { type ColumnRow, findColumn, findColumnByStatus } from '#workspaces/columns.sql.ts';
import { findWorkspace, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

export interface PlaceAfter {
  /** Undefined if they stay the same. */
  departments?: Departments | undefined;
  /** The move to another column; undefined if the task stays in its own. */
  moved?: ReturnType<typeof changeOfColumn> | undefined;
  /** The column of the move, locked. */
  column?: ColumnRow | undefined;
}

/**
 * Resolves both. Changed departments have precedence over the requested workspace
 * (docs/decisions/009-a-workspace-is-its-departments-board.md); if only a workspace is requested, its department is added to
 * those of the task. Locks the places of the column.
 */
export async function placeAfter(db: Db, actor: Principal, task: TaskRow, change: TaskChange): Promise<PlaceAfter> {
  if (!asksForPlace(task, change)) return {};
  // Before the column: everybody holds departments before boards.
  const names = await namesOf(db, task, change);
  const own = await findWorkspace(db, task.workspaceId);
  // The task has gone to another board since it was read.
  if (!own) throw retryError('the board was merged');
  const requested = await requestedPlace(db, actor, task, change, own);
  const { home, departments } = await homeAfter(db, actor, task, change, requested.workspace, names);
  const column = home.id === requested.workspace.id ? requested.column : await columnFor(db, home.id, requested.status);
  if (!column) return { departments };
  const boards = home.id === own.id ? undefined : { from: own.name, to: home.name };
  return { departments, column, moved: changeOfColumn(task, column, await lastPlace(db, column.id, task.id), boards) };
}

function asksForPlace(task: TaskRow, change: TaskChange): boolean {
  if (change.department !== undefined || change.departments !== undefined) return true;
  return (['workspaceId', 'columnId', 'status'] as const).some(
    (field) => change[field] !== undefined && change[field] !== task[field],
  );
}

/** Holds the departments of the task and those that the change names; undefined if they stay the same. */
async function namesOf(db: Db, task: TaskRow, change: TaskChange): Promise<DepartmentNames | undefined> {
  const { department, departments = [], workspaceId = task.workspaceId } = change;
  if (department === undefined && change.departments === undefined && workspaceId === task.workspaceId) return undefined;
  const named = department === undefined ? departments : [department, ...departments];
  return holdDepartments(db, [task.department, ...task.departments, ...named]);
}

interface RequestedPlace {
  workspace: WorkspaceRow;
  status: string;
  /** Undefined if the task stays in its own. */
  column?: ColumnRow | undefined;
}

/** Returns the requested workspace, status and column, if the caller has access; locks the column's places. */
async function requestedPlace(
  db: Db,
  actor: Principal,
  task: TaskRow,
  change: TaskChange,
  own: WorkspaceRow,
): Promise<RequestedPlace> {
  const { columnId, status, workspaceId } = change;
  const target = workspaceId ?? task.workspaceId;
  if (columnId !== undefined && columnId !== task.columnId) {
    const column = await findColumn(db, columnId, true);
    assertValid(column !== undefined, 'columnId', 'columns.columnNotFound');
    const workspace = await entered(db, actor, column.workspaceId, { own, task });
    assertValid(column.workspaceId === target, 'columnId', 'tasks.columnElsewhere');
    return { workspace, status: column.name, column };
  }
  const workspace = await entered(db, actor, target, { own, task });
  if (target !== task.workspaceId) {
    const column = await columnFor(db, target, status ?? task.status);
    return { workspace, status: status ?? task.status, column };
  }
  // The column has precedence over a status that contradicts it, as at creation.
  if (status === undefined) return { workspace, status: task.status };
  const named = await findColumnByStatus(db, target, status);
  assertValid(named !== undefined, 'status', 'tasks.statusUnknown');
  if (named.id === task.columnId) return { workspace, status: task.status };
  const column = await findColumn(db, named.id, true);
  assertValid(column !== undefined, 'status', 'tasks.statusUnknown');
  return { workspace, status: column.name, column };
}

/** Returns a workspace that the caller may move the task into; throws otherwise. */
async function entered(
  db: Db,
  actor: Principal,
  workspaceId: number,
  { own, task }: { own: WorkspaceRow; task: TaskRow },
): Promise<WorkspaceRow> {
  if (workspaceId === own.id) return own;
  const workspace = requireFound(await findWorkspace(db, workspaceId), 'workspaces.notFound');
  assertAllowed(canSeeWorkspace(actor, workspace), 'workspaces.noAccess');
  if (workspace.isArchived && !task.departmentKeys.includes(workspace.departmentKey)) throw conflictError('departments.archived');
  return workspace;
}

async function homeAfter(
  db: Db,
  actor: Principal,
  task: TaskRow,
  change: TaskChange,
  requested: WorkspaceRow,
  names: DepartmentNames | undefined,
) {
  if (!names) return { home: requested, departments: undefined };
  const before = [...new Set([task.department, ...task.departments].map(names.keyOf))];
  const choice = { department: change.department ?? task.department, departments: change.departments ?? task.departments };
  const chosen = await resolveDepartments(db, actor, choice, {
    names,
    formerKeys: [...before, requested.departmentKey],
    inside: task.departmentKeys,
  });
  const changed = !isSameSet(before, chosen.departmentKeys);
  if (!changed && requested.id === task.workspaceId) return { home: requested, departments: addWorkspaceKey(chosen, requested) };
  if (!changed) return { home: requested, departments: addWorkspaceDepartment(chosen, requested) };
  const home = await workspaceForDepartments(db, chosen, requested);
  return { home, departments: addWorkspaceKey(chosen, home) };
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}
