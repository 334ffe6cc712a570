// Stores answers for requests that carry an Idempotency-Key.
import { idempotency, keptAnswers } from '@app/contract/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { idempotencyKeys } from '#db/tables.ts';

/**
 * Inserts a key and returns its id; undefined if it exists already. Waits for a concurrent transaction that inserts the same key.
 */
export async function insertIdempotencyKey(
  db: Db,
  row: { scope: string; key: string; requestHash: string },
): Promise<number | undefined> {
  const taken = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ id: idempotencyKeys.id });
  return taken[0]?.id;
}

/** Returns a key that exists, and locks it: with that the commit that follows has something to store (`Replay`). */
export async function lockIdempotencyKey(db: Db, scope: string, key: string) {
  const found = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    .for('update');
  return found[0];
}

export async function storeAnswer(db: Db, keyId: number, status: number, answer: string): Promise<void> {
  await rows(db, sql`update idempotency_keys set status = ${status}, answer = ${answer} where id = ${keyId}`);
}

/** Deletes keys past their retention, and the oldest of callers who have too many, or too long answers. */
export async function deleteOldIdempotencyKeys(db: Db): Promise<void> {
  const { age, perCaller, bytes } = keptAnswers;
  const old = (milliseconds: number) => sql`created_at < now() - make_interval(secs => ${milliseconds / 1000}::float8)`;
  await db.execute(sql`delete from idempotency_keys where ${old(idempotency.retention)}`);
  await db.execute(
    sql`delete from idempotency_keys k using (
          select id, created_at, row_number() over newest as place, sum(octet_length(answer)) over newest as bytes from idempotency_keys
          window newest as (partition by scope order by id desc)) n
        where n.id = k.id and n.${old(age)} and (n.place > ${perCaller}::int or n.bytes > ${bytes}::int)`,
  );
}
