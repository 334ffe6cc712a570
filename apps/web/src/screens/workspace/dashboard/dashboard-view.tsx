// The workspace's dashboard: its numbers, then tasks by status, overdue and future tasks, and below them its board. The frame with the
// numbers is there before the board is loaded and stays when it comes, with the menus that are open in it.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOverdue, progressPercent } from '@app/contract/tasks/tasks.rules.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router';
import type { Board as BoardModel, BoardPages } from '#features/tasks/data/board-columns.ts';
import { useDates } from '#lib/dates.ts';
import { createStore, useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { AgesCard, DashboardNumbers } from '#screens/workspace/dashboard/numbers/dashboard-numbers.tsx';
import { StatusCard } from '#screens/workspace/dashboard/status-card.tsx';
import { TasksCard } from '#screens/workspace/dashboard/tasks-card.tsx';
import { inView } from '#screens/workspace/view-address.ts';
import '#screens/workspace/dashboard/dashboard-view.css';

export interface DashboardViewProps {
  /** The columns with their cards, and future tasks. */
  board: BoardModel;
  tasks: readonly TaskCard[];
  today: string;
  pages: BoardPages | undefined;
  onOpen: (taskId: number) => void;
  /** The statistics below the page. */
  foot: ReactNode;
  /** The board. */
  children: ReactNode;
}

/** Where the frame has room for what comes with the board, and for what stands below the page. */
const room = createStore<HTMLElement | null>(null);
const footRoom = createStore<HTMLElement | null>(null);

/** The frame of the dashboard with its numbers, which need no board. */
export function DashboardFrame({ workspaceId, isBusy }: { workspaceId: number; isBusy: boolean }) {
  return (
    <>
      <div className="dashboard-frame" aria-busy={isBusy || undefined}>
        <div className="dashboard">
          <DashboardNumbers workspaceId={workspaceId} />
          <div ref={room.set} className="contents" />
        </div>
      </div>
      <div ref={footRoom.set} className="contents" />
    </>
  );
}

/** What comes with the board, shown in the frame. */
export function DashboardView({ board, tasks, today, pages, onOpen, foot, children }: DashboardViewProps) {
  const { workspaces, tasks: words } = useText();
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  const [search] = useSearch();
  const { formatDate } = useDates();
  const late = pages?.overdue.cards ?? tasks.filter((task) => isOverdue(task, today)).sort(byDueDate);
  const overdue = pages?.overdue.count ?? late.length;
  const future = board.scheduledCount;
  const dateOf = (date: string | null) => (date === null ? words.noDate : formatDate(date));
  const [place, footPlace] = [useStore(room), useStore(footRoom)];
  if (!place || !footPlace) return null;
  const content = (
    <>
      <div className="dashboard-cards">
        <StatusCard board={board} percent={pages?.percent ?? progressPercent(tasks)} />
        <TasksCard
          title={workspaces.overdueTasks(overdue)}
          none={workspaces.overdueNone}
          tasks={late}
          count={overdue}
          onOpen={onOpen}
          all={{ label: workspaces.viewAllOverdue(overdue), to: inView(search, 'list', { due: ['overdue'] }) }}
          line={(task) => <span className="font-medium text-danger-ink">{dateOf(task.dueDate)}</span>}
        />
        <TasksCard
          title={workspaces.futureScheduled(future)}
          none={workspaces.futureScheduledNone}
          tasks={board.scheduled}
          count={future}
          onOpen={onOpen}
          all={{ label: workspaces.viewAllFuture(future), to: inView(search, 'list', { due: ['future'] }) }}
          line={(task) => (
            <>
              <span>
                {workspaces.starts} {dateOf(task.startDate)}
              </span>
              <span>
                {workspaces.dueLabel} {dateOf(task.dueDate)}
              </span>
            </>
          )}
        />
        <AgesCard workspaceId={workspaceId} />
      </div>
      <div className="dashboard-board">{children}</div>
    </>
  );
  return (
    <>
      {createPortal(content, place)}
      {createPortal(foot, footPlace)}
    </>
  );
}

/** Sorts the nearest date first and tasks without a date last. */
function byDueDate(a: TaskCard, b: TaskCard): number {
  return (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id - b.id;
}
