// Notifications: lists the caller's own in their language and date format, and marks them read.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { inLanguage, messageStyle } from '#notifications/notification-message.ts';
import { markAllRead, markNotification, notificationsOf } from '#notifications/notifications.sql.ts';

export const notifications: Handlers<Api['notifications']> = {
  async list({ db, actor, query }) {
    const found = await notificationsOf(db, actor, { ...query, unread: query.unread !== undefined });
    const style = messageStyle(actor);
    return found.map((row) => inLanguage(style, row));
  },

  async markRead({ db, actor, params }) {
    requireFound(await markNotification(db, actor, { ...params, isRead: true }), 'notifications.notFound');
    return { success: true };
  },

  async markUnread({ db, actor, params }) {
    requireFound(await markNotification(db, actor, { ...params, isRead: false }), 'notifications.notFound');
    return { success: true };
  },

  markAllRead: async ({ db, actor }) => ({ success: true, count: await markAllRead(db, actor) }),
};
