// Departments and their members.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, Success, text, textKey } from '#fields.ts';
import { departmentRoles, limits } from '#limits.ts';
import { adminVias, grantVias, taskVias } from '#principals.ts';
import { UserCard } from '#users/users.contract.ts';

/** A department. Callers without a session get only id and name. */
export const Department = z.object({
  id: ResponseId,
  name: z.string(),
  /** What never changes when it is renamed; its colour and icon follow it. */
  key: z.optional(z.string()),
  description: z.optional(z.nullable(z.string())),
  createdAt: z.optional(Instant),
  /** Whether everybody may register into it with `REGISTRATION=open`, and assign tasks to it. */
  isPublic: z.optional(z.boolean()),
  /** Number of members. */
  members: z.optional(z.int()),
  /** The last names before this one, which links, imports and typed lines may still use; the oldest first. */
  formerNames: z.optional(z.array(z.string())),
  /** When it was archived; nothing new goes into it since. */
  archivedAt: z.optional(z.nullable(Instant)),
});
export type Department = z.output<typeof Department>;

export const OwnDepartment = z.object({
  id: ResponseId,
  name: z.string(),
  /** See `Department`. */
  key: z.optional(z.string()),
  role: z.string(),
  /** The workspace of the department, if it has one. */
  workspaceId: z.nullable(ResponseId),
  /** Absent from an instance of the version before, which knows no archive. */
  isArchived: z.optional(z.boolean()),
});
export type OwnDepartment = z.output<typeof OwnDepartment>;

export const DepartmentUser = z.object({
  id: ResponseId,
  userId: ResponseId,
  departmentId: ResponseId,
  role: z.string(),
  user: UserCard,
});
export type DepartmentUser = z.output<typeof DepartmentUser>;

const description = z.optional(z.nullable(text(limits.departmentDescription.max)));

/** A name needs a letter or digit. */
const name = nameText(1, limits.departmentName.max, 'departments.nameRequired').check(
  z.refine((name) => /[\p{L}\p{N}]/u.test(name), textKey('departments.nameRequired')),
);

/** A new department (specification part 2, section 5). */
export const NewDepartment = z.object({
  name,
  description,
  /** See `Department`. */
  isPublic: z._default(z.boolean('errors.invalid'), false),
  /** Whether the caller becomes its first member, and so finds its board among their own. Only for a session. */
  join: z._default(z.boolean('errors.invalid'), false),
});
export type NewDepartment = z.input<typeof NewDepartment>;

/** A change of some fields. `order` is its new place among the departments that are not archived, from 0. */
export const DepartmentChange = z.object({
  name: z.optional(name),
  description,
  isPublic: z.optional(z.boolean('errors.invalid')),
  archived: z.optional(z.boolean('errors.invalid')),
  order: z.optional(
    z.int('errors.invalid').check(z.gte(0, textKey('errors.invalid')), z.lte(limits.maxDepartments, textKey('errors.invalid'))),
  ),
});
export type DepartmentChange = z.output<typeof DepartmentChange>;

const membership = {
  userId: bodyId('departments.bothRequired'),
  departmentId: bodyId('departments.bothRequired'),
};

export const NewMembership = z.object({ ...membership, role: z._default(z.enum(departmentRoles, 'errors.invalid'), 'member') });
export type NewMembership = z.input<typeof NewMembership>;

export const MembershipChange = z.object({ ...membership, role: z.enum(departmentRoles, 'errors.invalid') });
export type MembershipChange = z.input<typeof MembershipChange>;

const departmentId = z.object({ departmentId: PathId });

export const departments = {
  list: endpoint({
    method: 'GET',
    path: '/api/departments',
    access: 'public',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the departments; without a session, those that one may register into',
    largeResponse: true,
    response: z.array(Department),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/departments/user',
    access: 'user',
    whileWaiting: 'says which department the caller waits for',
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's departments",
    response: z.array(OwnDepartment),
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/departments/:departmentId/users',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the members of a department',
    params: departmentId,
    largeResponse: true,
    response: z.array(DepartmentUser),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/departments',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Creates a department with its workspace and four columns',
    body: NewDepartment,
    response: Department,
    status: 201,
    audit: 'department_created',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/departments/:departmentId',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Changes, archives or places a department',
    params: departmentId,
    body: DepartmentChange,
    response: Department,
    audit: 'department_changed',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/departments/:departmentId',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Deletes a department and its memberships; keeps its tasks and its board',
    params: departmentId,
    response: Success,
    audit: 'department_deleted',
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/api/user-departments',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Adds a person to a department',
    body: NewMembership,
    response: DepartmentUser,
    status: 201,
    audit: 'member_added',
  }),
  setRole: endpoint({
    method: 'PATCH',
    path: '/api/user-departments',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Changes the role of a member of a department',
    body: MembershipChange,
    response: DepartmentUser,
    audit: 'member_role_changed',
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: '/api/user-departments',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Removes a person from a department',
    body: z.object(membership),
    response: Success,
    audit: 'member_removed',
  }),
};
