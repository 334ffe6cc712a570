// The charts of the last hours of the process that answers.

import type { MonitoringPoint } from '@app/contract/monitoring/monitoring.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { monitoringQuery } from '#features/monitoring/monitoring.queries.ts';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useBytes } from '#lib/use-bytes.ts';
import { LineChart } from '#screens/admin/server/line-chart.tsx';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const periods = ['1', '3', '6'] as const;
const hour = 3_600_000;

export function ChartsPanel() {
  const words = useServerStateText();
  const { search, keep } = useUrlState();
  const hours = periods.find((value) => value === search.get('hours')) ?? '1';
  const { data, error, isError, isFetching, refetch } = useQuery(monitoringQuery);
  return (
    <Panel title={words.charts} text={words.chartsText}>
      {isError && data ? <ErrorText>{words.stale}</ErrorText> : null}
      {isError && !data ? (
        <RegionError text={words.chartsFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-80 w-full" />
      ) : data.points.length === 0 ? (
        <p className="text-13 text-ink-2">{words.chartsSoon}</p>
      ) : (
        <>
          <Select
            label={words.period}
            value={hours}
            className="mb-5 w-auto! sm:min-w-40"
            onChange={(value) => keep('hours', value)}
            options={periods.map((value) => ({ value, label: words.hours(Number(value)) }))}
          />
          <Charts points={data.points} hours={Number(hours)} />
        </>
      )}
    </Panel>
  );
}

function Charts({ points, hours }: { points: readonly MonitoringPoint[]; hours: number }) {
  const words = useServerStateText();
  const { formatCount, formatDuration } = useNumbers();
  const formatBytes = useBytes();
  const dated = points.map((point) => ({ ...point, at: Date.parse(point.at) }));
  const to = dated.at(-1)?.at ?? 0;
  const from = to - hours * hour;
  const shown = dated.filter(({ at }) => at >= from);
  const of = (field: 'requests' | 'errors' | 'p95' | 'memory' | 'streams' | 'mails') => ({
    from,
    to,
    points: shown.map((point) => ({ at: point.at, value: point[field] })),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <LineChart {...of('requests')} title={words.requests} format={formatCount} />
      <LineChart {...of('errors')} title={words.errors} format={formatCount} isBad />
      <LineChart {...of('p95')} title={words.p95} format={formatDuration} />
      <LineChart {...of('memory')} title={words.memory} format={formatBytes} />
      <LineChart {...of('streams')} title={words.streams} format={formatCount} />
      <LineChart {...of('mails')} title={words.mails} format={formatCount} />
    </div>
  );
}
