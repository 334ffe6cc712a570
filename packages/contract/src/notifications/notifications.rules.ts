// Kinds of notifications, groups by age (specification part 1, section 9), and the cursor of a page.
import { timing } from '#limits.ts';
import { screens } from '#screens.ts';

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
  'approval_awaited',
  'backup_failed',
  'webhook_stopped',
  'files_filling',
  // One act on many tasks: each person gets one of these for all of theirs.
  'tasks_assigned',
  'tasks_moved',
  'tasks_due_changed',
  // The answer to a scheduled question.
  'answered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Warnings of the server itself to administrators. */
const serverWarnings = ['backup_failed', 'webhook_stopped'] as const satisfies readonly NotificationKind[];
export type ServerWarning = (typeof serverWarnings)[number];

export function isServerWarning(kind: string): kind is ServerWarning {
  return serverWarnings.some((warning) => warning === kind);
}

/** The part of the administration that a notification is about, as the end of its address. */
const places: Partial<Record<string, string>> = {
  backup_failed: 'server',
  webhook_stopped: 'webhooks',
  files_filling: 'server',
  approval_awaited: 'users&waiting=true',
} satisfies Partial<Record<NotificationKind, string>>;

/** Returns the address of the part of the administration that a notification is about; undefined if it is about none. */
export function administrationHref(kind: string): string | undefined {
  return Object.hasOwn(places, kind) ? `${screens.admin.href()}?tab=${places[kind]}` : undefined;
}

interface Dated {
  createdAt: string;
}

/** Groups by age: the last 24 hours, 24 to 48 hours, older. `now` is in milliseconds. */
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

/** Returns the value of `before` for the page after a notification. */
export function notificationCursor({ createdAt, id }: Dated & { id: number }): string {
  return `${createdAt}_${id}`;
}
