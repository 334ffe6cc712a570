// The audit log, and where its records are sent.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, via } from '#db/tables/types.ts';

/**
 * Sign-ins, what protects accounts, administrative actions, and refused attempts. Triggers reject changes to rows, deletes before they
 * expire, and the deletion of all.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id'),
    /** One of the `auditActions` of the contract. */
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    /** The target of the action, as `department:3`. */
    target: text('target'),
    details: jsonb('details').notNull().default({}),
    address: text('address'),
    via: via(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_created_at').on(table.createdAt),
  ],
);

/** Where the audit log is sent: `file`, `syslog`. One process at a time sends to each. */
export const auditReceivers = pgTable('audit_receivers', {
  name: text('name').primaryKey(),
  claim: text('claim'),
  claimedUntil: instant('claimed_until'),
  /** Not before then is it tried again, after as many failures. */
  holdUntil: instant('hold_until'),
  failures: integer('failures').notNull().default(0),
  failure: text('failure'),
  sentAt: instant('sent_at'),
  /** When a server last said that it sends there. */
  seenAt: instant('seen_at').notNull().default(sql`now()`),
});

/** Records that a receiver has not got yet; a trigger adds each new record for each receiver. */
export const auditQueue = pgTable(
  'audit_queue',
  {
    receiver: text('receiver').notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.receiver, table.auditId] })],
);
