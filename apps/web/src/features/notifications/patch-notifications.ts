// Pure patches of a list of notifications, newest first.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';

/**
 * Returns the list with a notification as it is now, null if it is gone; one that is older than the whole list comes into it only
 * if the list is complete.
 */
export function withNotification(
  list: readonly Notification[],
  notificationId: number,
  notification: Notification | null,
  isComplete: boolean,
): Notification[] {
  const others = list.filter(({ id }) => id !== notificationId);
  const oldest = list.at(-1);
  const isBeyond =
    !isComplete && others.length === list.length && oldest !== undefined && notification && byAge(oldest, notification) < 0;
  return !notification || isBeyond ? others : [...others, notification].sort(byAge);
}

function byAge(a: Notification, b: Notification): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
}
