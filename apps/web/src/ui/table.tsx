// A table on a card, with its column headers; the rows are its children.
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';

interface Head {
  label: string;
  className?: string | undefined;
  /** Its cells have numbers, aligned at the end. */
  isNumber?: boolean | undefined;
  /** Only for screen readers. */
  hidden?: boolean | undefined;
}

interface TableProps {
  /** The name for screen readers. */
  label: string;
  heads: readonly Head[];
  children: ReactNode;
}

export function Table({ label, heads, children }: TableProps) {
  return (
    <div className="overflow-hidden rounded-xl bg-surface shadow-card">
      <table className="w-full table-fixed text-13">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line bg-column">
          <tr>
            {heads.map((head) => (
              <th
                key={head.label}
                scope="col"
                className={cn(
                  'px-4 py-2.5 text-12 font-medium text-ink-3',
                  head.isNumber ? 'text-end' : 'text-start',
                  head.className,
                )}
              >
                {head.hidden ? <span className="sr-only">{head.label}</span> : head.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}
