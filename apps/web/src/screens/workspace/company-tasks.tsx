// All tasks of the company inside another screen: the board or the list with the filter of the URL, and the dialogs over it.
import { companyWorkspaceId } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { boardOf } from '#features/tasks/board-columns.ts';
import { noFilter } from '#features/tasks/task-filter.ts';
import { boardQuery } from '#features/tasks/tasks.queries.ts';
import { useTaskFilter } from '#features/tasks/use-task-filter.ts';
import { useCurrentUser, usersById, usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { Board } from '#screens/workspace/board.tsx';
import { BoardSkeleton } from '#screens/workspace/board-skeleton.tsx';
import { clearDefaults, rememberDefaults } from '#screens/workspace/create-defaults.ts';
import { CreateTaskDialog } from '#screens/workspace/create-task-dialog.tsx';
import { ListView } from '#screens/workspace/list-view.tsx';
import { StatBar } from '#screens/workspace/stat-bar.tsx';
import { StatusStrip } from '#screens/workspace/status-strip.tsx';
import { TaskDialog } from '#screens/workspace/task-dialog.tsx';
import { useCreated } from '#screens/workspace/use-created.ts';
import { useOpenTask } from '#screens/workspace/use-open-task.ts';
import { RegionError } from '#ui/region-error.tsx';

const none: readonly never[] = [];

export function CompanyTasks({ view }: { view: 'board' | 'list' }) {
  const { workspaces: words } = useText();
  const user = useCurrentUser();
  const today = useToday();
  const narrow = useBelow('sm');
  const scroller = useRef<HTMLDivElement>(null);
  const tasks = useQuery(boardQuery(companyWorkspaceId));
  const columns = useQuery(columnsQuery(companyWorkspaceId));
  const { data: users = none } = useQuery(usersQuery);
  const { data: departments = none } = useQuery(departmentsQuery);
  const { filter, test, setFilter } = useTaskFilter(user.id, today);
  const task = useOpenTask();
  const [creating, setCreating] = useState(false);
  const people = useMemo(() => usersById(users), [users]);
  const groupBy = useMemo(() => departments.map(({ name }) => name), [departments]);
  const board = useMemo(
    () =>
      tasks.data &&
      columns.data &&
      boardOf({ workspaceId: companyWorkspaceId, tasks: tasks.data, columns: columns.data, today, test }),
    [tasks.data, columns.data, today, test],
  );
  const shown = useMemo(() => (test ? tasks.data?.filter(test) : tasks.data) ?? none, [tasks.data, test]);
  const filtered = test !== undefined;
  const statuses = useMemo(() => columns.data?.map(({ name }) => name) ?? none, [columns.data]);

  const created = useCreated({ board, today, test, open: task.open, showAll: () => setFilter(noFilter) });

  if (!board || !columns.data) {
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
  function add(columnId?: number) {
    rememberDefaults(
      companyWorkspaceId,
      columns.data?.find(({ id }) => id === columnId),
    );
    setCreating(true);
  }
  function closeCreate() {
    clearDefaults();
    setCreating(false);
  }
  return (
    <>
      {view === 'list' ? (
        <ListView
          withView
          tasks={shown}
          people={people}
          statuses={statuses}
          today={today}
          filtered={filtered}
          onOpen={task.open}
          onClear={() => setFilter(noFilter)}
          onAdd={() => add()}
        />
      ) : (
        <>
          {narrow ? <StatusStrip columns={board.columns} filtered={filtered} scroller={scroller} /> : null}
          <Board
            workspaceId={companyWorkspaceId}
            board={board}
            groupBy={groupBy}
            filtered={filtered}
            people={people}
            today={today}
            scroller={scroller}
            onOpen={task.open}
            onAdd={add}
            filter={filter}
          />
        </>
      )}
      <StatBar board={board} byDepartment />
      {task.taskId ? (
        <TaskDialog
          taskId={task.taskId}
          people={people}
          today={today}
          edits={task.edits}
          shown={{ board, groupBy, tasks: shown, statuses, people }}
          onChange={task.change}
          onClose={task.close}
        />
      ) : null}
      {creating ? (
        <CreateTaskDialog
          boardId={companyWorkspaceId}
          columns={columns.data}
          users={users}
          onClose={closeCreate}
          onCreated={created}
        />
      ) : null}
    </>
  );
}
