// A group of notifications under its heading.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NotificationItem } from '#features/notifications/notification-item.tsx';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#features/notifications/notifications.css';

interface NotificationGroupProps {
  title: string;
  /** The heading's level. */
  level: 2 | 3;
  items: readonly Notification[];
  people: ReadonlyMap<number, UserCard>;
  onOpen: (notification: Notification) => void;
  current?: number | undefined;
  onFocus?: (notification: Notification) => void;
  onEnter?: (notification: Notification) => void;
}

export function NotificationGroup({ title, level, items, current, ...rest }: NotificationGroupProps) {
  const Heading = `h${level}` as const;
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading className="notification-group">{title}</Heading>
      <ul className="px-1.5 pb-1.5">
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} isCurrent={item.id === current} {...rest} />
        ))}
      </ul>
    </section>
  );
}

/** Returns everybody by id, for the avatars beside notifications. */
export function usePeople(): ReadonlyMap<number, UserCard> {
  const { data } = useQuery(usersQuery);
  return useMemo(() => usersById(data ?? []), [data]);
}

/** The skeleton of notifications while they load. */
export function NotificationsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-4">
      {['w-5/6', 'w-3/4', 'w-4/5', 'w-2/3'].map((width) => (
        <div key={width} className="flex items-start gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-2.5 w-1/4" />
          </div>
        </div>
      ))}
      <Spinner className="sr-only" />
    </div>
  );
}
