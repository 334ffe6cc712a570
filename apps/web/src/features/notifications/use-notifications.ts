// Notifications for a menu: the list, its groups, and what a press on one does.
import { groupByAge, type Notification, screens } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  markNotificationRead,
  markNotificationsRead,
  notificationsQuery,
  unreadIds,
} from '#features/notifications/notifications.queries.ts';

/** `onGo` is told when a notification leads to another screen. */
export function useNotifications(onGo: () => void) {
  const navigate = useNavigate();
  const { data, isPending, isError, refetch, dataUpdatedAt } = useQuery(notificationsQuery);
  const { mutate: markOne } = useMutation(markNotificationRead);
  const { mutate: markAll, isPending: isMarking } = useMutation(markNotificationsRead);
  const list = data ?? [];
  const unread = unreadIds(list);
  function open(notification: Notification): void {
    if (!notification.isRead) markOne(notification.id);
    if (notification.taskId === null) return;
    onGo();
    void navigate(screens.task.href(notification.taskId));
  }
  return {
    groups: groupByAge(list, dataUpdatedAt),
    isEmpty: list.length === 0,
    unread: unread.length,
    isPending,
    isError,
    isMarking,
    retry: () => void refetch(),
    open,
    markAll: () => markAll(unread),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
