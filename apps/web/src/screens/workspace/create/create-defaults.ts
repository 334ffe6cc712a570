// The initial column, status, workspace and day of a new task: stored until the dialog that begins with them is on the screen.

import { companyCreateWorkspaceId, companyWorkspaceId, firstStatus, statuses, storageKeys } from '@app/contract/limits.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
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

/** Where 'Add task' was pressed. */
interface Pressed {
  column?: Pick<Column, 'id' | 'name'> | undefined;
  /** The day, in a calendar. */
  dueDate?: string | undefined;
}

/** Stores where 'Add task' was pressed, and nothing of an earlier press. */
export function rememberDefaults(workspaceId: number, { column, dueDate }: Pressed): void {
  clearDefaults();
  dueDay = dueDate;
  writeLocal(storageKeys.createWorkspace, createWorkspaceOf(workspaceId));
  if (!column) return;
  writeLocal(storageKeys.createColumn, column.id);
  writeLocal(storageKeys.createStatus, column.name);
}

/** Returns the stored defaults for the visible board. React may drop what called this and call it again: it changes nothing. */
export function readDefaults(boardId: number, columns: readonly Column[]): CreateDefaults {
  const workspaceId = readLocal(storageKeys.createWorkspace, createWorkspaceOf(boardId));
  const stored = readLocal(storageKeys.createColumn, 0);
  const named = readLocal(storageKeys.createStatus, firstStatus as string);
  const status = statuses.find((one) => one === named) ?? columns.find(({ name }) => name === named)?.name ?? firstStatus;
  return { workspaceId, columnId: stored > 0 && workspaceId === boardId ? stored : undefined, status, dueDate: dueDay };
}

let dueDay: string | undefined;

/** Deletes them: once the dialog is on the screen, and when it closes. */
export function clearDefaults(): void {
  dueDay = undefined;
  for (const key of [storageKeys.createColumn, storageKeys.createStatus, storageKeys.createWorkspace]) removeLocal(key);
}
