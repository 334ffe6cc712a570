// Departments and who belongs to them.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Id, Key } from '#fields.ts';
import { UserCard } from '#users/users.contract.ts';

export const Department = z.object({ id: Key, name: z.string() });
export type Department = z.output<typeof Department>;

export const OwnDepartment = z.extend(Department, {
  role: z.string(),
  /** The workspace of the department, or null where it has none. */
  workspaceId: z.nullable(Key),
});
export type OwnDepartment = z.output<typeof OwnDepartment>;

export const DepartmentUser = z.object({ id: Key, userId: Key, departmentId: Key, role: z.string(), user: UserCard });
export type DepartmentUser = z.output<typeof DepartmentUser>;

export const departments = {
  list: endpoint({
    method: 'GET',
    path: '/api/departments',
    access: 'public',
    summary: 'The departments; without a session those that are open to registration',
    response: z.array(Department),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/departments/user',
    access: 'user',
    summary: "The caller's departments",
    response: z.array(OwnDepartment),
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/departments/:departmentId/users',
    access: 'user',
    summary: 'The members of a department',
    params: z.object({ departmentId: Id }),
    response: z.array(DepartmentUser),
  }),
};
