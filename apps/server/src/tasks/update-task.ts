// Changing a task, whole or in part: column and status stay one, the primary department and assignee stay in their lists.
import { isPriority, type TaskChange, withPrimaryAssignee } from '@app/contract';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { valid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';
import { placeAfter } from '#tasks/place-after.ts';
import { calendarDates, checkAssignees, holdAssignees, mentionActs, stampedChecklist } from '#tasks/task-rules.ts';
import type { TaskPatch } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import { writeTask } from '#tasks/write-task.ts';

/** Changes it and answers with the stored row; 409 with the current row where `version` is given and no longer true. */
export async function updateTask(db: Db, actor: Principal, taskId: number, change: TaskChange) {
  return writeTask(db, actor, { taskId, version: change.version }, async (task) => {
    const { priority = task.priority } = change;
    // One that was stored before it was refused may stay.
    valid(isPriority(priority) || priority === task.priority, 'priority', 'tasks.priorityUnknown');
    const { departments, moved } = await placeAfter(db, actor, task, change);
    const people = peopleAfter(task, change);
    const added = newly(people?.assignees ?? [], task);
    const held = await holdAssignees(db, actor, added);
    checkAssignees(actor, added, held, departments?.departmentKeys ?? task.departmentKeys);
    const patch: TaskPatch = {
      ...plainFields(change),
      ...datesAfter(actor, task, change),
      ...departments,
      ...people,
      ...moved?.patch,
      ...(change.checklistItems !== undefined && {
        checklistItems: stampedChecklist(actor, change.checklistItems ?? [], task.checklistItems),
      }),
      ...(await templateAfter(db, actor, task, change)),
    };
    return { patch, comment: moved?.comment, reordered: moved?.reordered, acts: actsOf(task, patch, added, moved?.act) };
  });
}

/** What people are told of: whoever is newly assigned of that alone. */
function actsOf(task: TaskRow, { dueDate, description }: TaskPatch, added: number[], moved: Act | undefined): Act[] {
  const acts: Act[] = added.length > 0 ? [{ kind: 'assigned', people: added }] : [];
  if (description) acts.push(...mentionActs(description, task.description, added));
  if (moved) acts.push({ ...moved, except: added });
  if (dueDate !== undefined && dueDate !== task.dueDate)
    acts.push({ kind: 'due_changed', except: added, change: { from: task.dueDate, to: dueDate } });
  return acts;
}

function peopleAfter(task: TaskRow, { assigneeId, assignees }: TaskChange) {
  if (assigneeId === undefined && assignees === undefined) return undefined;
  const primary = assigneeId === undefined ? task.assigneeId : assigneeId;
  return { assigneeId: primary, assignees: withPrimaryAssignee(primary, assignees ?? task.assignees) };
}

function newly(assignees: readonly number[], task: TaskRow): number[] {
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

async function templateAfter(db: Db, actor: Principal, task: TaskRow, { checklistTemplateId }: TaskChange) {
  if (checklistTemplateId === undefined) return {};
  const known =
    checklistTemplateId === null ||
    checklistTemplateId === task.checklistTemplateId ||
    (await findTemplate(db, actor, checklistTemplateId));
  valid(known !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');
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
