// The column, status and workspace that a new task starts with: remembered in local storage when the dialog opens, then cleared.
import { type Column, companyCreateWorkspaceId, companyWorkspaceId, firstStatus, statuses, storageKeys } from '@app/contract';
import { readLocal, removeLocal, writeLocal } from '#lib/local-storage.ts';

export interface CreateDefaults {
  workspaceId: number;
  /** Undefined where the server chooses the column by the status. */
  columnId: number | undefined;
  status: string;
}

/** The workspace whose department a new task starts with: the board's own, or that of the company view. */
export function createWorkspaceOf(boardId: number): number {
  return boardId === companyWorkspaceId ? companyCreateWorkspaceId : boardId;
}

/** Remembers where 'Add task' was pressed. */
export function rememberDefaults(workspaceId: number, column: Pick<Column, 'id' | 'name'> | undefined): void {
  writeLocal(storageKeys.createWorkspace, createWorkspaceOf(workspaceId));
  if (!column) return;
  writeLocal(storageKeys.createColumn, column.id);
  writeLocal(storageKeys.createStatus, column.name);
}

/** What is remembered, for the board that is shown. */
export function readDefaults(boardId: number, columns: readonly Column[]): CreateDefaults {
  const workspaceId = readLocal(storageKeys.createWorkspace, createWorkspaceOf(boardId));
  const stored = readLocal(storageKeys.createColumn, 0);
  const named = readLocal(storageKeys.createStatus, firstStatus as string);
  const status = statuses.find((known) => known === named) ?? columns.find(({ name }) => name === named)?.name ?? firstStatus;
  return { workspaceId, columnId: stored > 0 && workspaceId === boardId ? stored : undefined, status };
}

/** Forgets them: once read, and when the dialog closes. */
export function clearDefaults(): void {
  for (const key of [storageKeys.createColumn, storageKeys.createStatus, storageKeys.createWorkspace]) removeLocal(key);
}
