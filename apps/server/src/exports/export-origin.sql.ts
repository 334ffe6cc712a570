// Reads and writes what names this installation in exports.
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

const name = 'export-origin';

export async function findExportOrigin(db: Db): Promise<string | undefined> {
  return (await firstRow<{ origin: string }>(db, sql`select value#>>'{}' as origin from settings where name = ${name}`))?.origin;
}

/** Stores it unless there is one. */
export async function insertExportOrigin(db: Db, origin: string): Promise<void> {
  await db.execute(sql`insert into settings (name, value) values (${name}, ${jsonb(origin)}) on conflict (name) do nothing`);
}
