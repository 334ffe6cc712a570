// Mails that come in: the addresses of boards, the log, and the reading of a mailbox.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users, workspaces } from '#db/tables/people.ts';
import { tasks } from '#db/tables/tasks.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const mailAddresses = pgTable('mail_addresses', {
  workspaceId: integer('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  /** The secret part. Members read it, so it is stored as it is. */
  secret: text('secret').notNull().unique(),
  /** Those of boards that were merged into this one. */
  formerSecrets: text('former_secrets').array().notNull().default([]),
  isOn: boolean('is_on').notNull().default(true),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
});

/** What came in and what became of it, without the text; rows are deleted after a time. */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: id(),
    /** The Message-ID and the address: the same mail makes one task. Null for a refused mail, which may be sent again. */
    dedupeKey: text('dedupe_key').unique(),
    way: text('way').notNull(),
    /** One of the `incomingMailStates` of the contract. */
    state: text('state').notNull(),
    reason: text('reason'),
    sender: text('sender'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    workspaceId: integer('workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    subject: text('subject'),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** Who reads it, while it is `working`, and since when. */
    claim: text('claim'),
    claimedAt: instant('claimed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('incoming_mails_way', sql`${table.way} in ('smtp', 'mailbox')`),
    check('incoming_mails_state', sql`${table.state} in ('working', 'task', 'comment', 'refused', 'dropped')`),
    index('incoming_mails_user').on(table.userId),
    index('incoming_mails_task').on(table.taskId),
    index('incoming_mails_workspace').on(table.workspaceId),
  ],
);

/** The one row of the mailbox: who reads it, and how the last reading ended. */
export const mailboxReadings = pgTable(
  'mailbox_readings',
  {
    id: integer('id').primaryKey().default(1),
    /** The process that reads, until `until`. */
    reader: text('reader'),
    until: instant('until'),
    checkedAt: instant('checked_at'),
    /** A code of `mailFailures`; null if the last reading was whole. */
    failure: text('failure'),
  },
  (table) => [check('mailbox_readings_one', sql`${table.id} = 1`)],
);
