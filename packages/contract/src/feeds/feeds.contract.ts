// Feeds: tasks as a calendar and notifications as Atom, for programs that can only open an address. The address is the credential.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { feedKinds } from '#feeds/feeds.limits.ts';
import { bodyId, Instant, PathId, ResponseId, ResponseLink, Success, textKey } from '#fields.ts';

export const Feed = z.object({
  id: ResponseId,
  kind: z.enum(feedKinds),
  /** The board of a calendar; null for the tasks of its owner, and for notifications. */
  workspaceId: z.nullable(ResponseId),
  createdAt: Instant,
  /** To the minute; null if it was never opened. */
  lastUsedAt: z.nullable(Instant),
});
export type Feed = z.output<typeof Feed>;

/** A new feed with its address, which the server returns only here. It starts with `/` if PUBLIC_URL is not set. */
export const MadeFeed = z.extend(Feed, { link: ResponseLink });
export type MadeFeed = z.output<typeof MadeFeed>;

export const NewFeed = z.object({
  kind: z.enum(feedKinds, 'feeds.kindUnknown'),
  /** Ignored for notifications. */
  workspaceId: z.optional(z.nullable(bodyId('workspaces.notFound'))),
});
export type NewFeed = z.output<typeof NewFeed>;

/** The secret of an address: 32 bytes in base64url. */
const params = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, textKey('errors.badId'))) });

export const feeds = {
  list: endpoint({
    method: 'GET',
    path: '/api/feeds',
    access: 'user',
    whileWaiting: 'shows what there is to end',
    summary: "Returns the caller's feeds without their addresses, newest first",
    response: z.array(Feed),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/feeds',
    access: 'user',
    summary: 'Makes a feed and returns its address, once',
    body: NewFeed,
    response: MadeFeed,
    status: 201,
    locksCaller: true,
    noReplay: true,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/feeds/:feedId',
    access: 'user',
    whileWaiting: "ends what is the caller's own",
    summary: "Ends one of the caller's feeds at once",
    params: z.object({ feedId: PathId }),
    response: Success,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/feeds/calendar/:token/tasks.ics',
    access: 'public',
    summary: 'Returns the tasks of a feed with a due date as a calendar',
    params,
    file: 'text/calendar; charset=utf-8',
    response: z.unknown(),
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/api/feeds/notifications/:token/notifications.atom',
    access: 'public',
    summary: 'Returns the newest notifications of a feed as Atom',
    params,
    file: 'application/atom+xml; charset=utf-8',
    response: z.unknown(),
  }),
};
