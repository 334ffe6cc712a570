// How long records are kept, within the queries that show and delete them.
import { deletionStep, type RetentionKind, retentionBounds, retentionSetting } from '@app/contract/retention/retention.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { lockRetention } from '#retention/retention.sql.ts';

/** The interval for which a kind is kept, as administrators have chosen; null keeps it without an end, so that nothing is older. */
export function keptFor(kind: RetentionKind): SQL {
  const { usual, least, most } = retentionBounds[kind];
  const chosen = sql`value->>${kind}::text`;
  return sql`(select make_interval(days => coalesce(
      max(least(greatest((${chosen})::int, ${least}::int), ${most}::int)) filter (where ${chosen} is not null), ${usual}::int))
    from settings where name = ${retentionSetting})`;
}

interface Old {
  /** A table whose key is `id`. */
  table: string;
  /** The condition of its columns. */
  where: SQL;
  /** Rows of one statement at most. */
  step?: number;
  /** Nobody changes the choice during a step; a trigger may read it once more. */
  locked?: boolean;
}

/** Deletes rows in bounded steps, each a transaction of its own. Instances that do so at the same time take different rows. */
export async function deleteInSteps(db: Db, old: Old): Promise<void> {
  const name = sql.identifier(old.table);
  await inSteps(db, old, sql`delete from ${name} using old where ${name}.id = old.id`);
}

/** Changes rows in bounded steps as `deleteInSteps` deletes them; a changed row must not meet the condition any more. */
export async function changeInSteps(db: Db, old: Old, set: SQL): Promise<void> {
  const name = sql.identifier(old.table);
  await inSteps(db, old, sql`update ${name} set ${set} from old where ${name}.id = old.id`);
}

async function inSteps(db: Db, { table, where, step = deletionStep.rows, locked = false }: Old, act: SQL): Promise<void> {
  const statement = sql`with old as materialized (
      select id from ${sql.identifier(table)} where ${where} limit ${step}::int for update skip locked),
    done as (${act} returning 1)
    select count(*)::int as count from done`;
  let count = step;
  while (count >= step) {
    const done = await db.transaction(async (tx) => {
      if (locked) await lockRetention(tx);
      return firstRow<{ count: number }>(tx, statement);
    });
    count = done?.count ?? 0;
  }
}
