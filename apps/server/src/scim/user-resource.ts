// A person as a user of SCIM.

import { type Resource, versionOf } from '#scim/resource.ts';
import { enterpriseSchema, userSchema } from '#scim/scim-schemas.ts';
import type { ScimUserRow } from '#scim/scim-users.sql.ts';

/** Returns the user; `base` is the address of SCIM. */
export function userResource(row: ScimUserRow, base: string): Resource {
  const { fullName, givenName, familyName } = row;
  const hasDepartment = row.department !== null;
  const content = {
    schemas: hasDepartment ? [userSchema, enterpriseSchema] : [userSchema],
    id: String(row.id),
    ...(row.externalId !== null && { externalId: row.externalId }),
    userName: row.userName,
    name: { formatted: fullName, ...(familyName !== null && { familyName }), ...(givenName !== null && { givenName }) },
    displayName: fullName,
    ...(row.title !== null && { title: row.title }),
    active: row.active,
    emails: [{ value: row.email, type: 'work', primary: true }],
    groups: row.groups.map(({ id, name }) => ({
      value: String(id),
      $ref: `${base}/Groups/${id}`,
      display: name,
      type: 'direct',
    })),
    ...(hasDepartment && { [enterpriseSchema]: { department: row.department } }),
  };
  return {
    ...content,
    meta: {
      resourceType: 'User',
      created: row.createdAt,
      lastModified: row.updatedAt,
      location: `${base}/Users/${row.id}`,
      version: versionOf([content.schemas, row]),
    },
  };
}
