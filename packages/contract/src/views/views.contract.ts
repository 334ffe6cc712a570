// Saved views: a layout with its filter and order under a name, one's own or shared with the people of a board.
import * as z from 'zod/mini';
import { BoardId } from '#assistant/proposals.contract.ts';
import { FilterInput } from '#company/company.contract.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, nameText, PathId, ResponseId, Success, textKey, WorkspaceId } from '#fields.ts';
import { taskVias } from '#principals.ts';
import { trendPeriods } from '#summaries/trends.rules.ts';
import { laneKeys } from '#swimlanes/swimlanes.rules.ts';
import { listColumns } from '#tasks/list-columns.rules.ts';
import { sortKeys } from '#tasks/sort-keys.ts';
import { groupKeys } from '#tasks/task-group.rules.ts';
import { viewLimits } from '#views/views.limits.ts';
import { cardOrders, viewLayouts } from '#views/views.rules.ts';

/** What a view shows. Screens ignore what their layout does not use. */
const Settings = z.object({
  layout: z.enum(viewLayouts, 'errors.invalid'),
  filter: FilterInput,
  /** The order of the list. */
  sort: z.object({ by: z.enum(sortKeys, 'errors.invalid'), descending: z.boolean('errors.invalid') }),
  /** The headings of the list; none without it. */
  group: z.optional(z.enum(groupKeys, 'errors.invalid')),
  /** The lanes of the board; none without it. */
  lanes: z.optional(z.enum(laneKeys, 'errors.invalid')),
  /** The columns of the list behind the title, in their order; without it, those that the reader has chosen. */
  columns: z.optional(
    z.array(z.enum(listColumns, 'errors.invalid'), 'errors.invalid').check(
      z.maxLength(listColumns.length, textKey('errors.tooLong')),
      z.refine((list) => new Set(list).size === list.length, textKey('errors.invalid')),
    ),
  ),
  /** The period of the dashboard; the usual one without it. */
  period: z.optional(z.enum(trendPeriods, 'errors.invalid')),
  /** The order of the cards on the board. */
  cards: z.enum(cardOrders, 'errors.invalid'),
});
export type ViewSettings = z.output<typeof Settings>;

const SettingsInput = Settings.check(
  z.refine((value) => JSON.stringify(value).length <= viewLimits.settings, textKey('errors.tooLong')),
);

/** `workspaceId` 0 is the company view. */
const SavedView = z.object({
  id: ResponseId,
  workspaceId: z.int(),
  name: z.string(),
  shared: z.boolean(),
  /** Who made it; null if that account was deleted. */
  ownerId: z.nullable(ResponseId),
  mayChange: z.boolean(),
  settings: Settings,
  /** Increases with each change. */
  version: z.int(),
});
export type SavedView = z.output<typeof SavedView>;

const name = nameText(viewLimits.name.min, viewLimits.name.max, 'views.nameRequired');

const NewView = z.object({
  workspaceId: BoardId,
  name,
  shared: z.boolean('errors.invalid'),
  settings: SettingsInput,
});
export type NewView = z.input<typeof NewView>;

/** The fields that change. With `version`, the server answers 409 with the current view if it has changed since. */
const ViewChange = z.object({
  name: z.optional(name),
  shared: z.optional(z.boolean('errors.invalid')),
  settings: z.optional(SettingsInput),
  version: z.optional(bodyId('errors.invalid')),
});
export type ViewChange = z.input<typeof ViewChange>;

const viewId = z.object({ viewId: PathId });

export const views = {
  list: endpoint({
    method: 'GET',
    path: '/api/views',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's saved views and those shared on their boards, or those of one board",
    query: z.object({ workspaceId: z.optional(WorkspaceId) }),
    largeResponse: true,
    response: z.array(SavedView).check(z.maxLength(viewLimits.listed)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/views',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Saves a view of a board',
    body: NewView,
    response: SavedView,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/views/:viewId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Changes the name, the settings or the sharing of a saved view',
    params: viewId,
    body: ViewChange,
    response: SavedView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/views/:viewId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Deletes a saved view; it can be restored for a time',
    params: viewId,
    response: Success,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/views/:viewId/restore',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Restores a deleted view',
    params: viewId,
    response: SavedView,
  }),
};
