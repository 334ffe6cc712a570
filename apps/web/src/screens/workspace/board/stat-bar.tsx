// The statistics under a board; in the company view also the tasks of each department.
import { departmentHue } from '@app/contract';
import type { Board, Count } from '#features/tasks/data/board-columns.ts';
import { cn } from '#lib/cn.ts';
import { useSmallScreen } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';

interface StatBarProps {
  board: Board;
  /** Whether a filter hides tasks. */
  filtered: boolean;
  byDepartment: boolean;
}

/** Below every view, except on small screens: there the board shows the same numbers behind its last column. */
export function StatBar({ board, filtered, byDepartment }: StatBarProps) {
  const { workspaces } = useText('board');
  if (useSmallScreen()) return null;
  return (
    <section
      // It scrolls sideways and contains nothing focusable.
      tabIndex={byDepartment ? 0 : undefined}
      aria-label={workspaces.statistics}
      className="flex h-(--h-statbar) flex-none items-center gap-6 overflow-x-auto border-t border-line bg-surface px-(--page-pad) text-12 text-ink-2 [scrollbar-width:none]"
    >
      <Stats board={board} filtered={filtered} />
      {byDepartment ? <DepartmentCounts board={board} className="ml-auto flex-none" /> : null}
    </section>
  );
}

/** The number of tasks, in total, in progress and completed. */
export function Stats({ board, filtered }: Pick<StatBarProps, 'board' | 'filtered'>) {
  const { workspaces } = useText('board');
  const shownOf = ({ all, shown }: Count) => (filtered ? workspaces.shown(shown, all) : all);
  return (
    <dl className="flex flex-none flex-wrap items-center gap-x-6 gap-y-1">
      <Stat name={workspaces.totalTasks} value={shownOf(board.total)} />
      <Stat name={workspaces.inProgress} value={shownOf(board.inProgress)} />
      <Stat name={workspaces.completed} value={shownOf(board.completed)} />
    </dl>
  );
}

/** The number of tasks of each department. */
export function DepartmentCounts({ board, className }: { board: Board; className: string }) {
  const { workspaces } = useText('board');
  const names = useNames();
  if (board.departments.length === 0) return null;
  return (
    <dl className={cn('flex items-center gap-3', className)} aria-label={workspaces.byDepartment}>
      <dt className="flex-none text-ink-3">{workspaces.byDepartment}</dt>
      {board.departments.map(({ key, name, count }) => (
        <dd key={key} className="flex flex-none items-center gap-1.5">
          <Badge hue={departmentHue(name)}>{names.department(name)}</Badge>
          <span className="font-semibold text-ink-1 tabular-nums">{count}</span>
        </dd>
      ))}
    </dl>
  );
}

function Stat({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex flex-none items-baseline gap-1.5 whitespace-nowrap">
      <dt>{name}</dt>
      <dd className="font-semibold text-ink-1 tabular-nums">{value}</dd>
    </div>
  );
}
