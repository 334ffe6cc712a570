// Turns a bulk change into the change of one task: what is said relative to the task becomes its fields.

import type { BulkFields } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { checklistFits } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import { changedPeople, isAssigned, type PeopleChange } from '@app/contract/tasks/assignees.rules.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import type { TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { assertValid, conflictError } from '#endpoints/errors.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

/** Returns the fields to set; `template` is the one to add. Throws if the task cannot be changed so. */
export function changeOfTask(task: TaskRow, fields: BulkFields, template: ChecklistTemplate | undefined): TaskFields {
  const {
    beforeId: _beforeId,
    deleted: _deleted,
    assign,
    replaceAssignee,
    addAssignees,
    removeAssignees,
    addDepartments,
    removeDepartments,
    addTemplate,
    removeItems,
    templateName,
    ...plain
  } = fields;
  assertValid(addTemplate === undefined || template !== undefined, 'addTemplate', 'checklistTemplates.notFound');
  const change = {
    ...plain,
    ...peopleOf(task, { assign, replaceAssignee, addAssignees, removeAssignees }),
    ...departmentsOf(task, { addDepartments, removeDepartments }),
    ...(template && withTemplate(task, template)),
    ...(removeItems && withoutItems(task, removeItems, templateName)),
  };
  return definedFields(change);
}

function peopleOf(task: TaskRow, change: PeopleChange): TaskFields {
  const { from, to } = change.replaceAssignee ?? {};
  // What somebody else has handed over meanwhile stays where it is.
  if (from !== undefined && to !== undefined && !isAssigned(task, from) && !isAssigned(task, to))
    throw conflictError('bulkChanges.notAssigned');
  const people = changedPeople(task, change);
  assertValid((people?.assignees.length ?? 0) <= limits.assignees, 'assignees', 'errors.tooMany');
  return people ?? {};
}

function departmentsOf(
  task: TaskRow,
  { addDepartments = [], removeDepartments = [] }: Pick<BulkFields, 'addDepartments' | 'removeDepartments'>,
): TaskFields {
  if (addDepartments.length + removeDepartments.length === 0) return {};
  const gone = new Set(removeDepartments.map(departmentKey));
  const all = [task.department, ...task.departments, ...addDepartments];
  const left = [...new Map(all.map((name) => [departmentKey(name), name]))].filter(([key]) => !gone.has(key));
  const departments = left.map(([, name]) => name);
  const [department] = departments;
  assertValid(department !== undefined, 'departments', 'tasks.departmentRequired');
  assertValid(departments.length <= limits.departmentsPerTask, 'departments', 'errors.tooMany');
  return { department, departments };
}

/** Adds the items of a template, none of them done. */
function withTemplate(task: TaskRow, template: ChecklistTemplate): TaskFields {
  const items: ChecklistItem[] = [...task.checklistItems];
  for (const { text, description } of template.items) {
    items.push({ id: newItemId(items, text), text, completed: false, ...(description ? { description } : {}) });
  }
  assertValid(items.length <= limits.checklist.items, 'checklistItems', 'errors.tooMany');
  assertValid(checklistFits(items), 'checklistItems', 'errors.tooLong');
  return {
    checklistItems: items,
    checklistTemplateId: template.id,
    customFields: { ...task.customFields, templateApplied: 'true', templateName: template.name },
  };
}

/** Takes items off again, unless one of them is done or no longer there; `templateName` is that of the template before. */
function withoutItems(task: TaskRow, ids: readonly number[], templateName: string | null | undefined): TaskFields {
  const own = task.checklistItems.filter(({ id }) => ids.includes(id));
  if (own.length < ids.length || own.some(({ completed }) => completed))
    throw conflictError('tasks.stale', undefined, ['checklistItems']);
  const checklistItems = task.checklistItems.filter(({ id }) => !ids.includes(id));
  if (templateName === undefined) return { checklistItems };
  const { templateApplied: _applied, templateName: _name, ...others } = task.customFields;
  const named = templateName === null ? {} : { templateApplied: 'true', templateName };
  return { checklistItems, customFields: { ...others, ...named } };
}
