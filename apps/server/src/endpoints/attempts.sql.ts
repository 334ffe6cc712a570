// Counts attempts within a time window. All instances share the counts.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { attempts } from '#db/tables.ts';

/**
 * Counts one attempt, or as many as given. Returns the number of attempts in the current window as `count` and the seconds until it
 * ends as `wait`.
 */
export async function countAttempt(db: Db, key: string, window: number, by = 1): Promise<{ count: number; wait: number }> {
  const seconds = window / 1000;
  const row = await firstRow<{ count: number; wait: number }>(
    db,
    sql`insert into attempts as a (key, count, window_ends) values (${key}, ${by}::int, now() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          count = case when a.window_ends <= now() then ${by}::int else a.count + ${by}::int end,
          window_ends = case when a.window_ends <= now() then now() + make_interval(secs => ${seconds}) else a.window_ends end
        returning count, extract(epoch from window_ends - now())::int as wait`,
  );
  return row ?? { count: by, wait: seconds };
}

/**
 * Token bucket: takes up to `size` requests from a key's allowance of `perMinute` plus a burst. Returns how many it granted and
 * how many more are stored.
 * The row stores the instant until which the granted requests reach at the even rate.
 */
export async function takeRequestTokens(
  db: Db,
  key: string,
  { size, perMinute, burst }: { size: number; perMinute: number; burst: number },
): Promise<{ granted: number; stored: number }> {
  const pace = 60 / perMinute;
  const granted = sql`greatest(0, least(${size}::int,
    floor((${burst * pace}::float8 - extract(epoch from greatest(a.window_ends - now(), interval '0'))) / ${pace}::float8)))::int`;
  const row = await firstRow<{ granted: number; stored: number }>(
    db,
    sql`insert into attempts as a (key, count, window_ends)
        values (${key}, ${size}, now() + make_interval(secs => ${size * pace}::float8))
        on conflict (key) do update set count = ${granted},
          window_ends = greatest(a.window_ends, now()) + make_interval(secs => ${granted} * ${pace}::float8)
        returning count as granted, greatest(0, floor((${burst * pace}::float8
          - extract(epoch from greatest(a.window_ends - now(), interval '0'))) / ${pace}::float8))::int as stored`,
  );
  return row ?? { granted: size, stored: 0 };
}

export async function resetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Subtracts one attempt, for an attempt that turned out to be valid. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await db.delete(attempts).where(sql`${attempts.windowEnds} <= now()`);
}
