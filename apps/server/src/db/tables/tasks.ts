// Boards: columns, tasks, comments and the event log.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users, workspaces } from '#db/tables/people.ts';
import { createdAt, id, instant, transactionId, via } from '#db/tables/types.ts';

export const columns = pgTable(
  'columns',
  {
    id: id(),
    name: text('name').notNull(),
    /** The normalized name, by which names are compared (`columnKey`). */
    nameKey: text('name_key').notNull(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    order: integer('order').notNull(),
    /** One of `columnColors`, or null. */
    color: text('color'),
    /** The limit of work in progress, and whether a full column refuses another task. */
    taskLimit: integer('task_limit'),
    limitRefuses: boolean('limit_refuses').notNull().default(false),
    /** Of a done column: days after which its tasks are archived; null for never. */
    archiveAfter: integer('archive_after'),
  },
  (table) => [
    unique('columns_name').on(table.workspaceId, table.nameKey),
    // The target of the foreign key of tasks: a task's status is the name of its column, in its workspace.
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
  /** The canonical key of the department, or null as well. */
  departmentKey: text('department_key'),
  createdAt: createdAt(),
  version: integer('version').notNull().default(1),
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
    /**
     * The canonical keys of its departments and of its workspace's department: they decide on which boards it stands and who sees
     * it.
     */
    departmentKeys: text('department_keys').array().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    checklistDone: integer('checklist_done').notNull().default(0),
    checklistTotal: integer('checklist_total').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    attachmentCount: integer('attachment_count').notNull().default(0),
    /** The file on it that its card shows; it may be removed since. */
    coverId: integer('cover_id'),
    /** When the task reached the done column; null in any other column. */
    completedAt: instant('completed_at'),
    /** When it went into the archive; only done tasks do. */
    archivedAt: instant('archived_at'),
    /** When it last came back from the archive or the trash: the automatic archive counts from then. */
    returnedAt: instant('returned_at'),
    /** The way (`via`) of its creation and of its last change. */
    createdVia: via('created_via'),
    changedVia: via('changed_via'),
    /** The rule of a recurring task (RRULE text), and when the next one is made: `done` or `day`. */
    repeat: text('repeat'),
    repeatWhen: text('repeat_when'),
    /** The day of the series from which intervals count, and this task's day by the rule. */
    repeatAnchor: date('repeat_anchor', { mode: 'string' }),
    repeatDay: date('repeat_day', { mode: 'string' }),
    /** The day on which a job makes the next task; null once it is made, and if it is made when this one is done. */
    repeatNext: date('repeat_next', { mode: 'string' }),
    /** The fields that were changed for this task alone, with the values of the following ones. */
    repeatKept: jsonb('repeat_kept'),
    /** The task of the series before this one. */
    repeatedFrom: integer('repeated_from').references((): AnyPgColumn => tasks.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      name: 'tasks_place',
      columns: [table.columnId, table.workspaceId, table.status],
      foreignColumns: [columns.id, columns.workspaceId, columns.name],
    }).onUpdate('cascade'),
    // A migration also makes (column_id, order) unique and deferrable, which drizzle cannot express: two tasks never share a
    // place, and a renumbering may pass through equal orders within its statement.
    index('tasks_boards').using('gin', table.departmentKeys),
    index('tasks_assignee').on(table.assigneeId),
    // For a person's assigned tasks, created tasks and comments (users/activity.sql.ts).
    index('tasks_assignees').using('gin', table.assignees.op('jsonb_path_ops')),
    index('tasks_creator').on(table.createdBy, table.id),
    // A task has one successor, whoever makes it.
    uniqueIndex('tasks_repeated_from').on(table.repeatedFrom),
    index('tasks_repeat_next').on(table.repeatNext).where(sql`${table.repeatNext} is not null`),
    // For the counts and columns of the company view (company/company.sql.ts): it has all that they read.
    index('tasks_company')
      .on(table.status, table.department, table.order, table.id, table.startDate, table.dueDate)
      .where(sql`${table.deletedAt} is null`),
    // For the trash, and for what is deleted for good every day.
    index('tasks_deleted').on(table.deletedAt, table.id).where(sql`${table.deletedAt} is not null`),
    // The same for what is listed: the archive grows without end, and no list reads it.
    index('tasks_listed')
      .on(table.status, table.department, table.order, table.id, table.startDate, table.dueDate)
      .where(sql`${table.deletedAt} is null and ${table.archivedAt} is null`),
    index('tasks_archived').on(table.archivedAt, table.id).where(sql`${table.archivedAt} is not null`),
    // For the automatic archive.
    index('tasks_done')
      .on(table.columnId, table.completedAt)
      .where(sql`${table.completedAt} is not null and ${table.archivedAt} is null and ${table.deletedAt} is null`),
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
    via: via(),
  },
  (table) => [index('task_comments_task').on(table.taskId), index('task_comments_author').on(table.userId, table.id)],
);

/**
 * The history of tasks, which the event log forgets: what each change changed. Who may see a task may read all of it. The creation
 * is in the task.
 */
export const taskChanges = pgTable(
  'task_changes',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    via: via(),
    /** `changed`, `deleted`, `restored`, `archived` or `unarchived`. */
    kind: text('kind').notNull(),
    /** `StoredChanges` of the contract. */
    changes: jsonb('changes'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.id] }), index('task_changes_created_at').on(table.createdAt)],
);

/**
 * Relations between two tasks, which `seenFrom` of the contract names from either end. No cycle is ever stored: those who add one
 * take turns, and look at all tasks.
 */
export const taskLinks = pgTable(
  'task_links',
  {
    id: id(),
    /** `parent`, `blocks`, `relates` or `duplicates`. */
    kind: text('kind').notNull(),
    fromId: integer('from_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    toId: integer('to_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('task_links_ends').on(table.fromId, table.kind, table.toId),
    index('task_links_to').on(table.toId, table.kind),
    uniqueIndex('task_links_parent').on(table.toId).where(sql`${table.kind} = 'parent'`),
    check('task_links_not_itself', sql`${table.fromId} <> ${table.toId}`),
  ],
);

/** The event log behind polling, for everybody who may read it. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    taskId: integer('task_id'),
    workspaceId: integer('workspace_id'),
    /** The person who caused it. */
    userId: integer('user_id'),
    via: via(),
    /** The boards that it concerns, before and after; their members may read it. */
    departmentKeys: text('department_keys').array().notNull(),
    /** Other people who may read it; with `isPrivate` only they, not even administrators. */
    audience: integer('audience').array().notNull(),
    isPrivate: boolean('is_private').notNull().default(false),
    /** The event also changed the order of other tasks in the column. */
    reordered: boolean('reordered').notNull().default(false),
    /** The comment that was written or deleted with it; of notifications the ids, in the order of their people in `audience`. */
    rowIds: integer('row_ids').array().notNull().default([]),
    /** The row of the task before an update, if there are webhooks, which send it. */
    previous: jsonb('previous'),
    createdAt: createdAt(),
    writtenBy: transactionId('written_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('events_written_by').on(table.writtenBy), index('events_created_at').on(table.createdAt)],
);

/** One random row that identifies this event log: after a restore it changes, and a snapshot of the former log is invalid. */
export const eventEpoch = pgTable('event_epoch', {
  epoch: text('epoch').primaryKey().default(sql`gen_random_uuid()::text`),
  createdAt: createdAt(),
});
