// Numbers of open tasks as bars, with their overdue part. Each row opens its tasks.
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { TrendTasks } from '#screens/workspace/dashboard/trends/trend-tasks.tsx';
import { Popover } from '#ui/popover.tsx';

interface LoadRow {
  name: string;
  /** The condition of its tasks. */
  query: Omit<TrendQuery, 'show'>;
  open: number;
  overdue: number;
}

interface LoadCardProps {
  title: string;
  rows: readonly LoadRow[];
  /** How the rows count. */
  note?: string | undefined;
  /** What is not listed. */
  more?: string | undefined;
  workspaceId: number;
}

export function LoadCard({ title, rows, note, more, workspaceId }: LoadCardProps) {
  const { trends: words } = useText().summaries;
  const { formatCount } = useNumbers();
  const most = Math.max(1, ...rows.map(({ open }) => open));
  const widthOf = (count: number) => ({ width: `${(100 * count) / most}%` });
  return (
    <section className="dashboard-card" aria-label={title}>
      <h2>{title}</h2>
      {note ? <p className="text-12 text-ink-2">{note}</p> : null}
      {rows.every(({ open }) => open === 0) ? (
        <p className="text-13 text-ink-2">{words.nothing}</p>
      ) : (
        <ul className="load-rows">
          {rows.map(({ name, query, open, overdue }) => (
            <li key={Object.values(query).join()}>
              <Popover
                label={name}
                align="end"
                className="trend-panel"
                trigger={
                  <button type="button" className="load-row">
                    <span className="load-name">{name}</span>
                    <span className="load-count">
                      {formatCount(open)}
                      {overdue > 0 ? <span className="load-overdue">{words.overdueOf(formatCount(overdue))}</span> : null}
                    </span>
                    <span className="load-bar" aria-hidden="true">
                      <span className="load-late" style={widthOf(overdue)} />
                      <span className="load-open" style={widthOf(open - overdue)} />
                    </span>
                  </button>
                }
              >
                <TrendTasks
                  title={name}
                  workspaceId={workspaceId}
                  sections={[
                    ...(overdue > 0 ? [{ title: words.overdue, query: { ...query, show: 'overdue' as const } }] : []),
                    { title: words.open, query: { ...query, show: 'open' as const } },
                  ]}
                />
              </Popover>
            </li>
          ))}
        </ul>
      )}
      {more === undefined ? null : <p className="text-12 text-ink-2">{more}</p>}
    </section>
  );
}
