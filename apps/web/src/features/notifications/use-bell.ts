// The bell's effects: the number in the document's title, an announcement of new notifications, and reading them by acting.
import { useEffect } from 'react';
import { useNewNotifications } from '#features/notifications/use-new-notifications.ts';
import { useChangedTasks } from '#features/notifications/use-seen-tasks.ts';
import { announce } from '#lib/announce.ts';
import { setUnreadCount } from '#lib/screen-title.ts';
import { currentText } from '#lib/text.ts';

export function useBell(unread: number): void {
  useEffect(() => setUnreadCount(unread), [unread]);
  // Without the bell nobody is signed in.
  useEffect(() => () => setUnreadCount(0), []);
  useChangedTasks();
  useNewNotifications(([first, ...more]) => {
    if (!first) return;
    announce(more.length === 0 ? first.message : currentText().notifications.arrived(more.length + 1));
  });
}
