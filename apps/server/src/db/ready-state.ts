// Checks whether the database can serve: it answers, is writable, has every migration of this code, and has free disk space.
import { sql } from 'drizzle-orm';
import type { Database } from '#db/connect.ts';
import { codeOf } from '#db/failures.ts';
import { migrationNames } from '#db/migrate.ts';
import type { DiskState } from '#db/pglite/disk.ts';
import { firstRow } from '#db/rows.ts';
import { withTimeout } from '#db/timeout.ts';

export interface DatabaseState {
  ready: boolean;
  checks: {
    database: 'ok' | 'unreachable' | 'read-only';
    /** `behind`: a migration is missing. A newer schema is ok, because an older version serves beside a newer one. */
    schema?: 'ok' | 'behind';
    /** `fewer`: PostgreSQL grants fewer connections than DATABASE_POOL_MAX, so requests queue. */
    connections?: 'ok' | 'fewer';
    /** The disk of the embedded database. `low`: writes still work; `full`: writes are refused. */
    disk?: DiskState;
  };
}

const timeout = 1_000;
const question = sql`select current_setting('transaction_read_only') = 'on' as "readOnly",
  array(select name from drizzle.__drizzle_migrations) as applied`;
const noTable = ['42P01', '3F000'];

/** Runs one cheap query; no answer within a second counts as unreachable. */
export async function checkReadiness(database: Database): Promise<DatabaseState> {
  const space = database.disk();
  const common = { connections: database.hasFewConnections() ? 'fewer' : 'ok', ...(space && { disk: space }) } as const;
  try {
    const answer = await withTimeout(timeout, firstRow<{ readOnly: boolean; applied: string[] }>(database.db, question));
    const applied = new Set(answer?.applied);
    const schema = migrationNames().every((name) => applied.has(name)) ? 'ok' : 'behind';
    const readOnly = answer?.readOnly ?? true;
    return {
      ready: !readOnly && schema === 'ok' && space !== 'full',
      checks: { database: readOnly ? 'read-only' : 'ok', schema, ...common },
    };
  } catch (error) {
    if (noTable.includes(codeOf(error) ?? '')) return { ready: false, checks: { database: 'ok', schema: 'behind', ...common } };
    return { ready: false, checks: { database: 'unreachable', ...common } };
  }
}
