// Counts the bytes of files: of all, of one person, and of those that nobody would miss; lets removed ones give way.
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** Returns the bytes of all contents that are kept. */
export async function storedBytes(db: Db): Promise<number> {
  return bytesOf(
    await firstRow<Bytes>(db, sql`select coalesce(sum(size), 0)::float8 as bytes from stored_files where state = 'kept'`),
  );
}

interface Bytes {
  bytes: number;
}

function bytesOf(row: Bytes | undefined): number {
  return row?.bytes ?? 0;
}

/** Contents that only removed files have, and when the last of these was removed. */
const removable = sql`select f.id, f.size, max(a.removed_at) as at from stored_files f join attachments a on a.file_id = f.id
  where f.state = 'kept' group by f.id having bool_and(a.removed_at is not null)`;

/** Returns the bytes of what is only kept to be restored. */
export async function removableBytes(db: Db): Promise<number> {
  return bytesOf(await firstRow<Bytes>(db, sql`select coalesce(sum(r.size), 0)::float8 as bytes from (${removable}) r`));
}

/** Deletes removed files for good until so many bytes are free, those first that were removed first. */
export async function giveWay(tx: Db, bytes: number): Promise<void> {
  await rows(
    tx,
    sql`with chosen as materialized (
          select c.id from (select r.id, sum(r.size) over (order by r.at, r.id) - r.size as before from (${removable}) r) c
          where c.before < ${bytes}::float8),
        gone as (delete from attachments a using chosen c where a.file_id = c.id and a.removed_at is not null returning a.id)
        update stored_files f set state = 'doomed', used_at = now() from chosen c where f.id = c.id and f.state = 'kept'
          returning f.id`,
  );
}

/** Returns the bytes of a person's files, and of those of the last day, also of removed ones. */
export async function filesOf(db: Db, userId: number): Promise<{ bytes: number; today: number }> {
  const row = await firstRow<{ bytes: number; today: number }>(
    db,
    sql`select coalesce(sum(own.size), 0)::float8 as bytes, coalesce(sum(own.size) filter (where own.is_new), 0)::float8 as today
        from (select f.size, bool_or(a.created_at > now() - interval '1 day') as is_new from attachments a
          join stored_files f on f.id = a.file_id where a.user_id = ${userId} group by f.id) own`,
  );
  return row ?? { bytes: 0, today: 0 };
}

/** Notes whether the room is filling; returns true if it is and was not before. */
export async function claimFullWarning(tx: Db, isFilling: boolean): Promise<boolean> {
  const value = jsonb({ isFilling });
  const row = await firstRow(
    tx,
    sql`insert into settings as s (name, value) select 'files-filling', ${value} where ${isFilling}::boolean
          or exists (select from settings where name = 'files-filling')
        on conflict (name) do update set value = excluded.value, updated_at = now() where s.value is distinct from excluded.value
        returning s.name`,
  );
  return isFilling && row !== undefined;
}
