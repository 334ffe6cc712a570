// Queries the time zones of people, and those that the database knows.

import { isTimezone } from '@app/contract/dates/zones.rules.ts';
import type { Timezone } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { timezoneOf } from '#endpoints/principals.sql.ts';

/** Returns the different time zones of people, and UTC, which is that of work without a person. */
export async function usedTimezones(db: Db): Promise<Timezone[]> {
  const found = await rows<{ timezone: Timezone }>(
    db,
    sql`select ${timezoneOf} as timezone from users u where deleted_at is null union select 'UTC' order by timezone`,
  );
  return found.map(({ timezone }) => timezone).filter(isTimezone);
}

/** Returns whether `at time zone` takes the name: the database has zones of its own, which may be older than those of Node. */
export async function isDatabaseZone(db: Db, name: string): Promise<boolean> {
  return (await firstRow(db, sql`select name from pg_timezone_names where name = ${name}`)) !== undefined;
}
