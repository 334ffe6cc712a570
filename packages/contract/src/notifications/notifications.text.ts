// Texts of notifications, in the menu and on their screen.
import { numberOf } from '#languages/number.ts';

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
};
