// The data dictionary: every table, its defaults and its constraints (specification part 1, section 3, and what we add).
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** An instant, read as an ISO string. */
const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** The number of the transaction that wrote a row; with a snapshot it tells what a reader has not seen yet. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const createdAt = () => instant('created_at').notNull().default(sql`now()`);

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** The form by which two usernames are the same (`loginKey`). */
    usernameKey: text('username_key').notNull().unique(),
    password: text('password').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    role: text('role').notNull().default('user'),
    avatarInitials: text('avatar_initials'),
    avatarColor: text('avatar_color'),
    profilePicture: text('profile_picture'),
    title: text('title'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    taskReminders: boolean('task_reminders').notNull().default(true),
    commentNotifications: boolean('comment_notifications').notNull().default(true),
    taskAssignmentNotifications: boolean('task_assignment_notifications').notNull().default(true),
    departmentTaskNotifications: boolean('department_task_notifications').notNull().default(true),
    dailyDigest: boolean('daily_digest').notNull().default(false),
    pushNotifications: boolean('push_notifications').notNull().default(true),
    theme: text('theme').notNull().default('light'),
    language: text('language').notNull().default('english'),
    timezone: text('timezone').notNull().default('UTC'),
    dateFormat: text('date_format').notNull().default('MM/DD/YYYY'),
    compactView: boolean('compact_view').notNull().default(false),
    motion: boolean('motion').notNull().default(true),
    singleKeyShortcuts: boolean('single_key_shortcuts').notNull().default(true),
    dataCollection: boolean('data_collection').notNull().default(true),
    activityTracking: boolean('activity_tracking').notNull().default(true),
    createdAt: createdAt(),
    /** A deleted account stays as a tombstone, so that its name and number are never given again. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [check('users_role', sql`${table.role} in ('user', 'admin')`)],
);

/** Pictures of people; a picture's address is the hash of its content, so that it may be kept for ever. */
export const avatars = pgTable(
  'avatars',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the image, hexadecimal. */
    hash: text('hash').notNull(),
    /** WebP. */
    image: bytes('image').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('avatars_hash').on(table.hash)],
);

export const departments = pgTable('departments', {
  id: id(),
  name: text('name').notNull().unique(),
  /** The canonical key; two names of one department cannot both exist. */
  key: text('key').notNull().unique(),
  description: text('description'),
  /** Open to registration. */
  isPublic: boolean('is_public').notNull().default(false),
  createdAt: createdAt(),
});

export const userDepartments = pgTable(
  'user_departments',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    departmentId: integer('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('member'),
    /** A pending membership gives nothing until an administrator approves it. */
    pending: boolean('pending').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('user_departments_once').on(table.userId, table.departmentId),
    index('user_departments_department').on(table.departmentId),
    check('user_departments_role', sql`${table.role} in ('member', 'lead', 'manager', 'director')`),
  ],
);

export const workspaces = pgTable('workspaces', {
  id: id(),
  name: text('name').notNull(),
  icon: text('icon'),
  /** The canonical key of the department whose board it is. */
  departmentKey: text('department_key').notNull().unique(),
  createdAt: createdAt(),
});

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    id: id(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('member'),
  },
  (table) => [
    unique('workspace_members_once').on(table.userId, table.workspaceId),
    index('workspace_members_workspace').on(table.workspaceId),
    check('workspace_members_role', sql`${table.role} in ('member', 'admin')`),
  ],
);

/** Invitations into workspaces; what was accepted, revoked or expired stays for a while, so that its link says what became of it. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The form by which two addresses are the same (`loginKey`). */
    emailKey: text('email_key').notNull(),
    /** What the person will be in the workspace. */
    role: text('role').notNull().default('member'),
    /** The SHA-256 of the token in the link, hexadecimal; the token is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Who sent it last, and so answers for it. */
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    sentAt: instant('sent_at').notNull().default(sql`now()`),
    sentCount: integer('sent_count').notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: integer('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('invitations_pending')
      .on(table.workspaceId, table.emailKey)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('invitations_invited_by').on(table.invitedBy),
    check('invitations_role', sql`${table.role} in ('member', 'admin')`),
  ],
);

