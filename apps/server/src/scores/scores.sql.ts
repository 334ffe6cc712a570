// Reads and writes the weights of the score.
import type { Actor } from '@app/contract/access.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { ScorePreview } from '@app/contract/scores/scores.contract.ts';
import {
  defaultWeights,
  highestScore,
  type ScoredRelations,
  type ScoreWeights,
  scoreBounds,
} from '@app/contract/scores/scores.rules.ts';
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { type ScoreReader, scoredRelations, scoreSql } from '#scores/score.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** Returns the weights of the administrators, else the defaults. */
export async function weightsOf(db: Db): Promise<ScoreWeights> {
  const row = await firstRow<{ value: ScoreWeights }>(db, sql`select value from settings where name = 'scores'`);
  const weights = { ...defaultWeights, ...row?.value };
  // Points that were stored before there were these reasons leave them what is free.
  const free = Math.floor((assistantLimits.score - highestScore({ ...weights, blocking: 0 })) / scoreBounds.blockedTasks);
  return { ...weights, dueMonth: Math.min(weights.dueMonth, weights.dueWeek), blocking: Math.min(weights.blocking, free) };
}

/** Returns the person as a reader of scores, today under the weights of the administrators. */
export async function scoreReader(db: Db, actor: Actor & { timezone: Parameters<typeof zoneOf>[0] }): Promise<ScoreReader> {
  return { actor, weights: await weightsOf(db), today: calendarDate(new Date(), zoneOf(actor.timezone)) };
}

export async function storeWeights(db: Db, weights: ScoreWeights): Promise<void> {
  await db.execute(
    sql`insert into settings (name, value) values ('scores', ${jsonb(weights)})
        on conflict (name) do update set value = excluded.value, updated_at = now()`,
  );
}

/** Returns the open tasks with the highest scores under new weights, with their scores under the old ones. */
export async function highestScores(
  db: Db,
  actor: Actor,
  { weights, before, today }: { weights: ScoreWeights; before: ScoreWeights; today: string },
): Promise<ScorePreview['tasks']> {
  return rowsReplanned(
    db,
    sql`select t.id, t.title, t.status, t.priority, t.department, ${scoreSql({ actor, weights, today })} as score,
          ${scoreSql({ actor, weights: before, today })} as before
        from tasks t where t.deleted_at is null and ${isOpen} and ${taskVisibleTo(actor)}
        order by score desc, t.id limit ${assistantLimits.scorePreview}`,
  );
}

/** Returns what the scores of those of the tasks that the person sees take of their relations. */
export async function relationsForScore(
  db: Db,
  reader: ScoreReader,
  taskIds: readonly number[],
): Promise<(ScoredRelations & { taskId: number })[]> {
  return rows(
    db,
    sql`select t.id as "taskId", ${scoredRelations(reader)} from tasks t
        where t.id = any(${intArray(taskIds)}) and t.deleted_at is null and ${taskVisibleTo(reader.actor)} order by t.id`,
  );
}
