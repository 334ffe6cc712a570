// Secrets that the server made up itself and that all of its instances share.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

/** Returns the secret of that name, stores `fresh` as it where there is none; of several who start at once all get the same. */
export async function keptSecret(db: Db, name: string, fresh: string): Promise<string> {
  const row = await firstRow<{ value: string }>(
    db,
    sql`insert into secrets as s (name, value) values (${name}, ${fresh})
        on conflict (name) do update set value = s.value returning value`,
  );
  if (!row) throw new Error('the database returned no secret');
  return row.value;
}
