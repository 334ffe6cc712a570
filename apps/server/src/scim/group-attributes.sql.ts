// The attributes of groups that filters and sorting may name, with their columns.
import { sql } from 'drizzle-orm';
import type { Attributes } from '#scim/filter/filter-condition.ts';
import { groupSchema } from '#scim/scim-schemas.ts';

export const groupAttributes: Attributes = {
  schema: groupSchema.toLowerCase(),
  own: {
    id: { column: { type: 'exact', sql: sql`d.id::text` } },
    displayname: { column: { type: 'text', sql: sql`d.name` } },
    externalid: { column: { type: 'exact', sql: sql`g.external_id` } },
    members: {
      isList: true,
      some: (condition) => sql`exists (select from user_departments mu join users m on m.id = mu.user_id
        where mu.department_id = d.id and not mu.pending and not m.is_service and ${condition})`,
      parts: { value: { type: 'exact', sql: sql`m.id::text` }, display: { type: 'text', sql: sql`m.full_name` } },
    },
    meta: { some: (condition) => condition, parts: { created: { type: 'instant', sql: sql`d.created_at` } } },
  },
};
