// Binds arrays as single parameters of raw SQL; drizzle would expand them into lists.
import { type SQL, sql } from 'drizzle-orm';

export function intArray(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::int[]`;
}

export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** Binds a value as a jsonb parameter. */
export function jsonb(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`;
}

const isoFormat = `at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Formats a timestamp column as an ISO string. */
export function iso(column: SQL): SQL {
  return sql`to_char(${column} ${sql.raw(isoFormat)})`;
}

/** Like `iso`, for an expression that is text. */
export function isoText(column: string): string {
  return `to_char(${column} ${isoFormat})`;
}
