// Notifications in groups by age without an end, or what is to be said in their place.
import type { Notification } from '@app/contract';
import { Bell } from 'lucide-react';
import { NotificationItem } from '#features/notifications/notification-item.tsx';
import type { Notifications } from '#features/notifications/use-notifications.ts';
import { useText } from '#lib/text.ts';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface NotificationGroupsProps {
  notifications: Notifications;
  shows: (notification: Notification) => boolean;
  onOpen: (notification: Notification) => void;
}

export function NotificationGroups({ notifications, shows, onOpen }: NotificationGroupsProps) {
  const { notifications: words } = useText();
  const { groups, isPending, isError, isEmpty, retry } = notifications;
  if (isPending) return <Waiting />;
  if (isError && isEmpty) return <RegionError text={words.loadFailed} onRetry={retry} />;
  const shown = [
    { title: words.today, items: groups.today.filter(shows) },
    { title: words.yesterday, items: groups.yesterday.filter(shows) },
    { title: words.older, items: groups.older.filter(shows) },
  ].filter(({ items }) => items.length > 0);
  if (shown.length === 0) return <Empty icon={<Bell />} title={words.none} text={words.noneText} />;
  return shown.map(({ title, items }) => (
    <section key={title} aria-label={title} className="border-line not-first:border-t">
      <h2 className="px-4 pt-3 pb-1 text-12 font-semibold text-ink-3">{title}</h2>
      <ul className="px-1.5 pb-1.5">
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 p-4">
      {['w-5/6', 'w-3/4', 'w-4/5', 'w-2/3', 'w-3/5'].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-2.5 w-1/5" />
        </div>
      ))}
      <Spinner className="sr-only" />
    </div>
  );
}
