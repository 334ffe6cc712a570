// The name of a role in a department.
import { departmentRoles } from '@app/contract';
import type { Words } from '#lib/english.ts';

export function departmentRoleName({ departments }: Words<'accountAdmin'>, role: string): string {
  const known = departmentRoles.find((name) => name === role);
  return known ? departments.roles[known] : role;
}