/** Links for new passwords; what was used, replaced or expired stays for a while, so that its link says what became of it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the link, hexadecimal; the token is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The administrator who made it; null where it was asked for at the sign-in. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When a newer link, or a change of the password or the address, ended it. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_created_by').on(table.createdBy)],
);

export const columns = pgTable(
  'columns',
  {
    id: id(),
    name: text('name').notNull(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    order: integer('order').notNull(),
  },
  (table) => [
    unique('columns_name').on(table.workspaceId, table.name),
    // What a task's place refers to: its status is the name of its column, in its workspace.
    unique('columns_place').on(table.id, table.workspaceId, table.name),
  ],
);

export const checklistTemplates = pgTable('checklist_templates', {
  id: id(),
  name: text('name').notNull(),
  description: text('description'),
  items: jsonb('items').notNull().default([]),
  creatorId: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
  /** Null means all departments. */
  department: text('department'),
  /** The canonical key of the department, null with it. */
  departmentKey: text('department_key'),
  createdAt: createdAt(),
});

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    type: text('type').notNull(),
    priority: text('priority').notNull(),
    status: text('status').notNull(),
    columnId: integer('column_id').notNull(),
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    department: text('department').notNull(),
    workspaceId: integer('workspace_id').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    createdAt: createdAt(),
    customFields: jsonb('custom_fields').notNull().default({}),
    checklistItems: jsonb('checklist_items').notNull().default([]),
    checklistTemplateId: integer('checklist_template_id').references(() => checklistTemplates.id, { onDelete: 'set null' }),
    order: integer('order').notNull(),
    assignees: jsonb('assignees').notNull().default([]),
    departments: jsonb('departments').notNull().default([]),
    /** The canonical keys of its departments and of its workspace's: on which boards it stands, who sees it. */
    departmentKeys: text('department_keys').array().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    checklistDone: integer('checklist_done').notNull().default(0),
    checklistTotal: integer('checklist_total').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** When it came to its last status, where that is the done one. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    foreignKey({
      name: 'tasks_place',
      columns: [table.columnId, table.workspaceId, table.status],
      foreignColumns: [columns.id, columns.workspaceId, columns.name],
    }).onUpdate('cascade'),
    // Besides, a migration makes (column_id, order) unique and deferrable, which drizzle cannot say: two tasks never share a
    // place, and a renumbering may pass through equal orders within its statement.
    index('tasks_boards').using('gin', table.departmentKeys),
    index('tasks_assignee').on(table.assigneeId),
    index('tasks_due').on(table.dueDate).where(sql`${table.deletedAt} is null`),
  ],
);

export const taskComments = pgTable(
  'task_comments',
  {
    id: id(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    createdAt: createdAt(),
    isSystemComment: boolean('is_system_comment').notNull().default(false),
  },
  (table) => [index('task_comments_task').on(table.taskId)],
);

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

export const aiConversations = pgTable('ai_conversations', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  conversation: jsonb('conversation').notNull(),
  createdAt: createdAt(),
});

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
    variables: jsonb('variables').notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** The text is ours, not edited: each recipient reads it in the own language. */
    builtIn: boolean('built_in').notNull().default(false),
  },
  (table) => [uniqueIndex('email_templates_default').on(table.triggerEvent).where(sql`${table.isDefault}`)],
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

/** The secret of each person by which the links are signed that a mail lets one follow without signing in. */
export const mailKeys = pgTable('mail_keys', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
});

/** What has happened, for everybody who may know: the log behind polling. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    taskId: integer('task_id'),
    workspaceId: integer('workspace_id'),
    /** Who did it. */
    userId: integer('user_id'),
    /** The boards it touches, before and after; who belongs to them may know. */
    departmentKeys: text('department_keys').array().notNull(),
    /** People who may know besides; with `isPrivate` nobody else, administrators neither. */
    audience: integer('audience').array().notNull(),
    isPrivate: boolean('is_private').notNull().default(false),
    /** Other tasks of the column have changed their order with it. */
    reordered: boolean('reordered').notNull().default(false),
    createdAt: createdAt(),
    writtenBy: transactionId('written_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('events_written_by').on(table.writtenBy), index('events_created_at').on(table.createdAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** The SHA-256 of the token in the cookie, hexadecimal. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The answers of POST requests that carried an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose key it is: the user, or the address of somebody without a session. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_once').on(table.scope, table.key),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/** Attempts in the running window, by what is counted (account and address, or address). */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEnds: timestamp('window_ends', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Administrative acts and refused attempts; a trigger keeps rows as they were written, for as long as they are kept at all. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id'),
    /** One of the `auditActions` of the contract. */
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    /** What it was about, as `department:3`. */
    target: text('target'),
    details: jsonb('details').notNull().default({}),
    address: text('address'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_user').on(table.userId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_created_at').on(table.createdAt),
  ],
);
