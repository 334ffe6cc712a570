// Creating a task: its column decides workspace and status, the server its place.
import { canSeeWorkspace, type NewTask, withPrimaryAssignee } from '@app/contract';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Signed } from '#http/context.ts';
import { allow, valid } from '#http/errors.ts';
import type { Act } from '#notifications/acts.ts';
import {
  calendarDates,
  checkAssignees,
  chosenDepartments,
  holdAssignees,
  mentionActs,
  stampedChecklist,
} from '#tasks/task-rules.ts';
import { insertTask } from '#tasks/task-writes.sql.ts';
import { findColumn, findColumnByName } from '#workspaces/workspaces.sql.ts';

/** Creates it and answers with the stored row; 403 for a workspace that is not the caller's, 400 for a column that does not fit. */
export async function createTask(db: Db, actor: Signed, body: NewTask) {
  const assigneeId = body.assigneeId ?? null;
  const assignees = withPrimaryAssignee(assigneeId, body.assignees);
  const [column, held] = await Promise.all([findColumn(db, body.columnId), holdAssignees(db, actor, assignees)]);
  valid(column !== undefined, 'columnId', 'workspaces.columnNotFound');
  allow(canSeeWorkspace(actor, { id: column.workspaceId, departmentKey: column.departmentKey }), 'workspaces.noAccess');
  valid(!body.workspaceId || body.workspaceId === column.workspaceId, 'columnId', 'tasks.columnElsewhere');
  // The column wins over a status that names another one of the board; a status of no board is an error.
  const known = !body.status || body.status === column.name || (await findColumnByName(db, column.workspaceId, body.status));
  valid(known !== undefined, 'status', 'tasks.statusUnknown');
  const dates = calendarDates(actor, body.startDate ?? null, body.dueDate ?? null);
  const departments = chosenDepartments(actor, body, column.departmentKey);
  checkAssignees(actor, assignees, held, departments.departmentKeys);
  const checklistTemplateId = body.checklistTemplateId ?? null;
  const template = checklistTemplateId === null || (await findTemplate(db, actor, checklistTemplateId));
  valid(template !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');
  const row = {
    ...departments,
    ...dates,
    title: body.title,
    description: body.description || null,
    type: body.type,
    priority: body.priority,
    status: column.name,
    columnId: column.id,
    workspaceId: column.workspaceId,
    assigneeId,
    assignees,
    customFields: body.customFields ?? {},
    checklistItems: stampedChecklist(actor, body.checklistItems ?? []),
    checklistTemplateId,
  };
  const acts: Act[] = [{ kind: 'assigned', people: assignees }, ...mentionActs(row.description, null, assignees)];
  // The lock comes last, so that others wait for the place and not for the checks.
  const [, task] = await Promise.all([findColumn(db, column.id, true), insertTask(db, row, actor, acts)]);
  return task;
}
