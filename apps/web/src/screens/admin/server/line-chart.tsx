// A line over the last hours: a picture with a sentence for those who do not see it, and its table.
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useDates } from '#lib/dates.ts';
import { type ChartPoint, chartSize, linePath, roundAbove, rowsOf } from '#screens/admin/server/chart-line.ts';
import '#screens/admin/server/server.css';

interface LineChartProps {
  title: string;
  points: readonly ChartPoint[];
  from: number;
  to: number;
  /** Marks values that should be zero. */
  isBad?: boolean | undefined;
  format: (value: number) => string;
}

const tenMinutes = 600_000;

export function LineChart({ title, points, from, to, isBad = false, format }: LineChartProps) {
  const words = useServerStateText();
  const { formatClock } = useDates();
  const values = points.flatMap(({ value }) => value ?? []);
  const most = Math.max(0, ...values);
  const last = points.at(-1)?.value ?? null;
  const shown = last === null ? words.unknown : format(last);
  const { width, height } = chartSize;
  return (
    <figure className="line-chart" data-bad={(isBad && most > 0) || undefined}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-13 font-medium">{title}</span>
        <span className="text-13 text-ink-2 tabular-nums">
          <b className="text-16 font-semibold text-ink-1">{shown}</b> {words.most(format(most))}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={words.summary(title, shown, format(most))}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="line-chart-picture"
      >
        <path className="line-chart-ground" d={`M0 ${height}H${width}`} />
        <path className="line-chart-line" d={linePath(points, { from, to, most: roundAbove(most) })} />
      </svg>
      <div aria-hidden="true" className="flex justify-between text-12 text-ink-3 tabular-nums">
        <span>{formatClock(from)}</span>
        <span>{formatClock(to)}</span>
      </div>
      <details className="line-chart-table text-12">
        <summary>{words.table}</summary>
        <table className="w-full tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="text-start font-medium text-ink-3">
                {words.time}
              </th>
              <th scope="col" className="text-end font-medium text-ink-3">
                {words.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(points, tenMinutes).map(({ at, value }) => (
              <tr key={at}>
                <th scope="row" className="text-start font-normal">
                  {formatClock(at)}
                </th>
                <td className="text-end">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
