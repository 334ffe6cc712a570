// Counts what the metrics and the charts show.
import { statuses } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { instancePrefix } from '#db/instance-name.ts';
import { firstRow, rows } from '#db/rows.ts';

/** Mails that are not sent yet, and since when the oldest has been due (milliseconds; null without one). */
export interface MailsWaiting {
  waiting: number;
  oldest: number | null;
}

/** Returns how many tasks have each of the four statuses; those in columns of other names count as `other`. */
export async function tasksByStatus(db: Db): Promise<{ status: string; tasks: number }[]> {
  return rows(
    db,
    sql`select case when status = any(${textArray(statuses)}) then status else 'other' end as status, count(*)::int as tasks
        from tasks where deleted_at is null group by 1`,
  );
}

/** Returns what waits in the outbox. */
export async function mailsWaiting(db: Db): Promise<MailsWaiting> {
  const found = await firstRow<MailsWaiting>(
    db,
    sql`select count(*)::int as waiting,
          (extract(epoch from now() - min(due_at) filter (where due_at <= now())) * 1000)::float8 as oldest
        from outbox where state in ('queued', 'sending')`,
  );
  return found ?? { waiting: 0, oldest: null };
}

/** Returns the version of the database and its size in bytes. */
export async function databaseSize(db: Db): Promise<{ version: string; bytes: number } | null> {
  const found = await firstRow<{ version: string; bytes: number }>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`,
  );
  return found ?? null;
}

/** Returns the servers that listen on this database, the oldest first. */
export async function serverInstances(db: Db): Promise<{ name: string; since: string }[]> {
  return rows(
    db,
    sql`select substr(application_name, ${instancePrefix.length + 1}) as name, ${iso(sql`backend_start`)} as since from pg_stat_activity
        where datname = current_database() and starts_with(application_name, ${instancePrefix}) order by backend_start limit 100`,
  );
}
