// What the caller may want to look at, and what they have silenced of it.
import type { Api } from '@app/contract/api.ts';
import { dayContextOf } from '#assistant/assistant-context.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import { findNudges } from '#nudges/find-nudges.ts';
import { hearNudge, silencedNudges, silenceNudge } from '#nudges/silenced.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { findCard } from '#users/users.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const nudges: Handlers<Api['nudges']> = {
  async list({ db, actor, query }) {
    const board = query.workspaceId === undefined ? undefined : await requireWorkspace(db, actor, query.workspaceId);
    return findNudges(db, actor, { ...dayContextOf(actor), boardKey: board?.departmentKey });
  },

  silenced: ({ db, actor }) => silencedNudges(db, actor),

  async silence({ db, actor, body }) {
    if (!body.silenced) await hearNudge(db, actor.id, body);
    else {
      if (body.kind === 'overloaded') requireFound(await findCard(db, actor, body.subjectId), 'users.notFound');
      else await requireTask(db, actor, body.subjectId);
      await lockLimit(db, `nudges:${actor.id}`);
      await silenceNudge(db, actor.id, body);
    }
    return silencedNudges(db, actor);
  },
};
