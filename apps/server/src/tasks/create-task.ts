// Creates a task: its departments decide the workspace, the requested column decides the status, the server its place.
import { canSeeWorkspace, columnKey, limits, type NewTask, withPrimaryAssignee } from '@app/contract';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { assertAllowed, assertValid } from '#endpoints/errors.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import {
  calendarDates,
  checkAssignees,
  chosenDepartments,
  lockAssignees,
  mentionTriggers,
  stampedChecklist,
} from '#tasks/task-rules.ts';
import { addWorkspaceKey, columnFor, workspaceForDepartments } from '#tasks/task-workspace.ts';
import { insertTask } from '#tasks/task-writes.sql.ts';
import { tasksInWorkspace } from '#tasks/tasks.sql.ts';
import { findColumn, findColumnByStatus } from '#workspaces/workspaces.sql.ts';

/**
 * Creates the task and returns the stored row; 403 for a workspace that the caller does not see, 400 for a column that does not
 * fit.
 */
export async function createTask(db: Db, actor: Principal, body: NewTask) {
  const assigneeId = body.assigneeId ?? null;
  const assignees = withPrimaryAssignee(assigneeId, body.assignees);
  const [asked, held] = await Promise.all([findColumn(db, body.columnId), lockAssignees(db, actor, assignees)]);
  assertValid(asked !== undefined, 'columnId', 'workspaces.columnNotFound');
  assertAllowed(canSeeWorkspace(actor, { id: asked.workspaceId, departmentKey: asked.departmentKey }), 'workspaces.noAccess');
  assertValid(!body.workspaceId || body.workspaceId === asked.workspaceId, 'columnId', 'tasks.columnElsewhere');
  // The column has precedence over a status of another column of the board; an unknown status is an error.
  const known =
    !body.status ||
    columnKey(body.status) === columnKey(asked.name) ||
    (await findColumnByStatus(db, asked.workspaceId, body.status));
  assertValid(known !== undefined, 'status', 'tasks.statusUnknown');
  const dates = calendarDates(actor, body.startDate ?? null, body.dueDate ?? null);
  const chosen = await chosenDepartments(db, actor, body, [asked.departmentKey]);
  const board = { id: asked.workspaceId, name: asked.workspaceName, departmentKey: asked.departmentKey };
  const home = await workspaceForDepartments(db, chosen, board);
  const departments = addWorkspaceKey(chosen, home);
  checkAssignees(actor, assignees, held, departments.departmentKeys);
  const checklistTemplateId = body.checklistTemplateId ?? null;
  const template = checklistTemplateId === null || (await findTemplate(db, actor, checklistTemplateId));
  assertValid(template !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');
  const column = home.id === asked.workspaceId ? asked : await columnFor(db, home.id, asked.name);
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
  const triggers: Trigger[] = [{ kind: 'assigned', people: assignees }, ...mentionTriggers(row.description, null, assignees)];
  // The lock comes last, so that other writers wait for the insert only and not for the checks.
  const [, , task] = await Promise.all([
    assertRowLimit(db, tasksInWorkspace(home.id), limits.tasksPerWorkspace, 'tasks.boardFull'),
    findColumn(db, column.id, true),
    insertTask(db, row, actor, triggers),
  ]);
  return task;
}
