// Notifications: the caller's own, said in the caller's language and date format, and marking them read.
import { type Api, calendarDate, type Notification, zoneOf } from '@app/contract';
import { type MessageStyle, notificationMessage } from '@app/contract/notifications/notification-messages.rules.ts';
import type { Handlers } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { markAllRead, markOne, type NotificationRow, notificationsOf } from '#notifications/notifications.sql.ts';

export const notifications: Handlers<Api['notifications']> = {
  async list({ db, actor, query }) {
    const found = await notificationsOf(db, actor, { ...query, unread: query.unread !== undefined });
    const style = { ...actor, today: calendarDate(new Date(), zoneOf(actor.timezone)) };
    return found.map((row) => saidIn(style, row));
  },

  async markRead({ db, actor, params }) {
    must(await markOne(db, actor.id, { ...params, isRead: true }), 'notifications.notFound');
    return { success: true };
  },

  async markUnread({ db, actor, params }) {
    must(await markOne(db, actor.id, { ...params, isRead: false }), 'notifications.notFound');
    return { success: true };
  },

  markAllRead: async ({ db, actor }) => ({ success: true, count: await markAllRead(db, actor.id) }),
};

/** Where the kind is not known, the sentence stays the one of the day it was written. */
function saidIn(style: MessageStyle, { details, ...row }: NotificationRow): Notification {
  return { ...row, message: notificationMessage(row.kind, details, style) ?? row.message };
}
