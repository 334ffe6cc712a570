// Summaries from the database: my day, my week, a department's week, what changed on a board since the last visit, and trends.
import * as z from 'zod/mini';
import { AnswerTask } from '#assistant/proposals.contract.ts';
import { FilterText } from '#company/company.contract.ts';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, DateInput, digits, Instant, PathId, ResponseId, Success, text, textKey, WorkspaceId } from '#fields.ts';
import { summaryLimits, trendLimits } from '#hints/hints.limits.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { summaryPeriods, summarySections } from '#summaries/summaries.rules.ts';
import { taskAges, trendPeriods, usualPeriod } from '#summaries/trends.rules.ts';
import { noAssignee } from '#tasks/task-filter.rules.ts';

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
  /** What happened to all counted tasks, also to those that are not listed. */
  marks: z.array(z.object({ taskId: ResponseId, kind: z.enum(boardChangeKinds) })).check(z.maxLength(summaryLimits.changed)),
});
export type BoardChanges = z.output<typeof BoardChanges>;

const openTasks = { open: z.int(), overdue: z.int() };
const days = { from: CalendarDate, to: CalendarDate };
/** A number at the end of the period or in it, and the same of the period before. */
const Compared = z.object({ now: z.int(), before: z.int() });

/** How the work of a board, or of the company, develops. Open tasks are all that are not done. */
export const Trends = z.object({
  /** The days of the period, and of the one before it, with which it is compared. */
  period: z.object({ ...days, before: z.object(days) }),
  numbers: z.object({
    /** Compared with the end of the period before, from the tasks as they are: what was reopened since counts as open then. */
    open: Compared,
    overdue: Compared,
    /** Open tasks that are due in what is left of the week, and of the week then. */
    due: Compared,
    created: Compared,
    done: Compared,
    /** Begun tasks that nobody has changed for a week, and how many of them are so only since the period before. */
    stuck: z.object({ now: z.int(), fresh: z.int() }),
  }),
  /** By the week that begins on this day, the oldest first: tasks that were created, and those done then that still are. */
  weeks: z.array(z.object({ from: CalendarDate, created: z.int(), done: z.int() })).check(z.maxLength(trendLimits.weeks)),
  ages: z.array(z.object({ age: z.enum(taskAges), open: z.int() })),
  /** Those with the most open tasks first. A task of two people counts for both. */
  people: z.array(z.object({ id: ResponseId, fullName: z.string(), ...openTasks })).check(z.maxLength(trendLimits.people)),
  /** How many people have open tasks. */
  peopleCount: z.int(),
  unassigned: z.object(openTasks),
  /** Open tasks with several people. */
  shared: z.int(),
  /** Of the company only, those with the most overdue tasks first. */
  departments: z.array(z.object({ name: z.string(), ...openTasks })).check(z.maxLength(trendLimits.departments)),
});
export type Trends = z.output<typeof Trends>;

const trendShown = ['created', 'done', 'open', 'overdue', 'due', 'stuck'] as const;

const period = z.enum(trendPeriods, textKey('errors.invalid'));

/** The tasks behind a number of the trends. */
const TrendTasks = z.object({ count: z.int(), tasks: z.array(AnswerTask).check(z.maxLength(trendLimits.tasks)) });

const trendQuery = z.object({
  show: z.enum(trendShown, textKey('errors.invalid')),
  /** A day of the week in which they were created or done, or the period; without both it is in the last eight weeks. */
  week: z.optional(DateInput),
  period: z.optional(period),
  age: z.optional(z.enum(taskAges, textKey('errors.invalid'))),
  /** The id of an assignee, or `none`. */
  person: z.optional(
    z.string(textKey('errors.invalid')).check(
      z.regex(/^(none|[1-9]\d{0,9})$/, textKey('errors.badId')),
      z.refine((value) => value === noAssignee || Number(value) <= limits.id.max, textKey('errors.badId')),
    ),
  ),
  department: z.optional(text(limits.departmentName.max)),
  filter: z.optional(FilterText),
  /** How many of the first tasks are left out. */
  skip: z.optional(digits(0, trendLimits.skipped)),
});
export type TrendQuery = z.input<typeof trendQuery>;
/** The same as the server reads it. */
export type AskedTrend = z.output<typeof trendQuery>;

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
  trends: endpoint({
    method: 'GET',
    path: '/api/assistant/summaries/workspaces/:workspaceId/trends',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary:
      'Returns how the work of a board, or of the company (0), develops: created and done by week, ages, people, departments',
    params: z.object({ workspaceId: WorkspaceId }),
    query: z.object({ period: z._default(period, usualPeriod), filter: z.optional(FilterText) }),
    response: Trends,
  }),
  trendTasks: endpoint({
    method: 'GET',
    path: '/api/assistant/summaries/workspaces/:workspaceId/trends/tasks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the tasks behind a number of the trends',
    params: z.object({ workspaceId: WorkspaceId }),
    query: trendQuery,
    response: TrendTasks,
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
    effect: 'passing',
    summary: 'Says that the caller sees a board now, or that they have seen its changes',
    params: board,
    body: z.object({ changesSeen: z._default(z.boolean('errors.invalid'), false) }),
    response: Success,
  }),
};
