// Watching and muting a task.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import { recordWatchChanged } from '#events/events.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { setWatch, watchOf } from '#watches/watches.sql.ts';

export const watches: Handlers<Api['watches']> = {
  async read({ db, actor, params }) {
    await requireTask(db, actor, params.taskId);
    return { state: await watchOf(db, actor.id, params.taskId) };
  },

  async set({ db, actor, params, body }) {
    await requireTask(db, actor, params.taskId);
    if (body.state !== 'usual') await lockLimit(db, `watches:${actor.id}`);
    assertValid(await setWatch(db, actor, params.taskId, body.state), 'state', 'watches.full');
    await recordWatchChanged(db, actor, params.taskId);
    return { success: true };
  },
};
