// Marks the notifications of a task as read by what the person does with it: it is open and visible for a while, or is changed.
import { timing } from '@app/contract/limits.ts';
// biome-ignore lint/style/noRestrictedImports: the notifications of two tasks are two changes, also while the first is under way
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { markNotificationsSeen, notificationsQuery } from '#features/notifications/notifications.queries.ts';
import { onResponse } from '#lib/response-events.ts';

/** For an open task. What somebody marks as unread meanwhile stays so until the task is opened again. */
export function useSeenTask(taskId: number, isShown: boolean): void {
  const { data: list = [] } = useQuery(notificationsQuery);
  const { mutate: markSeen } = useMutation(markNotificationsSeen);
  /** What has been read since the task was opened. */
  const seen = useRef(new Set<number>());
  const own = list.filter((item) => item.taskId === taskId);
  const unseen = own.filter(({ id, isRead }) => !isRead && !seen.current.has(id));
  const isLooked = useSyncExternalStore(watchVisibility, isVisible) && isShown;
  const key = unseen.map(({ id }) => id).join();
  useEffect(() => {
    for (const { id, isRead } of own) if (isRead) seen.current.add(id);
  });
  useEffect(() => {
    if (!isLooked || key === '') return;
    const timer = setTimeout(() => {
      const ids = new Set(key.split(',').map(Number));
      markSeen(ids);
    }, timing.seenAfter);
    return () => clearTimeout(timer);
  }, [isLooked, key, markSeen]);
}

/** For the frame: whoever changes a task, in whatever place, knows it. */
export function useChangedTasks(): void {
  const { data: list = [] } = useQuery(notificationsQuery);
  const { mutate: markSeen } = useMutation(markNotificationsSeen);
  const mark = useEffectEvent((taskIds: readonly number[]) => {
    const ids = list.flatMap(({ id, taskId, isRead }) => (!isRead && taskId !== null && taskIds.includes(taskId) ? [id] : []));
    if (ids.length > 0) markSeen(new Set(ids));
  });
  useEffect(() => onResponse(({ status, changed }) => changed && status >= 200 && status < 300 && mark(changed)), []);
}

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
