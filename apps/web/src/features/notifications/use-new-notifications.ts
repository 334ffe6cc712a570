// Detects new notifications, each once, while the page is open.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newNotificationsOf } from '#features/notifications/new-notifications.ts';
import { notificationsQuery } from '#features/notifications/notifications.queries.ts';

/** Calls `onNew` with the notifications that are new since the last response, newest first. */
export function useNewNotifications(onNew: (news: readonly Notification[]) => void): void {
  const { data } = useQuery(notificationsQuery);
  const before = useRef(data);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    const news = data ? newNotificationsOf(before.current, data) : [];
    before.current = data ?? before.current;
    if (news.length > 0) tell(news);
  }, [data]);
}
