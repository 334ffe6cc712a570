// Created and done tasks of the period, and of the last weeks as two bars for each week, with a table of the same numbers.
import type { ReactNode } from 'react';
import type { CountedTrends } from '#features/summaries/summaries.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { useCompared } from '#screens/workspace/dashboard/numbers/compared.ts';
import { TrendNumber } from '#screens/workspace/dashboard/numbers/trend-number.tsx';
import type { TrendAddress } from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface FlowCardProps {
  /** Undefined while they load. */
  trends: CountedTrends | undefined;
  address: TrendAddress;
}

export function FlowCard({ trends, address }: FlowCardProps) {
  const { trends: words } = useText().summaries;
  return (
    <section className="dashboard-card flow-card" style={{ gridArea: 'flow' }} aria-label={words.flow} aria-busy={!trends}>
      <h2>{words.flow}</h2>
      {trends ? (
        <>
          <div className="flow-sums">
            <Sum which="created" trends={trends} address={address} />
            <Sum which="done" trends={trends} address={address} />
          </div>
          <Weeks trends={trends} address={address} />
        </>
      ) : (
        <>
          <div className="flow-sums">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
          <Skeleton className="min-h-24 flex-1" />
        </>
      )}
    </section>
  );
}

interface SumProps {
  which: 'created' | 'done';
  trends: CountedTrends;
  address: TrendAddress;
}

function Sum({ which, trends: { numbers, counted }, address }: SumProps) {
  const { trends: words } = useText().summaries;
  const { formatCount } = useNumbers();
  const { flow } = useCompared(counted);
  const { now } = numbers[which];
  const title = words[which];
  const figure: ReactNode = (
    <>
      <span className={`flow-key flow-${which}`} aria-hidden="true" />
      <span className="flow-figure">{formatCount(now)}</span> {title}
    </>
  );
  return (
    <div className="min-w-0">
      {now === 0 ? (
        <p className="flow-sum">{figure}</p>
      ) : (
        <TrendNumber
          title={`${title}, ${words.periods[counted]}`}
          label={`${title}: ${formatCount(now)}`}
          address={address}
          behind={{ query: { show: which, period: counted } }}
          className="flow-sum"
        >
          {figure}
        </TrendNumber>
      )}
      <p className="number-compared">{flow(numbers[which])}</p>
    </div>
  );
}

function Weeks({ trends: { weeks, period }, address }: { trends: CountedTrends; address: TrendAddress }) {
  const { trends: words } = useText().summaries;
  const { formatDate } = useDates();
  const { formatCount } = useNumbers();
  const most = Math.max(1, ...weeks.flatMap(({ created, done }) => [created, done]));
  const heightOf = (count: number) => ({ height: `${(100 * count) / most}%` });
  return (
    <>
      <ol className="flow-weeks">
        {weeks.map(({ from, created, done }, at) => {
          const label = words.inWeek(formatDate(from), formatCount(created), formatCount(done));
          const next = weeks[at + 1]?.from;
          return (
            <li key={from} data-before={(next !== undefined && next <= period.from) || undefined}>
              <TrendNumber
                title={`${words.week} ${formatDate(from)}`}
                label={label}
                address={address}
                behind={{ query: { show: 'created', week: from } }}
                besides={[
                  { title: words.created, query: { show: 'created', week: from } },
                  { title: words.done, query: { show: 'done', week: from } },
                ]}
                className="flow-week"
              >
                <span className="flow-created" style={heightOf(created)} />
                <span className="flow-done" style={heightOf(done)} />
              </TrendNumber>
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
    </>
  );
}
