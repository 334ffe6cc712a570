// An endless list of notifications in groups by age, or an empty or error state.

import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { groupByAge } from '@app/contract/notifications/notifications.rules.ts';
import { Bell } from 'lucide-react';
import { NotificationGroup, NotificationsSkeleton, usePeople } from '#features/notifications/notification-group.tsx';
import { useDates, useNow } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { MoreNotifications } from '#screens/notifications/more-notifications.tsx';
import type { NotificationPages } from '#screens/notifications/use-notification-pages.ts';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface NotificationGroupsProps {
  pages: NotificationPages;
  current: number | undefined;
  onOpen: (notification: Notification) => void;
  onFocus: (notification: Notification) => void;
  onEnter: (notification: Notification) => void;
}

export function NotificationGroups({ pages, ...rest }: NotificationGroupsProps) {
  const { notifications: words } = useText();
  const people = usePeople();
  const now = useNow();
  const { dayOfInstant, formatLong } = useDates();
  const { list, isPending, isError, error, isFetching, retry } = pages;
  if (isPending) return <NotificationsSkeleton />;
  if (isError) return <RegionError text={words.loadFailed} error={error} onRetry={retry} busy={isFetching} />;
  if (list.length === 0) return <Empty icon={<Bell />} title={words.none} text={words.noneText} />;
  const { today, yesterday, ...aged } = groupByAge(list, now);
  const days = Map.groupBy(aged.older, ({ createdAt }) => dayOfInstant(createdAt));
  const older = [...days].map(([day, items]) => ({ title: formatLong(day), items }));
  const groups = [{ title: words.today, items: today }, { title: words.yesterday, items: yesterday }, ...older];
  return (
    <>
      {groups.map((group) => (
        <NotificationGroup key={group.title} {...group} level={2} people={people} {...rest} />
      ))}
      <MoreNotifications pages={pages} />
    </>
  );
}
