// Queries and writes who watches or mutes a task, and the conditions that follow (`isNotified` of the contract).
import type { Actor } from '@app/contract/access.ts';
import { mentionKinds, type WatchState, watchLimits } from '@app/contract/watches/watches.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** Returns the choice of a person. */
export async function watchOf(db: Db, userId: number, taskId: number): Promise<WatchState> {
  const row = await firstRow<{ state: WatchState }>(
    db,
    sql`select w.state from task_watches w where w.task_id = ${taskId} and w.user_id = ${userId}`,
  );
  return row?.state ?? 'usual';
}

/**
 * Stores the choice. One that was taken back stays as a row, since the person may have notifications of the time before. Returns
 * false if the person has chosen for as many tasks as they may; one that they no longer see does not count, as they cannot take it back.
 */
export async function setWatch(db: Db, actor: Actor, taskId: number, state: WatchState): Promise<boolean> {
  const row = await firstRow(
    db,
    sql`insert into task_watches as w (user_id, task_id, state)
        select ${actor.id}::int, ${taskId}::int, ${state}::text
        where ${state}::text = 'usual' or (select count(*) from task_watches o join tasks t on t.id = o.task_id
          where o.user_id = ${actor.id} and o.task_id <> ${taskId} and o.state <> 'usual'
            and t.deleted_at is null and ${taskVisibleTo(actor)}) < ${watchLimits.perPerson}::int
        on conflict (task_id, user_id) do update set state = excluded.state
        returning w.task_id`,
  );
  return row !== undefined;
}

/** The query of the people who watch task `t`. */
export const watchers = sql`select w.user_id from task_watches w where w.task_id = t.id and w.state = 'watching'`;

/** The condition that a person has not muted a task, for a notification of this kind. */
export function isNotMuted(kind: SQL, task: SQL, person: SQL): SQL {
  return sql`(${kind} = any(${textArray(mentionKinds)}) or not exists (
    select from task_watches w where w.task_id = ${task} and w.user_id = ${person} and w.state = 'muted'))`;
}
