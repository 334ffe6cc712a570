// Texts of notifications. The server creates their messages in the recipient's language.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const notificationsText = {
  title: 'Notifications',
  button: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  today: 'Today',
  yesterday: 'Yesterday',
  older: 'Older',
  moreOlder: (count: number) => (count === 1 ? '+ 1 more older notification' : `+ ${number(count)} more older notifications`),
  none: 'No notifications',
  noneText: "You're all caught up!",
  markAll: 'Mark all as read',
  viewAll: 'View all notifications',
  loadFailed: 'Your notifications could not be loaded.',
  notFound: 'Notification not found',
  unread: 'Unread',
  all: 'All',
  tabs: 'Which notifications',
  markFailed: { title: 'Error', text: 'Failed to mark notification as read' },
  read: 'Read',
  nowRead: 'Marked as read',
  nowUnread: 'Marked as unread',
  unmarkFailed: { title: 'Error', text: 'Failed to mark notification as unread' },
  markAllFailed: { title: 'Error', text: 'Failed to mark all notifications as read' },
  markAllDone: { title: 'Success', text: 'All notifications marked as read' },
  openTask: 'Open task',
  preview: 'Task',
  previewNone: 'Select a notification to see its task',
  previewNoTask: 'This notification is not about a task.',
  arrived: (count: number) => `${number(count)} new notifications`,
  whoAnd: (first: string, second: string) => `${first} and ${second}`,
  whoMore: (first: string, others: number) => `${first} and ${others} others`,
  // Other languages need the number of people in `who` for the verb.
  assigned: (who: string, title: string, _people: number) => `${who} assigned you the task "${title}"`,
  commented: (who: string, title: string, _people: number) => `${who} commented on "${title}"`,
  commentedOften: (who: string, title: string, count: number) => `${who} wrote ${number(count)} comments on "${title}"`,
  mentioned: (who: string, title: string, _people: number) => `${who} mentioned you in a comment on "${title}"`,
  mentionedInTask: (who: string, title: string, _people: number) => `${who} mentioned you in the description of "${title}"`,
  moved: (who: string, title: string, from: string, to: string, _people: number) =>
    `${who} moved "${title}" from ${from} to ${to}`,
  movedBoard: (who: string, title: string, _people: number) => `${who} moved "${title}" to another board`,
  dueSet: (who: string, title: string, date: string, _people: number) => `${who} set the due date of "${title}" to ${date}`,
  dueChanged: (who: string, title: string, date: string, _people: number) =>
    `${who} changed the due date of "${title}" to ${date}`,
  dueRemoved: (who: string, title: string, _people: number) => `${who} removed the due date of "${title}"`,
  dueTomorrow: (title: string) => `"${title}" is due tomorrow`,
  dueToday: (title: string) => `"${title}" is due today`,
  overdue: (title: string) => `"${title}" is overdue`,
  departmentAdded: (department: string) => `You were added to the department ${department}`,
  approvalAwaited: (who: string, department: string) => `${who} has registered for ${department} and waits for approval`,
  filesFilling: (percent: number) =>
    `The room for files is ${percent}% full. Removed files are deleted first; after that nobody can add files. Whoever runs the server raises FILES_QUOTA.`,
  backupFailed: 'The last backup failed. See Admin Panel > Server.',
  backupLate: 'A backup is overdue. See Admin Panel > Server.',
  backupUntested: 'The last backup was written, but its restore test did not pass. See Admin Panel > Server.',
  webhookStopped: {
    failing: (name: string) => `The webhook “${name}” was stopped: for three days its receiver accepted nothing`,
    gone: (name: string) => `The webhook “${name}” was stopped: its receiver answered that it is gone`,
    owner: (name: string) => `The webhook “${name}” was stopped: its owner is no longer an administrator`,
  },
  // One act on many tasks: the title of the first one, and the number of the others.
  tasksAssigned: (who: string, title: string, others: number) => `${who} assigned you the task "${title}" and ${more(others)}`,
  tasksMoved: (who: string, title: string, others: number, to: string) => `${who} moved "${title}" and ${more(others)} to ${to}`,
  tasksMovedApart: (who: string, title: string, others: number) => `${who} moved "${title}" and ${more(others)}`,
  tasksDueSet: (who: string, title: string, others: number, date: string) =>
    `${who} set the due date of "${title}" and ${more(others)} to ${date}`,
  tasksDueChanged: (who: string, title: string, others: number) =>
    `${who} changed the due dates of "${title}" and ${more(others)}`,
  tasksDueRemoved: (who: string, title: string, others: number) =>
    `${who} removed the due dates of "${title}" and ${more(others)}`,
};

function more(others: number): string {
  return others === 1 ? 'one more task' : `${others} more tasks`;
}
