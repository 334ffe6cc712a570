// Your Activity: open tasks, done tasks, and the last actions of the person.

import { screens } from '@app/contract/screens.ts';
import type { Activity } from '@app/contract/users/activity.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '#features/users/activity.queries.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import { ActivityLines } from '#screens/profile/activity-lines.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ActivityPanel() {
  const { activity } = useText().users;
  const { data, error, isError, isFetching, refetch } = useQuery(activityQuery);
  return (
    <Panel title={activity.title}>
      {data ? (
        <Loaded {...data} />
      ) : isError ? (
        <RegionError text={activity.loadFailed} error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

function Loaded({ assigned, dueThisWeek, completed, completedThisMonth, tracked, lines }: Activity) {
  const { activity } = useText().users;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Tile name={activity.assigned} value={assigned} note={activity.dueThisWeek(dueThisWeek)} />
        <Tile name={activity.completed} value={completed} note={activity.thisMonth(completedThisMonth)} />
      </dl>
      <h3 className="mt-5 text-12 font-semibold text-ink-3">{activity.recent}</h3>
      {tracked ? (
        <ActivityLines lines={lines} />
      ) : (
        <p className="mt-2 text-13 text-pretty text-ink-2">
          {`${activity.off} `}
          <Link
            to={`${screens.settings.href()}?tab=privacy`}
            className="font-medium text-brand-text underline underline-offset-2"
          >
            {activity.openSettings}
          </Link>
        </p>
      )}
    </>
  );
}

function Tile({ name, value, note }: { name: string; value: number; note: string }) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line bg-canvas px-4 py-3">
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="mt-1 text-24 font-semibold tracking-[-.02em] tabular-nums">{value}</dd>
      <dd className="mt-0.5 text-12 text-ink-3 tabular-nums">{note}</dd>
    </div>
  );
}

function Loading() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
      <Skeleton className="mt-5 h-4 w-28" />
      <Skeleton className="mt-3 h-30 w-full" />
    </>
  );
}
