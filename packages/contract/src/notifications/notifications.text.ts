// Words of notifications, those in the menu and those that the server writes.

export const notificationsText = {
  title: 'Notifications',
  button: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  today: 'Today',
  yesterday: 'Yesterday',
  older: 'Older',
  moreOlder: (count: number) => `+ ${count} more older notifications`,
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
  markAllFailed: { title: 'Error', text: 'Failed to mark all notifications as read' },
  markAllDone: { title: 'Success', text: 'All notifications marked as read' },
  assigned: (who: string, title: string) => `${who} assigned you the task "${title}"`,
};
