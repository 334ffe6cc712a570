// The name of a role in a department.

import { departmentRoles } from '@app/contract/limits.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';

export function departmentRoleName({ departments }: Catalogue, role: string): string {
  const departmentRole = departmentRoles.find((name) => name === role);
  return departmentRole ? departments.roles[departmentRole] : role;
}
