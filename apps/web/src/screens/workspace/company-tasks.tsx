// All tasks of the company inside another screen: the board or the list with the filter of the URL, and the dialogs over it.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { boardQuery } from '#features/tasks/data/tasks.queries.ts';
import { usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Board } from '#screens/workspace/board/board.tsx';
import { BoardSkeleton } from '#screens/workspace/board/board-skeleton.tsx';
import { departmentCounts } from '#screens/workspace/board/department-counts.tsx';
import { StatBar } from '#screens/workspace/board/stat-bar.tsx';
import { BoardDialogs } from '#screens/workspace/board-dialogs.tsx';
import { useCompany } from '#screens/workspace/company/use-company.tsx';
import { ListView } from '#screens/workspace/list/list-view.tsx';
import { type BoardData, useBoardView } from '#screens/workspace/use-board-view.ts';
import { RegionError } from '#ui/region-error.tsx';

const nobody: readonly never[] = [];

type View = 'board' | 'list';

export function CompanyTasks({ view }: { view: View }) {
  const { workspaces: words } = useText();
  const today = useToday();
  const tasks = useQuery(boardQuery(companyWorkspaceId));
  const columns = useQuery(columnsQuery(companyWorkspaceId));
  const { data: users = nobody } = useQuery(usersQuery);
  if (tasks.data && columns.data) {
    return <LoadedTasks viewName={view} cards={tasks.data} columns={columns.data} users={users} today={today} />;
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

interface LoadedTasksProps extends Pick<BoardData, 'columns' | 'users' | 'today'> {
  viewName: View;
  cards: readonly TaskCard[];
}

function LoadedTasks({ viewName, cards, ...data }: LoadedTasksProps) {
  const company = useCompany({ cards, users: data.users, today: data.today });
  const view = useBoardView({ ...data, ...company, workspaceId: companyWorkspaceId, department: undefined });
  return (
    <>
      {viewName === 'list' ? <ListView withView view={view} /> : <Board view={view} />}
      <StatBar board={view.board} filtered={view.filtered} departments={departmentCounts(view.board)} />
      <BoardDialogs view={view} />
    </>
  );
}
