// The initial column, status and workspace of a new task: stored in local storage until the dialog has read them.
import { type Column, companyCreateWorkspaceId, companyWorkspaceId, firstStatus, statuses, storageKeys } from '@app/contract';
import { readLocal, removeLocal, writeLocal } from '#lib/local-storage.ts';

export interface CreateDefaults {
  workspaceId: number;
  /** Undefined if the server finds the column by the status. */
  columnId: number | undefined;
  status: string;
  /** Undefined if no day was pressed. */
  dueDate: string | undefined;
}

/** Returns the workspace whose department a new task gets: the board's own, or that of the company view. */
export function createWorkspaceOf(boardId: number): number {
  return boardId === companyWorkspaceId ? companyCreateWorkspaceId : boardId;
}

/** Stores where 'Add task' was clicked. */
export function rememberDefaults(workspaceId: number, column: Pick<Column, 'id' | 'name'> | undefined): void {
  writeLocal(storageKeys.createWorkspace, createWorkspaceOf(workspaceId));
  if (!column) return;
  writeLocal(storageKeys.createColumn, column.id);
  writeLocal(storageKeys.createStatus, column.name);
}

/** Returns the stored defaults for the visible board. */
export function readDefaults(boardId: number, columns: readonly Column[]): CreateDefaults {
  const workspaceId = readLocal(storageKeys.createWorkspace, createWorkspaceOf(boardId));
  const stored = readLocal(storageKeys.createColumn, 0);
  const named = readLocal(storageKeys.createStatus, firstStatus as string);
  const status = statuses.find((known) => known === named) ?? columns.find(({ name }) => name === named)?.name ?? firstStatus;
  return { workspaceId, columnId: stored > 0 && workspaceId === boardId ? stored : undefined, status, dueDate: dueDay };
}

let dueDay: string | undefined;

/** Gives the next new task a due date, for a day that was pressed. */
export function rememberDueDay(day: string): void {
  dueDay = day;
}

/** Deletes them: after reading, and when the dialog closes. */
export function clearDefaults(): void {
  dueDay = undefined;
  for (const key of [storageKeys.createColumn, storageKeys.createStatus, storageKeys.createWorkspace]) removeLocal(key);
}
