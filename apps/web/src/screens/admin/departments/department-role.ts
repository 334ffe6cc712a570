// The name of a role in a department.
import { departmentRoles } from '@app/contract';
import type { Strings } from '#lib/english.ts';

export function departmentRoleName({ departments }: Strings<'accountAdmin'>, role: string): string {
  const known = departmentRoles.find((name) => name === role);
  return known ? departments.roles[known] : role;
}
