// The use of the model as a table; below 768 pixels each row is a block.
import type { ModelUsage } from '@app/contract/models/models.contract.ts';
import type { modelUse } from '@app/contract/models/models.limits.ts';
import { useDates } from '#lib/dates.ts';
import { useBelow } from '#lib/media.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { Table } from '#ui/table.tsx';

interface UsageTableProps {
  rows: readonly ModelUsage[];
  by: (typeof modelUse.by)[number];
}

const number = 'px-4 py-2 text-end tabular-nums';

export function UsageTable({ rows, by }: UsageTableProps) {
  const { usage: words } = useText().models;
  const { formatCount, formatAmount } = useNumbers();
  const nameOf = useRowName();
  const narrow = useBelow('md');
  // A page that is loaded later may repeat a row whose place has changed meanwhile.
  const distinct = [...new Map(rows.map((row) => [`${row.day} ${row.userId}`, row])).entries()];
  const costs = distinct.some(([, { cost }]) => cost !== null);
  const amount = (cost: number | null) => (cost === null ? '–' : formatAmount(cost));
  if (narrow) {
    return (
      <ul aria-label={words.tableLabel} className="flex flex-col gap-2">
        {distinct.map(([key, row]) => (
          <li key={key} className="rounded-md bg-surface p-3 text-13 shadow-card">
            <p className="flex justify-between gap-3 font-medium">
              <span className="min-w-0 wrap-anywhere">{nameOf(row)}</span>
              {costs ? <span className="tabular-nums">{amount(row.cost)}</span> : null}
            </p>
            <p className="mt-0.5 text-12 text-ink-2 tabular-nums">
              {words.line(formatCount(row.calls), formatCount(row.tokensIn), formatCount(row.tokensOut))}
            </p>
          </li>
        ))}
      </ul>
    );
  }
  const numbers = [words.calls, words.tokensIn, words.tokensOut, ...(costs ? [words.cost] : [])];
  const heads = [
    { label: by === 'day' ? words.day : by === 'person' ? words.person : `${words.day}, ${words.person}` },
    ...numbers.map((label) => ({ label, className: 'w-[18%]', isNumber: true })),
  ];
  return (
    <Table label={words.tableLabel} heads={heads}>
      {distinct.map(([key, row]) => (
        <tr key={key}>
          <th scope="row" className="px-4 py-2 text-start font-medium wrap-anywhere">
            {nameOf(row)}
          </th>
          <td className={number}>{formatCount(row.calls)}</td>
          <td className={number}>{formatCount(row.tokensIn)}</td>
          <td className={number}>{formatCount(row.tokensOut)}</td>
          {costs ? <td className={number}>{amount(row.cost)}</td> : null}
        </tr>
      ))}
    </Table>
  );
}

/** Returns a function that names a row by its day, its person, or both. */
function useRowName(): (row: ModelUsage) => string {
  const { formatDate } = useDates();
  return ({ day, fullName }) => [day === null ? null : formatDate(day), fullName].filter((part) => part !== null).join(' · ');
}
