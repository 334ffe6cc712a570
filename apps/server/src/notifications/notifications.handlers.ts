// Notifications: the caller's own, said in the caller's language, and marking them read.
import type { Api, Language, Notification } from '@app/contract';
import { messageOf } from '@app/contract/notifications/notification-messages.rules.ts';
import type { Handlers } from '#http/context.ts';
import { must } from '#http/errors.ts';
import { markAllRead, markOne, type NotificationRow, notificationsOf } from '#notifications/notifications.sql.ts';

export const notifications: Handlers<Api['notifications']> = {
  async list({ db, actor, query }) {
    const found = await notificationsOf(db, actor, { ...query, unread: query.unread !== undefined });
    return found.map((row) => saidIn(actor.language, row));
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
function saidIn(language: Language, { details, ...row }: NotificationRow): Notification {
  return { ...row, message: messageOf(row.kind, details, language) ?? row.message };
}
