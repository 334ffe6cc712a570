// Decides which tab shows a browser notification: the first that claims it. Pure.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';

/** How many shown notifications the browser remembers. */
const remembered = 100;

/** The key of one notice: the same row notifies again when something is added to it. */
export function pushKey({ id, createdAt }: Pick<Notification, 'id' | 'createdAt'>): string {
  return `${id} ${createdAt}`;
}

/** Returns the value to store after claiming a notification, or undefined if another tab was faster. */
export function claimed(stored: string, key: string): string | undefined {
  const shown = stored.split('\n').filter(Boolean);
  return shown.includes(key) ? undefined : [...shown, key].slice(-remembered).join('\n');
}
