// Notifications for a menu: the list, its groups, and the action of a click.
import { groupByAge, isServerWarning, type Notification, screens, warningHref } from '@app/contract';
// biome-ignore lint/style/noRestrictedImports: read, unread and read again are three changes, also while the first is under way
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  notificationsQuery,
} from '#features/notifications/notifications.queries.ts';
import { useNow } from '#lib/dates.ts';

/** Calls `onGo` when a notification opens another screen. */
export function useNotifications(onGo: () => void) {
  const navigate = useNavigate();
  const now = useNow();
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(notificationsQuery);
  const { mutate: markOne } = useMutation(markNotificationRead);
  const { mutate: unmarkOne } = useMutation(markNotificationUnread);
  const { mutate: markAll, isPending: isMarking } = useMutation(markAllNotificationsRead);
  const list = data ?? [];
  const unread = list.filter(({ isRead }) => !isRead);
  function read(notification: Notification): void {
    if (!notification.isRead) markOne(notification.id);
  }
  function open(notification: Notification): void {
    read(notification);
    const place = placeOf(notification);
    if (place === undefined) return;
    onGo();
    void navigate(place);
  }
  return {
    groups: groupByAge(list, now),
    isEmpty: list.length === 0,
    unread: unread.length,
    isPending,
    isError,
    error,
    isFetching,
    isMarking,
    retry: () => void refetch(),
    /** Marks it read. */
    read,
    /** Marks it read, or unread if it is read. */
    toggle: ({ id, isRead }: Notification) => (isRead ? unmarkOne(id) : markOne(id)),
    /** Marks it read and opens its task. */
    open,
    markAll: () => markAll(new Set(unread.map(({ id }) => id))),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;

/** Returns the address of what a notification is about; undefined if that is nothing to open. */
function placeOf({ kind, taskId, itemId }: Notification): string | undefined {
  if (taskId !== null) return screens.task.href(taskId, itemId);
  return isServerWarning(kind) ? warningHref(kind) : undefined;
}
