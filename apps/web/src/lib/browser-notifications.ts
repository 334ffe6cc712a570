// Whether this browser may show notifications. Browsers let a page ask for permission only after a click.
import { useSyncExternalStore } from 'react';

export type NotificationState = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** Returns the browser's current permission. */
export function notificationState(): NotificationState {
  return isSecureContext && 'Notification' in window ? Notification.permission : 'unsupported';
}

/** The same as a hook. It follows changes in the browser's own settings. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(watch, notificationState, notificationState);
}

/** Asks for permission if the browser has not decided yet. Call it only from a click. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === 'default') await Notification.requestPermission().catch(() => undefined);
  notifyListeners();
  return notificationState();
}

function notifyListeners(): void {
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
  status?.addEventListener('change', notifyListeners);
}
