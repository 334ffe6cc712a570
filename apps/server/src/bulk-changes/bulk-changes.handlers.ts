// Bulk changes of tasks.
import type { Api } from '@app/contract/api.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { changeTasks } from '#bulk-changes/change-tasks.ts';
import type { Handlers } from '#endpoints/context.ts';
import { limitAttempts, limitChangedTasks } from '#endpoints/limit-attempts.ts';

export const bulkChanges: Handlers<Api['bulkChanges']> = {
  async create({ db, actor, body }) {
    await limitAttempts(db, `bulk:${actor.id}`, rateLimits.bulkChanges);
    await limitChangedTasks(db, actor, body.tasks.length);
    return changeTasks(db, actor, body);
  },
};
