// Creates a task: its departments decide the workspace, the requested column decides the status, the server its place.
import { isDeepStrictEqual } from 'node:util';
import { canSeeWorkspace, columnKey, type NewTask, type Task, withPrimaryAssignee } from '@app/contract';
import { filesNamedIn, giveFiles } from '#attachments/own-files.ts';
import { findTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { retryError } from '#db/failures.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed, assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { newSeries } from '#recurrences/series.ts';
import { assertRoomForTask, hasKnownRoom, hasMuchRoom, isNearlyFull } from '#tasks/room-for-task.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import {
  calendarDates,
  checkAssignees,
  checkItemAssignees,
  type Departments,
  departmentsOf,
  lockAssignees,
  mentionTriggers,
  others,
  resolveDepartments,
  withCompletions,
} from '#tasks/task-rules.ts';
import { addWorkspaceKey, columnFor, workspaceForDepartments } from '#tasks/task-workspace.ts';
import { insertTask, type NewTaskRow } from '#tasks/task-writes.sql.ts';
import { type ColumnRow, findColumn, findColumnByStatus, lockKnownColumn } from '#workspaces/columns.sql.ts';

type ColumnPlace = Pick<ColumnRow, 'id' | 'name' | 'workspaceId'>;

/** Columns in which a task was created before, by id. What is known may be old, so the transaction compares it under the lock. */
const knownColumns = new Map<number, ColumnRow>();
const maxKnown = 10_000;

/**
 * Creates the task and returns the stored row; 403 for a workspace that the caller does not see, 400 for a column that does not
 * fit.
 */
export async function createTask(db: Db, actor: Principal, body: NewTask, course: Course = stepByStep): Promise<Task> {
  if (body.coverId || filesNamedIn(body).length > 0)
    return giveFiles(db, actor, await insertStepByStep(db, actor, body), { coverId: body.coverId });
  const known = course.isAgain ? undefined : knownColumns.get(body.columnId);
  const row = known && rowWithoutQuery(actor, body, known);
  return known && row && !isNearlyFull(row.workspaceId)
    ? insertAtOnce(db, actor, row, { known, course })
    : insertStepByStep(db, actor, body);
}

/** How the transaction of the task runs. */
type Course = Pick<RequestContext, 'commitNow' | 'isAgain'>;

const stepByStep: Course = { commitNow: () => {}, isAgain: false };

/** Returns the row of a task on the board of a known column; undefined if something has to be queried, or is refused. */
function rowWithoutQuery(actor: Principal, body: NewTask, column: ColumnRow): NewTaskRow | undefined {
  const { departments, foreign } = departmentsOf(actor, body, [column.departmentKey]);
  const isDecided =
    canSeeWorkspace(actor, { id: column.workspaceId, departmentKey: column.departmentKey }) &&
    (!body.workspaceId || body.workspaceId === column.workspaceId) &&
    (!body.status || columnKey(body.status) === columnKey(column.name)) &&
    (body.checklistTemplateId ?? null) === null &&
    foreign.length === 0 &&
    departments.departmentKeys.includes(column.departmentKey);
  return isDecided ? rowOf(actor, body, departments, column) : undefined;
}

/**
 * Checks, inserts and commits in one round trip. If the column is not what was known, or an assignee may not be one, the transaction
 * starts again without that, and is refused where it must be.
 */
async function insertAtOnce(
  db: Db,
  actor: Principal,
  row: NewTaskRow,
  { known, course }: { known: ColumnRow; course: Course },
): Promise<Task> {
  if (known.limitRefuses || !hasKnownRoom(row.workspaceId)) return insertChecked(db, actor, row, known);
  const sent = Promise.allSettled([
    lockKnownColumn(db, known, others(actor, row.assignees), row.departmentKeys),
    insertTask(db, row, actor, triggersOf(row)),
  ]);
  course.commitNow();
  const [locked, task] = await sent;
  if (locked.status === 'rejected') {
    knownColumns.delete(known.id);
    throw locked.reason;
  }
  if (task.status === 'rejected') throw task.reason;
  return task.value;
}

/**
 * Checks and inserts in one round trip; if the column is not what was known, or the board is nearly full, the transaction starts again
 * without that.
 */
