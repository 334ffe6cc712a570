// Secrets that the server generated and that all of its instances share, and which key they write with.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

/** The channel on which the instances hear that another key writes. */
export const secretKeyChannel = 'secret_key';

/** Returns the secret of that name; stores `fresh` if there is none. Concurrent starts all get the same secret. */
export async function findOrCreateSecret(db: Db, name: string, fresh: string): Promise<string> {
  const row = await firstRow<{ value: string }>(
    db,
    sql`insert into secrets as s (name, value) values (${name}, ${fresh})
        on conflict (name) do update set value = s.value returning value`,
  );
  if (!row) throw new Error('the database returned no secret');
  return row.value;
}

export async function findSecret(db: Db, name: string): Promise<string | undefined> {
  return (await firstRow<{ value: string }>(db, sql`select value from secrets where name = ${name}`))?.value;
}

/** Deletes a secret; returns whether it was there. */
export async function deleteSecret(db: Db, name: string): Promise<boolean> {
  return (await firstRow(db, sql`delete from secrets where name = ${name} returning 1`)) !== undefined;
}

/** Stores a value in place of another one, and tells all instances that it is about the key. */
export async function replaceSecret(db: Db, name: string, value: string): Promise<void> {
  await db.execute(
    sql`with stored as (
          insert into secrets (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value
          returning name)
        select pg_notify(${secretKeyChannel}, '')::text from stored`,
  );
}
