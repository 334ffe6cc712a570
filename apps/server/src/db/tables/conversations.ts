// Conversations with the assistant, their messages, summaries of comments, and the calls of a language model.
import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users, workspaces } from '#db/tables/people.ts';
import { tasks } from '#db/tables/tasks.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const aiConversations = pgTable(
  'ai_conversations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty until the first message. */
    name: text('name').notNull().default(''),
    /** Scope and level, with the board and the task of the scope. */
    conversation: jsonb('conversation').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('ai_conversations_user').on(table.userId, table.updatedAt)],
);

/** What a model is told before each conversation of a person, or of a board. */
export const standingInstructions = pgTable(
  'standing_instructions',
  {
    id: id(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: integer('workspace_id')
      .unique()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (table) => [check('standing_instructions_of', sql`num_nonnulls(${table.userId}, ${table.workspaceId}) = 1`)],
);

export const aiMessages = pgTable(
  'ai_messages',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => aiConversations.id, { onDelete: 'cascade' }),
    /** Ascends within the conversation. */
    number: integer('number').notNull(),
    role: text('role').notNull(),
    text: text('text').notNull(),
    fromModel: boolean('from_model').notNull().default(false),
    /** Steps, the answer without a model, ids of proposals, and why a reply failed. */
    parts: jsonb('parts').notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    check('ai_messages_role', sql`${table.role} in ('person', 'assistant')`),
  ],
);

/** Questions that the assistant answers again on a schedule. */
export const scheduledQuestions = pgTable(
  'scheduled_questions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Null if it is about everything. */
    workspaceId: integer('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** RRULE text, whose intervals count from the anchor. */
    repeat: text('repeat').notNull(),
    anchor: date('anchor', { mode: 'string' }).notNull(),
    /** The hour in the person's zone. */
    hour: integer('hour').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** The next day in the person's zone; null if there is none. */
    nextDay: date('next_day', { mode: 'string' }),
    /** Where the answers are. */
    conversationId: integer('conversation_id').references(() => aiConversations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('scheduled_questions_user').on(table.userId),
    index('scheduled_questions_next').on(table.nextDay),
    index('scheduled_questions_workspace').on(table.workspaceId),
    index('scheduled_questions_conversation').on(table.conversationId),
  ],
);

/** Every call of a language model: the log, the usage and the budget of each person and day. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day (UTC) whose budget it uses. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    /** What it may use at most, which counts until it has ended. */
    reserved: integer('reserved').notNull(),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    cost: doublePrecision('cost'),
    duration: integer('duration'),
    /** 'running', 'done', or one of the `replyFailures` of the contract. */
    outcome: text('outcome').notNull().default('running'),
    /** What was sent and answered, where administrators have switched that on. */
    content: text('content'),
  },
  (table) => [index('ai_calls_user_day').on(table.userId, table.day), index('ai_calls_created_at').on(table.createdAt)],
);

/** What a model summarized of a task's comments, one in each language; it holds while the task has the same comments. */
export const threadSummaries = pgTable(
  'thread_summaries',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    points: jsonb('points').notNull(),
    comments: integer('comments').notNull(),
    lastCommentId: integer('last_comment_id').notNull(),
    until: instant('until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.language] })],
);
