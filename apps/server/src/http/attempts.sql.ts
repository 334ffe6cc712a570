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
