// 'Task Status': each status with its count and a bar, and the share of Done.
import { countByStatus, doneStatus, progressPercent, statuses, type TaskCard, thresholds } from '@app/contract';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import { useText } from '#lib/text.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

const colors: Record<string, string> = {
  'To Do': 'var(--st-todo)',
  'In Progress': 'var(--st-progress)',
  Review: 'var(--st-review)',
  Done: 'var(--st-done)',
};

export function StatusCard({ tasks }: { tasks: readonly TaskCard[] }) {
  const { workspaces } = useText();
  const counts = countByStatus(tasks);
  const percent = progressPercent(tasks);
  return (
    <section className="dashboard-card" aria-labelledby="task-status">
      <header className="flex items-center justify-between">
        <h2 id="task-status">{workspaces.taskStatus}</h2>
        <Ring percent={percent} label={workspaces.progress(percent)} />
      </header>
      <ul className="flex flex-col gap-3">
        {statuses.map((status) => {
          const count = counts[status] ?? 0;
          return (
            <li key={status} className="flex flex-col gap-1.5 text-13">
              <span className="flex items-center gap-2">
                <StatusGlyph status={status} />
                {status}
                <span className="ml-auto font-semibold tabular-nums">{count}</span>
              </span>
              <ProgressBar
                percent={Math.min(100, count * thresholds.statusBarPercentPerTask)}
                label={workspaces.columnLabel(status, count)}
                color={colors[status]}
              />
            </li>
          );
        })}
      </ul>
      <footer>{workspaces.completedCount(counts[doneStatus] ?? 0)}</footer>
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
