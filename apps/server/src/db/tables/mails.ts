// What people are told, in the product and by mail.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { tasks } from '#db/tables/tasks.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the `notificationKinds` of the contract. */
    kind: text('kind').notNull(),
    message: text('message').notNull(),
    /** What the message is made of, so that it can be said in another language or about several acts. */
    details: jsonb('details').notNull().default({}),
    isRead: boolean('is_read').notNull().default(false),
    /** The last of the acts that it tells of. */
    createdAt: createdAt(),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    // What a person was told of a task a moment ago; and what goes with a task that is deleted for good.
    index('notifications_task').on(table.taskId, table.userId, table.createdAt),
  ],
);

export const emailTemplates = pgTable(
  'email_templates',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    triggerEvent: text('trigger_event').notNull().default('none'),
    subject: text('subject').notNull(),
    htmlContent: text('html_content').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
    variables: jsonb('variables').notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** The text is ours, not edited: each recipient reads it in the own language. */
    builtIn: boolean('built_in').notNull().default(false),
  },
  (table) => [
    uniqueIndex('email_templates_default').on(table.triggerEvent).where(sql`${table.isDefault}`),
    check('email_templates_by_hand', sql`not (${table.isDefault} and ${table.triggerEvent} = 'none')`),
  ],
);

/**
 * Every mail, written in the transaction of its cause, and the queue of those that are to be sent. A migration lets each new
 * row wake the workers when it is committed.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Names the cause and the recipient: the same cause never makes a second mail. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** One of the `mailKinds` of the contract. */
    kind: text('kind').notNull(),
    /** Whose settings and sight decide; without `address` also where it goes. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where it goes whatever the person's address is. */
    address: text('address'),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** Who caused it. */
    actorId: integer('actor_id'),
    /** What else it is made of, by kind. */
    details: jsonb('details').notNull().default({}),
    /** One of the `mailStates` of the contract. */
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; of one that is being sent, when its worker is given up. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    /** The worker that has it. */
    claim: text('claim'),
    /** The Message-ID, the same for every try. */
    messageId: text('message_id'),
    /** The last failure, or why it was skipped: a code of the contract. */
    code: text('code'),
    /** Where it went, and what was written at the last try. */
    sentTo: text('sent_to'),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    check('outbox_state', sql`${table.state} in ('queued', 'sending', 'sent', 'kept', 'skipped', 'failed')`),
    check('outbox_recipient', sql`${table.userId} is not null or ${table.address} is not null`),
    index('outbox_due').on(table.dueAt).where(sql`${table.state} in ('queued', 'sending')`),
    index('outbox_user').on(table.userId),
    index('outbox_state').on(table.state, table.id),
  ],
);

/** The last local day on which a person was reminded of tasks: no day comes twice, and none after a later one. */
export const reminderDays = pgTable('reminder_days', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  /** From when on the digest of that day tells what is new. */
  since: instant('since').notNull(),
  ranAt: instant('ran_at').notNull(),
});

/** The secret of each person by which links in mails of the first version are signed; nothing writes it any more. */
export const mailKeys = pgTable('mail_keys', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
});
