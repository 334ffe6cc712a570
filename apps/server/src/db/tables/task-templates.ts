// Task templates of boards.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { workspaces } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

export const taskTemplates = pgTable(
  'task_templates',
  {
    id: id(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The title of the new task; empty if everybody writes their own. */
    title: text('title').notNull().default(''),
    description: text('description'),
    priority: text('priority').notNull(),
    /** Texts with their descriptions. */
    checklistItems: jsonb('checklist_items').notNull().default([]),
    /** The ids of people; those who have left since stay, so that readers learn that somebody is missing. */
    assignees: jsonb('assignees').notNull().default([]),
    /** Days from the day of use to the dates. */
    startDays: integer('start_days'),
    dueDays: integer('due_days'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('task_templates_workspace').on(table.workspaceId)],
);
