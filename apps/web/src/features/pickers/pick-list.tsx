// A list to choose from, of any length: a line to search in, and below it the first rows that fit.
import { Check, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { lastRemovable, type PickOption, pickRows } from '#features/pickers/pick-order.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useText } from '#lib/text.ts';
import { type Combobox, Option, useCombobox } from '#ui/combobox.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import '#features/pickers/pick-list.css';

/** A row with what stands before its label. */
export interface PickRow extends PickOption {
  icon?: ReactNode;
  /** A quiet line below the label. */
  note?: string | undefined;
}

export interface PickListProps {
  /** What is chosen here, as the name of the list. */
  label: string;
  /** The name of the line to search in. */
  find: string;
  /** What stands there when nothing fits. */
  nothing: string;
  options: readonly PickRow[];
  chosen: readonly string[];
  /** Several can be chosen; the list stays and every row is a switch. */
  multiple?: boolean | undefined;
  /** Rows that do something of their own: above the others, as long as nothing is typed. */
  actions?: readonly PickRow[] | undefined;
  onPick: (value: string) => void;
}

export function PickList({ label, find, nothing, options, chosen, multiple, actions = [], onPick }: PickListProps) {
  const { pickers } = useText();
  const [first] = useState(() => new Set(chosen));
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { rows: fitting, found } = pickRows(options, search, first);
  const rows = search === '' ? [...actions, ...fitting] : fitting;
  const box = useCombobox({
    count: rows.length,
    listKey: search,
    // Enter chooses nothing before somebody types or moves; the arrow keys start at the chosen option of a single choice.
    initial: search === '' ? -1 : 0,
    arrowStart: multiple ? -1 : rows.findIndex(({ value }) => chosen.includes(value)),
    onChoose: (row) => pick(rows[row]),
  });

  // Enter was pressed while nothing fitted: of rows that load later the only one that fits is meant, and of several nobody knows.
  const early = useRef('');
  useEffect(() => {
    if (early.current === '' || early.current !== search || rows.length !== 1) return;
    early.current = '';
    pick(rows[0]);
  });

  function pick(row: PickRow | undefined): void {
    if (!row || (row.locked !== undefined && chosen.includes(row.value))) return;
    onPick(row.value);
    // The next one is typed at once.
    if (multiple) setTyped('');
  }
  function press(event: KeyboardEvent): void {
    if (box.handleKey(event) || isOfComposition(event)) return;
    if (event.key === 'Backspace' && typed === '' && multiple) {
      const last = lastRemovable(options, chosen);
      if (last !== undefined) onPick(last);
    } else if (event.key !== 'Enter') return;
    else if (rows.length === 0) early.current = search;
    event.preventDefault();
  }
  return (
    <>
      <SearchInput
        label={find}
        {...box.fieldProps}
        value={typed}
        onChange={(event) => {
          early.current = '';
          setTyped(event.target.value);
        }}
        onKeyDown={press}
      />
      <div className="pick-rows">
        <div role="listbox" id={box.id} aria-label={label} aria-multiselectable={multiple || undefined}>
          {rows.map((row, index) => (
            <Row
              key={`${row.value} ${actions.includes(row)}`}
              row={row}
              chosen={chosen.includes(row.value) && !actions.includes(row)}
              combobox={box}
              index={index}
            />
          ))}
        </div>
        {found === 0 ? <p className="pick-note">{nothing}</p> : null}
        {found > fitting.length ? <p className="pick-note">{pickers.more(found - fitting.length)}</p> : null}
      </div>
      <p role="status" className="sr-only">
        {search === '' ? (multiple ? pickers.chosen(chosen.length) : null) : found === 0 ? nothing : pickers.found(found)}
      </p>
    </>
  );
}

interface RowProps {
  row: PickRow;
  chosen: boolean;
  combobox: Combobox;
  index: number;
}

function Row({ row, chosen, combobox, index }: RowProps) {
  const locked = chosen && row.locked !== undefined;
  return (
    <Option
      combobox={combobox}
      index={index}
      chosen={chosen}
      aria-disabled={locked || undefined}
      title={locked ? row.locked : undefined}
      className="pick-option"
    >
      {row.icon}
      {row.note ? (
        <span className="flex min-w-0 flex-col">
          <span className="truncate">{row.label}</span>
          <span className="text-12 text-ink-2">{row.note}</span>
        </span>
      ) : (
        <span className="min-w-0 truncate">{row.label}</span>
      )}
      {row.detail ? <span className="ms-auto min-w-0 truncate text-12 text-ink-2">{row.detail}</span> : null}
      <Mark chosen={chosen} locked={locked} alone={!row.detail} />
    </Option>
  );
}

function Mark({ chosen, locked, alone }: { chosen: boolean; locked: boolean; alone: boolean }) {
  if (!chosen) return null;
  const Icon = locked ? Lock : Check;
  return <Icon aria-hidden="true" className={`size-4 shrink-0 text-brand-text ${alone ? 'ms-auto' : ''}`} />;
}
