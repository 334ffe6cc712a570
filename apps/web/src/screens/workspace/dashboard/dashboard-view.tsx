// The workspace's dashboard: its board, the number of tasks by status, overdue and future tasks.
import { isOverdue, type TaskCard } from '@app/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Board as BoardModel } from '#features/tasks/data/board-columns.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { StatusCard } from '#screens/workspace/dashboard/status-card.tsx';
import { TasksCard } from '#screens/workspace/dashboard/tasks-card.tsx';
import { inView } from '#screens/workspace/view-address.ts';
import '#screens/workspace/dashboard/dashboard-view.css';

export interface DashboardViewProps {
  /** The columns with their cards, and future tasks. */
  board: BoardModel;
  tasks: readonly TaskCard[];
  today: string;
  onOpen: (taskId: number) => void;
  /** The board. */
  children: ReactNode;
}

export function DashboardView({ board, tasks, today, onOpen, children }: DashboardViewProps) {
  const { workspaces, tasks: words } = useText('board');
  const [search] = useSearchParams();
  const { formatDate } = useDates();
  const overdue = tasks.filter((task) => isOverdue(task, today)).sort(byDueDate);
  const future = board.scheduled;
  const dateOf = (date: string | null) => (date === null ? words.noDate : formatDate(date));
  return (
    <div className="dashboard">
      <div className="dashboard-board">{children}</div>
      <div className="dashboard-cards">
        <StatusCard board={board} tasks={tasks} />
        <TasksCard
          title={workspaces.overdueTasks(overdue.length)}
          none={workspaces.overdueNone}
          tasks={overdue}
          onOpen={onOpen}
          all={{ label: workspaces.viewAllOverdue(overdue.length), to: inView(search, 'list', { due: ['overdue'] }) }}
          line={(task) => <span className="font-medium text-danger-ink">{dateOf(task.dueDate)}</span>}
        />
        <TasksCard
          title={workspaces.futureScheduled(future.length)}
          none={workspaces.futureScheduledNone}
          tasks={future}
          onOpen={onOpen}
          all={{ label: workspaces.viewAllFuture(future.length), to: inView(search, 'list', { due: ['future'] }) }}
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
      </div>
    </div>
  );
}

/** Sorts the nearest date first and tasks without a date last. */
function byDueDate(a: TaskCard, b: TaskCard): number {
  return (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id - b.id;
}
