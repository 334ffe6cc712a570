// Creating a task: its departments decide the workspace, the column that is asked for the status, the server its place.
import { canSeeWorkspace, columnKey, limits, type NewTask, withPrimaryAssignee } from '@app/contract';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { allow, valid } from '#endpoints/errors.ts';
import { refuseFull } from '#endpoints/full.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';
import { columnFor, homeOf, seenFrom } from '#tasks/task-home.ts';
import {
  calendarDates,
  checkAssignees,
  chosenDepartments,
  holdAssignees,
  mentionActs,
  stampedChecklist,
} from '#tasks/task-rules.ts';
import { insertTask } from '#tasks/task-writes.sql.ts';
import { standingIn } from '#tasks/tasks.sql.ts';
import { findColumn, findColumnByStatus } from '#workspaces/workspaces.sql.ts';

/** Creates it and answers with the stored row; 403 for a workspace that is not the caller's, 400 for a column that does not fit. */
export async function createTask(db: Db, actor: Principal, body: NewTask) {
  const assigneeId = body.assigneeId ?? null;
  const assignees = withPrimaryAssignee(assigneeId, body.assignees);
  const [asked, held] = await Promise.all([findColumn(db, body.columnId), holdAssignees(db, actor, assignees)]);
  valid(asked !== undefined, 'columnId', 'workspaces.columnNotFound');
  allow(canSeeWorkspace(actor, { id: asked.workspaceId, departmentKey: asked.departmentKey }), 'workspaces.noAccess');
  valid(!body.workspaceId || body.workspaceId === asked.workspaceId, 'columnId', 'tasks.columnElsewhere');
  // The column wins over a status that names another one of the board; a status of no board is an error.
  const known =
    !body.status ||
    columnKey(body.status) === columnKey(asked.name) ||
    (await findColumnByStatus(db, asked.workspaceId, body.status));
  valid(known !== undefined, 'status', 'tasks.statusUnknown');
  const dates = calendarDates(actor, body.startDate ?? null, body.dueDate ?? null);
  const chosen = await chosenDepartments(db, actor, body, [asked.departmentKey]);
  const board = { id: asked.workspaceId, name: asked.workspaceName, departmentKey: asked.departmentKey };
  const home = await homeOf(db, chosen, board);
  const departments = seenFrom(chosen, home);
  checkAssignees(actor, assignees, held, departments.departmentKeys);
  const checklistTemplateId = body.checklistTemplateId ?? null;
  const template = checklistTemplateId === null || (await findTemplate(db, actor, checklistTemplateId));
  valid(template !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');
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
  const acts: Act[] = [{ kind: 'assigned', people: assignees }, ...mentionActs(row.description, null, assignees)];
  // The lock comes last, so that others wait for the place and not for the checks.
  const [, , task] = await Promise.all([
    refuseFull(db, standingIn(home.id), limits.tasksPerWorkspace, 'tasks.boardFull'),
    findColumn(db, column.id, true),
    insertTask(db, row, actor, acts),
  ]);
  return task;
}
