// The notifications of the page, loaded a page at a time. One that is read under "Unread" stays until the tab changes.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationPagesQuery } from '#features/notifications/notifications.queries.ts';

export function useNotificationPages(unread: boolean) {
  const query = useInfiniteQuery(notificationPagesQuery(unread));
  const [justRead, setJustRead] = useState<readonly Notification[]>([]);
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    list: inOrder(unread ? [...loaded.filter(({ isRead }) => !isRead), ...justRead] : loaded),
    isPending: query.isPending,
    error: query.error,
    isError: query.isError && query.data === undefined,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    moreFailed: query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    keep: (notification: Notification) => setJustRead([...justRead.filter(({ id }) => id !== notification.id), notification]),
    keepNone: () => setJustRead([]),
  };
}

export type NotificationPages = ReturnType<typeof useNotificationPages>;

/** Sorts newest first and removes duplicates: a notification that moves to the top during loading may be in two pages. */
function inOrder(list: readonly Notification[]): Notification[] {
  const byId = new Map<number, Notification>();
  for (const item of list) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
}
