// Notifications for a menu: the list, and the action of a click. Loaded with the first menu that opens.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
// biome-ignore lint/style/noRestrictedImports: read, unread and read again are three changes, also while the first is under way
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  notificationsQuery,
} from '#features/notifications/notifications.queries.ts';

/** Calls `onGo` when a notification opens another screen. */
export function useNotifications(onGo: () => void) {
  const navigate = useNavigate();
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(notificationsQuery);
  const { mutate: markOne } = useMutation(markNotificationRead);
  const { mutate: unmarkOne } = useMutation(markNotificationUnread);
  const { mutate: markAll, isPending: isMarking } = useMutation(markAllNotificationsRead);
  const list = data ?? [];
  const unread = list.filter(({ isRead }) => !isRead);
  function read(notification: Notification): void {
    if (!notification.isRead) markOne(notification.id);
  }
  function open(notification: Notification, path: string | undefined): void {
    read(notification);
    if (path === undefined) return;
    onGo();
    void navigate(path);
  }
  return {
    list,
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
    /** Marks it read and opens the screen that it leads to (`placeOf`), if there is one. */
    open,
    markAll: () => markAll(new Set(unread.map(({ id }) => id))),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
