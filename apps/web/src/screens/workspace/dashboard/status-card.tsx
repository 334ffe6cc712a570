// 'Task Status': each column with its count and a bar, future tasks, and the share of Done. Each task counts once.
import { thresholds } from '@app/contract/limits.ts';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { useNames } from '#lib/names.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

const colors: Record<string, string> = {
  'To Do': 'var(--st-todo)',
  'In Progress': 'var(--st-progress)',
  Review: 'var(--st-review)',
  Done: 'var(--st-done)',
};

interface StatusCardProps {
  board: Board;
  /** The share of the matching tasks that are done. */
  percent: number;
}

export function StatusCard({ board, percent }: StatusCardProps) {
  const { workspaces } = useText();
  const { status: nameOf } = useNames();
  const rows = board.columns.map(({ column, shown }) => ({ id: column.id, name: column.name, count: shown }));
  const ahead = board.scheduledCount;
  if (ahead > 0) rows.push({ id: 0, name: workspaces.future, count: ahead });
  return (
    <section className="dashboard-card" aria-labelledby="task-status">
      <header className="flex items-center justify-between">
        <h2 id="task-status">{workspaces.taskStatus}</h2>
        <Ring percent={percent} label={workspaces.progress(percent)} />
      </header>
      <ul className="status-rows">
        {rows.map(({ id, name, count }) => (
          <li key={id}>
            <StatusGlyph status={name} />
            <span className="min-w-0 wrap-anywhere">{nameOf(name)}</span>
            <ProgressBar
              percent={Math.min(100, count * thresholds.statusBarPercentPerTask)}
              label={workspaces.columnLabel(nameOf(name), count)}
              color={colors[name]}
            />
            <span className="text-end font-semibold tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
      <footer>{workspaces.completedCount(board.completed.shown)}</footer>
    </section>
  );
}

/** The share as a ring with its number inside. */
function Ring({ percent, label }: { percent: number; label: string }) {
  const radius = 17;
  const around = 2 * Math.PI * radius;
  return (
    <span role="img" aria-label={label} title={label} className="relative grid size-11 place-items-center">
      <svg viewBox="0 0 44 44" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="22" cy="22" r={radius} fill="none" stroke="var(--hover)" strokeWidth="4" />
        {percent > 0 ? (
          <circle
            cx="22"
            cy="22"
            r={radius}
            fill="none"
            stroke="var(--st-done)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${(percent / 100) * around} ${around}`}
          />
        ) : null}
      </svg>
      <span className="text-11 font-semibold tabular-nums" aria-hidden="true">
        {`${percent}%`}
      </span>
    </span>
  );
}
