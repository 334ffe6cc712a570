// Where a person is signed in, and the ends of these sessions.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, PathId, Success, text } from '#fields.ts';

/** The public id of a session: nothing can be opened with it. */
const SessionId = text(64, 'errors.badId').check(z.regex(/^[0-9a-f]{24}$/, 'errors.badId'));

export const Session = z.object({
  id: z.string(),
  /** Whether the call came with it. */
  current: z.boolean(),
  /** The browser and its system in words. */
  device: z.string(),
  /** The address of the sign-in; null if it is not known. */
  address: z.nullable(z.string()),
  createdAt: Instant,
  /** To the minute. */
  lastSeenAt: Instant,
});
export type Session = z.output<typeof Session>;

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/sessions',
    access: 'user',
    whileWaiting: 'shows what there is to end',
    summary: "Returns the caller's sessions, the present one first, then those used last",
    response: z.array(Session),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    access: 'user',
    whileWaiting: "ends what is the caller's own",
    summary: "Ends one of the caller's sessions at once",
    params: z.object({ sessionId: SessionId }),
    response: Success,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    access: 'user',
    whileWaiting: "ends what is the caller's own",
    summary: "Ends all of the caller's sessions but the present one; other browsers are asked for a code again",
    response: Success,
    session: true,
  }),
  endOfUser: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/sessions',
    access: 'admin',
    summary: 'Ends all sessions of a person at once; API tokens stay',
    params: z.object({ userId: PathId }),
    response: Success,
    audit: 'sessions_ended',
  }),
};
