// One notification: a dot while unread, the message, how long ago.
import type { Notification } from '@app/contract';
import { useDates, useRelative } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { unread } = useText().notifications;
  const { isRead, message, createdAt } = notification;
  const { formatInstant } = useDates();
  const ago = useRelative(createdAt);
  return (
    <li>
      <button type="button" className="notification" data-unread={!isRead || undefined} onClick={() => onOpen(notification)}>
        <span aria-hidden="true" className="notification-dot" />
        <span className="min-w-0 flex-1">
          {isRead ? null : <span className="sr-only">{`${unread}: `}</span>}
          <span className="line-clamp-3 text-13 leading-4.5 wrap-anywhere">{message}</span>
          <time dateTime={createdAt} title={formatInstant(createdAt)} className="mt-0.5 block text-12 text-ink-3">
            {ago}
          </time>
        </span>
      </button>
    </li>
  );
}