async function insertChecked(db: Db, actor: Principal, row: NewTaskRow, known: ColumnRow): Promise<Task> {
  const [held, room, locked, place, task] = await Promise.allSettled([
    lockAssignees(db, actor, row.assignees),
    hasMuchRoom(db, row.workspaceId),
    findColumn(db, row.columnId, true),
    assertRoomInColumn(db, actor, known, row),
    insertTask(db, row, actor, triggersOf(row)),
  ]);
  if (held.status === 'rejected') throw held.reason;
  if (locked.status === 'fulfilled' && !isDeepStrictEqual(locked.value, known)) {
    knownColumns.delete(known.id);
    throw retryError('the column has changed');
  }
  checkAssignees(actor, row.assignees, held.value, row.departmentKeys);
  for (const step of [room, locked, place, task]) if (step.status === 'rejected') throw step.reason;
  if (room.status === 'fulfilled' && !room.value) throw retryError('the board is nearly full');
  return (task as PromiseFulfilledResult<Task>).value;
}

async function insertStepByStep(db: Db, actor: Principal, body: NewTask): Promise<Task> {
  const assignees = assigneesOf(body);
  const [asked, held] = await Promise.all([findColumn(db, body.columnId), lockAssignees(db, actor, assignees)]);
  assertValid(asked !== undefined, 'columnId', 'columns.columnNotFound');
  assertAllowed(canSeeWorkspace(actor, { id: asked.workspaceId, departmentKey: asked.departmentKey }), 'workspaces.noAccess');
  assertValid(!body.workspaceId || body.workspaceId === asked.workspaceId, 'columnId', 'tasks.columnElsewhere');
  // The column has precedence over a status of another column of the board; an unknown status is an error.
  const status =
    !body.status ||
    columnKey(body.status) === columnKey(asked.name) ||
    (await findColumnByStatus(db, asked.workspaceId, body.status));
  assertValid(status !== undefined, 'status', 'tasks.statusUnknown');
  seriesOf(actor, body);
  const chosen = await resolveDepartments(db, actor, body, [asked.departmentKey]);
  const board = { id: asked.workspaceId, name: asked.workspaceName, departmentKey: asked.departmentKey };
  const home = await workspaceForDepartments(db, chosen, board);
  const departments = addWorkspaceKey(chosen, home);
  checkAssignees(actor, assignees, held, departments.departmentKeys);
  const checklistTemplateId = body.checklistTemplateId ?? null;
  const template = checklistTemplateId === null || (await findTemplate(db, actor, checklistTemplateId));
  assertValid(template !== undefined, 'checklistTemplateId', 'checklistTemplates.notFound');
  const column = home.id === asked.workspaceId ? asked : await columnFor(db, home.id, asked.name);
  await assertRoomForTask(db, home.id);
  // The lock comes last, so that other writers wait for the insert only and not for the checks.
  const locked = await findColumn(db, column.id, true);
  if (!locked) throw retryError('the column was deleted');
  const row = rowOf(actor, body, departments, locked);
  await assertRoomInColumn(db, actor, locked, row);
  const task = await insertTask(db, row, actor, triggersOf(row));
  if (knownColumns.size < maxKnown) knownColumns.set(asked.id, asked);
  return task;
}

function rowOf(actor: Principal, body: NewTask, departments: Departments, column: ColumnPlace): NewTaskRow {
  const assignees = assigneesOf(body);
  checkItemAssignees(body.checklistItems ?? [], assignees);
  return {
    ...departments,
    ...seriesOf(actor, body),
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
    checklistTemplateId: body.checklistTemplateId ?? null,
  };
}

function assigneesOf({ assigneeId, assignees }: NewTask): number[] {
  return withPrimaryAssignee(assigneeId ?? null, assignees);
}

/** The dates and the repetition; throws 400 if they contradict each other. */
function seriesOf(actor: Principal, body: NewTask) {
  return newSeries(actor, body, calendarDates(actor, body.startDate ?? null, body.dueDate ?? null));
}

function triggersOf({ assignees, description }: NewTaskRow): Trigger[] {
  return [{ kind: 'assigned', people: assignees }, ...mentionTriggers(description, null, assignees)];
}
