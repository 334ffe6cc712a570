// All tasks of the company inside another screen: the board or the list with the filter of the URL, and the dialogs over it.
import { companyWorkspaceId } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { boardQuery } from '#features/tasks/data/tasks.queries.ts';
import { usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Board } from '#screens/workspace/board/board.tsx';
import { BoardSkeleton } from '#screens/workspace/board/board-skeleton.tsx';
import { StatBar } from '#screens/workspace/board/stat-bar.tsx';
import { BoardDialogs } from '#screens/workspace/board-dialogs.tsx';
import { ListView } from '#screens/workspace/list/list-view.tsx';
import { type BoardData, useBoardView } from '#screens/workspace/use-board-view.ts';
import { RegionError } from '#ui/region-error.tsx';

const nobody: readonly never[] = [];

type View = 'board' | 'list';

export function CompanyTasks({ view }: { view: View }) {
  const { workspaces: words } = useText('board');
  const today = useToday();
  const tasks = useQuery(boardQuery(companyWorkspaceId));
  const columns = useQuery(columnsQuery(companyWorkspaceId));
  const { data: users = nobody } = useQuery(usersQuery);
  if (tasks.data && columns.data) {
    const data = {
      workspaceId: companyWorkspaceId,
      department: undefined,
      tasks: tasks.data,
      columns: columns.data,
      users,
      today,
    };
    return <LoadedTasks place={view} data={data} />;
  }
  const failed = [tasks, columns].filter((query) => query.isError);
  if (failed.length === 0) return <BoardSkeleton />;
  return (
    <RegionError
      text={words.loadFailed}
      error={failed[0]?.error}
      busy={failed.some((query) => query.isFetching)}
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    />
  );
}

function LoadedTasks({ place, data }: { place: View; data: BoardData }) {
  const view = useBoardView(data);
  return (
    <>
      {place === 'list' ? <ListView withView view={view} /> : <Board view={view} />}
      <StatBar board={view.board} filtered={view.filtered} byDepartment />
      <BoardDialogs view={view} />
    </>
  );
}
