// Reading notifications, all at once or page by page, and marking them read.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { notificationCursor } from '@app/contract/notifications/notifications.rules.ts';
import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { patchQuery } from '#lib/patch-query.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

const word = ['notifications'] as const;

/** The notifications of the signed-in person, newest first. */
export const notificationsQuery = queryOptions({
  queryKey: [...word, 'list'],
  queryFn: ({ signal }) => call(api.notifications.list, { signal }),
});

/** A page; `next` is where the next one begins, however the items have changed since. */
interface NotificationPage {
  items: Notification[];
  next: string | undefined;
}

/** All of them, or the unread ones and those that were read meanwhile, a page at a time. */
export function notificationPagesQuery(unread: boolean) {
  return infiniteQueryOptions({
    queryKey: [...word, 'pages', unread],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam }): Promise<NotificationPage> => {
      const query = {
        limit: String(limits.notifications.page),
        before: pageParam,
        unread: unread ? ('true' as const) : undefined,
      };
      const items = await call(api.notifications.list, { query, signal });
      const last = items.at(-1);
      return { items, next: last && items.length === limits.notifications.page ? notificationCursor(last) : undefined };
    },
    getNextPageParam: ({ next }: NotificationPage) => next,
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
      const { markFailed, unmarkFailed } = currentText().notifications;
      toast({ ...(isRead ? markFailed : unmarkFailed), kind: 'destructive' });
    },
    onSettled: (_data, error, _id, _shown, { client }) => refresh(client, error),
  });
}

/** Marks notifications read that the person has seen in another place, optimistically; nobody has asked for it, so a failure is silent. */
export const markNotificationsSeen = mutationOptions({
  mutationKey: [...word, 'seen'],
  scope: { id: word.join() },
  mutationFn: async (ids: ReadonlySet<number>) => {
    for (const notificationId of ids) await call(api.notifications.markRead, { params: { notificationId } });
  },
  onMutate: (ids, { client }) => showRead(client, ids, true),
  onError: (_error, ids, _shown, { client }) => setRead(client, ids, false),
  onSettled: (_data, error, _ids, _shown, { client }) => refresh(client, error),
});

/** Marks all notifications read in one call, optimistically. */
export const markAllNotificationsRead = mutationOptions({
  mutationKey: [...word, 'read-all'],
  mutationFn: (_unread: ReadonlySet<number>) => call(api.notifications.markAllRead, {}),
  onMutate: (unread, { client }) => showRead(client, unread, true),
  onSuccess: () => toast(currentText().notifications.markAllDone),
  onError: (_error, unread, _shown, { client }) => {
    setRead(client, unread, false);
    toast({ ...currentText().notifications.markAllFailed, kind: 'destructive' });
  },
  onSettled: (_data, error, _ids, _shown, { client }) => refresh(client, error),
});

async function showRead(client: QueryClient, ids: ReadonlySet<number>, isRead: boolean): Promise<void> {
  await client.cancelQueries({ queryKey: word });
  setRead(client, ids, isRead);
}

function setRead(client: QueryClient, ids: ReadonlySet<number>, isRead: boolean): void {
  patchNotifications(client, (list) => list.map((item) => (ids.has(item.id) ? { ...item, isRead } : item)));
}

/** Loads what a write has changed. While the stream is open, its event brings it. */
function refresh(client: QueryClient, error: Error | null) {
  if (isLive.get() && !error) return;
  return client.invalidateQueries({ queryKey: word });
}

/** Patches every cached list of notifications; `isComplete` says that the list has the oldest one, too. */
export function patchNotifications(
  client: QueryClient,
  change: (list: readonly Notification[], isComplete: boolean) => Notification[],
): void {
  const most = limits.notifications.list;
  patchQuery<Notification[]>(client, notificationsQuery.queryKey, (list) => change(list, list.length < most).slice(0, most));
  for (const unread of [true, false])
    patchQuery<InfiniteData<NotificationPage>>(client, notificationPagesQuery(unread).queryKey, (data) => ({
      ...data,
      pages: patchedPages(data.pages, change),
    }));
}

/** All pages are patched as one list, which then stands in the first one; the others keep where they end. */
function patchedPages(
  pages: readonly NotificationPage[],
  change: (list: readonly Notification[], isComplete: boolean) => Notification[],
): NotificationPage[] {
  const items = change(
    pages.flatMap((page) => page.items),
    pages.at(-1)?.next === undefined,
  );
  return pages.map(({ next }, index) => ({ items: index === 0 ? items : [], next }));
}
