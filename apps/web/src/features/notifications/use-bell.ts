// The bell's effects: the number in the document's title, and an announcement of new notifications.
import { useEffect } from 'react';
import { useNewNotifications } from '#features/notifications/use-new-notifications.ts';
import { announce } from '#lib/announce.ts';
import { setUnreadCount } from '#lib/screen-title.ts';
import { currentText } from '#lib/text.ts';

export function useBell(unread: number): void {
  useEffect(() => setUnreadCount(unread), [unread]);
  // Without the bell nobody is signed in.
  useEffect(() => () => setUnreadCount(0), []);
  useNewNotifications(([first, ...more]) => {
    if (!first) return;
    announce(more.length === 0 ? first.message : currentText('board').notifications.arrived(more.length + 1));
  });
}
