// Changes many tasks in one transaction: each by the rules of a single change, each changed or refused on its own. Queries and
// statements are for all of them together (docs/decisions/053-many-tasks.md).
import type { BulkChange, BulkFields, BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import {
  cardsOf,
  deletedTitles,
  followersOf,
  lockBoards,
  lockTasks,
  type NamedBoards,
  setArchived,
  setDeleted,
  type TaskWriteOfMany,
  tasksWithNext,
  writeTasks,
} from '#bulk-changes/bulk-changes.sql.ts';
import { changeOfTask } from '#bulk-changes/change-of-task.ts';
import { lookupsOfMany } from '#bulk-changes/lookups-of-many.ts';
import { refusalOf } from '#bulk-changes/refusal-of.ts';
import { undoOf } from '#bulk-changes/undo-of.ts';
import type { Db } from '#db/connect.ts';
import { type DepartmentNames, holdDepartments } from '#departments/department-names.sql.ts';
import { ApiError, conflictError, deletedError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { notifyOfMany, type TaskTriggers } from '#notifications/notify-many.ts';
import { followStatus } from '#recurrences/follow-status.ts';
import { decideUpdate } from '#tasks/decide-update.ts';
import { type CardGroup, placesOf } from '#tasks/places.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';
import type { Decision } from '#tasks/write-task.ts';

type RequestedChange = Omit<BulkChange['tasks'][number], 'change'> & { fields: BulkFields };

interface Decided extends Decision {
  row: TaskRow;
  request: RequestedChange;
}

/** Changes the tasks and says what became of each. */
export async function changeTasks(db: Db, actor: Principal, { tasks, change }: BulkChange): Promise<BulkResult> {
  const written = tasks.map(({ change: own, ...task }): RequestedChange => ({ ...task, fields: { ...change, ...own } }));
  const names = await holdDepartments(
    db,
    written.flatMap(({ fields }) => departmentsIn(fields)),
  );
  const requests = written.map(({ fields, ...task }) => ({ ...task, fields: withPresentNames(fields, names) }));
  const result: BulkResult = { changed: [], unchanged: [], refused: [] };
  const updates = requests.filter(({ fields }) => fields.deleted === undefined && fields.archived === undefined);
  const placed = requests.filter(
    ({ fields }) => fields.deleted === false || fields.archived === false || (fields.deleted === undefined && mayMove(fields)),
  );
  if (placed.length > 0) await lockBoards(db, actor, idsOf(placed), boardsNamed(placed, names));
  // All rows in one statement, so that two bulk changes lock them in the same order.
  const rows = await lockTasks(db, actor, idsOf(requests.filter(({ fields }) => fields.deleted !== false)));
  const found = new Map(rows.map((row) => [row.id, row]));
  await refuseMissing(
    db,
    actor,
    requests.filter(({ taskId, fields }) => fields.deleted !== false && !found.has(taskId)),
    result,
  );
  const here = updates.flatMap((each) => (found.has(each.taskId) ? [{ ...each, row: found.get(each.taskId) as TaskRow }] : []));
  await update(db, actor, here, result);
  await remove(db, actor, requests, found, result);
  await archive(db, actor, requests, found, result);
  await restore(db, actor, requests, result);
  const cards = new Map(
    (
      await cardsOf(
        db,
        actor,
        result.changed.map(({ taskId }) => taskId),
      )
    ).map((card) => [card.id, card]),
  );
  for (const each of result.changed) {
    each.card = cards.get(each.taskId) ?? null;
  }
  return result;
}

function idsOf(requests: readonly RequestedChange[]): number[] {
  return requests.map(({ taskId }) => taskId);
}

const places = ['status', 'beforeId', 'workspaceId', 'department', 'departments', 'addDepartments', 'removeDepartments'] as const;

function mayMove(fields: BulkFields): boolean {
  return places.some((field) => fields[field] !== undefined);
}

function departmentsIn({ department, departments = [], addDepartments = [], removeDepartments = [] }: BulkFields): string[] {
  return [...(department === undefined ? [] : [department]), ...departments, ...addDepartments, ...removeDepartments];
}

/** The same change with the present names of departments, whatever they were called when it was made. */
function withPresentNames(fields: BulkFields, { nameOf }: DepartmentNames): BulkFields {
  const lists = (['departments', 'addDepartments', 'removeDepartments'] as const).flatMap((list) => {
    const names = fields[list];
    return names === undefined ? [] : [[list, names.map(nameOf)] as const];
  });
  const { department } = fields;
  return { ...fields, ...Object.fromEntries(lists), ...(department !== undefined && { department: nameOf(department) }) };
}

/** The departments and workspaces that a change names. */
function boardsNamed(requests: readonly RequestedChange[], { keyOf }: DepartmentNames): NamedBoards {
  return {
    keys: [...new Set(requests.flatMap(({ fields }) => departmentsIn(fields)).map(keyOf))],
    workspaceIds: [...new Set(requests.flatMap(({ fields }) => fields.workspaceId ?? []))],
  };
}

async function refuseMissing(db: Db, actor: Principal, missing: readonly RequestedChange[], result: BulkResult): Promise<void> {
  if (missing.length === 0) return;
  const titles = new Map((await deletedTitles(db, actor, idsOf(missing))).map(({ id, title }) => [id, title]));
  for (const { taskId } of missing) {
    const title = titles.get(taskId);
    const error = title === undefined ? notFound() : deletedError('tasks.wasDeleted');
    result.refused.push(refusalOf(actor, { id: taskId, title: title ?? null }, error));
  }
}

async function update(
  db: Db,
  actor: Principal,
  requests: readonly (RequestedChange & { row: TaskRow })[],
  result: BulkResult,
): Promise<void> {
  const decided: Decided[] = [];
  const lookups = lookupsOfMany(db, actor);
  await lookups.holdPeople(
    requests.flatMap(({ fields }) =>
      [
        fields.assign ?? [],
        fields.replaceAssignee?.to ?? [],
        fields.assigneeId ?? [],
        fields.addAssignees ?? [],
        fields.assignees ?? [],
      ].flat(),
    ),
  );
  for (const { row, ...each } of requests) {
    try {
      requireSameVersion(each, row);
      const template = each.fields.addTemplate === undefined ? undefined : await lookups.template(each.fields.addTemplate);
      const change = changeOfTask(row, each.fields, template);
      const base = each.base && pick(each.base, Object.keys(change));
      const decision = await decideUpdate(lookups, actor, row, { ...change, ...(base && { base }) });
      if (isNothing(row, decision, each)) result.unchanged.push(row.id);
      else decided.push({ ...decision, row, request: each });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      result.refused.push(refusalOf(actor, row, error));
    }
  }
  if (decided.length > 0) await write(db, actor, decided, result);
}

function requireSameVersion({ version, base }: RequestedChange, row: TaskRow): void {
  if (version !== undefined && base === undefined && version !== row.version) throw conflictError('tasks.stale');
}

function pick(base: TaskFields, names: readonly string[]): TaskFields {
  return Object.fromEntries(Object.entries(base).filter(([name]) => names.includes(name)));
}

/** Whether the task already is as requested. A requested place is a change, even where it is the present one. */
function isNothing(row: TaskRow, { patch }: Decision, { fields }: RequestedChange): boolean {
  if (fields.beforeId !== undefined) return false;
  return Object.entries(patch).every(
    ([field, value]) => JSON.stringify(value ?? null) === JSON.stringify(row[field as keyof TaskRow] ?? null),
  );
}

async function write(db: Db, actor: Principal, decided: readonly Decided[], result: BulkResult): Promise<void> {
  const moved = decided.filter(({ patch, request }) => patch.order !== undefined || request.fields.beforeId !== undefined);
  const followers = await (moved.length > 0
    ? followersOf(
        db,
        actor,
        moved.map(({ row }) => row.id),
      )
    : new Map<number, number>());
  const { orders, reordered } = await (moved.length > 0
    ? placesOf(db, groupsOf(moved))
    : { orders: new Map<number, number>(), reordered: false });
  const writes = decided.map(({ row, patch, comment, request }) => {
    const order = orders.get(row.id);
    return { row, patch: order === undefined ? patch : { ...patch, order }, comment, fields: request.fields };
  });
  await writeTasks(db, actor, writes, reordered);
  const nextTasks = await followStatuses(db, actor, writes);
  const notified = decided.map(({ row, triggers = [] }): TaskTriggers => ({ taskId: row.id, triggers }));
  await notifyOfMany(db, actor, [...notified, ...nextTasks]);
  // In the order of their former places, so that an undo puts neighbours back side by side.
  const inOrder = writes.toSorted((a, b) => a.row.columnId - b.row.columnId || a.row.order - b.row.order);
  for (const { row, patch, fields } of inOrder) {
    result.changed.push({ taskId: row.id, card: null, undo: undoOf(row, patch, fields, followers.get(row.id) ?? null) });
  }
}

/** Groups the moving tasks by the gap to which they go, in the order of the request. */
function groupsOf(moved: readonly Decided[]): CardGroup[] {
  const groups = new Map<string, CardGroup & { taskIds: number[] }>();
  for (const { row, patch, request } of moved) {
    const columnId = patch.columnId ?? row.columnId;
    const beforeId = request.fields.beforeId ?? null;
    const key = `${columnId} ${beforeId}`;
    const group = groups.get(key) ?? { columnId, beforeId, taskIds: [] };
    group.taskIds.push(row.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Makes the next tasks of series and takes them back; returns whom to notify of new ones. */
async function followStatuses(db: Db, actor: Principal, writes: readonly TaskWriteOfMany[]): Promise<TaskTriggers[]> {
  const changed = writes.filter(({ row, patch }) => patch.status !== undefined && patch.status !== row.status);
  const reopened = await tasksWithNext(
    db,
    changed.map(({ row }) => row.id),
  );
  const triggers: TaskTriggers[] = [];
  for (const { row, patch } of changed) {
    if (!reopened.has(row.id) && row.repeatWhen !== 'done') continue;
    const written = { ...row, ...patch } as TaskRow;
    await followStatus(db, actor, row, written, (taskId, people) =>
      triggers.push({ taskId, triggers: [{ kind: 'assigned', people }] }),
    );
  }
  return triggers;
}

async function remove(
  db: Db,
  actor: Principal,
  requests: readonly RequestedChange[],
  found: Map<number, TaskRow>,
  result: BulkResult,
): Promise<void> {
  const gone: number[] = [];
  for (const each of requests) {
    const row = found.get(each.taskId);
    if (each.fields.deleted !== true || !row) continue;
    if (each.version !== undefined && each.version !== row.version) {
      result.refused.push(refusalOf(actor, row, conflictError('tasks.stale')));
      continue;
    }
    gone.push(row.id);
    result.changed.push({ taskId: row.id, card: null, undo: { base: {}, change: { deleted: false } } });
  }
  if (gone.length > 0) await setDeleted(db, actor, gone, true);
}

/** Archives tasks and brings archived ones back; only done tasks are archived. */
async function archive(
  db: Db,
  actor: Principal,
  requests: readonly RequestedChange[],
  found: Map<number, TaskRow>,
  result: BulkResult,
): Promise<void> {
  const lookups = lookupsOfMany(db, actor);
  const changing = { in: [] as number[], out: [] as number[] };
  for (const { taskId, version, fields } of requests) {
    const row = found.get(taskId);
    if (fields.deleted !== undefined || fields.archived === undefined || !row) continue;
    const isArchived = row.archivedAt != null;
    try {
      if (version !== undefined && version !== row.version) throw conflictError('tasks.stale');
      if (row.status !== doneStatus) throw conflictError('archive.notDone');
      if (isArchived === fields.archived) {
        result.unchanged.push(taskId);
        continue;
      }
      const column = fields.archived ? undefined : await lookups.column(row.columnId);
      if (column) await lookups.enter(column, row);
      changing[fields.archived ? 'in' : 'out'].push(taskId);
      result.changed.push({ taskId, card: null, undo: { base: {}, change: { archived: isArchived } } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      result.refused.push(refusalOf(actor, row, error));
    }
  }
  if (changing.in.length > 0) await setArchived(db, actor, changing.in, true);
  if (changing.out.length > 0) await setArchived(db, actor, changing.out, false);
}

async function restore(db: Db, actor: Principal, requests: readonly RequestedChange[], result: BulkResult): Promise<void> {
  const wanted = idsOf(requests.filter(({ fields }) => fields.deleted === false));
  if (wanted.length === 0) return;
  const found = await lockTasks(db, actor, wanted, true);
  const ids = new Set<number>();
  const lookups = lookupsOfMany(db, actor);
  const full = new Set<number>();
  for (const row of found) {
    try {
      const column = await lookups.column(row.columnId);
      if (column) await lookups.enter(column, row);
      ids.add(row.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      full.add(row.id);
      result.refused.push(refusalOf(actor, row, error));
    }
  }
  for (const taskId of wanted) {
    if (full.has(taskId)) continue;
    if (ids.has(taskId)) result.changed.push({ taskId, card: null, undo: { base: {}, change: { deleted: true } } });
    else result.refused.push(refusalOf(actor, { id: taskId, title: null }, notFound()));
  }
  if (ids.size > 0) await setDeleted(db, actor, [...ids], false);
}

function notFound(): ApiError {
  return new ApiError(404, 'not_found', 'tasks.notFound');
}
