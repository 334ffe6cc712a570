// The workspace's dashboard: its board, the number of tasks by status, overdue and future tasks.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOverdue, progressPercent } from '@app/contract/tasks/tasks.rules.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Board as BoardModel, BoardPages } from '#features/tasks/data/board-columns.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { StatusCard } from '#screens/workspace/dashboard/status-card.tsx';
import { TasksCard } from '#screens/workspace/dashboard/tasks-card.tsx';
import { TrendCards } from '#screens/workspace/dashboard/trends/trend-cards.tsx';
import { BoardWeek } from '#screens/workspace/summaries/board-week.tsx';
import { inView } from '#screens/workspace/view-address.ts';
import '#screens/workspace/dashboard/dashboard-view.css';

export interface DashboardViewProps {
  /** The name of its department. */
  name: string;
  /** The columns with their cards, and future tasks. */
  board: BoardModel;
  tasks: readonly TaskCard[];
  today: string;
  pages: BoardPages | undefined;
  onOpen: (taskId: number) => void;
  /** The board. */
  children: ReactNode;
}

export function DashboardView({ name, board, tasks, today, pages, onOpen, children }: DashboardViewProps) {
  const { workspaces, tasks: words } = useText();
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  const [search] = useSearch();
  const { formatDate } = useDates();
  const late = pages?.overdue.cards ?? tasks.filter((task) => isOverdue(task, today)).sort(byDueDate);
  const overdue = pages?.overdue.count ?? late.length;
  const future = board.scheduledCount;
  const dateOf = (date: string | null) => (date === null ? words.noDate : formatDate(date));
  return (
    <div className="dashboard-frame">
      <div className="dashboard">
        <div className="dashboard-board">{children}</div>
        <div className="dashboard-cards in-turn">
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
          <BoardWeek workspaceId={workspaceId} name={name} />
          <TrendCards workspaceId={workspaceId} />
        </div>
      </div>
    </div>
  );
}

/** Sorts the nearest date first and tasks without a date last. */
function byDueDate(a: TaskCard, b: TaskCard): number {
  return (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id - b.id;
}
