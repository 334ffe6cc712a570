// The statistics under a board; in the company view also the tasks of each department.
import type { ReactNode } from 'react';
import type { Board, Count } from '#features/tasks/data/board-columns.ts';
import { useSmallScreen } from '#lib/media.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';

interface StatBarProps {
  board: Board;
  /** Whether a filter hides tasks. */
  filtered: boolean;
  /** The tasks of each department. */
  departments?: ReactNode;
}

/** Below every view, except on small screens: there the board shows the same numbers behind its last column. */
export function StatBar({ board, filtered, departments }: StatBarProps) {
  'use no memo';
  const { workspaces } = useText();
  if (useSmallScreen()) return null;
  return (
    <section
      // It scrolls sideways and contains nothing focusable.
      tabIndex={departments ? 0 : undefined}
      aria-label={workspaces.statistics}
      className="flex h-(--h-statbar) flex-none items-center gap-6 overflow-x-auto border-t border-line bg-surface px-(--page-pad) text-12 text-ink-2 [scrollbar-width:none]"
    >
      <Stats board={board} filtered={filtered} />
      {departments}
    </section>
  );
}

/** The number of tasks, in total, in progress and completed. */
export function Stats({ board, filtered }: Pick<StatBarProps, 'board' | 'filtered'>) {
  'use no memo';
  const { workspaces } = useText();
  const shownOf = ({ all, shown }: Count) => (filtered ? workspaces.shown(shown, all) : formatCount(all));
  return (
    <dl className="flex flex-none flex-wrap items-center gap-x-6 gap-y-1">
      <Stat name={workspaces.totalTasks} value={shownOf(board.total)} />
      <Stat name={workspaces.inProgress} value={shownOf(board.inProgress)} />
      <Stat name={workspaces.completed} value={shownOf(board.completed)} />
    </dl>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  'use no memo';
  return (
    <div className="flex flex-none items-baseline gap-1.5 whitespace-nowrap">
      <dt>{name}</dt>
      <dd className="font-semibold text-ink-1 tabular-nums">{value}</dd>
    </div>
  );
}
