// The values of the edit form: taken from a task, compared, merged with a newer version, and made a request. Pure.
import type { ChecklistItem, Task, TaskChangeInput } from '@app/contract';

/** What the edit form can change. */
export type TaskValues = Pick<
  Task,
  | 'title'
  | 'priority'
  | 'status'
  | 'startDate'
  | 'dueDate'
  | 'department'
  | 'departments'
  | 'assigneeId'
  | 'assignees'
  | 'checklistItems'
> & { description: string };

/** A form that is being edited: the values, and the version of the task that they were taken from. */
export interface EditDraft {
  version: number;
  base: TaskValues;
  values: TaskValues;
}

function valuesOf(task: Task): TaskValues {
  return {
    title: task.title,
    description: task.description ?? '',
    priority: task.priority,
    status: task.status,
    startDate: task.startDate,
    dueDate: task.dueDate,
    department: task.department,
    departments: task.departments,
    assigneeId: task.assigneeId,
    assignees: task.assignees,
    checklistItems: task.checklistItems,
  };
}

export function startEditing(task: Task): EditDraft {
  const values = valuesOf(task);
  return { version: task.version, base: values, values };
}

/** The names of the fields that the person has changed. */
export function changedFields({ base, values }: Pick<EditDraft, 'base' | 'values'>): (keyof TaskValues)[] {
  return (Object.keys(values) as (keyof TaskValues)[]).filter((field) => !same(base[field], values[field]));
}

export function isDirty(draft: EditDraft): boolean {
  return changedFields(draft).length > 0;
}

/**
 * Puts a draft onto a newer version of the task: what the person changed stays, everything else becomes what it is now.
 * `theirs` says whether anything that the form shows has changed at all.
 */
export function rebase(draft: EditDraft, task: Task): { draft: EditDraft; theirs: boolean } {
  const current = valuesOf(task);
  const mine = new Set(changedFields(draft));
  const kept = Object.fromEntries([...mine].map((field) => [field, draft.values[field]]));
  return {
    draft: { version: task.version, base: current, values: { ...current, ...kept } },
    theirs: changedFields({ base: draft.base, values: current }).length > 0,
  };
}

/** The request that saves a draft. */
export function changeOf(draft: EditDraft, task: Pick<Task, 'workspaceId' | 'customFields'>): TaskChangeInput {
  const mine = changedFields(draft).filter((field) => field !== 'checklistItems');
  return {
    ...Object.fromEntries(mine.map((field) => [field, draft.values[field]])),
    workspaceId: task.workspaceId,
    customFields: task.customFields,
    checklistItems: draft.values.checklistItems,
    version: draft.version,
  };
}

/** The checklist with one item flipped; who completed it is stamped here until the server does. */
export function toggleItem(
  items: readonly ChecklistItem[],
  itemId: number,
  by: { userId: number; userName: string; completedAt: string },
): ChecklistItem[] {
  return items.map((item) => {
    if (item.id !== itemId) return item;
    const { completedBy: _by, ...rest } = item;
    return item.completed ? { ...rest, completed: false } : { ...rest, completed: true, completedBy: by };
  });
}

/** A new item's number: one above the highest. */
export function nextItemId(items: readonly ChecklistItem[]): number {
  return items.reduce((highest, item) => Math.max(highest, item.id), 0) + 1;
}

/** The list with one item one place higher or lower. */
export function shiftItem(items: readonly ChecklistItem[], index: number, by: -1 | 1): ChecklistItem[] {
  const moved = [...items];
  const other = index + by;
  const [a, b] = [moved[index], moved[other]];
  if (!a || !b) return moved;
  moved[index] = b;
  moved[other] = a;
  return moved;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
