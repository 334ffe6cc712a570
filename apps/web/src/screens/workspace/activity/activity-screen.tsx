// Shows the activity of a board in the last 30 days, by day: who did what to which task.
import type { ActivityEntry } from '@app/contract/history/history.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import { screenId, screens } from '@app/contract/screens.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useParams } from 'react-router';
import { useEvents } from '#features/events/events.queries.ts';
import { entryKeys } from '#features/history/entry-keys.ts';
import { type FoldedEntry, foldedEntries } from '#features/history/folded-entries.ts';
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
import { formatCount } from '#lib/numbers.ts';

export function ActivityScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <Activity key={workspaceId} workspaceId={workspaceId} />;
}

function Activity({ workspaceId }: { workspaceId: number }) {
  const { history, workspaces: words } = useText();
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
  const days = daysOf(entries, useDates().dayOfInstant);
  return (
    <div className="h-full overflow-y-auto">
      <div className="activity">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 className="min-h-5 text-14 font-semibold wrap-anywhere">{name}</h2>
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
        {days.map(([day, ofDay], index) => (
          <Day key={day} day={day} entries={ofDay} goesOn={query.hasNextPage && index === days.length - 1} />
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

/** `goesOn`: older entries of the day have not come yet. */
function Day({ day, entries, goesOn }: { day: string; entries: readonly ActivityEntry[]; goesOn: boolean }) {
  const { formatLong } = useDates();
  const folded = foldedEntries(entries);
  const keys = entryKeys(folded.map(({ entry }) => entry));
  return (
    <section aria-label={formatLong(day)} className="activity-day">
      <h3>{formatLong(day)}</h3>
      <ol className="history-entries">
        {folded.map((one, index) => (
          <Act key={keys[index]} {...one} goesOn={goesOn && index === folded.length - 1} />
        ))}
      </ol>
    </section>
  );
}

/** The titles of an act on many tasks that are shown before somebody asks for all. */
const shownTasks = 3;

function Act({ entry, changes, tasks, goesOn }: FoldedEntry & { goesOn: boolean }) {
  const { history } = useText();
  const [isOpen, setOpen] = useState(false);
  const count = goesOn ? `${formatCount(tasks.length)}+` : formatCount(tasks.length);
  const shown = isOpen ? tasks : tasks.slice(0, shownTasks);
  /** The button goes, and the first task that it shows has the focus. */
  function showAll({ currentTarget: { parentElement: act } }: MouseEvent) {
    setOpen(true);
    requestAnimationFrame(() => act?.querySelectorAll<HTMLElement>('.activity-link')[shownTasks]?.focus());
  }
  return (
    <HistoryEntry entry={entry} shared={changes} many={tasks.length > 1 ? count : undefined}>
      {shown.map((task) => (
        <TaskLine key={task.id} task={task} />
      ))}
      {shown.length < tasks.length ? (
        <button type="button" className="activity-all" onClick={showAll}>
          {history.allOfMany(count)}
        </button>
      ) : null}
      {entry.comment === null ? null : <p className="activity-comment">{plainText(entry.comment)}</p>}
    </HistoryEntry>
  );
}

function TaskLine({ task }: Pick<ActivityEntry, 'task'>) {
  const { history } = useText();
  if (!task.isDeleted)
    return (
      <p>
        <Link to={screens.task.href(task.id)} className="activity-link">
          {task.title}
        </Link>
      </p>
    );
  return (
    <p>
      <span className="text-ink-2">{task.title}</span> <span className="text-12 text-ink-3">{history.deletedTask}</span>
    </p>
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
