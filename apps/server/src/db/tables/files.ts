// Files on tasks and in task templates, and the contents that the file store keeps for them.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#db/tables/people.ts';
import { taskTemplates } from '#db/tables/task-templates.ts';
import { tasks } from '#db/tables/tasks.ts';
import { createdAt, id, instant, via } from '#db/tables/types.ts';

/**
 * A content in the file store. Equal contents are stored once. `pending` ones are being stored, `doomed` ones are deleted from the
 * store after a while. A content is never revived: its key is its own, so that deleting it cannot hit a later upload of the same.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    /** The name in the store. */
    key: text('key').notNull().unique(),
    /** The SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The media type that the content shows. */
    type: text('type').notNull(),
    /** Of a picture with a preview, in pixels. */
    width: integer('width'),
    height: integer('height'),
    state: text('state').notNull().default('pending'),
    /** When it was last given to a task or changed its state. */
    usedAt: instant('used_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('stored_files_hash').on(table.hash).where(sql`${table.state} = 'kept'`),
    index('stored_files_state').on(table.state, table.usedAt),
  ],
);

export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    /** A file is on a task, or belongs to a template whose texts name it. */
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    taskTemplateId: integer('task_template_id').references(() => taskTemplates.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFiles.id),
    name: text('name').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** A removed file can be restored for a while. */
    removedAt: instant('removed_at'),
    via: via(),
  },
  (table) => [
    check('attachments_one_owner', sql`num_nonnulls(${table.taskId}, ${table.taskTemplateId}) = 1`),
    index('attachments_task').on(table.taskId, table.id),
    index('attachments_template').on(table.taskTemplateId).where(sql`${table.taskTemplateId} is not null`),
    index('attachments_file').on(table.fileId),
    index('attachments_user').on(table.userId),
    index('attachments_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
);
