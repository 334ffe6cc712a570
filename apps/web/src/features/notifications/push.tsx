// Browser notifications while the page is open but hidden; one for each notification, however many tabs there are.

import { product, storageKeys } from '@app/contract/limits.ts';
import type { Notification as Item } from '@app/contract/notifications/notifications.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { markNotificationRead } from '#features/notifications/notifications.queries.ts';
import { claimed, pushKey } from '#features/notifications/push-rules.ts';
import { useNewNotifications } from '#features/notifications/use-new-notifications.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { notificationState } from '#lib/browser-notifications.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { useMutation } from '#lib/use-mutation.ts';

/** Renders nothing. Never shows notifications from before the page was opened. */
export function Push() {
  const { pushNotifications } = useCurrentUser();
  const navigate = useNavigate();
  const { mutate: markRead } = useMutation(markNotificationRead);
  useEffect(holdVisibilityLock, []);
  useNewNotifications((news) => {
    for (const item of news.toReversed()) void show(item);
  });

  async function show(item: Item): Promise<void> {
    if (!pushNotifications || notificationState() !== 'granted' || !(await claim(pushKey(item)))) return;
    const shown = createNotification(item);
    shown?.addEventListener('click', () => {
      window.focus();
      shown.close();
      markRead(item.id);
      void navigate(item.taskId === null ? screens.notifications.href() : screens.task.href(item.taskId, item.itemId));
    });
  }
  return null;
}

/** Some mobile browsers have the constructor and throw when it is called. */
function createNotification(item: Item): Notification | undefined {
  try {
    return new Notification(product, {
      body: item.message,
      tag: `tasklane ${pushKey(item)}`,
      lang: document.documentElement.lang,
    });
  } catch {
    return undefined;
  }
}

const visibilityLock = 'tasklane in sight';
const claims = 'tasklane push';

/** Returns whether this tab shows the notification: no tab is visible, and no other tab has shown it. */
async function claim(key: string): Promise<boolean> {
  return navigator.locks.request(claims, async () => {
    const { held = [] } = await navigator.locks.query();
    const inSight = !document.hidden || held.some(({ name }) => name === visibilityLock);
    const after = claimed(readLocal(storageKeys.pushed, ''), key);
    if (after === undefined) return false;
    writeLocal(storageKeys.pushed, after);
    return !inSight;
  });
}

/** Holds a lock that all tabs can query while this one is visible. */
function holdVisibilityLock(): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: (() => void) | undefined;
  function follow(): void {
    release?.();
    release = undefined;
    if (document.hidden) return;
    const hidden = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(visibilityLock, { mode: 'shared' }, () => hidden);
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release?.();
  };
}
