// Secrets that the server generated and that all of its instances share.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

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
