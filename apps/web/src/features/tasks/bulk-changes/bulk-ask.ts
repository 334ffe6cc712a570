// Requests for all selected tasks, by keys and drags; the bar of the selection answers.
import type { BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import { createStore } from '#lib/store.ts';

const kinds = ['move', 'priority', 'assignee', 'dueDate', 'assign', 'delete'] as const;

/** The field of a menu, an act, or a place for the tasks. */
export type BulkAsk = { kind: (typeof kinds)[number] } | { kind: 'place'; columnId: number; beforeId: number | null };

/** The last question. */
export const bulkAsk = createStore<BulkAsk | undefined>(undefined);

/** What the last act could not do. */
export const bulkRefusals = createStore<{ refused: BulkResult['refused']; total: number } | undefined>(undefined);

/** Asks for all selected tasks what a key asks for one. Returns whether there are some, and the act is one for many. */
export function askForMany(action: string): boolean {
  const kind = kinds.find((each) => each === action);
  if (selection.get().size === 0 || !kind) return false;
  bulkAsk.set({ kind });
  return true;
}

/** Asks to move all selected tasks with one of them. */
export function askToMove(taskId: number, columnId: number, beforeId: number | null): boolean {
  if (selection.get().size < 2 || !selection.get().has(taskId)) return false;
  bulkAsk.set({ kind: 'place', columnId, beforeId });
  return true;
}
