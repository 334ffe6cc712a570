// The values of the create dialog and their request. Pure.
import {
  type ChecklistTemplate,
  defaultPriority,
  defaultTaskType,
  NewTask,
  type NewTaskInput,
  withPrimaryAssignee,
  withPrimaryDepartment,
} from '@app/contract';
import type { LineFields } from '#features/assistant/line.ts';

export interface NewTaskValues extends LineFields {
  description: string;
  workspaceId: number;
  repeatWhen: 'done' | 'day' | null;
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
    ...(template
      ? {
          checklistTemplateId: template.id,
          checklistItems: template.items.map(({ id, text, description }) => ({
            id,
            text,
            completed: false,
            ...(description ? { description } : {}),
          })),
          customFields: { templateApplied: 'true', templateName: template.name },
        }
      : { checklistTemplateId: null, checklistItems: [], customFields: {} }),
  };
}

/** Returns the schema's errors for a request. */
export function issuesOf(request: NewTaskInput) {
  return NewTask.safeParse(request).error?.issues ?? [];
}
