// Finds accounts whose names look like a new one.
import { lookAlikes } from '@app/contract/users/look-alikes.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

interface Names {
  username?: string;
  fullName: string;
}

/** As `skeletonOf` of the contract, by the same table; both sides are folded here, because the cases of a database are its own. */
function skeleton(text: SQL): SQL {
  return sql`lower(translate(normalize(${text}, nfkc), ${lookAlikes.from}, ${lookAlikes.to}))`;
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
