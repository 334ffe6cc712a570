// Counts what the plan of overdue work respects. Every query has the condition of visibility, so that no plan shows other tasks.
import type { Actor } from '@app/contract/access.ts';
import { doneStatus } from '@app/contract/limits.ts';
import { replanBounds } from '@app/language/answers/replan.rules.ts';
import { sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rowsReplanned } from '#db/rows.ts';
import { assigneeRows, isAssignedToAny } from '#tasks/assignees.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** Returns how many tasks these people, as any of their assignees, have finished lately. */
export async function finishedLately(
  db: Db,
  actor: Actor,
  userIds: readonly number[],
): Promise<{ personId: number; count: number }[]> {
  return rowsReplanned(
    db,
    sql`select p.id as "personId", count(*)::int as count from tasks t cross join lateral ${assigneeRows} p
        where t.deleted_at is null and ${isAssignedToAny(userIds)} and p.id = any(${intArray(userIds)}) and ${taskVisibleTo(actor)}
          and t.status = ${doneStatus} and t.completed_at > now() - make_interval(days => ${replanBounds.loadDays})
        group by p.id`,
  );
}

/** Returns how many open tasks of these people are due on each day from today to the horizon. */
export async function dueOnDays(
  db: Db,
  actor: Actor,
  userIds: readonly number[],
  today: string,
): Promise<{ personId: number; date: string; count: number }[]> {
  return rowsReplanned(
    db,
    sql`select p.id as "personId", t.due_date::text as date, count(*)::int as count
        from tasks t cross join lateral ${assigneeRows} p
        where t.deleted_at is null and ${isAssignedToAny(userIds)} and p.id = any(${intArray(userIds)}) and ${taskVisibleTo(actor)} and ${isOpen}
          and t.due_date between ${today}::date and ${today}::date + ${replanBounds.horizon}::int
        group by p.id, t.due_date`,
  );
}
