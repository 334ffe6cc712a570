// The notifications of a menu in groups by age, or an empty or error state.

import { thresholds } from '@app/contract/limits.ts';
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { groupByAge } from '@app/contract/notifications/notifications.rules.ts';
import { Bell } from 'lucide-react';
import { NotificationGroup, NotificationsSkeleton, usePeople } from '#features/notifications/notification-group.tsx';
import { placeOf } from '#features/notifications/place-of-notification.ts';
import type { Notifications } from '#features/notifications/use-notifications.ts';
import { useNow } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface NotificationListProps {
  notifications: Notifications;
  /** Includes a few older ones. */
  withOlder: boolean;
}

export function NotificationList({ notifications, withOlder }: NotificationListProps) {
  const { notifications: words } = useText();
  const people = usePeople();
  const { list, isPending, isError, error, isFetching, retry, open } = notifications;
  const groups = groupByAge(list, useNow());
  const { today, yesterday } = groups;
  const older = withOlder ? groups.older.slice(0, thresholds.olderNotifications) : [];
  const hidden = groups.older.length - older.length;
  const shown = today.length + yesterday.length + older.length;
  if (isPending) return <NotificationsSkeleton />;
  if (isError && list.length === 0)
    return <RegionError text={words.loadFailed} error={error} onRetry={retry} busy={isFetching} />;
  if (list.length === 0) return <Empty icon={<Bell />} title={words.none} text={words.noneText} />;
  const group = { level: 3, people, onOpen: (item: Notification) => open(item, placeOf(item)) } as const;
  return (
    <>
      <NotificationGroup title={words.today} items={today} {...group} />
      <NotificationGroup title={words.yesterday} items={yesterday} {...group} />
      <NotificationGroup title={words.older} items={older} {...group} />
      {/* Without the older ones, the line appears only if the list would be empty, because there are notifications. */}
      {hidden > 0 && (withOlder || shown === 0) ? (
        <p className="px-4 py-3 text-12 text-ink-3">{words.moreOlder(hidden)}</p>
      ) : null}
    </>
  );
}
