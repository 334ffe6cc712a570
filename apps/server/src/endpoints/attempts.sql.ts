// Counting attempts within a window, shared by all instances.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { attempts } from '#db/tables.ts';

/** Counts one attempt; `count` is how many the running window has now, `wait` the seconds until it ends. */
export async function countAttempt(db: Db, key: string, window: number): Promise<{ count: number; wait: number }> {
  const seconds = window / 1000;
  const row = await firstRow<{ count: number; wait: number }>(
    db,
    sql`insert into attempts as a (key, count, window_ends) values (${key}, 1, now() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          count = case when a.window_ends <= now() then 1 else a.count + 1 end,
          window_ends = case when a.window_ends <= now() then now() + make_interval(secs => ${seconds}) else a.window_ends end
        returning count, extract(epoch from window_ends - now())::int as wait`,
  );
  return row ?? { count: 1, wait: seconds };
}

/**
 * Takes up to `size` requests out of what a key may make, `perMinute` and a burst at once, and returns how many there were. The
 * row holds the instant until which all that were taken reach at the even pace.
 */
export async function takeRequests(
  db: Db,
  key: string,
  { size, perMinute, burst }: { size: number; perMinute: number; burst: number },
): Promise<number> {
  const pace = 60 / perMinute;
  const granted = sql`greatest(0, least(${size}::int,
    floor((${burst * pace}::float8 - extract(epoch from greatest(a.window_ends - now(), interval '0'))) / ${pace}::float8)))::int`;
  const row = await firstRow<{ count: number }>(
    db,
    sql`insert into attempts as a (key, count, window_ends)
        values (${key}, ${size}, now() + make_interval(secs => ${size * pace}::float8))
        on conflict (key) do update set count = ${granted},
          window_ends = greatest(a.window_ends, now()) + make_interval(secs => ${granted} * ${pace}::float8)
        returning count`,
  );
  return row?.count ?? size;
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Takes one attempt back, for one that turned out to be good. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await db.delete(attempts).where(sql`${attempts.windowEnds} <= now()`);
}
