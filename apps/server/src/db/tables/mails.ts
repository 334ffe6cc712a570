// Notifications, e-mail templates and e-mails.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users, workspaces } from '#db/tables/people.ts';
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
    /** The values of the message, from which it is rendered in another language or for several events. */
    details: jsonb('details').notNull().default({}),
    isRead: boolean('is_read').notNull().default(false),
    /** The time of the last event that the notification is about. */
    createdAt: createdAt(),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    // Finds a person's recent notifications about a task, and the rows to delete with a task that is deleted for good.
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
    /** The text is the built-in one, not edited: each recipient reads it in their own language. */
    builtIn: boolean('built_in').notNull().default(false),
  },
  (table) => [
    uniqueIndex('email_templates_default').on(table.triggerEvent).where(sql`${table.isDefault}`),
    check('email_templates_by_hand', sql`not (${table.isDefault} and ${table.triggerEvent} = 'none')`),
  ],
);

/** The dashboards whose numbers people get by mail every Monday. */
export const dashboardMails = pgTable(
  'dashboard_mails',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the company view. */
    workspaceId: integer('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('dashboard_mails_once').on(table.userId, table.workspaceId).nullsNotDistinct(),
    index('dashboard_mails_workspace').on(table.workspaceId),
  ],
);

/**
 * Every e-mail, written in the transaction of its cause, and the queue of those to send. A trigger in a migration notifies the
 * workers when a new row is committed.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** The cause and the recipient: the same cause never queues a second mail. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** One of the `mailKinds` of the contract. */
    kind: text('kind').notNull(),
    /** The person whose settings and visibility decide; without `address` also the recipient. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient's address, independent of the person's current address. */
    address: text('address'),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** The person who caused it. */
    actorId: integer('actor_id'),
    /** Further values of the mail, by kind. */
    details: jsonb('details').notNull().default({}),
    /** One of the `mailStates` of the contract. */
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When the mail is due; while it is being sent, when the worker's lease expires. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    /** The worker that claimed it. */
    claim: text('claim'),
    /** The Message-ID, the same for every attempt. */
    messageId: text('message_id'),
    /** The last failure, or why it was skipped: a code of the contract. */
    code: text('code'),
    /** The recipient and the content of the last attempt. */
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

/** The last local day on which a person got their reminders: no day repeats, and days only increase. */
export const reminderDays = pgTable('reminder_days', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  /** The start of the period that the digest of that day covers. */
  since: instant('since').notNull(),
  ranAt: instant('ran_at').notNull(),
});

/** The secret of each person that signs links in mails of the first version; nothing writes it any more. */
export const mailKeys = pgTable('mail_keys', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
});
