// Queries and writes the columns of boards.

import type { StoredChanges } from '@app/contract/history/history.rules.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { english } from '@app/texts/english/english.ts';
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { columns } from '#db/tables.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { isFuture } from '#tasks/task-states.sql.ts';
import { isListed } from '#tasks/task-visibility.sql.ts';
import { rowFields, type TaskRow } from '#tasks/tasks.sql.ts';
import { isArchived } from '#workspaces/workspaces.sql.ts';

/** The select list of a column `c`. */
const columnFields = sql`c.id, c.name, c.workspace_id as "workspaceId", c."order", c.color, c.task_limit as "limit",
  c.limit_refuses as "limitRefuses", c.archive_after as "archiveAfter"`;

/** Returns the columns of a board in their order. */
export async function columnsOf(db: Db, workspaceId: number): Promise<Column[]> {
  return rows<Column>(
    db,
    sql`select ${columnFields} from columns c where c.workspace_id = ${workspaceId} order by c."order", c.id`,
  );
}

/** A column with the key and the name of its workspace. */
export interface ColumnRow extends Column {
  departmentKey: string;
  workspaceName: string;
  /** Whether its department is archived. */
  isArchived: boolean;
}

/** Returns a column with its workspace's key; with `lock` it locks the places in the column until the transaction ends. */
export async function findColumn(db: Db, columnId: number, lock = false): Promise<ColumnRow | undefined> {
  return firstRow<ColumnRow>(
    db,
    sql`select ${columnFields}, w.department_key as "departmentKey", w.name as "workspaceName", ${isArchived} as "isArchived"
        from columns c join workspaces w on w.id = c.workspace_id where c.id = ${columnId}
        ${lock ? sql`for no key update of c` : sql``}`,
  );
}

/** Returns the column of a workspace with that name, ignoring case and surrounding space. */
export async function findColumnByStatus(db: Db, workspaceId: number, name: string): Promise<Column | undefined> {
  return firstRow<Column>(
    db,
    sql`select ${columnFields} from columns c where c.workspace_id = ${workspaceId} and c.name_key = ${columnKey(name)}`,
  );
}

/** Inserts a column at a place; throws a unique violation of `columns_name` if the workspace has a column of that name. */
export async function insertColumn(
  db: Db,
  { name, workspaceId, order }: Pick<Column, 'name' | 'workspaceId' | 'order'>,
): Promise<Column> {
  const row = { name, workspaceId, order, nameKey: columnKey(name) };
  const [inserted] = await db.insert(columns).values(row).returning({ id: columns.id });
  if (!inserted) throw new Error('no column was inserted');
  return { id: inserted.id, name, workspaceId, order, color: null, limit: null, limitRefuses: false, archiveAfter: null };
}

/** Stores the name, colour, limit and archiving of a column; throws a unique violation of `columns_name` if another one has the name. */
export async function updateColumn(db: Db, column: Column): Promise<void> {
  await db.execute(
    sql`update columns set name = ${column.name}, name_key = ${columnKey(column.name)}, color = ${column.color},
          task_limit = ${column.limit}, limit_refuses = ${column.limitRefuses}, archive_after = ${column.archiveAfter} where id = ${column.id}`,
  );
}

/** Numbers the columns of a board in the given order. */
export async function orderColumns(db: Db, columnIds: readonly number[]): Promise<void> {
  await db.execute(
    sql`update columns c set "order" = w.at - 1 from unnest(${intArray(columnIds)}) with ordinality as w(id, at) where c.id = w.id`,
  );
}

/** Locks columns against moves and creations until the transaction ends, in the order in which everybody locks several. */
export async function lockColumnsForChange(db: Db, columnIds: readonly number[]): Promise<void> {
  await db.execute(sql`select 1 from columns where id = any(${intArray(columnIds)}) order by id for update`);
}

/**
 * Returns how many tasks stand in a column on its board besides some, at most `most`: its own and those of other boards with its
 * status. `day` is today in the person's zone; tasks that start later are not on the board yet.
 */
export async function countInColumn(
  db: Db,
  column: ColumnRow,
  { exceptIds, day, most }: { exceptIds: readonly number[]; day: string; most: number },
): Promise<number> {
  const shown = sql`${isListed} and t.id <> all(${intArray(exceptIds)}) and not coalesce(${isFuture(sql`${day}::date`)}, false)`;
  const row = await firstRow<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          (select 1 from tasks t where t.column_id = ${column.id} and ${shown} limit ${most})
          union all
          (select 1 from tasks t join columns o on o.id = t.column_id
           where t.department_keys @> array[${column.departmentKey}] and t.workspace_id <> ${column.workspaceId}
             and o.name_key = ${columnKey(column.name)} and ${shown} limit ${most})) standing`,
  );
  return row?.count ?? 0;
}

/**
 * Moves all tasks of a column to the end of another one, deleted ones too, with an event and a comment for each of the others.
 * Returns the moved tasks that are done by it and whose next one is due then. The caller has locked both columns. A task that somebody
 * moves out meanwhile stays where it goes.
 */
export async function moveAllTasks(db: Db, by: Initiator, from: Column, to: Column): Promise<TaskRow[]> {
  const changes: StoredChanges = { list: [{ field: 'status', from: from.name, to: to.name }], more: 0 };
  const isDone = to.name === doneStatus;
  // A join: a look-up for each task would read all comments for each.
  const present = sql`(select m.*, c.id as comment_id from moved m join commented c on c.task_id = m.id)`;
  return rowsReplanned<TaskRow>(
    db,
    sql`with places as (
      select id, (select coalesce(max("order"), -1) from tasks where column_id = ${to.id}) + row_number() over (order by "order", id) as at
      from tasks where column_id = ${from.id}),
    moved as (
      update tasks t set column_id = ${to.id}, status = ${to.name}, "order" = p.at, version = t.version + 1, updated_at = now(),
        changed_via = ${by.via}, completed_at = ${isDone ? sql`now()` : sql`null`}
      from places p where t.id = p.id and t.column_id = ${from.id} returning t.*),
    commented as (
      insert into task_comments (task_id, user_id, content, is_system_comment, via)
      select m.id, ${by.id}::int, ${english.comments.moved(from.name, to.name)}, true, ${by.via}
      from moved m where m.deleted_at is null returning id, task_id),
    ${recordedChange({ of: present, by, kind: 'changed', changes: jsonb(changes) })},
    ${taskEvents({ of: present, type: 'task_moved', by, comment: sql`t.comment_id`, before: sql`tasks` })}
    select ${rowFields} from moved t
    where ${isDone}::bool and t.repeat is not null and t.repeat_when = 'done' and t.deleted_at is null order by t.id`,
  );
}

/** Deletes a column without tasks. */
export async function deleteColumn(db: Db, columnId: number): Promise<void> {
  await db.execute(sql`delete from columns where id = ${columnId}`);
}

/** Queues the deliveries of a column's change in its transaction. Without a webhook that wants it, nothing is written. */
export async function queueColumnWebhook(
  db: Db,
  by: Initiator,
  type: 'column.changed' | 'column.deleted',
  workspace: { id: number; departmentKey: string },
  cause: { column: object; previousColumn?: object; movedTo?: object },
): Promise<void> {
  const payload = jsonb({ ...cause, workspaceId: workspace.id });
  await db.execute(
    sql`select queue_webhook(${type}::text, null, array[${workspace.departmentKey}::text], ${by.id}::int, ${by.via}::text, ${payload})`,
  );
}
