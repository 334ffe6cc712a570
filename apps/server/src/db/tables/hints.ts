// What a person does not want to be told any more: kinds of hints, and single nudges.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { tasks } from '#db/tables/tasks.ts';
import { createdAt, id } from '#db/tables/types.ts';

/** Kinds of hints that a person never wants to see again. */
export const dismissedHints = pgTable(
  'dismissed_hints',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hint: text('hint').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hint] })],
);

/** Single nudges that a person has silenced, about a task or about a person, until something changes: then the cause is another. */
export const silencedNudges = pgTable(
  'silenced_nudges',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    personId: integer('person_id').references(() => users.id, { onDelete: 'cascade' }),
    cause: text('cause').notNull(),
  },
  (table) => [
    uniqueIndex('silenced_nudges_task').on(table.userId, table.kind, table.taskId).where(sql`${table.taskId} is not null`),
    uniqueIndex('silenced_nudges_person').on(table.userId, table.kind, table.personId).where(sql`${table.personId} is not null`),
    index('silenced_nudges_of_task').on(table.taskId),
    index('silenced_nudges_of_person').on(table.personId),
    check('silenced_nudges_subject', sql`num_nonnulls(${table.taskId}, ${table.personId}) = 1`),
  ],
);
