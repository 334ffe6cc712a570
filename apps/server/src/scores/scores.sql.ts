// Reads and writes the weights of the score.
import type { Actor } from '@app/contract/access.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { ScorePreview } from '@app/contract/scores/scores.contract.ts';
import { defaultWeights, type ScoreWeights } from '@app/contract/scores/scores.rules.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** Returns the weights of the administrators, else the defaults. */
export async function weightsOf(db: Db): Promise<ScoreWeights> {
  const row = await firstRow<{ value: ScoreWeights }>(db, sql`select value from settings where name = 'scores'`);
  return { ...defaultWeights, ...row?.value };
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
    sql`select t.id, t.title, t.status, t.priority, t.department, ${scoreSql(weights, today)} as score,
          ${scoreSql(before, today)} as before
        from tasks t where t.deleted_at is null and ${isOpen} and ${taskVisibleTo(actor)}
        order by score desc, t.id limit ${assistantLimits.scorePreview}`,
  );
}
