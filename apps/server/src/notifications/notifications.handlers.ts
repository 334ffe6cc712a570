// Notifications: lists the caller's own in their language and date format, and marks them read.
import { type Api, calendarDate, type Notification, zoneOf } from '@app/contract';
import { type MessageStyle, notificationMessage } from '@app/contract/notifications/notification-messages.rules.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { markAllRead, markNotification, type NotificationRow, notificationsOf } from '#notifications/notifications.sql.ts';

export const notifications: Handlers<Api['notifications']> = {
  async list({ db, actor, query }) {
    const found = await notificationsOf(db, actor, { ...query, unread: query.unread !== undefined });
    const style = { ...actor, today: calendarDate(new Date(), zoneOf(actor.timezone)) };
    return found.map((row) => inLanguage(style, row));
  },

  async markRead({ db, actor, params }) {
    requireFound(await markNotification(db, actor.id, { ...params, isRead: true }), 'notifications.notFound');
    return { success: true };
  },

  async markUnread({ db, actor, params }) {
    requireFound(await markNotification(db, actor.id, { ...params, isRead: false }), 'notifications.notFound');
    return { success: true };
  },

  markAllRead: async ({ db, actor }) => ({ success: true, count: await markAllRead(db, actor.id) }),
};

/** A notification of an unknown kind keeps the message that was stored. */
function inLanguage(style: MessageStyle, { details, ...row }: NotificationRow): Notification {
  return { ...row, message: notificationMessage(row.kind, details, style) ?? row.message };
}
