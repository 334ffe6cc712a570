// Fills a new task from a template: only what is empty, so that nothing that somebody typed is lost. Pure.

import { defaultPriority } from '@app/contract/limits.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { datesOfTemplate } from '@app/contract/task-templates/task-templates.rules.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import { isEqual } from '#features/tasks/data/patch-board.ts';
import type { NewTaskValues } from '#screens/workspace/create/new-task.ts';

/** The fields that a template fills. */
export type Filled = Partial<
  Pick<
    NewTaskValues,
    'title' | 'description' | 'priority' | 'startDate' | 'dueDate' | 'assigneeId' | 'assignees' | 'checklistItems'
  >
>;

/** Returns what a template adds to a new task on a day. */
export function fillFrom(template: TaskTemplate, values: NewTaskValues, today: string): Filled {
  const { title, description, priority, assignees, checklistItems } = template;
  const [assigneeId = null] = assignees;
  const hasPeople = values.assigneeId !== null || values.assignees.length > 0;
  const hasList = values.checklistItems.length > 0 || values.useTemplate;
  return {
    ...(values.title.trim() === '' && title !== '' && { title }),
    ...(values.description.trim() === '' && description && { description }),
    ...(values.priority === defaultPriority && priority !== defaultPriority && { priority }),
    ...(!hasPeople && assigneeId !== null && { assigneeId, assignees }),
    ...datesFrom(template, values, today),
    ...(!hasList && checklistItems.length > 0 && { checklistItems: itemsOf(checklistItems) }),
  };
}

/** The dates of the template, except one that does not fit to a date that is there. */
function datesFrom(template: TaskTemplate, values: NewTaskValues, today: string): Filled {
  const { startDate, dueDate } = datesOfTemplate(template, today);
  const start = values.startDate ?? startDate;
  const due = values.dueDate ?? dueDate;
  if (start !== null && due !== null && start > due) return {};
  return {
    ...(values.startDate === null && startDate !== null && { startDate }),
    ...(values.dueDate === null && dueDate !== null && { dueDate }),
  };
}

function itemsOf(items: TaskTemplate['checklistItems']): NewTaskValues['checklistItems'] {
  const made: NewTaskValues['checklistItems'] = [];
  for (const { text, description } of items) {
    made.push({ id: newItemId(made, text), text, completed: false, ...(description ? { description } : {}) });
  }
  return made;
}

/** Returns the values before a template filled them, of those fields that nobody has changed since. */
export function takenBack(filled: Filled, before: Filled, now: NewTaskValues): Filled {
  const same = (Object.keys(filled) as (keyof Filled)[]).filter((field) => isEqual(now[field], filled[field]));
  return Object.fromEntries(same.map((field) => [field, before[field]]));
}
