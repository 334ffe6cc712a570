// The notifications of the header as a dropdown, from 768 pixels.
import { screens } from '@app/contract/screens.ts';
import { useState } from 'react';
import { Bell } from '#features/notifications/bell.tsx';
import { useBell } from '#features/notifications/use-bell.ts';
import { useNotifications } from '#features/notifications/use-notifications.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';

const NotificationList = lazyOverlay(() =>
  import('#features/notifications/notification-list.tsx').then((m) => ({ default: m.NotificationList })),
);

export function NotificationMenu() {
  const { notifications: words } = useText();
  const [open, setOpen] = useState(false);
  const notifications = useNotifications(() => setOpen(false));
  const { unread } = notifications;
  useAfterFirstPaint(() => void NotificationList.preload());
  useBell(unread);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.title}
      className="flex max-h-[min(420px,80dvh)] w-95 flex-col overflow-hidden p-0"
      trigger={<IconButton label={words.button(unread)} icon={<Bell unread={unread} />} />}
    >
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line ps-4 pe-2">
        <h2 className="text-13 font-semibold">{words.title}</h2>
        <MarkAll notifications={notifications} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <NotificationList notifications={notifications} withOlder onLoadError={() => setOpen(false)} />
      </div>
      <Link to={screens.notifications.href()} className="notification-all" onClick={() => setOpen(false)}>
        {words.viewAll}
      </Link>
    </Popover>
  );
}

/** 'Mark all as read', while something is unread. */
export function MarkAll({ notifications }: { notifications: ReturnType<typeof useNotifications> }) {
  const { markAll } = useText().notifications;
  if (notifications.unread === 0) return null;
  return (
    <Button variant="ghost" busy={notifications.isMarking} onClick={notifications.markAll}>
      {markAll}
    </Button>
  );
}
