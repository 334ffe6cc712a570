// Tables for directories that keep accounts and departments over SCIM.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { departments, users } from '#db/tables/people.ts';
import { createdAt, id, instant } from '#db/tables/types.ts';

/** Tokens of directories. A revoked token has no row; one does not end with the account of the administrator who made it. */
export const scimTokens = pgTable('scim_tokens', {
  id: id(),
  name: text('name').notNull(),
  /** The SHA-256 of the token, in hex; the token itself is not stored. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Whether a department that nobody has made yet is made when the directory names it for a person. */
  makesDepartments: boolean('makes_departments').notNull().default(false),
  /** Whether people get a mail when the directory creates their account. */
  sendsMails: boolean('sends_mails').notNull().default(false),
  createdAt: createdAt(),
  /** Null if it never expires. */
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
});

/** People whom a directory keeps, with what it says of them beyond their account. */
export const scimUsers = pgTable(
  'scim_users',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull(),
    /** The normalized name, by which two are equal (`loginKey`). */
    userNameKey: text('user_name_key').notNull().unique(),
    externalId: text('external_id'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    /** The department as the directory names it. */
    department: text('department'),
    /** The department in which the person is because of that name. */
    departmentId: integer('department_id').references(() => departments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    /** When the directory deleted the person, whose account is deactivated and not shown to it any more. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('scim_users_external_id').on(table.externalId), index('scim_users_department').on(table.departmentId)],
);

/** Departments that a directory keeps as groups. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    departmentId: integer('department_id')
      .primaryKey()
      .references(() => departments.id, { onDelete: 'cascade' }),
    externalId: text('external_id'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('scim_groups_external_id').on(table.externalId)],
);
