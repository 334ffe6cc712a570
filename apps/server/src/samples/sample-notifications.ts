// The notifications of the administrator of a new installation, dated before the first start (`SAMPLE_DATA`).
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';

export interface SampleNotification {
  kind: NotificationKind;
  /** How long before the first start. */
  minutes: number;
  isRead?: true;
  /** The title of a sample task. */
  task?: string;
  /** Usernames, the latest one last. */
  by?: string[];
  /** The statuses before and after the move. */
  moved?: [from: string, to: string];
  /** The due dates before and after, in days from the day of the first start. */
  due?: [from: number, to: number];
  department?: string;
}

const hour = 60;
const day = 24 * hour;
const keys = 'Rotate the signing keys before the SOC 2 window opens';
const plan = 'Draft the Q1 hiring plan';
const webhooks = 'Webhook retries with back-off';

export const sampleNotifications: SampleNotification[] = [
  { kind: 'department_added', minutes: 6 * day + 2, isRead: true, department: 'Engineering' },
  { kind: 'department_added', minutes: 6 * day + 1, isRead: true, department: 'Marketing' },
  { kind: 'department_added', minutes: 6 * day, isRead: true, department: 'Sales' },
  { kind: 'assigned', minutes: 4 * day, isRead: true, task: plan, by: ['marta'] },
  { kind: 'assigned', minutes: 28 * hour, isRead: true, task: webhooks, by: ['amira'] },
  { kind: 'due_changed', minutes: 26 * hour, task: plan, by: ['marta'], due: [5, 7] },
  { kind: 'due_tomorrow', minutes: 7 * hour, isRead: true, task: webhooks },
  { kind: 'moved', minutes: 3 * hour, task: webhooks, by: ['jonas'], moved: ['In Progress', 'Review'] },
  { kind: 'commented', minutes: 50, task: plan, by: ['priya', 'marta'] },
  { kind: 'mentioned', minutes: 12, task: keys, by: ['amira'] },
];
