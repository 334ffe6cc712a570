// Queries and writes a person's own marks: their choice for today, and mentions that need no answer.
import type { Actor } from '@app/contract/access.ts';
import { doneStatus } from '@app/contract/limits.ts';
import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/**
 * Chooses a task for a day; an earlier choice keeps its day. Returns false if the person has chosen as many open tasks as they may; one
 * that they no longer see does not count, as they cannot take it back.
 */
export async function chooseTask(db: Db, actor: Actor, taskId: number, day: string): Promise<boolean> {
  const row = await firstRow(
    db,
    sql`insert into my_task_marks as m (user_id, task_id, chosen_on)
        select ${actor.id}::int, ${taskId}::int, ${day}::date
        where (select count(*) from my_task_marks k join tasks t on t.id = k.task_id
               where k.user_id = ${actor.id} and k.task_id <> ${taskId} and k.chosen_on is not null
                 and t.deleted_at is null and t.status <> ${doneStatus} and ${taskVisibleTo(actor)}) < ${myWorkLimits.chosen}::int
        on conflict (user_id, task_id) do update set chosen_on = coalesce(m.chosen_on, excluded.chosen_on)
        returning task_id`,
  );
  return row !== undefined;
}

/** Takes the choice of a task back. */
export async function unchooseTask(db: Db, userId: number, taskId: number): Promise<void> {
  await db.execute(sql`update my_task_marks set chosen_on = null where user_id = ${userId} and task_id = ${taskId}`);
}

/** Stores that the mentions of the person on a task until now need no answer, or that they do. */
export async function markAnswered(db: Db, userId: number, taskId: number, answered: boolean): Promise<void> {
  await db.execute(
    sql`insert into my_task_marks (user_id, task_id, answered_at)
        values (${userId}, ${taskId}, case when ${answered}::bool then now() end)
        on conflict (user_id, task_id) do update set answered_at = excluded.answered_at`,
  );
}

/** Deletes choices of tasks that were done days ago, and marks that say nothing any more. */
export async function deleteOldMarks(db: Db): Promise<void> {
  const answersEnd = sql`now() - make_interval(days => ${myWorkLimits.mentionDays})`;
  await db.execute(
    sql`delete from my_task_marks m using tasks t
        where t.id = m.task_id and (t.completed_at < now() - interval '2 days' or m.chosen_on is null)
          and coalesce(m.answered_at, '-infinity') < ${answersEnd}`,
  );
}
