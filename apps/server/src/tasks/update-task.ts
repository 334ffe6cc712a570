// Changing a task, whole or in part: column and status stay one, the primary department and assignee stay in their lists.
import { type Column, canSeeWorkspace, departmentKeysOf, type TaskChange, withPrimaryAssignee } from '@app/contract';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Signed } from '#http/context.ts';
import { allow, must, valid } from '#http/errors.ts';
import type { Act } from '#notifications/acts.ts';
import { changeOfColumn } from '#tasks/move-task.ts';
import { lastPlace } from '#tasks/places.sql.ts';
import {
  calendarDates,
  checkAssignees,
  chosenDepartments,
  holdAssignees,
  mentionActs,
  stampedChecklist,
} from '#tasks/task-rules.ts';
import type { TaskPatch } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import { writeTask } from '#tasks/write-task.ts';
import { columnsOf, findColumn, findColumnByName, findWorkspace } from '#workspaces/workspaces.sql.ts';

/** Changes it and answers with the stored row; 409 with the current row where `version` is given and no longer true. */
export async function updateTask(db: Db, actor: Signed, taskId: number, change: TaskChange) {
  return writeTask(db, actor, { taskId, version: change.version }, async (task) => {
    const column = await targetColumn(db, actor, task, change);
    const moved = column && changeOfColumn(task, column, await lastPlace(db, column.id, taskId));
    const departments = await departmentsAfter(db, actor, task, change);
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

/** The column that the change asks for, its places locked; undefined where the task stays in its own. */
async function targetColumn(db: Db, actor: Signed, task: TaskRow, change: TaskChange): Promise<Column | undefined> {
  const { columnId, status, workspaceId } = change;
  const target = workspaceId ?? task.workspaceId;
  if (columnId !== undefined && columnId !== task.columnId) {
    const column = await findColumn(db, columnId, true);
    valid(column !== undefined, 'columnId', 'workspaces.columnNotFound');
    await mayEnter(db, actor, task, column.workspaceId);
    valid(column.workspaceId === target, 'columnId', 'tasks.columnElsewhere');
    return column;
  }
  await mayEnter(db, actor, task, target);
  if (target !== task.workspaceId) {
    const named = await findColumnByName(db, target, status ?? task.status);
    const column = named ?? (await columnsOf(db, target))[0];
    valid(column !== undefined, 'workspaceId', 'workspaces.columnNotFound');
    return (await findColumn(db, column.id, true)) ?? column;
  }
  // The column wins over a status that contradicts it, as it does at creation.
  if (status === undefined || status === task.status) return undefined;
  const named = await findColumnByName(db, target, status);
  valid(named !== undefined, 'status', 'tasks.statusUnknown');
  return (await findColumn(db, named.id, true)) ?? named;
}

async function mayEnter(db: Db, actor: Signed, task: TaskRow, workspaceId: number): Promise<void> {
  if (workspaceId === task.workspaceId) return;
  const workspace = must(await findWorkspace(db, workspaceId), 'workspaces.notFound');
  allow(canSeeWorkspace(actor, workspace), 'workspaces.noAccess');
}

async function departmentsAfter(db: Db, actor: Signed, task: TaskRow, change: TaskChange) {
  const { department, departments, workspaceId } = change;
  const moves = workspaceId !== undefined && workspaceId !== task.workspaceId;
  if (department === undefined && departments === undefined && !moves) return undefined;
  const workspace = must(await findWorkspace(db, workspaceId ?? task.workspaceId), 'workspaces.notFound');
  const choice = { department: department ?? task.department, departments: departments ?? task.departments };
  return chosenDepartments(actor, choice, workspace.departmentKey, departmentKeysOf(task.department, task.departments));
}

function peopleAfter(task: TaskRow, { assigneeId, assignees }: TaskChange) {
  if (assigneeId === undefined && assignees === undefined) return undefined;
  const primary = assigneeId === undefined ? task.assigneeId : assigneeId;
  return { assigneeId: primary, assignees: withPrimaryAssignee(primary, assignees ?? task.assignees) };
}

function newly(assignees: readonly number[], task: TaskRow): number[] {
  return assignees.filter((id) => !task.assignees.includes(id));
}

function datesAfter(actor: Signed, task: TaskRow, { startDate, dueDate }: TaskChange) {
  if (startDate === undefined && dueDate === undefined) return {};
  return calendarDates(
    actor,
    startDate === undefined ? task.startDate : startDate,
    dueDate === undefined ? task.dueDate : dueDate,
  );
}

async function templateAfter(db: Db, actor: Signed, task: TaskRow, { checklistTemplateId }: TaskChange) {
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
