// Hands all open tasks of a person over to somebody else in one act, and takes that back.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, PathId, ResponseId, textKey } from '#fields.ts';
import { handOverLimits } from '#hand-overs/hand-overs.limits.ts';
import { adminVias } from '#principals.ts';

export const HandOver = z.object({
  /** Who gets the tasks. */
  to: bodyId('errors.invalid'),
  /** The boards whose tasks are handed over; without it all. */
  workspaceIds: z.optional(
    z
      .array(bodyId('errors.invalid'), 'errors.invalid')
      .check(z.minLength(1, textKey('errors.invalid')), z.maxLength(handOverLimits.boards, textKey('errors.tooMany'))),
  ),
});
export type HandOver = z.output<typeof HandOver>;

const count = z.int();

export const HandOverResult = z.object({
  /** The act, by which it is taken back; null if no task was handed over. */
  handOverId: z.nullable(ResponseId),
  moved: count,
  /** How many tasks stay with the person, and why the first of them. */
  stayed: count,
  refused: z.array(
    z.object({
      taskId: ResponseId,
      title: z.nullable(z.string()),
      workspaceId: ResponseId,
      /** The code and the sentence that the same change of this task alone would get. */
      error: z.string(),
      message: z.string(),
      fields: z.array(z.string()),
    }),
  ),
  /** Whether the person has more tasks than one act hands over. */
  more: z.boolean(),
});
export type HandOverResult = z.output<typeof HandOverResult>;

/** How many tasks are back, and how many stay because somebody has changed their people since. */
export const HandOverUndone = z.object({ back: count, kept: count });
export type HandOverUndone = z.output<typeof HandOverUndone>;

export const handOvers = {
  create: endpoint({
    method: 'POST',
    path: '/api/users/:userId/hand-over',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Hands the open tasks of a person over to somebody else; says of each that stays why',
    params: z.object({ userId: PathId }),
    body: HandOver,
    response: HandOverResult,
    audit: 'tasks_handed_over',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/users/:userId/hand-over/:handOverId/undo',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Takes a hand-over back, for a day: tasks whose people nobody has changed since go back',
    params: z.object({ userId: PathId, handOverId: PathId }),
    response: HandOverUndone,
    audit: 'hand_over_undone',
  }),
};
