// Created and done tasks of the last weeks, as two bars for each week, with a table of the same numbers.
import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { TrendTasks } from '#screens/workspace/dashboard/trends/trend-tasks.tsx';
import { Popover } from '#ui/popover.tsx';

interface FlowCardProps {
  weeks: Trends['weeks'];
  workspaceId: number;
}

export function FlowCard({ weeks, workspaceId }: FlowCardProps) {
  const { trends: words } = useText().summaries;
  const { formatDate } = useDates();
  const { formatCount } = useNumbers();
  const most = Math.max(1, ...weeks.flatMap(({ created, done }) => [created, done]));
  const heightOf = (count: number) => ({ height: `${(100 * count) / most}%` });
  return (
    <section className="dashboard-card" aria-label={words.flow}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{words.flow}</h2>
        <p className="flow-legend" aria-hidden="true">
          <span className="flow-created">{words.created}</span>
          <span className="flow-done">{words.done}</span>
        </p>
      </header>
      <ol className="flow-weeks">
        {weeks.map(({ from, created, done }) => {
          const label = words.inWeek(formatDate(from), formatCount(created), formatCount(done));
          return (
            <li key={from}>
              <Popover
                label={label}
                align="center"
                className="trend-panel"
                trigger={
                  <button type="button" className="flow-week" aria-label={label} title={label}>
                    <span className="flow-created" style={heightOf(created)} />
                    <span className="flow-done" style={heightOf(done)} />
                  </button>
                }
              >
                <TrendTasks
                  title={`${words.week} ${formatDate(from)}`}
                  workspaceId={workspaceId}
                  sections={[
                    { title: words.created, query: { show: 'created', week: from } },
                    { title: words.done, query: { show: 'done', week: from } },
                  ]}
                />
              </Popover>
            </li>
          );
        })}
      </ol>
      <p className="flow-days" aria-hidden="true">
        <span>{formatDate(weeks[0]?.from ?? '')}</span>
        <span>{formatDate(weeks.at(-1)?.from ?? '')}</span>
      </p>
      <details className="flow-table">
        <summary>{words.table}</summary>
        <table>
          <caption className="sr-only">{words.flow}</caption>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.created}</th>
              <th scope="col">{words.done}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, created, done }) => (
              <tr key={from}>
                <th scope="row">{formatDate(from)}</th>
                <td>{formatCount(created)}</td>
                <td>{formatCount(done)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
