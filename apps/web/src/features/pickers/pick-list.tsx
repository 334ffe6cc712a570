// A list to choose from, of any length: a line to search in, and below it the first rows that fit.
import { Check, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lastRemovable, type PickOption, pickRows } from '#features/pickers/pick-order.ts';
import { useText } from '#lib/text.ts';
import { SearchInput } from '#ui/search-input.tsx';
import '#features/pickers/pick-list.css';

/** A row with what stands before its label. */
export interface PickRow extends PickOption {
  icon?: ReactNode;
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

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function PickList({ label, find, nothing, options, chosen, multiple, actions = [], onPick }: PickListProps) {
  const { pickers } = useText();
  const listId = useId();
  const [first] = useState(() => new Set(chosen));
  const [typed, setTyped] = useState('');
  // The row that Enter means; none before somebody types or goes to one.
  const [active, setActive] = useState(-1);
  const search = typed.trim();
  const { rows: fitting, found } = pickRows(options, search, first);
  const rows = search === '' ? [...actions, ...fitting] : fitting;
  const at = Math.min(active, rows.length - 1);

  function type(text: string): void {
    setTyped(text);
    setActive(text.trim() === '' ? -1 : 0);
  }
  function pick(row: PickRow | undefined): void {
    if (!row || (row.locked !== undefined && chosen.includes(row.value))) return;
    onPick(row.value);
    // The next one is typed at once.
    if (multiple && typed !== '') type('');
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step && rows.length > 0) {
      // The arrows begin at what is chosen, where one thing is.
      const from = at >= 0 || multiple ? at : rows.findIndex(({ value }) => chosen.includes(value));
      setActive((Math.max(from, step < 0 ? 0 : -1) + step + rows.length) % rows.length);
    } else if (event.key === 'Backspace' && typed === '' && multiple) {
      const last = lastRemovable(options, chosen);
      if (last !== undefined) onPick(last);
    } else if (event.key !== 'Enter') return;
    else if (at >= 0) pick(rows[at]);
    event.preventDefault();
  }
  return (
    <>
      <SearchInput
        label={find}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div className="pick-rows">
        <div role="listbox" id={listId} aria-label={label} aria-multiselectable={multiple || undefined}>
          {rows.map((row, index) => (
            <Option
              key={`${row.value} ${actions.includes(row)}`}
              id={`${listId}-${index}`}
              row={row}
              chosen={chosen.includes(row.value) && !actions.includes(row)}
              active={index === at}
              onChoose={() => pick(row)}
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

interface OptionProps {
  id: string;
  row: PickRow;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}

function Option({ id, row, chosen, active, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const locked = chosen && row.locked !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above, which keeps the focus
    <div
      ref={element}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={locked || undefined}
      title={locked ? row.locked : undefined}
      className="pick-option"
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {row.icon}
      <span className="min-w-0 truncate">{row.label}</span>
      {row.detail ? <span className="ms-auto min-w-0 truncate text-12 text-ink-2">{row.detail}</span> : null}
      <Mark chosen={chosen} locked={locked} alone={!row.detail} />
    </div>
  );
}

function Mark({ chosen, locked, alone }: { chosen: boolean; locked: boolean; alone: boolean }) {
  if (!chosen) return null;
  const Icon = locked ? Lock : Check;
  return <Icon aria-hidden="true" className={`size-4 shrink-0 text-brand-text ${alone ? 'ms-auto' : ''}`} />;
}
