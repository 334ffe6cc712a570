// Recurring tasks: the rule is a field of the task (tasks.contract.ts); here is what happens to one task of a series.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { PathId, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { Task } from '#tasks/tasks.contract.ts';

/** The version that the person saw: two people who skip at once skip one task. */
export const RepeatSkip = z.object({
  version: z.optional(
    z.int('errors.invalid').check(z.gte(1, textKey('errors.invalid')), z.lte(limits.id.max, textKey('errors.invalid'))),
  ),
});

export const recurrences = {
  skip: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/skip',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Moves a recurring task to its next day',
    params: z.object({ taskId: PathId }),
    body: RepeatSkip,
    response: Task,
  }),
};
