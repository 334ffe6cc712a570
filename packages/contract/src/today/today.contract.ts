// What the caller should do first today and why, and the plan of their day or week. Screens and the assistant answer with the same.
import * as z from 'zod/mini';
import { Answer, AnswerTask, ZoneName } from '#assistant/proposals.contract.ts';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, DateInput, textKey } from '#fields.ts';
import { taskVias } from '#principals.ts';
import { Blocked } from '#relations/relations.contract.ts';
import { summaryPeriods } from '#summaries/summaries.rules.ts';
import { TaskCard } from '#tasks/tasks.contract.ts';
import { todayLimits } from '#today/today.limits.ts';

export const todayReasons = [
  'late',
  'dueToday',
  'dueSoon',
  'priority',
  'started',
  'review',
  'nearlyDone',
  'blocks',
  'chosen',
] as const;

/** Why a task comes first. */
const TodayReason = z.object({
  name: z.enum(todayReasons),
  /** Days until it is due or since it was, or tasks that it blocks. */
  count: z.optional(z.int()),
  /** The priority, or the people whose tasks it blocks. */
  names: z.optional(z.array(z.string()).check(z.maxLength(todayLimits.people))),
});
export type TodayReason = z.output<typeof TodayReason>;

const FirstTask = z.object({
  card: TaskCard,
  score: z.int(),
  reasons: z.array(TodayReason).check(z.maxLength(todayReasons.length)),
  /** The reasons in words, in the language of the caller. */
  text: z.string(),
});
export type FirstTask = z.output<typeof FirstTask>;

/** Tasks of the caller with their number. */
const Listed = z.object({ count: z.int(), tasks: z.array(AnswerTask).check(z.maxLength(todayLimits.listed)) });

export const Today = z.object({
  today: CalendarDate,
  /** Open tasks of the caller that could be worked on, those with the highest score. */
  first: z.array(FirstTask).check(z.maxLength(todayLimits.first)),
  /** Those behind them, for when one of the first is done. */
  following: z.array(FirstTask).check(z.maxLength(todayLimits.first)),
  /** Tasks of the caller that are left out because an open task blocks them. */
  blocked: z.object({
    count: z.int(),
    tasks: z.array(z.object({ ...AnswerTask.shape, ...Blocked.shape, text: z.string() })).check(z.maxLength(todayLimits.blocked)),
  }),
  late: Listed,
  due: Listed,
  /** Tasks that wait for an act of the caller: an answer, a review, or one that blocks the work of others. */
  waiting: z.object({
    count: z.int(),
    tasks: z
      .array(z.object({ ...AnswerTask.shape, why: z.enum(['mentioned', 'review', 'blocks']) }))
      .check(z.maxLength(todayLimits.listed)),
  }),
});
export type Today = z.output<typeof Today>;

export const today = {
  get: endpoint({
    method: 'GET',
    path: '/api/today',
    access: 'user',
    whileWaiting: "the caller's own tasks, of which there are none",
    via: taskVias,
    scope: 'tasks:read',
    summary:
      'Returns what the caller should do first today and why, what blocks the rest, what is late, due and waiting for them',
    response: Today,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/today/plan',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: "Proposes days for the caller's late and urgent undated work; changes no task",
    body: z.object({
      period: z.enum(summaryPeriods, textKey('errors.invalid')),
      /** The calendar date from which is planned, and the zone of the day; the caller's without them. */
      today: z.optional(DateInput),
      timezone: ZoneName,
    }),
    response: Answer,
  }),
};
