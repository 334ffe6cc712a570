// Runs the maintenance that PostgreSQL's background processes would run and PGlite lacks: checkpoints, vacuum, statistics.
import type pg from 'pg';

const interval = 10_000;
/** The maximum WAL size to replay after a crash: a second or two. */
const maxWalBytes = 32 * 1024 * 1024;

/** Statistics are visible after a flush, and PGlite has no idle time in which it would flush. */
const flushStatistics = 'select pg_stat_force_next_flush()';
const walSize = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()';
const staleTables = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 200 + n_live_tup / 5 or n_mod_since_analyze > 200 + n_live_tup / 10`;

/** Maintains the database until the returned function is called. */
export function startMaintenance(pool: pg.Pool): () => void {
  const timer = setInterval(() => void runMaintenance(pool).catch(() => {}), interval);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs the maintenance that is due. Vacuum is skipped while requests wait, and runs before the checkpoint, because it writes to
 * the WAL.
 */
export async function runMaintenance(pool: pg.Pool): Promise<void> {
  if (pool.waitingCount === 0) {
    await pool.query(flushStatistics);
    const { rows: tables } = await pool.query<{ name: string }>(staleTables);
    for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
  }
  const { rows: log } = await pool.query<{ bytes: number }>(walSize);
  if ((log[0]?.bytes ?? 0) > maxWalBytes) await pool.query('checkpoint');
}
