// Backups that the server made or that were recorded; the files are in a folder (docs/decisions/044-scheduled-backups.md).
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    /** One of the `backupCauses` of the contract. */
    cause: text('cause').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** One of the `backupStates` of the contract. */
    state: text('state').notNull(),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Identifies the process that makes it, which must prolong its lease. */
    claim: uuid('claim'),
    leaseUntil: instant('lease_until'),
    /** The name of the computer on which it is made. */
    host: text('host'),
    /** The name of the file. */
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: integer('rows'),
    encrypted: boolean('encrypted'),
    /** How long the writing and the restore test took, in milliseconds. */
    writeMs: integer('write_ms'),
    testMs: integer('test_ms'),
    /** One of the `backupTests` of the contract; null without a test. */
    test: text('test'),
    /** One of the `backupReasons` of the contract, if something failed; `detail` is what the program said. */
    reason: text('reason'),
    detail: text('detail'),
    /** When the file was deleted, because newer ones replace it. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('backup_runs_state').on(table.state), index('backup_runs_created').on(table.createdAt)],
);
