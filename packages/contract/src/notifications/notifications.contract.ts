// In-app notifications of the caller.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { digits, Instant, PathId, ResponseId, Success, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';

export const Notification = z.object({
  id: ResponseId,
  /** The text in the reader's language. */
  message: z.string(),
  isRead: z.boolean(),
  createdAt: Instant,
  taskId: z.nullable(ResponseId),
  /** One of `notificationKinds`, or a kind from a later version. */
  kind: z.string(),
  /** The author of the last merged event; null for reminders. */
  userId: z.nullable(ResponseId),
  /** Only of a reminder of a checklist item: the item. */
  itemId: z.optional(z.int()),
  /** Only of an answered question: the conversation with the answer. */
  conversationId: z.optional(ResponseId),
});
export type Notification = z.output<typeof Notification>;

const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,10})$/;

/** The position after the last notification of a page. */
const Cursor = z.pipe(
  z.string(textKey('errors.invalid')).check(z.refine(isCursor, textKey('errors.invalid'))),
  z.transform((value) => {
    const [, createdAt = '', id = ''] = cursor.exec(value) ?? [];
    return { createdAt, id: Number(id) };
  }),
);

function isCursor(value: string): boolean {
  const [, createdAt = '', id = ''] = cursor.exec(value) ?? [];
  return !Number.isNaN(Date.parse(createdAt)) && Number(id) <= limits.id.max;
}

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    whileWaiting: "the caller's own notifications",
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's notifications, newest first: the newest 200, or a page",
    query: z.object({
      before: z.optional(Cursor),
      limit: z.optional(digits(1, limits.notifications.list)),
      /** Returns only unread notifications. */
      unread: z.optional(z.literal('true', textKey('errors.invalid'))),
    }),
    response: z.array(Notification),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/:notificationId/read',
    access: 'user',
    whileWaiting: "the caller's own notifications",
    summary: 'Marks one notification read',
    params: z.object({ notificationId: PathId }),
    response: Success,
  }),
  markUnread: endpoint({
    method: 'DELETE',
    path: '/api/notifications/:notificationId/read',
    access: 'user',
    whileWaiting: "the caller's own notifications",
    summary: 'Marks one notification unread',
    params: z.object({ notificationId: PathId }),
    response: Success,
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/read',
    access: 'user',
    whileWaiting: "the caller's own notifications",
    summary: "Marks all of the caller's notifications read",
    response: z.extend(Success, { count: z.int() }),
  }),
};
