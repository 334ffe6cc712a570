// One notification: its person and subject, the message, how long ago, a dot while unread.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { KeyboardEvent } from 'react';
import { NotificationMark } from '#features/notifications/notification-mark.tsx';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';

interface NotificationItemProps {
  notification: Notification;
  people: ReadonlyMap<number, UserCard>;
  onOpen: (notification: Notification) => void;
  /** It is the one in the preview beside the list. */
  isCurrent?: boolean;
  onFocus?: (notification: Notification) => void;
  /** The action of Enter, if it differs from a click. */
  onEnter?: (notification: Notification) => void;
}

export function NotificationItem({ notification, people, onOpen, isCurrent, onFocus, onEnter }: NotificationItemProps) {
  const { unread } = useText().notifications;
  const { isRead, message, createdAt, userId } = notification;
  const { formatInstant } = useDates();
  const ago = useRelativeTime(createdAt);
  function handleKeyDown(event: KeyboardEvent): void {
    if (!onEnter || shortcutPressed('notifications', event.nativeEvent) !== 'noteOpen') return;
    event.preventDefault();
    onEnter(notification);
  }
  return (
    <li>
      <button
        type="button"
        className="notification"
        data-notification={notification.id}
        data-unread={!isRead || undefined}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(notification)}
        onFocus={onFocus && (() => onFocus(notification))}
        onKeyDown={handleKeyDown}
      >
        <NotificationMark notification={notification} person={userId === null ? undefined : people.get(userId)} />
        <span className="min-w-0 flex-1">
          {isRead ? null : <span className="sr-only">{`${unread}: `}</span>}
          <span className="line-clamp-3 text-13 leading-4.5 wrap-anywhere">{message}</span>
          <time dateTime={createdAt} title={formatInstant(createdAt)} className="mt-0.5 block text-12 text-ink-3">
            {ago}
          </time>
        </span>
        <span aria-hidden="true" className="notification-dot" />
      </button>
    </li>
  );
}
