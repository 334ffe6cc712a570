// Hand-overs of tasks that can still be taken back.
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { createdAt, id } from '#db/tables/types.ts';

interface People {
  assigneeId: number | null;
  assignees: number[];
}

/** A task that was handed over, with its people before and after, and the items that went along. */
export interface MovedTask {
  id: number;
  before: People;
  after: People;
  items: number[];
}

export const handOvers = pgTable('hand_overs', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  toId: integer('to_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
  tasks: jsonb('tasks').$type<MovedTask[]>().notNull(),
  createdAt: createdAt(),
});
