// A board whose data is there: toolbar, columns, statistics, and the dialogs over it.
import { type Column, companyWorkspaceId, hasMarkdown, type TaskCard, type UserCard } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { preloadMarkdown } from '#features/markdown/markdown-part.ts';
import { boardOf } from '#features/tasks/board-columns.ts';
import { noFilter } from '#features/tasks/task-filter.ts';
import { useTaskFilter } from '#features/tasks/use-task-filter.ts';
import { useCurrentUser, usersById } from '#features/users/users.queries.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { withWords } from '#lib/language.ts';
import { useLater } from '#lib/later.ts';
import { useBelow } from '#lib/media.ts';
import { forgetUndo, undoLast } from '#lib/undo.ts';
import { AddColumn } from '#screens/workspace/add-column.tsx';
import { Board } from '#screens/workspace/board.tsx';
import { BoardToolbar } from '#screens/workspace/board-toolbar.tsx';
import { clearDefaults, rememberDefaults } from '#screens/workspace/create-defaults.ts';
import { StatBar } from '#screens/workspace/stat-bar.tsx';
import { StatusStrip } from '#screens/workspace/status-strip.tsx';
import { useCreated } from '#screens/workspace/use-created.ts';
import { useOpenTask } from '#screens/workspace/use-open-task.ts';
import { ViewSwitch } from '#screens/workspace/view-switch.tsx';
import { inView, type View, viewIn } from '#screens/workspace/views.ts';

const TaskDialog = lazy(
  withWords(() => import('#screens/workspace/task-dialog.tsx').then((m) => ({ default: m.TaskDialog })), 'later'),
);
const ListView = lazy(() => import('#screens/workspace/list-view.tsx').then((m) => ({ default: m.ListView })));
const DashboardView = lazy(() => import('#screens/workspace/dashboard-view.tsx').then((m) => ({ default: m.DashboardView })));
const CreateTaskDialog = lazy(
  withWords(() => import('#screens/workspace/create-task-dialog.tsx').then((m) => ({ default: m.CreateTaskDialog })), 'later'),
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
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = viewIn(search);
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
  const created = useCreated({ board, today, test, open: task.open, showAll: () => setFilter(noFilter) });
  const go = (to: View) => void navigate(inView(search, to));
  useShortcut('create', () => add());
  useShortcut('filter', () => setFilterOpen(true));
  useShortcut('mine', () => setFilter({ ...filter, mine: !filter.mine }));
  useShortcut('clearFilter', () => setFilter(noFilter), filtered);
  useShortcut('undo', undoLast);
  useShortcut('viewBoard', () => go('board'));
  useShortcut('viewList', () => go('list'));
  useShortcut('viewDashboard', () => go('dashboard'));
  useEffect(() => forgetUndo, []);

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
      />
    </>
  );

  return (
    <>
      <BoardToolbar
        views={<ViewSwitch />}
        extra={growing ? <AddColumn workspaceId={workspaceId} /> : null}
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
          <TaskDialog
            taskId={task.taskId}
            people={people}
            today={today}
            edits={task.edits}
            shown={{ board, groupBy: isCompany ? groupBy : undefined, tasks: shown, statuses, people }}
            onChange={task.change}
            onClose={task.close}
          />
        ) : null}
        {creating ? (
          <CreateTaskDialog boardId={workspaceId} columns={columns} users={users} onClose={closeCreate} onCreated={created} />
        ) : null}
      </Suspense>
    </>
  );
}
