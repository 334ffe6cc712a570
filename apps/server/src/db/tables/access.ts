// Tables for access and audit: links, sessions, idempotency keys, rate limits, the audit log.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users, workspaces } from '#db/tables/people.ts';
import { tasks } from '#db/tables/tasks.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

/**
 * Invitations into workspaces. Accepted, revoked and expired rows stay for a while, so that their link shows what became of it.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The normalized address, by which two addresses are equal (`loginKey`). */
    emailKey: text('email_key').notNull(),
    /** The role that the person gets in the workspace. */
    role: text('role').notNull().default('member'),
    /** The SHA-256 of the token in the link, in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The last sender, who is responsible for it. */
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What an administrator has typed of the person, who may change it; null for nothing. */
    fullName: text('full_name'),
    username: text('username'),
    title: text('title'),
    /** Further departments that the person gets, and whether they become an administrator of everything. */
    departmentIds: integer('department_ids').array().notNull().default([]),
    grantsAdmin: boolean('grants_admin').notNull().default(false),
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

/** Links for new passwords. Used, replaced and expired rows stay for a while, so that their link shows what became of it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the link, in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The administrator who made it; null if it was requested at the sign-in. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When a newer link, or a change of the password or the address, ended it. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_created_by').on(table.createdBy)],
);

/** Links that confirm an e-mail address or restore a former one. Ended rows stay for a while, so that their link shows it. */
export const emailLinks = pgTable(
  'email_links',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The address that the account will have. */
    email: text('email').notNull(),
    /** The normalized address, by which two addresses are equal (`loginKey`). */
    emailKey: text('email_key').notNull(),
    /** The SHA-256 of the token in the link, in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When a newer link, a change of the password or the person ended it. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('email_links_user').on(table.userId),
    index('email_links_email').on(table.emailKey),
    check('email_links_kind', sql`${table.kind} in ('confirm', 'revert')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** The SHA-256 of the token in the cookie, in hex. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    /** When the person has last proved who they are since the sign-in. */
    reauthenticatedAt: instant('reauthenticated_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** API tokens. A revoked token has no row. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The SHA-256 of the token, in hex; the token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Some of the `scopes` of the contract. */
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    /** Null if it never expires. */
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_tokens_user').on(table.userId)],
);

/** Addresses that show a person's tasks as a calendar, or their notifications as Atom. An ended feed has no row. */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of `feedKinds` of the contract. */
    kind: text('kind').notNull(),
    /** The board of a calendar; null for the tasks of the person. */
    workspaceId: integer('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the address, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('feeds_user').on(table.userId), index('feeds_workspace').on(table.workspaceId)],
);

/** The answers of requests with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The owner of the key: the user, or the address of a caller without a session. */
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

/** Secrets that the server generated because the operator set none (`SECRET_KEY`). */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});

/** Attempts in the current window, by the counted key (account and address, or address). */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEnds: timestamp('window_ends', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Settings of administrators, one JSON value each: the weights of the score (`scores`). */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});

/**
 * When a person last saw a board. `since` is the end of the visit before, from which changes are counted; looking again within a
 * while belongs to the same visit.
 */
export const boardVisits = pgTable(
  'board_visits',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull().default(sql`now()`),
    since: instant('since'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workspaceId] }), index('board_visits_workspace').on(table.workspaceId)],
);

/**
 * What a person has said about a task for themselves alone: that they chose it for today, on which day, and when they said that a
 * mention needs no answer.
 */
export const myTaskMarks = pgTable(
  'my_task_marks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    chosenOn: date('chosen_on', { mode: 'string' }),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskId] }), index('my_task_marks_task').on(table.taskId)],
);

/** How a person is notified about a task, where they have chosen it: `watching`, `muted`, or `usual` again. */
export const taskWatches = pgTable(
  'task_watches',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.userId] }), index('task_watches_user').on(table.userId)],
);

/** Changes that the assistant proposed to a person: confirmed at most once, until they expire, and undone at most once. */
export const assistantProposals = pgTable(
  'assistant_proposals',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The acts with the values and versions that the person saw. */
    acts: jsonb('acts').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** What the confirmation changed: tasks with their versions after it. */
    effects: jsonb('effects'),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('assistant_proposals_user').on(table.userId), index('assistant_proposals_created_at').on(table.createdAt)],
);
