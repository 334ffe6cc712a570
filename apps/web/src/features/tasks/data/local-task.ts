// A task that waits for the server: whole, as the screens show it, with an id that only this browser knows. Pure.
import { defaultTaskType, firstStatus } from '@app/contract/limits.ts';
import type { NewTaskInput, Task } from '@app/contract/tasks/tasks.contract.ts';
import { newLocalId } from '#lib/waiting-writes.ts';

/** Its order, above every card that the server has placed. */
const last = 2_000_000_000;

/** Returns the task that this request will create, as far as it can be known. */
export function newLocalTask(body: NewTaskInput, userId: number | null): Task {
  const now = new Date().toISOString();
  return {
    id: newLocalId(),
    title: body.title,
    description: body.description ?? null,
    type: body.type ?? defaultTaskType,
    priority: body.priority,
    status: body.status ?? firstStatus,
    columnId: body.columnId,
    department: body.department,
    departments: body.departments ?? [],
    assigneeId: body.assigneeId ?? null,
    assignees: body.assignees ?? [],
    workspaceId: body.workspaceId ?? 0,
    startDate: body.startDate || null,
    dueDate: body.dueDate || null,
    createdAt: now,
    updatedAt: now,
    createdBy: userId,
    order: last,
    version: 0,
    customFields: body.customFields ?? {},
    checklistItems: (body.checklistItems ?? []).map((item) => ({ ...item, completed: item.completed ?? false })),
    checklistTemplateId: body.checklistTemplateId ?? null,
    repeat: body.repeat ?? null,
    repeatWhen: body.repeat ? (body.repeatWhen ?? 'done') : null,
  };
}
