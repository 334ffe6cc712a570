// What happened on a board in the last 30 days, by day: who did what to which task.
import { type ActivityEntry, companyWorkspaceId, plainText, screenId, screens } from '@app/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useParams } from 'react-router';
import { useEvents } from '#features/events/events.queries.ts';
import { entryKeys } from '#features/history/entry-keys.ts';
import { activityQuery } from '#features/history/history.queries.ts';
import { HistoryEntry } from '#features/history/history-entry.tsx';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDates } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#features/history/history.css';

export function ActivityScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <Activity key={workspaceId} workspaceId={workspaceId} />;
}

function Activity({ workspaceId }: { workspaceId: number }) {
  const { history, workspaces: words } = useText('board', 'overlays');
  const names = useNames();
  useEvents();
  const options = activityQuery(workspaceId);
  const query = useInfiniteQuery(options);
  useReloadAfterEvents(options.queryKey);
  const board = useQuery(workspacesQuery).data?.find(({ id }) => id === workspaceId);
  const name = workspaceId === companyWorkspaceId ? words.companyText : names.department(board?.name ?? '');
  useScreenTitle(history.activity, name);
  const { data, error, isFetching, isFetchNextPageError, refetch } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="h-full overflow-y-auto">
      <div className="activity">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 className="text-14 font-semibold wrap-anywhere">{name}</h2>
            <p className="text-12 text-ink-2">{history.activityText}</p>
          </div>
          <Link to={screens.workspace.href(workspaceId)} className="activity-link text-13">
            {history.toBoard}
          </Link>
        </div>
        {!data && error ? (
          <RegionError text={history.activityFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {!data && !error ? <Waiting /> : null}
        {data && entries.length === 0 ? <Empty icon={<History />} {...history.noActivity} /> : null}
        {daysOf(entries, useDates().dayOfInstant).map(([day, ofDay]) => (
          <Day key={day} day={day} entries={ofDay} />
        ))}
        {data ? (
          <QueryPageEnd query={{ ...query, isFetchNextPageError }} count={entries.length} failed={history.activityFailed} />
        ) : null}
      </div>
    </div>
  );
}

function daysOf(entries: readonly ActivityEntry[], dayOf: (instant: string) => string): [string, ActivityEntry[]][] {
  return [...Map.groupBy(entries, ({ at }) => dayOf(at))];
}

function Day({ day, entries }: { day: string; entries: readonly ActivityEntry[] }) {
  const { formatLong } = useDates();
  const { history } = useText('overlays');
  const keys = entryKeys(entries);
  return (
    <section aria-label={formatLong(day)} className="activity-day">
      <h3>{formatLong(day)}</h3>
      <ol className="history-entries">
        {entries.map((entry, index) => (
          <HistoryEntry key={keys[index]} entry={entry}>
            <p>
              {entry.task.isDeleted ? (
                <>
                  <span className="text-ink-2">{entry.task.title}</span>{' '}
                  <span className="text-12 text-ink-3">{history.deletedTask}</span>
                </>
              ) : (
                <Link to={screens.task.href(entry.task.id)} className="activity-link">
                  {entry.task.title}
                </Link>
              )}
            </p>
            {entry.comment === null ? null : <p className="activity-comment">{plainText(entry.comment)}</p>}
          </HistoryEntry>
        ))}
      </ol>
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {['w-40', 'w-full', 'w-full', 'w-full'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Skeleton key={at} className={`h-8 ${width}`} />
      ))}
    </div>
  );
}
