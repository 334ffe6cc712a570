// Asks the database for what serving needs: an answer, leave to write, every migration that this code knows, and room on its disk.
import { sql } from 'drizzle-orm';
import type { Database } from '#db/connect.ts';
import { codeOf } from '#db/failures.ts';
import { knownMigrations } from '#db/migrate.ts';
import { within } from '#db/patience.ts';
import type { DiskState } from '#db/pglite/disk.ts';
import { firstRow } from '#db/rows.ts';

export interface DatabaseState {
  ready: boolean;
  checks: {
    database: 'ok' | 'unreachable' | 'read-only';
    /** Behind where a migration is missing; an older version serves beside a newer one. */
    schema?: 'ok' | 'behind';
    /** Fewer where PostgreSQL gives less than DATABASE_POOL_MAX: requests queue. */
    connections?: 'ok' | 'fewer';
    /** Of the embedded database: low while it still stores, full where it refuses to. */
    disk?: DiskState;
  };
}

const patience = 1_000;
const question = sql`select current_setting('transaction_read_only') = 'on' as "readOnly",
  array(select name from drizzle.__drizzle_migrations) as applied`;
const noTable = ['42P01', '3F000'];

/** One cheap question to the database, answered within a second or taken for no answer. */
export async function readyState(database: Database): Promise<DatabaseState> {
  const space = database.disk();
  const common = { connections: database.hasFewConnections() ? 'fewer' : 'ok', ...(space && { disk: space }) } as const;
  try {
    const answer = await within(patience, firstRow<{ readOnly: boolean; applied: string[] }>(database.db, question));
    const applied = new Set(answer?.applied);
    const schema = knownMigrations().every((name) => applied.has(name)) ? 'ok' : 'behind';
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
