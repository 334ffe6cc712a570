// Saved views of boards.
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users, workspaces } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const views = pgTable(
  'views',
  {
    id: id(),
    /** Null if the account was deleted; then the view is shared. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for the company view. */
    workspaceId: integer('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Everybody who sees the board finds it. */
    shared: boolean('shared').notNull().default(false),
    name: text('name').notNull(),
    /** `ViewSettings` of the contract. */
    settings: jsonb('settings').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('views_owner').on(table.ownerId), index('views_workspace').on(table.workspaceId)],
);
