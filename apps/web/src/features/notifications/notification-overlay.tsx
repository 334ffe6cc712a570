// The notifications of the header in full screen, below 768 pixels: today's and yesterday's.
import { screens } from '@app/contract/screens.ts';
import { useState } from 'react';
import { Bell } from '#features/notifications/bell.tsx';
import { NotificationList } from '#features/notifications/notification-list.tsx';
import { MarkAll } from '#features/notifications/notification-menu.tsx';
import { useBell } from '#features/notifications/use-bell.ts';
import { useNotifications } from '#features/notifications/use-notifications.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { FullScreen } from '#ui/full-screen.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function NotificationOverlay() {
  const { notifications: words } = useText();
  const [open, setOpen] = useState(false);
  const notifications = useNotifications(() => setOpen(false));
  const { unread } = notifications;
  useBell(unread);
  return (
    <FullScreen
      open={open}
      onOpenChange={setOpen}
      title={words.title}
      trigger={<IconButton label={words.button(unread)} icon={<Bell unread={unread} />} />}
    >
      <div className="flex justify-end px-2">
        <MarkAll notifications={notifications} />
      </div>
      <NotificationList notifications={notifications} withOlder={false} />
      <Link to={screens.notifications.href()} className="notification-all" onClick={() => setOpen(false)}>
        {words.viewAll}
      </Link>
    </FullScreen>
  );
}
