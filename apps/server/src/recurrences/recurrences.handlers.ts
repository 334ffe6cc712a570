// Recurring tasks: what happens to one task of a series.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { skipTask } from '#recurrences/skip-task.ts';

export const recurrences: Handlers<Api['recurrences']> = {
  skip: ({ db, actor, params, body }) => skipTask(db, actor, params.taskId, body.version),
};
