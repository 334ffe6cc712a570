// What the kept boards ask of the database.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { boardSelect, type ListFields } from '#tasks/tasks.sql.ts';

/** The board as JSON text, and the snapshot in which it was read. */
export async function readBoard(db: Db, departmentKey: string, fields: ListFields): Promise<{ text: string; snapshot: string }> {
  const row = await firstRow<{ text: string; snapshot: string }>(
    db,
    sql`select (${boardSelect(departmentKey, fields)}) as text, pg_current_snapshot()::text as snapshot`,
  );
  if (!row) throw new Error('the database gave no board');
  return row;
}

/** Whether an event of the board has come that a snapshot did not see yet; and the snapshot of this look. */
export async function changedSince(
  db: Db,
  departmentKey: string,
  snapshot: string,
): Promise<{ changed: boolean; snapshot: string }> {
  const row = await firstRow<{ changed: boolean; snapshot: string }>(
    db,
    sql`select pg_current_snapshot()::text as snapshot, exists (
          select 1 from events where written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and not pg_visible_in_snapshot(written_by, ${snapshot}::pg_snapshot)
            and department_keys @> array[${departmentKey}]) as changed`,
  );
  return row ?? { changed: true, snapshot };
}
