// Finds the new notifications of a response: added, or extended since the last one.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';

type NotificationSnapshot = Pick<Notification, 'id' | 'createdAt' | 'isRead'>;

/** Returns the unread notifications that the list before did not have in this form; none for the first list. */
export function newNotificationsOf<T extends NotificationSnapshot>(
  before: readonly NotificationSnapshot[] | undefined,
  list: readonly T[],
): T[] {
  if (!before) return [];
  const previous = new Map(before.map(({ id, createdAt }) => [id, createdAt]));
  const oldest = before.at(-1)?.createdAt ?? '';
  // Older notifications than any known one have only moved up, because others were deleted.
  return list.filter(({ id, createdAt, isRead }) => !isRead && createdAt > (previous.get(id) ?? oldest));
}
