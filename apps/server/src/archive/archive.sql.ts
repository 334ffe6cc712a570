// The archive: done tasks that boards and lists no longer show, and the automatic way into it.
import type { Actor } from '@app/contract/access.ts';
import type { ArchivedTask } from '@app/contract/archive/archive.contract.ts';
import { archiveLimits, archiving } from '@app/contract/archive/archive.limits.ts';
import { doneStatus } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { type AskedByTitle, countWhere, matchesTitle } from '#tasks/tasks-by-title.sql.ts';
import { userCard } from '#users/users.sql.ts';

const byItself = { id: null, via: 'system' } as const;
const isArchived = sql`t.archived_at is not null and t.deleted_at is null`;

/** The instant of archiving in milliseconds, and the id. */
type ArchivePlace = readonly [at: number, id: number];

interface ArchiveSearch extends AskedByTitle {
  after: ArchivePlace | undefined;
}

export type ArchiveRow = ArchivedTask & { place: ArchivePlace };

/** Returns the archived tasks behind a place, the last archived ones first, one more than a page holds. */
export async function archivedTasks(db: Db, actor: Actor, search: ArchiveSearch): Promise<ArchiveRow[]> {
  const at = search.after && sql`${new Date(search.after[0]).toISOString()}::timestamptz`;
  const behind = search.after ? sql`(t.archived_at, t.id) < (${at}, ${search.after[1]}::int)` : sql`true`;
  return rows<ArchiveRow>(
    db,
    sql`with page as (
          select t.* from tasks t where ${isArchived} and ${matchesTitle(actor, search)} and ${behind}
          order by t.archived_at desc, t.id desc limit ${archiveLimits.page + 1})
        select t.id, t.title, t.department, ${iso(sql`t.completed_at`)} as "doneAt", ${iso(sql`t.archived_at`)} as "archivedAt",
          json_build_array(floor(extract(epoch from t.archived_at) * 1000)::float8, t.id) as place,
          (select ${userCard(actor)} from users u where u.id = h.user_id and u.deleted_at is null) as "archivedBy",
          coalesce(h.via = 'system', false) as "isAutomatic"
        from page t left join lateral (
          select c.user_id, c.via from task_changes c where c.task_id = t.id and c.kind = 'archived' order by c.id desc limit 1) h on true
        order by t.archived_at desc, t.id desc`,
  );
}

/** Returns how many archived tasks match. */
export function countArchived(db: Db, actor: Actor, title: AskedByTitle): Promise<number> {
  return countWhere(db, sql`${isArchived} and ${matchesTitle(actor, title)}`);
}

/**
 * Archives a batch of the tasks that have been done for as long as their board has chosen, and returns how many. What another process
 * works on is left to it, so any number of processes may call it.
 */
export async function archiveDueTasks(tx: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = sql`t.deleted_at is null and t.archived_at is null and t.status = ${doneStatus}
    and t.completed_at <= ${at} - make_interval(days => c.archive_after)
    and coalesce(t.returned_at <= ${at} - make_interval(days => c.archive_after), true)`;
  const found = await rows<{ id: number }>(
    tx,
    sql`with due as materialized (
      select t.id from columns c join tasks t on t.column_id = c.id where c.archive_after is not null and ${due}
      order by t.id limit ${archiving.batch} for no key update of t skip locked),
    before as (select t.* from tasks t join due on due.id = t.id),
    written as (
      update tasks t set archived_at = ${at}, version = t.version + 1, updated_at = now(), changed_via = 'system'
      from due, columns c where t.id = due.id and c.id = t.column_id and c.archive_after is not null and ${due} returning t.*),
    ${recordedChange({ of: sql`written`, by: byItself, kind: 'archived' })},
    ${taskEvents({ of: sql`written`, type: 'task_updated', by: byItself, before: sql`before` })}
    select id from written`,
  );
  return found.length;
}
