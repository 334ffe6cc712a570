// In-app notifications of the caller.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Id, Instant, Key, Success } from '#fields.ts';

export const Notification = z.object({
  id: Key,
  message: z.string(),
  isRead: z.boolean(),
  createdAt: Instant,
  taskId: z.nullable(Key),
});
export type Notification = z.output<typeof Notification>;

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    summary: "The caller's notifications, newest first",
    response: z.array(Notification),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/:notificationId/read',
    access: 'user',
    summary: 'Marks one notification read',
    params: z.object({ notificationId: Id }),
    response: Success,
  }),
};
