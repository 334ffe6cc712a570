// Imports of tasks from other programs, and the tasks that they made.
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { tasks } from '#db/tables/tasks.ts';
import { bytes, createdAt, id, instant } from '#db/tables/types.ts';

export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    source: text('source').notNull(),
    /** The uploaded file, until the import ends. */
    content: bytes('content'),
    mapping: jsonb('mapping'),
    /** One of the `importStates` of the contract. */
    state: text('state').notNull().default('previewed'),
    total: integer('total').notNull(),
    finished: integer('finished').notNull().default(0),
    created: integer('created').notNull().default(0),
    known: integer('known').notNull().default(0),
    archived: integer('archived').notNull().default(0),
    problems: integer('problems').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    /** The first problems, for the report. */
    problemRows: jsonb('problem_rows').notNull().default([]),
    createdAt: createdAt(),
    /** The last progress; a process that stopped is recognized by it. */
    movedAt: instant('moved_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('imports_user').on(table.userId), index('imports_state').on(table.state)],
);

/** The origin of imported tasks: a task of a source is imported once. */
export const importedTasks = pgTable(
  'imported_tasks',
  {
    taskId: integer('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** Identifies the task in its source. */
    sourceKey: text('source_key').notNull(),
  },
  (table) => [
    uniqueIndex('imported_tasks_once').on(table.source, table.sourceKey),
    index('imported_tasks_import').on(table.importId, table.taskId),
  ],
);
