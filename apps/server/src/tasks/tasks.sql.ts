// Queries tasks: one, all that a person sees, the cards of a board.
import type { Actor } from '@app/contract/access.ts';
import { limits, live } from '@app/contract/limits.ts';
import type { Task, TaskCard, TaskListQuery } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isBehind, joinFor, type ListSort, orderBy, placeFields } from '#company/company-sort.sql.ts';
import { intArray, iso, isoText } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { isListed, taskVisibleTo, taskVisibleToUser } from '#tasks/task-visibility.sql.ts';

/** The select list of all fields of a task `t` in the contract. */
export const taskFields = sql`t.id, t.title, t.description, t.type, t.priority, t.status, t.column_id as "columnId",
  t.assignee_id as "assigneeId", t.assignees, t.department, t.departments, t.workspace_id as "workspaceId",
  t.start_date::text as "startDate", t.due_date::text as "dueDate", ${iso(sql`t.created_at`)} as "createdAt",
  ${iso(sql`t.updated_at`)} as "updatedAt", t.created_by as "createdBy", t.custom_fields as "customFields",
  t.checklist_items as "checklistItems", t.checklist_template_id as "checklistTemplateId", t."order", t.version, t.repeat,
  t.repeat_when as "repeatWhen", ${iso(sql`t.archived_at`)} as "archivedAt"`;

/** The picture that the card of a task `t` shows; tasks without one cost no look-up. */
const coverId = `case when t.cover_id is not null then (
  select a.id from attachments a where a.id = t.cover_id and a.task_id = t.id and a.removed_at is null) end`;

/** The fields of a card of task `t`, in the order of their JSON; the description is a little longer than a card shows, so that the card can tell where to cut. */
const cardColumns = {
  id: 't.id',
  title: 't.title',
  description: `left(t.description, ${limits.description.excerpt})`,
  priority: 't.priority',
  status: 't.status',
  columnId: 't.column_id',
  assigneeId: 't.assignee_id',
  assignees: 't.assignees',
  department: 't.department',
  departments: 't.departments',
  workspaceId: 't.workspace_id',
  startDate: 't.start_date::text',
  dueDate: 't.due_date::text',
  createdAt: isoText('t.created_at'),
  order: 't."order"',
  version: 't.version',
  checklistDone: 't.checklist_done',
  checklistTotal: 't.checklist_total',
  commentCount: 't.comment_count',
  attachmentCount: 't.attachment_count',
  coverId,
  repeat: 't.repeat',
} satisfies Record<keyof TaskCard, string>;

/** The select list of a card. */
export const cardFields = sql.raw(
  Object.entries(cardColumns)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(', '),
);

/** The select list of what a card lacks of its task. */
const detailFields = sql`t.description, t.type, ${iso(sql`t.updated_at`)} as "updatedAt", t.created_by as "createdBy",
  t.custom_fields as "customFields", t.checklist_items as "checklistItems", t.checklist_template_id as "checklistTemplateId",
  t.repeat_when as "repeatWhen", ${iso(sql`t.archived_at`)} as "archivedAt"`;

/** The condition that the details have at most so many bytes; it reads no compressed (TOAST) column that is too large itself. */
const detailsFit = (bytes: number) => sql`case
  when coalesce(octet_length(t.description), 0) + pg_column_size(t.custom_fields) + pg_column_size(t.checklist_items) > ${bytes} then false
  else coalesce(octet_length(t.description), 0) + octet_length(t.custom_fields::text) + octet_length(t.checklist_items::text) <= ${bytes} end`;

/** The select list of what only the server knows of a task. */
export const rowFields = sql`${taskFields}, t.department_keys as "departmentKeys", t.repeat_anchor::text as "repeatAnchor",
  t.repeat_day::text as "repeatDay", t.repeat_next::text as "repeatNext", t.repeat_kept as "repeatKept"`;

/** A task with what only the server knows; the fields of its series are described in `db/tables/tasks.ts`. */
export type TaskRow = Task & {
  departmentKeys: string[];
  repeatAnchor: string | null;
  repeatDay: string | null;
  repeatNext: string | null;
  repeatKept: Partial<Task> | null;
};

/** Returns a task that the person sees; undefined if it does not exist, is deleted, or is not visible to them. */
export async function findTask(db: Db, actor: Actor, taskId: number): Promise<TaskRow | undefined> {
  return firstRow<TaskRow>(
    db,
    sql`select ${rowFields} from tasks t
        where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)}`,
  );
}

/** Returns everybody who sees a task and can use the product, by name. */
export async function peopleWhoSee(db: Db, taskId: number): Promise<Omit<UserCard, 'email'>[]> {
  return rows<Omit<UserCard, 'email'>>(
    db,
    sql`select u.id, u.full_name as "fullName", u.title, u.role, u.avatar_initials as "avatarInitials",
          u.avatar_color as "avatarColor", u.profile_picture as "profilePicture", true as active
        from tasks t join users u on ${isActive(sql`u`)} and ${taskVisibleToUser}
        where t.id = ${taskId} order by lower(u.full_name), u.id`,
  );
}

/** Returns whether a task that the person saw is deleted; false for one that is purged or not visible to them. */
export async function isDeleted(db: Db, actor: Actor, taskId: number): Promise<boolean> {
  const row = await firstRow<{ id: number }>(
    db,
    sql`select t.id from tasks t where t.id = ${taskId} and t.deleted_at is not null and ${taskVisibleTo(actor)}`,
  );
  return row !== undefined;
}

