// What PostgreSQL's background processes would do and PGlite, which has none, does not: checkpoints, vacuum, statistics.
import type pg from 'pg';

const lookEvery = 10_000;
/** So much of the log may have to be read again after a crash: a second or two. */
const logBytes = 32 * 1024 * 1024;

/** What was counted is usable once it is handed over; there is no idle moment in which PGlite would do that. */
const count = 'select pg_stat_force_next_flush()';
const logSince = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()';
const worn = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 200 + n_live_tup / 5 or n_mod_since_analyze > 200 + n_live_tup / 10`;

/** Looks after the database until it is told to stop. */
export function keepUp(pool: pg.Pool): () => void {
  const timer = setInterval(() => void look(pool).catch(() => {}), lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}

/** Does what is due; cleaning waits while others wait, and comes first, since it writes to the log itself. */
export async function look(pool: pg.Pool): Promise<void> {
  if (pool.waitingCount === 0) {
    await pool.query(count);
    const { rows: tables } = await pool.query<{ name: string }>(worn);
    for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
  }
  const { rows: log } = await pool.query<{ bytes: number }>(logSince);
  if ((log[0]?.bytes ?? 0) > logBytes) await pool.query('checkpoint');
}
