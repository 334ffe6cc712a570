// The names in mail templates: a module of their own, because the web's first screens load `limits.ts`.

/** Triggers of mails; each template belongs to one. Administrators send a template of `none` by hand. */
export const triggerEvents = [
  'user_welcome',
  'task_assigned',
  'task_reminder',
  'notification',
  'password_updated',
  'new_user_registered',
  'none',
] as const;
export type TriggerEvent = (typeof triggerEvents)[number];
/** No event sends its templates, so none of them is a default. */
export const manualTrigger: TriggerEvent = 'none';

/** The names that a template may contain in double braces. */
export const placeholders = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'title',
  'department',
  'taskTitle',
  'taskDescription',
  'taskDueDate',
  'taskPriority',
  'taskStatus',
  'assignerName',
  'workspaceName',
  'currentDate',
  'companyName',
  'loginLink',
] as const;
export type Placeholder = (typeof placeholders)[number];
/** What only a task has: mails that are about no task leave these empty. */
export const taskPlaceholders: readonly Placeholder[] = [
  'taskTitle',
  'taskDescription',
  'taskDueDate',
  'taskPriority',
  'taskStatus',
  'workspaceName',
];
/** The events whose mails are about a task. */
export const taskTriggers: readonly TriggerEvent[] = ['task_assigned', 'task_reminder', 'notification'];
