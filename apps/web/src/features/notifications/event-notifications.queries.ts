// Applies events to the notifications in the cache.
import type { Event } from '@app/contract/events/events.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { patchNotifications } from '#features/notifications/notifications.queries.ts';
import { withNotification } from '#features/notifications/patch-notifications.ts';

/** Puts the notifications of events into the cached lists, and returns whether they are still to be loaded. */
export function showNotifications(client: QueryClient, events: readonly Event[]): boolean {
  let isLeft =
    client.isFetching({ queryKey: ['notifications'] }) > 0 && events.some(({ type }) => type === 'notification_created');
  for (const { type, taskId, card, notifications } of events) {
    if (type === 'notification_created') {
      if (!notifications) isLeft = true;
      for (const { notificationId, notification } of notifications ?? [])
        patchNotifications(client, (list, isEnd) => withNotification(list, notificationId, notification, isEnd));
    }
    // What speaks of a task is gone with it, and comes back with it.
    if (card === null) patchNotifications(client, (list) => list.filter((each) => each.taskId !== taskId));
    if (
      type === 'task_restored' ||
      (type === 'task_deleted' && !events.some((each) => each.taskId === taskId && each.card === null))
    )
      isLeft = true;
  }
  return isLeft;
}
