// The values of the create dialog and their request. Pure.

import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { defaultPriority, defaultTaskType } from '@app/contract/limits.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import { type ChecklistItem, NewTask, type NewTaskInput } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee, withPrimaryDepartment } from '@app/contract/tasks/tasks.rules.ts';
import type { LineFields } from '#features/assistant/line.ts';

export interface NewTaskValues extends LineFields {
  description: string;
  workspaceId: number;
  repeatWhen: 'done' | 'day' | null;
  /** The checklist of a task template, as the person has changed it. */
  checklistItems: ChecklistItem[];
  /** The text of a further item; creating the task adds it. */
  newItem: string;
}

export function emptyTask(given: { department: string; status: string; workspaceId: number }): NewTaskValues {
  return {
    title: '',
    description: '',
    priority: defaultPriority,
    startDate: null,
    dueDate: null,
    departments: given.department ? [given.department] : [],
    assigneeId: null,
    assignees: [],
    useTemplate: false,
    templateId: null,
    repeat: null,
    repeatWhen: null,
    checklistItems: [],
    newItem: '',
    ...given,
  };
}

/** Returns the request of the specification; a chosen template adds its items, none of them done. */
export function requestOf(values: NewTaskValues, columnId: number, template?: ChecklistTemplate | undefined): NewTaskInput {
  return {
    title: values.title.trim(),
    description: values.description.trim() || null,
    type: defaultTaskType,
    priority: values.priority,
    status: values.status,
    columnId,
    department: values.department,
    departments: withPrimaryDepartment(values.department, values.departments),
    assigneeId: values.assigneeId,
    assignees: withPrimaryAssignee(values.assigneeId, values.assignees),
    workspaceId: values.workspaceId,
    startDate: values.startDate,
    dueDate: values.dueDate,
    ...(values.repeat === null ? {} : { repeat: values.repeat, repeatWhen: values.repeatWhen ?? 'done' }),
    checklistItems: itemsOf(values, template),
    ...(template
      ? { checklistTemplateId: template.id, customFields: { templateApplied: 'true', templateName: template.name } }
      : { checklistTemplateId: null, customFields: {} }),
  };
}

/** Returns the items of the form, then those of a chosen checklist template, none of them done. */
function itemsOf({ checklistItems, newItem }: NewTaskValues, template: ChecklistTemplate | undefined): ChecklistItem[] {
  const items = checklistItems.filter((item) => item.text.trim() !== '');
  const add = (id: number, text: string, description?: string) => {
    const isTaken = items.some((item) => item.id === id);
    items.push({ id: isTaken ? newItemId(items, text) : id, text, completed: false, ...(description && { description }) });
  };
  if (newItem.trim() !== '') add(newItemId(items, newItem.trim()), newItem.trim());
  for (const { id, text, description } of template?.items ?? []) add(id, text, description);
  return items;
}

/** Returns the schema's errors for a request. */
export function issuesOf(request: NewTaskInput) {
  return NewTask.safeParse(request).error?.issues ?? [];
}
