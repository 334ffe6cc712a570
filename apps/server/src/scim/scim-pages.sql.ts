// A page of rows with the number of all of them.
import { type SQL, sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rowsReplanned } from '#db/rows.ts';

interface Page {
  fields: SQL;
  from: SQL;
  where: SQL;
  /** The order, before that of the id. */
  order: SQL;
  id: SQL;
  skip: number;
  count: number;
}

/** Returns the rows of a page, in an order that ends with the id, and how many rows there are in all. */
export async function rowsWithCount<Row>(db: Db, page: Page): Promise<{ total: number; rows: Row[] }> {
  const { fields, from, where, order, id, skip, count } = page;
  const [counted] = await rowsReplanned<{ total: number }>(db, sql`select count(*)::int as total from ${from} where ${where}`);
  const total = counted?.total ?? 0;
  if (count === 0 || skip >= total) return { total, rows: [] };
  // The fields of skipped rows would be computed, too.
  const found = await rowsReplanned<{ id: number }>(
    db,
    sql`select ${id} as id from ${from} where ${where} order by ${order}${id} offset ${skip} limit ${count}`,
  );
  const ids = intArray(found.map((row) => row.id));
  const shown = await rowsReplanned<Row>(
    db,
    sql`select ${fields} from ${from} where ${id} = any(${ids}) order by array_position(${ids}, ${id})`,
  );
  return { total, rows: shown };
}