/** Returns a deleted task that the person may restore. */
export async function findDeletedTask(
  db: Db,
  actor: Actor,
  taskId: number,
): Promise<Pick<Task, 'id' | 'columnId' | 'startDate'> | undefined> {
  return firstRow(
    db,
    sql`select t.id, t.column_id as "columnId", t.start_date::text as "startDate" from tasks t
        where t.id = ${taskId} and t.deleted_at is not null and ${taskVisibleTo(actor)}`,
  );
}

/** The query that selects the cards on a department's board that match `part`, as one list of JSON; for whoever sees all of it. */
export function boardCards(departmentKey: string, part: SQL): SQL {
  return sql`select coalesce(json_agg(r), '[]') from (
    select ${cardFields} from tasks t
    where ${isListed} and ${onBoard(departmentKey)} and ${part} order by t.column_id, t."order", t.id) r`;
}

/** The query that selects the card of one task, if it meets a condition; an archived one has none, because no board shows it. */
export function cardOf(taskId: SQL, condition: SQL): SQL {
  return sql`select ${cardFields} from tasks t where t.id = ${taskId} and ${isListed} and ${condition}`;
}

/** The query that selects what the card of one task lacks, if it meets a condition and is short. */
export function detailsOf(taskId: SQL, condition: SQL): SQL {
  return sql`select ${detailFields} from tasks t
    where t.id = ${taskId} and t.deleted_at is null and ${condition} and ${detailsFit(live.carried.details)}`;
}

/** The condition that a task stands on the department's board; it excludes neither deleted nor archived tasks. */
export function onBoard(departmentKey: string): SQL {
  return sql`t.department_keys @> array[${departmentKey}]`;
}

interface Listing {
  /** Only those behind this task. */
  after: number | undefined;
  /** Without it by column and place. */
  sort?: ListSort | undefined;
  most: number;
}

/** Returns the ids of a list's tasks in order, at most `most` of them. */
export async function listedIds(db: Db, condition: SQL, { after, sort, most }: Listing): Promise<number[]> {
  if (sort) return sortedIds(db, condition, sort, after, most);
  const behind = after === undefined ? sql`true` : sql`(t.column_id, t."order", t.id) > (${placeOf(after)})`;
  const row = await firstRow<{ ids: number[] }>(
    db,
    sql`select coalesce(array_agg(r.id), '{}') as ids from (
      select t.id from tasks t where ${isListed} and ${condition} and ${behind}
      order by t.column_id, t."order", t.id limit ${most}) r`,
  );
  return row?.ids ?? [];
}

async function sortedIds(db: Db, condition: SQL, sort: ListSort, after: number | undefined, most: number): Promise<number[]> {
  const select = sql`select ${placeFields(sort)} from tasks t ${joinFor(sort)}`;
  const [place] = after === undefined ? [] : await rows<ListPlaceRow>(db, sql`${select} where t.id = ${after}`);
  const behind = place ? isBehind(sort, [place.last, place.value, place.order, place.id]) : sql`true`;
  const found = await rows<{ id: number }>(
    db,
    sql`${select} where ${isListed} and ${condition} and ${behind} order by ${orderBy(sort)} limit ${most}`,
  );
  return found.map(({ id }) => id);
}

interface ListPlaceRow {
  last: number;
  value: string | number;
  order: number;
  id: number;
}

function placeOf(taskId: number): SQL {
  return sql`select a.column_id, a."order", a.id from tasks a where a.id = ${taskId}`;
}

/** Returns whether the person sees a task, deleted or not: then it has a place in a list. */
export async function hasPlace(db: Db, actor: Actor, taskId: number): Promise<boolean> {
  const row = await firstRow(db, sql`select 1 from tasks t where t.id = ${taskId} and ${taskVisibleTo(actor)}`);
  return row !== undefined;
}

/** Tasks as JSON text; `taken` is the number of requested tasks that the text covers, fewer if not all fit. */
interface ListedTasks {
  text: string;
  taken: number;
}

/**
 * Returns the given tasks as JSON text in the given order, without those that no longer match. The text ends with the task that
 * reaches `room` bytes.
 */
export async function listedText(
  db: Db,
  condition: SQL,
  ids: readonly number[],
  { fields, room }: { fields: TaskListQuery['fields']; room: number },
): Promise<ListedTasks> {
  const row = await firstRow<{ text: string | null; last: number | null; full: boolean | null }>(
    db,
    sql`select '[' || string_agg(text, ',' order by at) filter (where before < ${room}) || ']' as text,
      max(at) filter (where before < ${room})::int as last, bool_or(before >= ${room}) as full
    from (
      select at, text, sum(octet_length(text)) over (order by at) - octet_length(text) as before from (
        select w.at, (select row_to_json(f)::text from (select ${fields ? cardFields : taskFields}) f) as text
        from unnest(${intArray(ids)}) with ordinality as w(id, at)
        join tasks t on t.id = w.id where ${isListed} and ${condition}) r) s`,
  );
  return { text: row?.text ?? '[]', taken: row?.full ? (row.last ?? ids.length) : ids.length };
}

/** The query that estimates the bytes of a board's cards as JSON text, without reading compressed (TOAST) columns. */
export function boardBytes(departmentKey: string): SQL {
  return sql`select coalesce(sum(500 + octet_length(t.title) + least(octet_length(t.description), ${3 * limits.description.excerpt})
      + pg_column_size(t.departments) + pg_column_size(t.assignees)), 0)::float8 as bytes
    from tasks t where ${isListed} and ${onBoard(departmentKey)}`;
}

/** The tasks of a workspace, deleted ones included, for counting; it reads no more rows than the limit. */
export function tasksInWorkspace(workspaceId: number): SQL {
  return sql`(select from tasks where column_id in (select id from columns where workspace_id = ${workspaceId})
    limit ${limits.tasksPerWorkspace}) t`;
}
