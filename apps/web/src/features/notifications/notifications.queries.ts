// Reading notifications, all at once or page by page, and marking them read.
import { api, limits, type Notification, notificationCursor } from '@app/contract';
import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

const word = ['notifications'] as const;

/** The notifications of the signed-in person, newest first. */
export const notificationsQuery = queryOptions({
  queryKey: [...word, 'list'],
  queryFn: ({ signal }) => call(api.notifications.list, { signal }),
});

/** All of them, or the unread ones, a page at a time. */
export function notificationPagesQuery(unread: boolean) {
  return infiniteQueryOptions({
    queryKey: [...word, 'pages', unread],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      call(api.notifications.list, {
        query: { limit: String(limits.notifications.page), before: pageParam, unread: unread ? 'true' : undefined },
        signal,
      }),
    getNextPageParam: (page: Notification[]) => {
      const last = page.at(-1);
      return last && page.length === limits.notifications.page ? notificationCursor(last) : undefined;
    },
  });
}

/** Marks one notification read, optimistically. */
export const markNotificationRead = markOne(true);

/** Marks one notification unread, optimistically. */
export const markNotificationUnread = markOne(false);

function markOne(isRead: boolean) {
  return mutationOptions({
    mutationKey: [...word, isRead ? 'read' : 'unread'],
    // Of two clicks in a row, the last one wins.
    scope: { id: word.join() },
    mutationFn: (notificationId: number) =>
      call(isRead ? api.notifications.markRead : api.notifications.markUnread, { params: { notificationId } }),
    onMutate: (notificationId, { client }) => showRead(client, new Set([notificationId]), isRead),
    onError: (_error, notificationId, _shown, { client }) => {
      setRead(client, new Set([notificationId]), !isRead);
      const { markFailed, unmarkFailed } = currentText('board').notifications;
      toast({ ...(isRead ? markFailed : unmarkFailed), kind: 'destructive' });
    },
    onSettled: (_data, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey: word }),
  });
}

/** Marks all notifications read in one call, optimistically. */
export const markAllNotificationsRead = mutationOptions({
  mutationKey: [...word, 'read-all'],
  mutationFn: (_unread: ReadonlySet<number>) => call(api.notifications.markAllRead, {}),
  onMutate: (unread, { client }) => showRead(client, unread, true),
  onSuccess: () => toast(currentText('board').notifications.markAllDone),
  onError: (_error, unread, _shown, { client }) => {
    setRead(client, unread, false);
    toast({ ...currentText('board').notifications.markAllFailed, kind: 'destructive' });
  },
  onSettled: (_data, _error, _ids, _shown, { client }) => client.invalidateQueries({ queryKey: word }),
});

async function showRead(client: QueryClient, ids: ReadonlySet<number>, isRead: boolean): Promise<void> {
  await client.cancelQueries({ queryKey: word });
  setRead(client, ids, isRead);
}

function setRead(client: QueryClient, ids: ReadonlySet<number>, isRead: boolean): void {
  const change = (list: Notification[]) => list.map((item) => (ids.has(item.id) ? { ...item, isRead } : item));
  client.setQueryData(notificationsQuery.queryKey, (list) => list && change(list));
  for (const unread of [true, false]) {
    client.setQueryData(
      notificationPagesQuery(unread).queryKey,
      (data: InfiniteData<Notification[]> | undefined) => data && { ...data, pages: data.pages.map(change) },
    );
  }
}
