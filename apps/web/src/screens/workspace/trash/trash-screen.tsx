// The trash of a board: its deleted tasks, to be restored or deleted for good.
import { companyWorkspaceId, limits, screenId, screens, type TrashedTask, timing, trashLimits } from '@app/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useEvents } from '#features/events/events.queries.ts';
import { purgeTrashed, restoreTrashed, trashQuery } from '#features/trash/trash.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { TrashBar } from '#screens/workspace/trash/trash-bar.tsx';
import { TrashRow } from '#screens/workspace/trash/trash-row.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './trash.css';

export function TrashScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <TrashOfBoard key={workspaceId} workspaceId={workspaceId} />;
}

function TrashOfBoard({ workspaceId }: { workspaceId: number }) {
  const { trash, history, tasks: taskWords, workspaces: words } = useText('board', 'overlays');
  const names = useNames();
  useEvents();
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<readonly TrashedTask[]>([]);
  const search = useDebounced(typed.trim(), timing.searchDebounce);
  const query = useInfiniteQuery({ ...trashQuery(workspaceId, search), placeholderData: keepPreviousData });
  useReloadAfterEvents(['trash', workspaceId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const restore = useMutation(restoreTrashed);
  const purge = useMutation(purgeTrashed);
  const board = useQuery(workspacesQuery).data?.find(({ id }) => id === workspaceId);
  const isCompany = workspaceId === companyWorkspaceId;
  const name = isCompany ? words.companyText : names.department(board?.name ?? '');
  useScreenTitle(trash.title, name);

  const { data, error, isFetching, isFetchNextPageError, refetch } = query;
  const tasks = data?.pages.flatMap((page) => page.tasks) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const chosen = tasks.filter(({ id }) => selected.has(id));
  const busy = restore.isPending || purge.isPending;

  /** The rows go with their buttons, so the focus goes to the heading. What was refused stays selected. */
  function afterwards(refused: readonly number[] = []): void {
    setSelected(new Set(refused));
    heading.current?.focus();
  }
  function select(id: number, isOn: boolean): void {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  }
  const bring = (of: readonly TrashedTask[]) =>
    restore.mutate(of, { onSuccess: ({ refused }) => afterwards(refused.map(({ taskId }) => taskId)) });
  return (
    <div className="h-full overflow-y-auto">
      <div className="trash">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="text-14 font-semibold wrap-anywhere">
              {name}
            </h2>
            <p className="text-12 text-ink-2">{trash.text}</p>
          </div>
          <Link to={screens.workspace.href(workspaceId)} className="trash-link text-13">
            {history.toBoard}
          </Link>
        </div>
        {typed === '' && data && total === 0 ? null : (
          <search className="flex flex-wrap items-center gap-3">
            <SearchInput
              label={trash.search}
              value={typed}
              maxLength={trashLimits.search}
              frameClassName="w-full sm:w-80"
              onChange={(event) => setTyped(event.target.value)}
            />
            <p role="status" className="text-12 text-ink-2">
              {data ? trash.found(total) : null}
            </p>
          </search>
        )}
        {!data && error ? (
          <RegionError text={trash.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {!data && !error ? <Waiting /> : null}
        {data && tasks.length === 0 ? <Empty icon={<Trash2 />} {...(typed === '' ? trash.empty : trash.nothingFound)} /> : null}
        {tasks.length > 0 ? (
          <>
            <TrashBar
              tasks={tasks}
              chosen={chosen}
              busy={busy}
              onAll={(isOn) => setSelected(new Set(isOn ? tasks.slice(0, limits.bulkTasks).map(({ id }) => id) : []))}
              onRestore={() => bring(chosen)}
              onPurge={() => setAsked(chosen)}
            />
            <ul aria-label={trash.list} className="trash-list">
              {tasks.map((task) => (
                <TrashRow
                  key={task.id}
                  task={task}
                  withDepartment={isCompany}
                  isSelected={selected.has(task.id)}
                  busy={busy}
                  onSelect={(isOn) => select(task.id, isOn)}
                  onRestore={() => bring([task])}
                  onPurge={() => setAsked([task])}
                />
              ))}
            </ul>
          </>
        ) : null}
        {data ? <QueryPageEnd query={{ ...query, isFetchNextPageError }} count={tasks.length} failed={trash.failed} /> : null}
      </div>
      <Confirm
        open={asked.length > 0}
        onOpenChange={(open) => open || setAsked([])}
        title={trash.purgeQuestion(asked.length)}
        text={trash.purgeWarning}
        confirmLabel={trash.purge}
        cancelLabel={taskWords.cancel}
        danger
        onConfirm={() => purge.mutate(asked, { onSuccess: () => afterwards() })}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {['w-80', 'w-full', 'w-full', 'w-full'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Skeleton key={at} className={`h-10 ${width}`} />
      ))}
    </div>
  );
}
