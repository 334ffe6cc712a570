// Workspaces, their columns and members.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, ResponseId, WorkspaceId } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { peoplePage, peopleQuery } from '#users/people-pages.contract.ts';
import { UserCard } from '#users/users.contract.ts';

export const Workspace = z.object({
  id: ResponseId,
  name: z.string(),
  /** Its department, which is the default for its new tasks. */
  department: z.string(),
  icon: z.nullable(z.string()),
  createdAt: Instant,
  /** Number of visible tasks on its board that are not Done. */
  openTasks: z.int(),
  /** Whether the caller may add columns to its board. */
  mayAddColumns: z.boolean(),
  /** A mail to this address makes a task; only for people in a browser, and only if an administrator has switched it on. */
  mailAddress: z.optional(z.string()),
});
export type Workspace = z.output<typeof Workspace>;

/** A column. Those of the company view have the ids -1 to -4 and workspace 0. */
export const Column = z.object({ id: z.int(), name: z.string(), workspaceId: z.int(), order: z.int() });
export type Column = z.output<typeof Column>;

/** A member of the workspace's department, or an explicit member of the workspace; `id` is the id of the membership. */
export const WorkspaceMember = z.object({
  id: ResponseId,
  workspaceId: z.int(),
  userId: ResponseId,
  role: z.string(),
  user: UserCard,
});
export type WorkspaceMember = z.output<typeof WorkspaceMember>;

export const NewColumn = z.object({
  name: nameText(1, limits.columnName.max, 'workspaces.columnNameRequired'),
  workspaceId: bodyId('workspaces.notFound'),
});
export type NewColumn = z.output<typeof NewColumn>;

const params = z.object({ workspaceId: WorkspaceId });

export const workspaces = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the workspaces that the caller sees',
    response: z.array(Workspace),
  }),
  columns: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/columns',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the columns of a board; of the company view for id 0',
    params,
    response: z.array(Column),
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/members',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the members of a workspace',
    params,
    largeResponse: true,
    response: z.array(WorkspaceMember),
  }),
  membersPage: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/members/page',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the members of a workspace in pages, by a search',
    params,
    query: z.object(peopleQuery),
    response: peoplePage(WorkspaceMember),
  }),
  createColumn: endpoint({
    method: 'POST',
    path: '/api/columns',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Adds a column to a workspace',
    body: NewColumn,
    response: Column,
    status: 201,
  }),
};
