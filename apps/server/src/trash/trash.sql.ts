// The trash: deleted tasks that can still be restored, and their deletion for good.
import type { Actor } from '@app/contract/access.ts';
import type { Initiator } from '@app/contract/principals.ts';
import type { TrashedTask } from '@app/contract/trash/trash.contract.ts';
import { trashLimits } from '@app/contract/trash/trash.limits.ts';
import { sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { keptFor } from '#retention/kept-for.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { type AskedByTitle, countWhere, matchesTitle } from '#tasks/tasks-by-title.sql.ts';
import { userCard } from '#users/users.sql.ts';

const retention = keptFor('trash');
/** The condition that a task can be restored. */
const isKept = sql`t.deleted_at > now() - ${retention}`;

/** The instant of deletion in milliseconds, and the id. */
type TrashPlace = readonly [at: number, id: number];

interface TrashSearch extends AskedByTitle {
  after: TrashPlace | undefined;
}

export type TrashRow = Omit<TrashedTask, 'mayPurge'> & { workspaceId: number; place: TrashPlace };

/** Returns the deleted tasks behind a place, the last deleted ones first, one more than a page holds. */
export async function trashedTasks(db: Db, actor: Actor, search: TrashSearch): Promise<TrashRow[]> {
  const at = search.after && sql`${new Date(search.after[0]).toISOString()}::timestamptz`;
  const behind = search.after ? sql`(t.deleted_at, t.id) < (${at}, ${search.after[1]}::int)` : sql`true`;
  return rows<TrashRow>(
    db,
    sql`with page as (
          select t.* from tasks t where ${isKept} and ${matchesTitle(actor, search)} and ${behind}
          order by t.deleted_at desc, t.id desc limit ${trashLimits.page + 1})
        select t.id, t.title, t.status, t.department, t.workspace_id as "workspaceId", ${iso(sql`t.deleted_at`)} as "trashedAt",
          ${iso(sql`(t.deleted_at + ${retention})`)} as "purgeAt",
          json_build_array(floor(extract(epoch from t.deleted_at) * 1000)::float8, t.id) as place,
          (select ${userCard(actor)} from users u where u.id = (
             select h.user_id from task_changes h where h.task_id = t.id and h.kind = 'deleted' order by h.id desc limit 1)
           and u.deleted_at is null) as "trashedBy"
        from page t order by t.deleted_at desc, t.id desc`,
  );
}

/** Returns how many deleted tasks match. */
export function countTrashed(db: Db, actor: Actor, title: AskedByTitle): Promise<number> {
  return countWhere(db, sql`${isKept} and ${matchesTitle(actor, title)}`);
}

/** Locks those of the tasks that lie in the trash and that the person sees. */
export async function lockTrashed(
  db: Db,
  actor: Actor,
  taskIds: readonly number[],
): Promise<{ id: number; workspaceId: number; workspace: string }[]> {
  return rows(
    db,
    sql`select t.id, t.workspace_id as "workspaceId", w.name as workspace from tasks t join workspaces w on w.id = t.workspace_id
        where t.id = any(${intArray(taskIds)}) and t.deleted_at is not null and ${taskVisibleTo(actor)}
        order by t.id for update of t`,
  );
}

/** Deletes tasks in the trash for good, with everything that belongs to them, and notifies everybody who saw them. */
export async function purgeTasks(db: Db, by: Initiator, taskIds: readonly number[]): Promise<number[]> {
  const gone = await rows<{ id: number }>(
    db,
    sql`with gone as (delete from tasks t where t.id = any(${intArray(taskIds)}) and t.deleted_at is not null returning t.*),
        ${taskEvents({ of: sql`gone`, type: 'task_purged', by })}
        select id from gone order by id`,
  );
  return gone.map(({ id }) => id);
}
