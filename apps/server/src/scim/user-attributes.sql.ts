// The attributes of users that filters and sorting may name, with their columns.
import { loginKey } from '@app/contract/users/users.rules.ts';
import { sql } from 'drizzle-orm';
import type { Attributes } from '#scim/filter/filter-condition.ts';
import { enterpriseSchema, userSchema } from '#scim/scim-schemas.ts';
import { userNameKey } from '#scim/scim-users.sql.ts';

const fullName = { column: { type: 'text', sql: sql`u.full_name` } } as const;

export const userAttributes: Attributes = {
  schema: userSchema.toLowerCase(),
  own: {
    id: { column: { type: 'exact', sql: sql`u.id::text`, equals: isId } },
    username: {
      column: {
        type: 'text',
        sql: userNameKey,
        // Two indexes find the person; the expression would read everybody.
        equals: (value) => sql`u.id in (
          select user_id from scim_users where user_name_key = ${loginKey(value)}
          union all select e.id from users e where e.email_key = ${loginKey(value)}
            and not exists (select from scim_users o where o.user_id = e.id))`,
      },
    },
    externalid: {
      column: {
        type: 'exact',
        sql: sql`s.external_id`,
        equals: (value) => sql`u.id in (select user_id from scim_users where external_id = ${value})`,
      },
    },
    displayname: fullName,
    name: {
      some: (condition) => condition,
      parts: {
        formatted: fullName.column,
        givenname: { type: 'text', sql: sql`s.given_name` },
        familyname: { type: 'text', sql: sql`s.family_name` },
      },
    },
    title: { column: { type: 'text', sql: sql`u.title` } },
    active: { column: { type: 'boolean', sql: sql`(u.deactivated_at is null)` } },
    emails: {
      some: (condition) => condition,
      parts: {
        value: { type: 'text', sql: sql`u.email_key`, equals: (value) => sql`(u.email_key = ${loginKey(value)})` },
        type: { type: 'text', sql: sql`'work'::text` },
        primary: { type: 'boolean', sql: sql`true` },
      },
    },
    groups: {
      isList: true,
      some: (condition) => sql`exists (select from user_departments gu join departments g on g.id = gu.department_id
        where gu.user_id = u.id and not gu.pending and g.archived_at is null and ${condition})`,
      parts: { value: { type: 'exact', sql: sql`g.id::text` }, display: { type: 'text', sql: sql`g.name` } },
    },
    meta: {
      some: (condition) => condition,
      parts: {
        created: { type: 'instant', sql: sql`u.created_at` },
      },
    },
  },
  extension: {
    schema: enterpriseSchema.toLowerCase(),
    own: { department: { column: { type: 'text', sql: sql`s.department` } } },
  },
};

/** Any other text is the id of nobody. */
function isId(value: string) {
  return /^[1-9]\d{0,9}$/.test(value) ? sql`(u.id = ${value}::bigint)` : sql`false`;
}
