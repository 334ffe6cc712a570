// A department as a group of SCIM.
import { type Resource, versionOf } from '#scim/resource.ts';
import type { ScimGroupRow, ScimMember } from '#scim/scim-groups.sql.ts';
import { groupSchema } from '#scim/scim-schemas.ts';

/** Returns the group; without `members` for requests that want none. */
export function groupResource(row: ScimGroupRow, members: readonly ScimMember[] | undefined, base: string): Resource {
  return {
    schemas: [groupSchema],
    id: String(row.id),
    ...(row.externalId !== null && { externalId: row.externalId }),
    displayName: row.name,
    ...(members && {
      members: members.map(({ id, name }) => ({
        value: String(id),
        $ref: `${base}/Users/${id}`,
        display: name,
        type: 'User',
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: row.createdAt,
      lastModified: row.updatedAt,
      location: `${base}/Groups/${row.id}`,
      version: versionOf(row),
    },
  };
}
