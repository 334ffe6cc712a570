// Finds accounts whose names look like a new one.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

interface Names {
  username?: string;
  fullName: string;
}

/**
 * As `skeletonOf` of the contract, by the same table, which a migration has put into the function; both sides are folded there,
 * because the cases of a database are its own. The names of accounts are indexed by it.
 */
function skeleton(text: SQL): SQL {
  return sql`name_skeleton(${text})`;
}

/** Returns whether another account has a name that looks the same and is not: two people may well be called the same. */
export async function looksLike(tx: Db, { username, fullName }: Names, exceptId = 0) {
  const alike = (stored: SQL, value: string | undefined) => sql`exists (
    select from users u where u.deleted_at is null and u.id <> ${exceptId}
      and ${skeleton(stored)} = ${skeleton(sql`${value ?? null}::text`)}
      and lower(normalize(${stored}, nfkc)) <> lower(normalize(${value ?? null}::text, nfkc)))`;
  const row = await firstRow<{ username: boolean; fullName: boolean }>(
    tx,
    sql`select ${alike(sql`u.username`, username)} as username, ${alike(sql`u.full_name`, fullName)} as "fullName"`,
  );
  return row ?? { username: false, fullName: false };
}
