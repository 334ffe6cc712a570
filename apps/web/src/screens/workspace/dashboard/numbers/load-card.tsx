// Numbers of open tasks as bars on one scale, with their overdue part. Each number opens its tasks.

import { doneStatus } from '@app/contract/limits.ts';
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { TrendNumber } from '#screens/workspace/dashboard/numbers/trend-number.tsx';
import type { TrendAddress } from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface LoadRow {
  name: string;
  /** The condition of its tasks, for the panel, and for the list if a filter can say it. */
  query: Omit<TrendQuery, 'show'>;
  filter?: Partial<TaskFilter> | undefined;
  open: number;
  overdue: number;
}

interface LoadCardProps {
  title: string;
  className?: string;
  style?: CSSProperties;
  /** Undefined while they load; then `expected` of them have their room. */
  rows: readonly LoadRow[] | undefined;
  expected: number;
  address: TrendAddress;
  /** How the rows count, and what is not listed. */
  children?: ReactNode;
}

export function LoadCard({ title, className = '', style, rows, expected, address, children }: LoadCardProps) {
  const { trends: words } = useText().summaries;
  const most = Math.max(1, ...(rows ?? []).map(({ open }) => open));
  return (
    <section className={`dashboard-card ${className}`} style={style} aria-label={title} aria-busy={!rows}>
      <h2>{title}</h2>
      {rows === undefined ? (
        <div className="load-rows">
          {Array.from({ length: expected }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <div key={at} className="load-row">
              <Skeleton className="h-3 w-3/5" />
              <Skeleton className="h-3" />
            </div>
          ))}
        </div>
      ) : rows.every(({ open }) => open === 0) ? (
        <p className="text-13 text-ink-2">{words.nothing}</p>
      ) : (
        <ul className="load-rows">
          {rows.map((row) => (
            <Row key={Object.values(row.query).join()} row={row} most={most} address={address} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Row({
  row: { name, query, filter, open, overdue },
  most,
  address,
}: {
  row: LoadRow;
  most: number;
  address: TrendAddress;
}) {
  const { trends: words } = useText().summaries;
  const { formatCount } = useNumbers();
  const widthOf = (count: number) => ({ width: `${(100 * count) / most}%` });
  return (
    <li className="load-row">
      <span className="load-name written" title={name}>
        {name}
      </span>
      <span className="load-bar" aria-hidden="true">
        {overdue > 0 ? <span className="load-late" style={widthOf(overdue)} /> : null}
        {open > overdue ? <span className="load-open" style={widthOf(open - overdue)} /> : null}
      </span>
      <span className="load-counts">
        {overdue > 0 ? (
          <TrendNumber
            title={`${name}, ${words.overdue}`}
            label={`${name}: ${words.overdueOf(formatCount(overdue))}`}
            address={address}
            behind={{ query: { ...query, show: 'overdue' }, filter: filter && { ...filter, due: ['overdue'] } }}
            className="load-overdue"
          >
            {words.overdueOf(formatCount(overdue))}
          </TrendNumber>
        ) : null}
        {open > 0 ? (
          <TrendNumber
            title={name}
            label={`${name}: ${formatCount(open)} ${words.open}`}
            address={address}
            behind={{ query: { ...query, show: 'open' }, filter: filter && { ...filter, ...notDone } }}
            className="load-count"
          >
            {formatCount(open)}
          </TrendNumber>
        ) : (
          <span className="load-count">{formatCount(open)}</span>
        )}
      </span>
    </li>
  );
}

/** The condition of open tasks in a filter. */
export const notDone = { not: { statuses: [doneStatus] } } satisfies Partial<TaskFilter>;
