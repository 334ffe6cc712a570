// Decides what a change writes to a task: keeps column and status consistent, and the primary department and assignee in their
// lists. A single update and a bulk change decide by it; it writes nothing.
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { toCalendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { mergeTask, type TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { TaskChange } from '@app/contract/tasks/tasks.contract.ts';
import { isPriority, withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { DepartmentNames } from '#departments/department-names.sql.ts';
import { assertValid, conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { seriesAfter } from '#recurrences/series.ts';
import type { PlaceAfter } from '#tasks/place-after.ts';
import { calendarDates, checkAssignees, checkItemAssignees, mentionTriggers, withCompletions } from '#tasks/task-rules.ts';
import type { TaskPatch } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import type { Decision } from '#tasks/write-task.ts';
import type { PersonRow } from '#users/users.sql.ts';
import type { ColumnRow } from '#workspaces/columns.sql.ts';

/** What a decision reads besides the task; each also locks what must stay until the write. */
export interface Lookups {
  placeAfter(task: TaskRow, change: TaskFields): Promise<PlaceAfter>;
  names(names: readonly string[]): Promise<DepartmentNames>;
  /** Returns the people among these who must be checked. */
  people(ids: readonly number[]): Promise<PersonRow[]>;
  template(checklistTemplateId: number): Promise<ChecklistTemplate | undefined>;
  /** Throws if the column refuses the task. */
  enter(column: ColumnRow, task: { id: number; startDate: string | null }): Promise<unknown>;
}

/** Returns what to write; throws if the change is refused, with 409 where somebody else has changed a field since `base`. */
export async function decideUpdate(
  lookups: Lookups,
  actor: Principal,
  task: TaskRow,
  { base, following, ...asked }: Omit<TaskChange, 'version'>,
): Promise<Decision> {
  const change = base === undefined ? asked : await mergedChange(lookups, actor, { task, base, fields: asked });
  const { priority = task.priority } = change;
  // A task keeps a priority that was stored before priorities were restricted.
  assertValid(isPriority(priority) || priority === task.priority, 'priority', 'tasks.priorityUnknown');
  const { departments, moved, column } = await lookups.placeAfter(task, change);
  const dates = datesAfter(actor, task, change);
  const people = peopleAfter(task, change);
  const added = newAssignees(people?.assignees ?? [], task);
  const held = await lookups.people(added);
  checkAssignees(actor, added, held, departments?.departmentKeys ?? task.departmentKeys);
  checkItemAssignees(change.checklistItems ?? [], people?.assignees ?? task.assignees, task.checklistItems);
  const fields: TaskPatch = {
    ...plainFields(change),
    ...dates,
    ...departments,
    ...people,
    ...moved?.patch,
    ...(change.checklistItems !== undefined && {
      checklistItems: withCompletions(actor, change.checklistItems ?? [], task.checklistItems),
    }),
    ...(await templateAfter(lookups, task, change)),
  };
  const patch = { ...fields, ...seriesAfter(actor, task, change, fields, following ?? false) };
  // Last, so that a task that is refused for another reason takes nobody's room.
  if (column && column.id !== task.columnId) await lookups.enter(column, { startDate: task.startDate, ...dates, id: task.id });
  return {
    patch,
    comment: moved?.comment,
    reordered: moved?.reordered,
    triggers: triggersOf(task, patch, added, moved?.trigger),
  };
}

/** Returns what is left to write. The row is the one that the write compares again, so nothing changes in between. */
async function mergedChange(
  lookups: Lookups,
  actor: Principal,
  { task, base, fields: asked }: { task: TaskRow; base: TaskFields; fields: TaskFields },
): Promise<TaskFields> {
  const present = await presentDepartments(lookups, [base, asked]);
  const plain = (fields: TaskFields) => present(withCalendarDates(actor, fields));
  const { change, conflicts } = mergeTask(plain(base), plain(asked), task);
  if (conflicts.length > 0) throw conflictError('tasks.stale', task, conflicts);
  return change;
}

/** Returns the function that gives departments their present names: a department that was renamed since is the same. */
async function presentDepartments(lookups: Lookups, all: readonly TaskFields[]): Promise<(fields: TaskFields) => TaskFields> {
  const named = all.flatMap(({ department, departments = [] }) => [
    ...(department === undefined ? [] : [department]),
    ...departments,
  ]);
  if (named.length === 0) return (fields) => fields;
  const { nameOf } = await lookups.names(named);
  return ({ department, departments, ...fields }) => ({
    ...fields,
    ...(department !== undefined && { department: nameOf(department) }),
    ...(departments !== undefined && { departments: departments.map(nameOf) }),
  });
}

function withCalendarDates(actor: Principal, fields: TaskFields): TaskFields {
  const { startDate, dueDate } = fields;
  const zone = zoneOf(actor.timezone);
  return {
    ...fields,
    ...(startDate !== undefined && { startDate: toCalendarDate(startDate, zone) }),
    ...(dueDate !== undefined && { dueDate: toCalendarDate(dueDate, zone) }),
  };
}

/** Returns the triggers of an update; a new assignee is notified of the assignment only. */
function triggersOf(task: TaskRow, { dueDate, description }: TaskPatch, added: number[], moved: Trigger | undefined): Trigger[] {
  const triggers: Trigger[] = added.length > 0 ? [{ kind: 'assigned', people: added }] : [];
  if (description) triggers.push(...mentionTriggers(description, task.description, added));
  if (moved) triggers.push({ ...moved, except: added });
  if (dueDate !== undefined && dueDate !== task.dueDate)
    triggers.push({ kind: 'due_changed', except: added, change: { from: task.dueDate, to: dueDate } });
  return triggers;
}

function peopleAfter(task: TaskRow, { assigneeId, assignees }: TaskChange) {
  if (assigneeId === undefined && assignees === undefined) return undefined;
  const primary = assigneeId === undefined ? task.assigneeId : assigneeId;
  return { assigneeId: primary, assignees: withPrimaryAssignee(primary, assignees ?? task.assignees) };
}

function newAssignees(assignees: readonly number[], task: TaskRow): number[] {
  return assignees.filter((id) => !task.assignees.includes(id));
}

function datesAfter(actor: Principal, task: TaskRow, { startDate, dueDate }: TaskChange) {
  if (startDate === undefined && dueDate === undefined) return {};
  return calendarDates(
    actor,
    startDate === undefined ? task.startDate : startDate,
    dueDate === undefined ? task.dueDate : dueDate,
  );
}

async function templateAfter(lookups: Lookups, task: TaskRow, { checklistTemplateId }: TaskChange) {
  if (checklistTemplateId === undefined) return {};
  const stored =
    checklistTemplateId === null ||
    checklistTemplateId === task.checklistTemplateId ||
    (await lookups.template(checklistTemplateId));
  assertValid(stored !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');
  return { checklistTemplateId };
}

function plainFields({ title, description, type, priority, customFields }: TaskChange): TaskPatch {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description || null }),
    ...(type !== undefined && { type }),
    ...(priority !== undefined && { priority }),
    ...(customFields !== undefined && { customFields: customFields ?? {} }),
  };
}
