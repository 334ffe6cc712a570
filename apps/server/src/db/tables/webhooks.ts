// Webhooks and the queue of their deliveries.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { createdAt, id, instant, via } from '#db/tables/types.ts';

/** Receivers of events. A worker claims a webhook, so that it gets one request at a time, in order. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Some of the `webhookEvents` of the contract. */
    events: text('events').array().notNull(),
    /** Only what concerns these departments; empty for everything. */
    departmentIds: integer('department_ids').array().notNull().default([]),
    /** Encrypted; the old one also signs until `oldSecretUntil`. */
    secret: text('secret').notNull(),
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    /** The administrator in whose name it is sent; without a rightful owner it stops. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').notNull().default('active'),
    /** One of the `webhookStops` of the contract, if the server stopped it. */
    stopReason: text('stop_reason'),
    /** Whether administrators were notified that it stopped. */
    stopTold: boolean('stop_told').notNull().default(true),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
    /** The worker that sends to it now, and until when its claim is valid. */
    claim: text('claim'),
    claimedUntil: instant('claimed_until'),
    /** When it was served last: whoever waited longest is next. */
    servedAt: instant('served_at'),
    /** Failed attempts in a row, since when, and the code of the last one. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    failure: text('failure'),
    /** Nothing is sent to it before, because it failed or asked for a pause. */
    holdUntil: instant('hold_until'),
    lastDeliveredAt: instant('last_delivered_at'),
  },
  (table) => [
    index('webhooks_owner').on(table.ownerId),
    check('webhooks_state', sql`${table.state} in ('active', 'paused', 'stopped')`),
  ],
);

/**
 * The deliveries of webhooks: written by triggers of a migration in the transaction of its cause, and the queue of what is not
 * delivered yet. Another trigger notifies the workers when a new row is committed.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The header `webhook-id`, the same for every attempt. */
    messageId: text('message_id').notNull().default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
    /** One of the `webhookEvents` of the contract, or `ping`. */
    type: text('type').notNull(),
    taskId: integer('task_id'),
    /** The person who caused it, if it is known. */
    actorId: integer('actor_id'),
    via: via(),
    /** The rows as they were then, from which the body is composed at the first attempt; null afterwards. */
    cause: jsonb('cause'),
    /** The signed body; null before the first attempt and after its retention. */
    body: text('body'),
    /** One of the `deliveryStates` of the contract; `sending` only for a test. */
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    /** When it was queued, again or for the first time. */
    queuedAt: instant('queued_at').notNull().default(sql`now()`),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    lastAttemptAt: instant('last_attempt_at'),
    url: text('url'),
    status: integer('status'),
    code: text('code'),
    response: text('response'),
    /** Milliseconds of the last attempt. */
    duration: integer('duration'),
    /** The last attempts with time, status, code and duration. */
    tries: jsonb('tries').notNull().default([]),
  },
  (table) => [
    check('webhook_deliveries_state', sql`${table.state} in ('queued', 'sending', 'delivered', 'failed')`),
    index('webhook_deliveries_log').on(table.webhookId, table.id),
    index('webhook_deliveries_next').on(table.webhookId, table.id).where(sql`${table.state} = 'queued'`),
    index('webhook_deliveries_due').on(table.webhookId, table.dueAt).where(sql`${table.state} = 'queued'`),
    index('webhook_deliveries_order').on(table.webhookId, table.taskId, table.id).where(sql`${table.state} = 'queued'`),
    index('webhook_deliveries_failed').on(table.webhookId).where(sql`${table.state} = 'failed'`),
    index('webhook_deliveries_created_at').on(table.createdAt),
  ],
);
