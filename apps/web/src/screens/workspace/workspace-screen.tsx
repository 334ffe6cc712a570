// The board of a workspace, or of the whole company: loads it, or shows the error.
import { companyWorkspaceId, defaultWorkspaceId, limits } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEvents } from '#features/events/events.queries.ts';
import { FirstScreenSetup } from '#features/setup/setup-slot.tsx';
import { boardQuery } from '#features/tasks/data/tasks.queries.ts';
import { filterFrom, withFilter } from '#features/tasks/filter/task-filter.ts';
import { useCurrentUser, usersQuery, useShowsSetup } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { isFirstTry } from '#lib/first-try.ts';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { RequestError } from '#lib/request-error.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { BoardSkeleton, ToolbarSkeleton } from '#screens/workspace/board/board-skeleton.tsx';
import { LoadedBoard } from '#screens/workspace/board/loaded-board.tsx';
import { CompanyBoard } from '#screens/workspace/lazy-company.ts';
import { BoardRefused, DashboardFrame } from '#screens/workspace/lazy-views.ts';
import { useViewShortcuts } from '#screens/workspace/use-view-shortcuts.ts';
import { viewIn } from '#screens/workspace/views.ts';
import { RegionError } from '#ui/region-error.tsx';

export function WorkspaceScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  useEvents();
  return (
    <div className="flex h-full min-h-0 flex-col">
      {useIsFirstScreen(workspaceId) ? <FirstScreenSetup /> : null}
      <WorkspaceBoard key={workspaceId} workspaceId={workspaceId} />
    </div>
  );
}

/** Whether an administrator who sets the installation up sees this board after the sign-in. */
function useIsFirstScreen(workspaceId: number): boolean {
  const { startScreen } = useCurrentUser();
  const shows = useShowsSetup();
  const { data: [first] = [], data } = useQuery(workspacesQuery);
  const hasDefault = data?.some(({ id }) => id === defaultWorkspaceId) ?? true;
  return shows && startScreen === 'board' && workspaceId === (hasDefault ? defaultWorkspaceId : first?.id);
}

function WorkspaceBoard({ workspaceId }: { workspaceId: number }) {
  const { workspaces: words } = useText();
  const names = useNames();
  const today = useToday();
  const { formatDate, formatLong } = useDates();
  const narrow = useBelow('md');
  const tasks = useQuery(boardQuery(workspaceId));
  const columns = useQuery(columnsQuery(workspaceId));
  const users = useQuery(usersQuery);
  const workspaces = useQuery(workspacesQuery);
  useViewShortcuts(workspaceId);
  const isCompany = workspaceId === companyWorkspaceId;
  const workspace = workspaces.data?.find(({ id }) => id === workspaceId);
  const name = isCompany ? words.company : names.department(workspace?.name ?? '');
  const [search] = useSearch();
  const isDashboard = viewIn(search) === 'dashboard';
  const title = isCompany ? words.company : isDashboard && name !== '' ? name : words.board;
  useScreenTitle(
    title,
    isCompany || title === name ? undefined : name,
    isCompany
      ? { above: words.companyText, name: words.company }
      : { above: `${words.board} · ${narrow ? formatDate(today) : formatLong(today)}`, name },
  );

  // A person who may no longer see a board keeps none of its data, even if it was loaded before.
  const refusal = [tasks.error, columns.error].find(
    (error) => error instanceof RequestError && [403, 404].includes(error.status),
  );
  // Cards leave out the board's own department, and lanes of people stand in the order of their names. Above a dashboard's board
  // stand its numbers, of which a menu may be open already.
  const byPeople = search.get('lanes') === 'assignee' || search.get('group') === 'assignee';
  const isComing = !isDashboard && (isFirstTry(workspaces) || (byPeople && isFirstTry(users)));
  const isLoaded = tasks.data && columns.data && !refusal && !isComing;
  const failed = isLoaded ? [] : [tasks, columns].filter((query) => query.isError);
  if (failed.length > 0) {
    const busy = failed.some((query) => query.isFetching);
    const retry = () => {
      for (const query of failed) void query.refetch();
    };
    if (refusal) return <BoardRefused workspaceId={workspaceId} error={refusal} busy={busy} onRetry={retry} />;
    return (
      <div className="grid flex-1 place-items-center">
        <RegionError text={words.loadFailed} error={failed[0]?.error} busy={busy} onRetry={retry} />
      </div>
    );
  }
  const Loaded = isCompany ? CompanyBoard : LoadedBoard;
  return (
    <>
      {isLoaded ? (
        <Loaded
          workspaceId={workspaceId}
          department={isCompany ? undefined : workspace?.name}
          tasks={tasks.data}
          columns={columns.data}
          users={users.data ?? []}
          name={isCompany ? words.companyText : name}
          today={today}
          mayAddColumns={(workspace?.mayAddColumns ?? false) && columns.data.length < limits.columnsPerWorkspace}
        />
      ) : (
        <>
          <ToolbarSkeleton
            isBoard={!isDashboard}
            filtered={search.has('saved') || withFilter(new URLSearchParams(), filterFrom(search)).size > 0}
          />
          {isDashboard ? null : <BoardSkeleton />}
        </>
      )}
      {isDashboard ? <DashboardFrame workspaceId={workspaceId} isBusy={!isLoaded} /> : null}
    </>
  );
}
