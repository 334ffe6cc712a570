// Hints: what is similar to a new task, who has much to do, and which hints a person has dismissed.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { isCleanText, ResponseId, textKey } from '#fields.ts';
import { hintLimits } from '#hints/hints.limits.ts';
import { hintKinds } from '#hints/hints.rules.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';

const typed = (most: number) =>
  z
    .string('errors.notText')
    .check(z.trim(), z.refine(isCleanText, textKey('errors.badCharacters')), z.maxLength(most, textKey('errors.tooLong')));

/** Null and empty where there is nothing to say, or where the person has dismissed the hint. */
const TitleHints = z.object({
  similar: z
    .array(z.object({ id: ResponseId, title: z.string(), status: z.string(), workspaceId: ResponseId }))
    .check(z.maxLength(hintLimits.similar)),
  template: z.nullable(z.object({ id: ResponseId, name: z.string() })),
});
export type TitleHints = z.output<typeof TitleHints>;

const PersonLoad = z.object({ userId: ResponseId, open: z.int(), dueThisWeek: z.int() });
export type PersonLoad = z.output<typeof PersonLoad>;

const Dismissed = z.object({ dismissed: z.array(z.enum(hintKinds)) });

export const hints = {
  title: endpoint({
    method: 'GET',
    path: '/api/assistant/hints/title',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns tasks with a similar title that the caller sees, and the checklist template that such tasks used',
    query: z.object({ title: typed(limits.title.max), department: z._default(typed(limits.departmentName.max), '') }),
    response: TitleHints,
  }),
  load: endpoint({
    method: 'GET',
    path: '/api/assistant/hints/load',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the people who have much to do, counted over the open tasks that the caller sees',
    response: z.array(PersonLoad).check(z.maxLength(hintLimits.people)),
  }),
  dismissed: endpoint({
    method: 'GET',
    path: '/api/assistant/hints/dismissed',
    access: 'user',
    summary: 'Returns the kinds of hints that the caller has dismissed for good',
    response: Dismissed,
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/api/assistant/hints/dismissed',
    access: 'user',
    summary: 'Dismisses a kind of hints for good, or shows it again',
    body: z.object({ hint: z.enum(hintKinds, textKey('errors.invalid')), dismissed: z.boolean('errors.invalid') }),
    response: Dismissed,
  }),
};
