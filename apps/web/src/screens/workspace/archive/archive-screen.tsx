// The archive of a board: done tasks that were put away, found by title, opened, and brought back.
import { archiveLimits, companyWorkspaceId, screenId, screens, timing } from '@app/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { archiveQuery, restoreArchived } from '#features/archive/archive.queries.ts';
import { useEvents } from '#features/events/events.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { ArchiveRow } from '#screens/workspace/archive/archive-row.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#screens/workspace/trash/trash.css';

export function ArchiveScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <ArchiveOfBoard key={workspaceId} workspaceId={workspaceId} />;
}

function ArchiveOfBoard({ workspaceId }: { workspaceId: number }) {
  const { archive, history, workspaces: words } = useText('board', 'overlays');
  const names = useNames();
  useEvents();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), timing.searchDebounce);
  const query = useInfiniteQuery({ ...archiveQuery(workspaceId, search), placeholderData: keepPreviousData });
  useReloadAfterEvents(['archive', workspaceId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const restore = useMutation(restoreArchived);
  const board = useQuery(workspacesQuery).data?.find(({ id }) => id === workspaceId);
  const isCompany = workspaceId === companyWorkspaceId;
  const name = isCompany ? words.companyText : names.department(board?.name ?? '');
  useScreenTitle(archive.title, name);

  const { data, error, isFetching, isFetchNextPageError, refetch } = query;
  const tasks = data?.pages.flatMap((page) => page.tasks) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <div className="h-full overflow-y-auto">
      <div className="trash">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="text-14 font-semibold wrap-anywhere">
              {name}
            </h2>
            <p className="text-12 text-ink-2">{archive.text}</p>
          </div>
          <Link to={screens.workspace.href(workspaceId)} className="trash-link text-13">
            {history.toBoard}
          </Link>
        </div>
        {typed === '' && data && total === 0 ? null : (
          <search className="flex flex-wrap items-center gap-3">
            <SearchInput
              label={archive.search}
              value={typed}
              maxLength={archiveLimits.search}
              frameClassName="w-full sm:w-80"
              onChange={(event) => setTyped(event.target.value)}
            />
            <p role="status" className="text-12 text-ink-2">
              {data ? archive.found(total) : null}
            </p>
          </search>
        )}
        {!data && error ? (
          <RegionError text={archive.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {!data && !error ? (
          <div aria-busy="true" className="flex flex-col gap-3">
            <Skeleton className="h-10 w-80" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        ) : null}
        {data && tasks.length === 0 ? (
          <Empty icon={<Archive />} {...(typed === '' ? archive.empty : archive.nothingFound)} />
        ) : null}
        {tasks.length > 0 ? (
          <ul aria-label={archive.list} className="trash-list">
            {tasks.map((task) => (
              <ArchiveRow
                key={task.id}
                task={task}
                withDepartment={isCompany}
                busy={restore.isPending}
                // The row goes with its button, so the focus goes to the heading.
                onRestore={() => restore.mutate(task, { onSuccess: (refused) => refused ?? heading.current?.focus() })}
              />
            ))}
          </ul>
        ) : null}
        {data ? <QueryPageEnd query={{ ...query, isFetchNextPageError }} count={tasks.length} failed={archive.failed} /> : null}
      </div>
    </div>
  );
}
