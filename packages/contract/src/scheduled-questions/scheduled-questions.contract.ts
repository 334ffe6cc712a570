// Questions that the assistant answers again on a schedule. Nobody else sees them.
import * as z from 'zod/mini';
import { BoardId } from '#assistant/proposals.contract.ts';
import { endpoint } from '#endpoint.ts';
import { CalendarDate, PathId, ResponseId, requiredText, Success, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { scheduledLimits } from '#scheduled-questions/scheduled-questions.limits.ts';
import { isSchedule } from '#scheduled-questions/scheduled-questions.rules.ts';

const hour = z.int('errors.invalid').check(z.gte(0, textKey('errors.invalid')), z.lte(23, textKey('errors.invalid')));
/** RRULE text (RFC 5545) without an end, `FREQ=WEEKLY;BYDAY=MO`. */
const repeat = z
  .string('errors.invalid')
  .check(z.maxLength(limits.recurrence.text, textKey('errors.tooLong')), z.refine(isSchedule, textKey('errors.invalid')));

export const ScheduledQuestion = z.object({
  id: ResponseId,
  text: z.string(),
  /** The board that the question is about; null if it is about everything. */
  workspaceId: z.nullable(z.int()),
  repeat: z.string(),
  /** The hour in the zone of the caller. */
  hour: z.int(),
  isPaused: z.boolean(),
  /** The day on which it is answered next. */
  nextDay: z.nullable(CalendarDate),
  /** The conversation with its answers; null before the first one. */
  conversationId: z.nullable(ResponseId),
});
export type ScheduledQuestion = z.output<typeof ScheduledQuestion>;

const params = z.object({ scheduledQuestionId: PathId });

export const scheduledQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/api/assistant/scheduled-questions',
    access: 'user',
    summary: 'Returns the questions that the assistant answers the caller again and again, the oldest first',
    response: z.array(ScheduledQuestion).check(z.maxLength(scheduledLimits.perPerson)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/assistant/scheduled-questions',
    access: 'user',
    summary: 'Has a question answered again on a schedule, by a notification and a mail',
    body: z.object({
      text: requiredText(1, scheduledLimits.text, 'ask.textRequired'),
      workspaceId: z.optional(z.nullable(BoardId)),
      repeat,
      hour,
    }),
    response: ScheduledQuestion,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/assistant/scheduled-questions/:scheduledQuestionId',
    access: 'user',
    summary: 'Changes when a question is answered, or pauses it',
    params,
    body: z.object({
      repeat: z.optional(repeat),
      hour: z.optional(hour),
      isPaused: z.optional(z.boolean('errors.invalid')),
    }),
    response: ScheduledQuestion,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/assistant/scheduled-questions/:scheduledQuestionId',
    access: 'user',
    summary: 'Has a question answered no more',
    params,
    response: Success,
  }),
};
