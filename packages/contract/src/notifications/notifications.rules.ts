// The kinds of notifications, their groups by age (specification part 1, section 9), and where a page of them ends.
import { timing } from '#limits.ts';

/** What a notification can be about. */
export const notificationKinds = [
  'assigned',
  'commented',
  'mentioned',
  'mentioned_in_task',
  'moved',
  'due_changed',
  'due_tomorrow',
  'due_today',
  'overdue',
  'department_added',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface Dated {
  createdAt: string;
}

/** Today is the last 24 hours, Yesterday 24 to 48 hours, Older beyond; `now` in milliseconds. */
export function groupByAge<T extends Dated>(list: readonly T[], now: number): { today: T[]; yesterday: T[]; older: T[] } {
  const groups: { today: T[]; yesterday: T[]; older: T[] } = { today: [], yesterday: [], older: [] };
  for (const item of list) {
    const age = now - Date.parse(item.createdAt);
    if (age < timing.day) groups.today.push(item);
    else if (age < 2 * timing.day) groups.yesterday.push(item);
    else groups.older.push(item);
  }
  return groups;
}

/** The value of `before` that asks for what comes after a notification. */
export function notificationCursor({ createdAt, id }: Dated & { id: number }): string {
  return `${createdAt}_${id}`;
}
