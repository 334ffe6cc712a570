// The name of a role in a department.
import type { Catalogue } from '@app/contract';
import { departmentRoles } from '@app/contract';

export function departmentRoleName({ departments }: Catalogue, role: string): string {
  const known = departmentRoles.find((name) => name === role);
  return known ? departments.roles[known] : role;
}
