// For tests: summarizes the database in a short text, to prove that a refused call changed nothing.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

/** Tables that a refused call may write to. */
const apart = ['sessions', 'sign_ins', 'attempts', 'audit_log', 'idempotency_keys'];

let names: string[] | undefined;

/** Returns the number and the hash of the rows of every table with user data. */
export async function fingerprint(db: Db): Promise<string> {
  names ??= (
    await rows<{ name: string }>(db, sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  )
    .map(({ name }) => name)
    .filter((name) => !apart.includes(name) && !name.includes('migrations'));
  const parts = names.map((name) =>
    sql.raw(
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
    ),
  );
  // Workers of PostgreSQL that share the tables return them in any order.
  const hashes = await rows<{ name: string; hash: string }>(db, sql`${sql.join(parts, sql` union all `)} order by name`);
  return hashes.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}
