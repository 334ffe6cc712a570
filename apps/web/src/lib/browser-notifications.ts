// Whether this browser may show notifications, as it says itself; asking is for whoever has been pressed.
import { useSyncExternalStore } from 'react';

export type NotificationState = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** What the browser says at the moment. */
export function notificationState(): NotificationState {
  return isSecureContext && 'Notification' in window ? Notification.permission : 'unsupported';
}

/** The same for a component; it follows what the person changes in the browser's own settings. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(watch, notificationState, notificationState);
}

/** Asks the person, where the browser still asks; only after a press. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === 'default') await Notification.requestPermission().catch(() => undefined);
  tell();
  return notificationState();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function watch(listener: () => void): () => void {
  if (listeners.size === 0) void watchBrowser();
  listeners.add(listener);
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
}

let watched = false;

async function watchBrowser(): Promise<void> {
  if (watched || !('permissions' in navigator)) return;
  watched = true;
  const status = await navigator.permissions.query({ name: 'notifications' }).catch(() => undefined);
  status?.addEventListener('change', tell);
}
