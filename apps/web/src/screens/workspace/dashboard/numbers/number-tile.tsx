// A number of the dashboard with its comparison. The whole tile opens the tasks.
import { useNumbers } from '#lib/numbers.ts';
import { TrendNumber } from '#screens/workspace/dashboard/numbers/trend-number.tsx';
import type { Behind, TrendAddress } from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface NumberTileProps {
  title: string;
  /** The place in the grid. */
  area: string;
  /** Undefined while it loads. */
  count: number | undefined;
  /** How it compares, in words. */
  compared: string | undefined;
  address: TrendAddress;
  behind: Behind;
  isLate?: boolean;
}

export function NumberTile({ title, area, count, compared, address, behind, isLate = false }: NumberTileProps) {
  const { formatCount } = useNumbers();
  return (
    <section className="dashboard-card number-tile" style={{ gridArea: area }} aria-label={title} aria-busy={count === undefined}>
      <h2>{title}</h2>
      {count === undefined || compared === undefined ? (
        <>
          <Skeleton className="h-8 w-12" />
          <Skeleton className="h-4 w-4/5" />
        </>
      ) : (
        <>
          {count === 0 ? (
            <p className="number-figure">{formatCount(count)}</p>
          ) : (
            <TrendNumber
              title={title}
              label={`${title}: ${formatCount(count)}`}
              address={address}
              behind={behind}
              className={isLate ? 'number-figure number-late' : 'number-figure'}
            >
              {formatCount(count)}
            </TrendNumber>
          )}
          <p className="number-compared">{compared}</p>
        </>
      )}
    </section>
  );
}
