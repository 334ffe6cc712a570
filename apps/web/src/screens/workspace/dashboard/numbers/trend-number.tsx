// A number of the dashboard that opens its tasks: the list with the filter that says them, else a panel with all of them.

import type { ReactNode } from 'react';
import { Link } from '#lib/link.tsx';
import { useSearch } from '#lib/use-search.ts';
import { type TrendSection, TrendTasks } from '#screens/workspace/dashboard/numbers/trend-tasks.tsx';
import { type Behind, listAddress, type TrendAddress } from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { Popover } from '#ui/popover.tsx';

interface TrendNumberProps {
  /** What is counted, with the number, for a screen reader. */
  label: string;
  title: string;
  address: TrendAddress;
  behind: Behind;
  /** More tasks of the same panel. */
  besides?: readonly TrendSection[] | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function TrendNumber({ label, title, address, behind, besides, className, children }: TrendNumberProps) {
  const [search] = useSearch();
  const to = besides ? undefined : listAddress(search, behind.filter);
  if (to !== undefined) {
    return (
      <Link to={to} aria-label={label} title={label} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Popover
      label={label}
      className="trend-panel"
      trigger={
        <button type="button" aria-label={label} title={label} className={className}>
          {children}
        </button>
      }
    >
      <TrendTasks title={title} address={address} sections={besides ?? [{ title, query: behind.query }]} />
    </Popover>
  );
}
