// Summaries from the database: my day, my week, a department's week, and what changed on a board since the last visit.
import * as z from 'zod/mini';
import { AnswerTask } from '#assistant/proposals.contract.ts';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, Instant, PathId, Success, WorkspaceId } from '#fields.ts';
import { summaryLimits } from '#hints/hints.limits.ts';
import { taskVias } from '#principals.ts';
import { summaryPeriods, summarySections } from '#summaries/summaries.rules.ts';

/** Counts with the first tasks of each section. */
const Summary = z.object({
  from: CalendarDate,
  to: CalendarDate,
  sections: z.array(
    z.object({
      name: z.enum(summarySections),
      count: z.int(),
      tasks: z.array(AnswerTask).check(z.maxLength(summaryLimits.tasks)),
    }),
  ),
});
export type Summary = z.output<typeof Summary>;

export const boardChangeKinds = ['created', 'done', 'moved', 'commented', 'changed'] as const;

export const BoardChanges = z.object({
  /** The end of the caller's visit before this one; null on the first visit. */
  since: z.nullable(Instant),
  /** How many tasks others have changed since, at most `summaryLimits.changed`. */
  count: z.int(),
  tasks: z
    .array(
      z.object({
        ...AnswerTask.shape,
        kind: z.enum(boardChangeKinds),
        /** Who changed it last; null if that person is gone. */
        by: z.nullable(z.string()),
        at: Instant,
      }),
    )
    .check(z.maxLength(summaryLimits.changes)),
});
export type BoardChanges = z.output<typeof BoardChanges>;

const board = z.object({ workspaceId: PathId });

export const summaries = {
  mine: endpoint({
    method: 'GET',
    path: '/api/assistant/summaries/mine',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's day or week: tasks that are overdue, due, starting, waiting for them, and done",
    query: z.object({ period: z._default(z.enum(summaryPeriods, 'errors.invalid'), 'day') }),
    response: Summary,
  }),
  department: endpoint({
    method: 'GET',
    path: '/api/assistant/summaries/workspaces/:workspaceId/week',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the week of a board, or of the company (0): tasks that are done, started, stuck, overdue and unassigned',
    params: z.object({ workspaceId: WorkspaceId }),
    response: Summary,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/assistant/summaries/workspaces/:workspaceId/changes',
    access: 'user',
    summary: 'Returns what others have changed on a board since the caller last visited it',
    params: board,
    response: BoardChanges,
  }),
  visit: endpoint({
    method: 'PUT',
    path: '/api/assistant/summaries/workspaces/:workspaceId/visit',
    access: 'user',
    summary: 'Says that the caller sees a board now, or that they have seen its changes',
    params: board,
    body: z.object({ changesSeen: z._default(z.boolean('errors.invalid'), false) }),
    response: Success,
  }),
};
