// Which tab shows a browser notification, pure: the first that claims it.
import type { Notification } from '@app/contract';

/** How many the browser remembers to have shown. */
const remembered = 100;

/** One act of notifying: the same row tells again when something new is added to it. */
export function pushKey({ id, createdAt }: Pick<Notification, 'id' | 'createdAt'>): string {
  return `${id} ${createdAt}`;
}

/** What is stored after a notification was claimed, or undefined where another tab was faster. */
export function claimed(stored: string, key: string): string | undefined {
  const shown = stored.split('\n').filter(Boolean);
  return shown.includes(key) ? undefined : [...shown, key].slice(-remembered).join('\n');
}
