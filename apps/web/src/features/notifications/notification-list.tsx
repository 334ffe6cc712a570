// The notifications of a menu in groups by age, or what is to be said in their place.
import { type Notification, thresholds } from '@app/contract';
import { Bell } from 'lucide-react';
import { NotificationItem } from '#features/notifications/notification-item.tsx';
import type { Notifications } from '#features/notifications/use-notifications.ts';
import { useText } from '#lib/text.ts';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface NotificationListProps {
  notifications: Notifications;
  /** Older ones too, a few of them. */
  withOlder: boolean;
}

export function NotificationList({ notifications, withOlder }: NotificationListProps) {
  const { notifications: words } = useText();
  const { groups, isPending, isError, retry, open } = notifications;
  const { today, yesterday } = groups;
  const older = withOlder ? groups.older.slice(0, thresholds.olderNotifications) : [];
  const hidden = withOlder ? groups.older.length - older.length : 0;
  if (isPending) return <Waiting />;
  if (isError && notifications.isEmpty) return <RegionError text={words.loadFailed} onRetry={retry} />;
  if (today.length + yesterday.length + older.length === 0) {
    return <Empty icon={<Bell />} title={words.none} text={words.noneText} />;
  }
  return (
    <>
      <Group title={words.today} items={today} onOpen={open} />
      <Group title={words.yesterday} items={yesterday} onOpen={open} />
      <Group title={words.older} items={older} onOpen={open} />
      {hidden > 0 ? <p className="px-4 py-2 text-12 text-ink-3">{words.moreOlder(hidden)}</p> : null}
    </>
  );
}

interface GroupProps {
  title: string;
  items: readonly Notification[];
  onOpen: (notification: Notification) => void;
}

function Group({ title, items, onOpen }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="notification-group">{title}</h3>
      <ul className="px-1.5 pb-1.5">
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-4">
      {['w-5/6', 'w-3/4', 'w-4/5', 'w-2/3'].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-2.5 w-1/4" />
        </div>
      ))}
      <Spinner className="sr-only" />
    </div>
  );
}
