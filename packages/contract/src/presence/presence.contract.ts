// Presence: where people are at the moment. A tab reports its place, and streams of events send the places of others.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, ResponseId, Success, textKey } from '#fields.ts';
import { limits } from '#limits.ts';

/** The fields of a task for which others see that somebody edits them. */
export const presenceFields = ['title', 'description', 'checklist', 'comment'] as const;
export type PresenceField = (typeof presenceFields)[number];

const editing = z.optional(z.nullable(z.enum(presenceFields, 'errors.invalid')));

/** What a tab shows: a board (0 is the company view), a task over it, or only a task; and the field of the task that is edited. */
export const Place = z
  .object({
    workspaceId: z.nullable(z.int('errors.badId').check(z.gte(0, 'errors.badId'), z.lte(limits.id.max, 'errors.badId'))),
    taskId: z.optional(z.nullable(bodyId('errors.badId'))),
    editing,
  })
  .check(z.refine((place) => place.workspaceId !== null || Boolean(place.taskId), textKey('errors.invalid')));
export type PlaceInput = z.input<typeof Place>;

const PresenceReport = z.object({
  /** A random name of the tab, in lower case. */
  tab: z.string('errors.badId').check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, textKey('errors.badId'))),
  /** Null when the tab is hidden or closed, or shows neither a board nor a task. */
  place: z.nullable(Place),
});

/** A person and what they look at; for a board without a task the last two fields are null. */
export const PersonPresent = z.object({
  userId: ResponseId,
  workspaceId: z.nullable(ResponseId),
  taskId: z.nullable(ResponseId),
  editing: z.nullable(z.enum(presenceFields)),
});
export type PersonPresent = z.output<typeof PersonPresent>;

export const presence = {
  report: endpoint({
    method: 'PUT',
    path: '/api/presence',
    access: 'user',
    effect: 'passing',
    summary:
      'Tells what a tab of the caller shows; it is forgotten after 45 seconds. Streams of events then send the other people there as the event presence',
    body: PresenceReport,
    response: Success,
    storesNothing: true,
  }),
};
