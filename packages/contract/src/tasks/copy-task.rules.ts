// What of a task a copy has: what was planned, with nothing of what was done.
import type { NewTaskInput, Task } from '#tasks/tasks.contract.ts';

/** Title, description, people, departments, dates, and the checklist with nothing done; comments and repetition stay behind. */
export function copyOf(task: Task): NewTaskInput {
  const { title, description, type, priority, columnId, workspaceId, department, departments } = task;
  const { assigneeId, assignees, startDate, dueDate, customFields, checklistItems, checklistTemplateId } = task;
  return {
    title,
    description,
    type,
    priority,
    columnId,
    workspaceId,
    department,
    departments,
    assigneeId,
    assignees,
    startDate,
    dueDate,
    customFields,
    checklistTemplateId,
    checklistItems: checklistItems.map(({ completedBy: _by, ...item }) => ({ ...item, completed: false })),
  };
}
