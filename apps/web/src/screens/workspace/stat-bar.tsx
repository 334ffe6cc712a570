// The statistics under a board; in the company view also the tasks of each department.
import { departmentHue } from '@app/contract';
import type { Board, Count } from '#features/tasks/board-columns.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';

interface StatBarProps {
  board: Board;
  /** Whether a filter hides tasks. */
  filtered: boolean;
  byDepartment: boolean;
}

export function StatBar({ board, filtered, byDepartment }: StatBarProps) {
  const { workspaces } = useText();
  const shownOf = ({ all, shown }: Count) => (filtered ? workspaces.shown(shown, all) : all);
  const label = 'flex flex-none items-baseline gap-1.5 whitespace-nowrap';
  return (
    <section
      // It scrolls sideways and holds nothing to focus.
      tabIndex={byDepartment ? 0 : undefined}
      aria-label={workspaces.statistics}
      className="flex h-(--h-statbar) flex-none items-center gap-6 overflow-x-auto border-t border-line bg-surface px-(--page-pad) text-12 text-ink-2 [scrollbar-width:none]"
    >
      <dl className="flex flex-none items-center gap-6">
        <Stat className={label} name={workspaces.totalTasks} value={shownOf(board.total)} />
        <Stat className={label} name={workspaces.inProgress} value={shownOf(board.inProgress)} />
        <Stat className={label} name={workspaces.completed} value={shownOf(board.completed)} />
      </dl>
      {byDepartment && board.departments.length > 0 ? (
        <dl className="ml-auto flex flex-none items-center gap-3" aria-label={workspaces.byDepartment}>
          <dt className="flex-none text-ink-3">{workspaces.byDepartment}</dt>
          {board.departments.map(({ key, name, count }) => (
            <dd key={key} className="flex flex-none items-center gap-1.5">
              <Badge hue={departmentHue(name)}>{name}</Badge>
              <span className="font-semibold text-ink-1 tabular-nums">{count}</span>
            </dd>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Stat({ name, value, className }: { name: string; value: number | string; className: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className="font-semibold text-ink-1 tabular-nums">{value}</dd>
    </div>
  );
}
