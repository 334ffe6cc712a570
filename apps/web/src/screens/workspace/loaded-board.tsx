// A board whose data is there: toolbar, columns, statistics, and the dialogs over it.
import { type Column, companyWorkspaceId, hasMarkdown, type TaskCard, type UserCard } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { preloadMarkdown } from '#features/markdown/markdown-part.ts';
import { boardOf } from '#features/tasks/board-columns.ts';
import { noFilter } from '#features/tasks/task-filter.ts';
import { useTaskFilter } from '#features/tasks/use-task-filter.ts';
import { useCurrentUser, usersById } from '#features/users/users.queries.ts';
import { useLater } from '#lib/later.ts';
import { useBelow } from '#lib/media.ts';
import { Board } from '#screens/workspace/board.tsx';
import { isElsewhere, screenCommand } from '#screens/workspace/board-keys.ts';
import { BoardToolbar } from '#screens/workspace/board-toolbar.tsx';
import { clearDefaults, rememberDefaults } from '#screens/workspace/create-defaults.ts';
import { StatBar } from '#screens/workspace/stat-bar.tsx';
import { StatusStrip } from '#screens/workspace/status-strip.tsx';
import { useOpenTask } from '#screens/workspace/use-open-task.ts';
import { ViewSwitch } from '#screens/workspace/view-switch.tsx';
import { viewIn } from '#screens/workspace/views.ts';

const TaskDialog = lazy(() => import('#screens/workspace/task-dialog.tsx').then((m) => ({ default: m.TaskDialog })));
const ListView = lazy(() => import('#screens/workspace/list-view.tsx').then((m) => ({ default: m.ListView })));
const DashboardView = lazy(() => import('#screens/workspace/dashboard-view.tsx').then((m) => ({ default: m.DashboardView })));
const CreateTaskDialog = lazy(() =>
  import('#screens/workspace/create-task-dialog.tsx').then((m) => ({ default: m.CreateTaskDialog })),
);

interface LoadedBoardProps {
  workspaceId: number;
  tasks: readonly TaskCard[];
  columns: readonly Column[];
  users: readonly UserCard[];
  name: string;
  date: string;
  today: string;
  /** Whether the person may add columns. */
  growing: boolean;
}

const noDepartments: readonly string[] = [];

export function LoadedBoard({ workspaceId, tasks, columns, users, name, date, today, growing }: LoadedBoardProps) {
  const user = useCurrentUser();
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useBelow('sm');
  const isCompany = workspaceId === companyWorkspaceId;
  const departments = useQuery({ ...departmentsQuery, enabled: isCompany });
  const { filter, test, setFilter } = useTaskFilter(user.id, today);
  const view = viewIn(useSearchParams()[0]);
  const [filterOpen, setFilterOpen] = useState(false);
  const [creating, setCreating] = useState(false);
  const task = useOpenTask();
  const people = useMemo(() => usersById(users), [users]);
  const board = useMemo(() => boardOf({ workspaceId, tasks, columns, today, test }), [workspaceId, tasks, columns, today, test]);
  const groupBy = useMemo(() => departments.data?.map((department) => department.name) ?? noDepartments, [departments.data]);
  const filtered = test !== undefined;
  const statuses = useMemo(() => columns.map((column) => column.name), [columns]);
  const scope = useMemo(() => ({ tasks, people, statuses }), [tasks, people, statuses]);
  const shown = useMemo(() => (test ? tasks.filter(test) : tasks), [tasks, test]);

  function add(columnId?: number) {
    rememberDefaults(
      workspaceId,
      columns.find(({ id }) => id === columnId),
    );
    setCreating(true);
  }
  function closeCreate() {
    clearDefaults();
    setCreating(false);
  }
  useScreenKeys({ create: add, filter: () => setFilterOpen(true), mine: () => setFilter({ ...filter, mine: !filter.mine }) });

  useLater(() => tasks.some(({ description }) => hasMarkdown(description ?? '')) && preloadMarkdown());

  const columnsOfBoard = (
    <>
      {narrow ? <StatusStrip columns={board.columns} filtered={filtered} scroller={scroller} /> : null}
      <Board
        workspaceId={workspaceId}
        board={board}
        groupBy={isCompany ? groupBy : undefined}
        filtered={filtered}
        people={people}
        today={today}
        scroller={scroller}
        onOpen={task.open}
        onAdd={add}
        filter={filter}
        growing={growing}
      />
    </>
  );

  return (
    <>
      <BoardToolbar
        views={<ViewSwitch />}
        name={name}
        subtitle={date}
        shown={filtered ? { shown: board.shown, all: board.total } : undefined}
        filter={filter}
        scope={scope}
        onFilter={setFilter}
        filterOpen={filterOpen}
        onFilterOpen={setFilterOpen}
        onAdd={() => add()}
      />
      {view === 'list' ? (
        <ListView
          tasks={shown}
          people={people}
          statuses={statuses}
          today={today}
          filtered={filtered}
          onOpen={task.open}
          onClear={() => setFilter(noFilter)}
          onAdd={() => add()}
        />
      ) : view === 'dashboard' ? (
        <DashboardView tasks={shown} today={today} onOpen={task.open}>
          {columnsOfBoard}
        </DashboardView>
      ) : (
        columnsOfBoard
      )}
      <StatBar board={board} byDepartment={isCompany} />
      <Suspense fallback={null}>
        {task.taskId ? (
          <TaskDialog key={task.taskId} taskId={task.taskId} people={people} today={today} onClose={task.close} />
        ) : null}
        {creating ? (
          <CreateTaskDialog boardId={workspaceId} columns={columns} users={users} onClose={closeCreate} onOpenTask={task.open} />
        ) : null}
      </Suspense>
    </>
  );
}

interface ScreenKeys {
  create: () => void;
  filter: () => void;
  mine: () => void;
}

/** Single keys that work anywhere on the screen; keys of a card come first. */
function useScreenKeys(keys: ScreenKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
    const command = screenCommand(event);
    if (!command || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    event.preventDefault();
    if (command.kind === 'create') keys.create();
    else if (command.kind === 'filter') keys.filter();
    else if (command.kind === 'mine') keys.mine();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
