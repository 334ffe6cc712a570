// Notifications: the caller's own, and marking one read.
import type { Api } from '@app/contract';
import type { Handlers } from '#http/context.ts';
import { must } from '#http/errors.ts';
import { markRead, notificationsOf } from '#notifications/notifications.sql.ts';

export const notifications: Handlers<Api['notifications']> = {
  list: ({ db, actor }) => notificationsOf(db, actor),

  async markRead({ db, actor, params }) {
    must(await markRead(db, actor.id, params.notificationId), 'notifications.notFound');
    return { success: true };
  },
};
