// A list of values of a file, each with the control that says what it is here.
import type { ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import { Panel } from '#ui/panel.tsx';

export interface ValueRow {
  key: string;
  label: string;
  /** How many tasks have the value. */
  count?: number | undefined;
  control: (label: string) => ReactNode;
}

interface ValuePanelProps {
  title: string;
  text: string;
  rows: readonly ValueRow[];
}

export function ValuePanel({ title, text, rows }: ValuePanelProps) {
  const { imports: words } = useText();
  if (rows.length === 0) return null;
  return (
    <Panel title={title} text={text}>
      <ul className="-mx-1 flex max-h-96 flex-col gap-2 overflow-y-auto p-1">
        {rows.map(({ key, label, count, control }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-32 text-13 wrap-anywhere">
              {label}
              {count === undefined ? null : <span className="text-12 text-ink-3"> · {words.total(count)}</span>}
            </span>
            <span className="min-w-0 flex-1 basis-44">{control(words.valueIs(title, label))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
