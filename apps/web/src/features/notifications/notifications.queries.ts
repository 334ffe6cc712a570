// Reading notifications and marking them read.
import { api, type Notification } from '@app/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** The notifications of the signed-in person, newest first. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(api.notifications.list, { signal }),
});

/** Marks one notification read, on the screen at once. */
export const markNotificationRead = mutationOptions({
  mutationKey: ['notifications', 'read'],
  mutationFn: (notificationId: number) => call(api.notifications.markRead, { params: { notificationId } }),
  onMutate: (notificationId, { client }) => showRead(client, [notificationId]),
  onError: () => toast({ ...currentText().notifications.markFailed, kind: 'destructive' }),
  onSettled: (_data, _error, _id, _shown, { client }) => client.invalidateQueries(notificationsQuery),
});

/** Marks the given notifications read, one call for each. */
export const markNotificationsRead = mutationOptions({
  mutationKey: ['notifications', 'read-all'],
  mutationFn: async (notificationIds: readonly number[]) => {
    await Promise.all(notificationIds.map((notificationId) => call(api.notifications.markRead, { params: { notificationId } })));
  },
  onMutate: (notificationIds, { client }) => showRead(client, notificationIds),
  onSuccess: () => toast(currentText().notifications.markAllDone),
  onError: () => toast({ ...currentText().notifications.markAllFailed, kind: 'destructive' }),
  onSettled: (_data, _error, _ids, _shown, { client }) => client.invalidateQueries(notificationsQuery),
});

/** The numbers of those that are not read yet. */
export function unreadIds(list: readonly Notification[]): number[] {
  return list.filter((notification) => !notification.isRead).map((notification) => notification.id);
}

async function showRead(client: QueryClient, notificationIds: readonly number[]): Promise<void> {
  await client.cancelQueries(notificationsQuery);
  client.setQueryData(notificationsQuery.queryKey, (list) =>
    list?.map((item) => (notificationIds.includes(item.id) ? { ...item, isRead: true } : item)),
  );
}
