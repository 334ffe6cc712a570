// Nudges: what a person may want to look at by themselves, each with its reason and one act; and what they have silenced.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, PathId, ResponseId, text, textKey } from '#fields.ts';
import { nudgeLimits } from '#nudges/nudges.limits.ts';
import { nudgeActs, nudgeKinds } from '#nudges/nudges.rules.ts';
import { taskVias } from '#principals.ts';
import { TaskCard } from '#tasks/tasks.contract.ts';

const Nudge = z.object({
  kind: z.enum(nudgeKinds),
  /** The task, or the person who has too much. */
  subjectId: ResponseId,
  /** What brings it up: a silenced nudge returns once this is another. */
  cause: z.string(),
  /** The reason in one sentence, in the language of the caller. */
  text: z.string(),
  act: z.enum(nudgeActs),
  /** The task that the act is about; null for the load of a person. */
  card: z.nullable(TaskCard),
  /** The task of the caller that waits for it. */
  waiting: z.nullable(z.object({ id: ResponseId, title: z.string() })),
  /** Who is asked, or has too much. */
  person: z.nullable(z.object({ id: ResponseId, fullName: z.string() })),
  /** The board on which the work of the person is given to others. */
  workspaceId: z.nullable(ResponseId),
});
export type Nudge = z.output<typeof Nudge>;

const Nudges = z.array(Nudge).check(z.maxLength(nudgeLimits.sent));
export type Nudges = z.output<typeof Nudges>;

const SilencedNudge = z.object({
  kind: z.enum(nudgeKinds),
  subjectId: ResponseId,
  cause: z.string(),
  /** The title of the task, or the name of the person. */
  name: z.string(),
});
export type SilencedNudge = z.output<typeof SilencedNudge>;

const Silenced = z.array(SilencedNudge).check(z.maxLength(nudgeLimits.silenced));

export const nudges = {
  list: endpoint({
    method: 'GET',
    path: '/api/assistant/nudges',
    access: 'user',
    whileWaiting: "the caller's own tasks, of which there are none",
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns what is stuck, waits in vain, is too much or has no owner, the costliest first, each with its reason',
    query: z.object({ workspaceId: z.optional(PathId) }),
    response: Nudges,
  }),
  silenced: endpoint({
    method: 'GET',
    path: '/api/assistant/nudges/silenced',
    access: 'user',
    summary: 'Returns the single nudges that the caller has silenced, the last one first',
    response: Silenced,
  }),
  silence: endpoint({
    method: 'PUT',
    path: '/api/assistant/nudges/silenced',
    access: 'user',
    summary: 'Silences one nudge until something changes about it, or shows it again',
    body: z.object({
      kind: z.enum(nudgeKinds, textKey('errors.invalid')),
      subjectId: bodyId('errors.badId'),
      cause: text(nudgeLimits.cause),
      silenced: z.boolean('errors.invalid'),
    }),
    response: Silenced,
  }),
};
