// The history of a task, and the activity on a board: who changed what from what to what, when, and in which way.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, PathId, ResponseId, textKey, WorkspaceId } from '#fields.ts';
import { historyLimits } from '#history/history.limits.ts';
import { historyFields, historyKinds } from '#history/history.rules.ts';
import { taskVias, vias } from '#principals.ts';
import { UserCard } from '#users/users.contract.ts';

/** One thing that changed. A member of a list that is new has no `from`, one that is gone no `to`. */
const HistoryChange = z.object({
  field: z.enum(historyFields),
  /** The name of a custom field, or the text of an item. */
  key: z.optional(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type HistoryChange = z.output<typeof HistoryChange>;

const entry = {
  kind: z.enum(historyKinds),
  at: Instant,
  /** Who did it; null if the account is deleted, or for the product itself. */
  by: z.nullable(z.omit(UserCard, { email: true })),
  /** The way in which the person called the API. */
  via: z.enum(vias),
  changes: z.array(HistoryChange).check(z.maxLength(historyLimits.changes)),
  /** How many further changes it had. */
  more: z.int(),
};

export const HistoryEntry = z.object(entry);
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** An entry of a board's activity; of a comment with its beginning. */
export const ActivityEntry = z.object({
  ...entry,
  task: z.object({ id: ResponseId, title: z.string(), isDeleted: z.boolean() }),
  comment: z.nullable(z.string()),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

const page = {
  /** Continues with older entries: the `next` of the page before. */
  before: z.optional(z.string(textKey('errors.invalid')).check(z.maxLength(historyLimits.place, textKey('errors.tooLong')))),
};

export const history = {
  task: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/history',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns a page of the changes of a task, newest first',
    params: z.object({ taskId: PathId }),
    query: z.object(page),
    response: z.object({
      entries: z.array(HistoryEntry).check(z.maxLength(historyLimits.page)),
      next: z.nullable(z.string()),
    }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/activity',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns a page of what happened on a board in the last 30 days, or on all boards for id 0, newest first',
    params: z.object({ workspaceId: WorkspaceId }),
    query: z.object(page),
    response: z.object({
      entries: z.array(ActivityEntry).check(z.maxLength(historyLimits.page)),
      next: z.nullable(z.string()),
    }),
  }),
};
