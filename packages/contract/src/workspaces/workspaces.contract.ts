// Workspaces, their columns and members.
import * as z from 'zod/mini';
import { archiveDays } from '#archive/archive.limits.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, Success, textKey, WorkspaceId } from '#fields.ts';
import { columnColors, limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { peoplePage, peopleQuery } from '#users/people-pages.contract.ts';
import { UserCard } from '#users/users.contract.ts';

export const Workspace = z.object({
  id: ResponseId,
  name: z.string(),
  /** Its department, which is the default for its new tasks. */
  department: z.string(),
  /** See `key` of `Department`. */
  departmentKey: z.optional(z.string()),
  icon: z.nullable(z.string()),
  createdAt: Instant,
  /** Number of visible tasks on its board that are not Done. */
  openTasks: z.int(),
  /** The snapshot of the database in which the tasks were counted; it sees the events whose `writtenBy` is in it. */
  countedIn: z.optional(z.string()),
  /** Whether the caller may add columns to its board. */
  mayAddColumns: z.boolean(),
  /** The ids of boards that were merged into it; their links lead here. */
  formerIds: z.optional(z.array(ResponseId)),
  /** Whether its department is archived: nothing new goes into it. */
  isArchived: z.optional(z.boolean()),
  /** A mail to this address makes a task; only for people in a browser, and only if an administrator has switched it on. */
  mailAddress: z.optional(z.string()),
});
export type Workspace = z.output<typeof Workspace>;

/** A column. Those of the company view have the ids -1 to -4 and workspace 0. */
export const Column = z.object({
  id: z.int(),
  name: z.string(),
  workspaceId: z.int(),
  order: z.int(),
  color: z.nullable(z.enum(columnColors)),
  /** The most tasks that should stand in it at once; null for any number. */
  limit: z.nullable(z.int()),
  /** Whether a full column refuses another task, instead of showing that it is over its limit. */
  limitRefuses: z.boolean(),
  /** Of a done column: days after being done when its tasks go to the archive; null for never. */
  archiveAfter: z.nullable(z.int()),
});
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
  name: nameText(1, limits.columnName.max, 'columns.columnNameRequired'),
  workspaceId: bodyId('workspaces.notFound'),
});
export type NewColumn = z.output<typeof NewColumn>;

/** A change of some fields of a column. `order` is its new place among the columns of its board, from 0. */
export const ColumnChange = z.object({
  name: z.optional(nameText(1, limits.columnName.max, 'columns.columnNameRequired')),
  color: z.optional(z.nullable(z.enum(columnColors, textKey('errors.invalid')))),
  limit: z.optional(
    z.nullable(
      z
        .int('columns.limitInvalid')
        .check(
          z.gte(limits.columnLimit.min, textKey('columns.limitInvalid')),
          z.lte(limits.columnLimit.max, textKey('columns.limitInvalid')),
        ),
    ),
  ),
  limitRefuses: z.optional(z.boolean('errors.invalid')),
  /** Of a done column only. */
  archiveAfter: z.optional(
    z.nullable(
      z.int('errors.invalid').check(z.refine((days) => archiveDays.some((each) => each === days), textKey('errors.invalid'))),
    ),
  ),
  order: z.optional(
    z
      .int('errors.invalid')
      .check(z.gte(0, textKey('errors.invalid')), z.lte(limits.columnsPerWorkspace, textKey('errors.invalid'))),
  ),
});
export type ColumnChange = z.output<typeof ColumnChange>;

const params = z.object({ workspaceId: WorkspaceId });
const columnId = z.object({ columnId: PathId });

export const workspaces = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces',
    access: 'user',
    whileWaiting: 'returns nothing, by which the screen knows that the account waits',
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
  updateColumn: endpoint({
    method: 'PUT',
    path: '/api/columns/:columnId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Changes the name, colour, limit, archiving or place of a column',
    params: columnId,
    body: ColumnChange,
    response: Column,
  }),
  removeColumn: endpoint({
    method: 'DELETE',
    path: '/api/columns/:columnId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Deletes a column and moves its tasks to another one',
    params: columnId,
    query: z.object({ moveTo: PathId }),
    response: Success,
  }),
};
