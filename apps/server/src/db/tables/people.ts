// People, their departments and their workspaces.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '#db/tables/types.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** The normalized username, by which two usernames are equal (`loginKey`). */
    usernameKey: text('username_key').notNull().unique(),
    password: text('password').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    /** When the owner opened the confirmation link, or when the address was set on a server without mail; null until then. */
    emailConfirmedAt: instant('email_confirmed_at').default(sql`now()`),
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
    /** One of the `timezones` of the contract; it counts for a person without a `browserZone`. */
    timezone: text('timezone').notNull().default('UTC'),
    /** The IANA zone of the browser of a person who follows it; versions before read the other column alone. */
    browserZone: text('browser_zone'),
    /** The first day of the week, one of the `weekStarts` of the contract. */
    weekStart: text('week_start').notNull().default('region'),
    /** The region of the browser's language, if it is not the usual one. */
    region: text('region'),
    dateFormat: text('date_format').notNull().default('MM/DD/YYYY'),
    compactView: boolean('compact_view').notNull().default(false),
    showScores: boolean('show_scores').notNull().default(false),
    motion: boolean('motion').notNull().default(true),
    singleKeyShortcuts: boolean('single_key_shortcuts').notNull().default(true),
    dataCollection: boolean('data_collection').notNull().default(true),
    activityTracking: boolean('activity_tracking').notNull().default(true),
    sharePresence: boolean('share_presence').notNull().default(true),
    /** What `/` shows: one of the `startScreens` of the contract. */
    startScreen: text('start_screen').notNull().default('board'),
    /** Whether a language model may be asked for this person; nothing of theirs is sent otherwise. */
    useModel: boolean('use_model').notNull().default(true),
    /** An account for programs: it has tokens and no password that could match. */
    isService: boolean('is_service').notNull().default(false),
    /**
     * Whether the account registered itself while approval was needed, and nobody has admitted it. A declined request leaves it so; a
     * membership of its own could not say that.
     */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    createdAt: createdAt(),
    /** When an administrator deactivated the account: nothing of it works until somebody reactivates it. */
    deactivatedAt: instant('deactivated_at'),
    /** A deleted account stays as a tombstone, so that its name and id are never reused. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('user', 'admin')`),
    check('users_service', sql`not ${table.isService} or ${table.role} = 'user'`),
    // `name_skeleton` is `skeletonOf` of the contract; a migration defines it.
    index('users_username_looks').on(sql`name_skeleton(${table.username})`).where(sql`${table.deletedAt} is null`),
    index('users_full_name_looks').on(sql`name_skeleton(${table.fullName})`).where(sql`${table.deletedAt} is null`),
  ],
);

/** Profile pictures. A picture's URL contains the hash of its content, so that browsers may cache it for ever. */
export const avatars = pgTable(
  'avatars',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the image, in hex. */
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
  /** The key under which tasks and boards store it (`departmentKey` of its first name); it never changes. */
  key: text('key').notNull().unique(),
  /** `departmentKey` of its name; null as long as that is `key`. */
  nameKey: text('name_key').unique(),
  description: text('description'),
  /** Its place among the departments; those without one follow, by name. */
  order: integer('order'),
  /** An archived department keeps its tasks and members, and nothing new goes into it. */
  archivedAt: instant('archived_at'),
  /** Open to registration. */
  isPublic: boolean('is_public').notNull().default(false),
  createdAt: createdAt(),
});

/** Former names of departments. They also lead to a board whose department was deleted. */
export const formerDepartmentNames = pgTable(
  'former_department_names',
  {
    /** `departmentKey` of the name. */
    nameKey: text('name_key').primaryKey(),
    name: text('name').notNull(),
    /** The key of the department that had the name, or into which that one was merged. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('former_department_names_key').on(table.key)],
);

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
    /** A pending membership grants nothing until an administrator approves it. */
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
  /** The canonical key of the department that the board belongs to. */
  departmentKey: text('department_key').notNull().unique(),
  /** The ids of boards that were merged into it: their links lead here. */
  formerIds: integer('former_ids').array().notNull().default([]),
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
