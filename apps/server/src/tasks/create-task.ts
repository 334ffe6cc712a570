// Creates a task: its departments decide the workspace, the requested column decides the status, the server its place.
import { canSeeWorkspace } from '@app/contract/access.ts';
import type { NewTask, Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { giveFiles } from '#attachments/own-files.ts';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { retryError } from '#db/failures.ts';
import { awaitAll } from '#db/transaction.ts';
import { holdDepartments } from '#departments/department-names.sql.ts';
import { assertAllowed, assertValid, conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { newSeries } from '#recurrences/series.ts';
import { assertRoomForTask } from '#tasks/room-for-task.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import {
  calendarDates,
  checkAssignees,
  checkItemAssignees,
  lockAssignees,
  mentionTriggers,
  resolveDepartments,
  withCompletions,
} from '#tasks/task-rules.ts';
import { addWorkspaceKey, columnFor, workspaceForDepartments } from '#tasks/task-workspace.ts';
import { insertTask, type NewTaskRow } from '#tasks/task-writes.sql.ts';
import { type ColumnRow, findColumn, findColumnByStatus } from '#workspaces/columns.sql.ts';
import { findMergedWorkspace } from '#workspaces/workspaces.sql.ts';

/**
 * Creates the task and returns the stored row; 403 for a workspace that the caller does not see, 400 for a column that does not
 * fit, 409 where there is no room.
 */
export async function createTask(db: Db, actor: Principal, body: NewTask): Promise<Task> {
  const assignees = withPrimaryAssignee(body.assigneeId ?? null, body.assignees);
  const checklistTemplateId = body.checklistTemplateId ?? null;
  const [found, people, names] = await awaitAll([
    findColumn(db, body.columnId),
    lockAssignees(db, actor, assignees),
    holdDepartments(db, [body.department, ...body.departments]),
  ]);

  const requested = found ?? (await columnAfterMerge(db, body));
  assertValid(requested !== undefined, 'columnId', 'columns.columnNotFound');
  const board = { id: requested.workspaceId, name: requested.workspaceName, departmentKey: requested.departmentKey };
  assertAllowed(canSeeWorkspace(actor, board), 'workspaces.noAccess');
  assertValid(!found || !body.workspaceId || body.workspaceId === board.id, 'columnId', 'tasks.columnElsewhere');
  assertValid(await isStatusOf(db, requested, body.status), 'status', 'tasks.statusUnknown');
  const series = newSeries(actor, body, calendarDates(actor, body.startDate ?? null, body.dueDate ?? null));
  const chosen = await resolveDepartments(db, actor, body, { names, formerKeys: [board.departmentKey], inside: [] });
  const home = await workspaceForDepartments(db, chosen, board);
  if (home.id === board.id && requested.isArchived) throw conflictError('departments.archived');
  const departments = addWorkspaceKey(chosen, home);
  checkAssignees(actor, assignees, people, departments.departmentKeys);
  checkItemAssignees(body.checklistItems ?? [], assignees);
  const template = checklistTemplateId === null || (await findTemplate(db, actor, checklistTemplateId));
  assertValid(template !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');

  await assertRoomForTask(db, home.id);
  // The lock comes last, so that other writers wait for the insert only and not for the checks.
  const column = await (home.id === board.id ? findColumn(db, requested.id, true) : columnFor(db, home.id, requested.name));
  if (!column) throw retryError('the column was deleted');
  const row: NewTaskRow = {
    ...departments,
    ...series,
    title: body.title,
    description: body.description || null,
    type: body.type,
    priority: body.priority,
    status: column.name,
    columnId: column.id,
    workspaceId: column.workspaceId,
    assigneeId: body.assigneeId ?? null,
    assignees,
    customFields: body.customFields ?? {},
    checklistItems: withCompletions(actor, body.checklistItems ?? []),
    checklistTemplateId,
  };
  await assertRoomInColumn(db, actor, column, row);
  return giveFiles(db, actor, await insertTask(db, row, actor, triggersOf(row)), { coverId: body.coverId });
}

/** Returns the column for a task that was written for a board which has been merged since, as without a connection. */
async function columnAfterMerge(db: Db, { workspaceId, status }: NewTask): Promise<ColumnRow | undefined> {
  const board = workspaceId ? await findMergedWorkspace(db, workspaceId) : undefined;
  return board && columnFor(db, board.id, status ?? '');
}

/** The column has precedence over a status of another column of its board; an unknown status is an error. */
async function isStatusOf(db: Db, column: ColumnRow, status: NewTask['status']): Promise<boolean> {
  if (!status || columnKey(status) === columnKey(column.name)) return true;
  return (await findColumnByStatus(db, column.workspaceId, status)) !== undefined;
}

function triggersOf({ assignees, description }: NewTaskRow): Trigger[] {
  return [{ kind: 'assigned', people: assignees }, ...mentionTriggers(description, null, assignees)];
}
