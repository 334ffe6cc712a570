// Says how the change of one task is taken back: by the fields that it had, as long as nobody has changed them since.
import type { BulkFields } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { isSameValue, type TaskField, type TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import type { TaskPatch } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

const fields = [
  'status',
  'priority',
  'startDate',
  'dueDate',
  'assigneeId',
  'assignees',
  'department',
  'departments',
  'workspaceId',
  'checklistTemplateId',
] as const satisfies readonly TaskField[];

/** Returns the undo; `follower` is the card before which the task stood, null at the end of its column. */
export function undoOf(row: TaskRow, patch: TaskPatch, requested: BulkFields, follower: number | null) {
  const changed = fields.filter(
    (field) => patch[field] !== undefined && !isSameValue(field, row[field], patch[field] as TaskFields[typeof field] as never),
  );
  const before = Object.fromEntries(changed.map((field) => [field, row[field]]));
  const after = Object.fromEntries(changed.map((field) => [field, patch[field]]));
  return {
    base: { ...after, ...(patch.order !== undefined && { status: patch.status ?? row.status }) },
    change: {
      ...before,
      ...(patch.order !== undefined && { beforeId: follower, status: row.status }),
      ...(requested.addTemplate !== undefined && templateBefore(row, patch)),
    },
  };
}

/** The items that the template added, and the name of the one before. */
function templateBefore({ checklistItems, customFields }: TaskRow, patch: TaskPatch) {
  const itemIds = new Set(checklistItems.map(({ id }) => id));
  const after = (patch.checklistItems ?? []) as ChecklistItem[];
  const removeItems = after.map(({ id }) => id).filter((id) => !itemIds.has(id));
  return { removeItems, templateName: customFields['templateName'] ?? null };
}
