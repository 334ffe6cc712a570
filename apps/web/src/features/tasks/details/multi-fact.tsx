// A fact with several values: the first few as text and '+n' for the rest. A click opens the list to choose from.
import { type ReactNode, useState } from 'react';
import { PickList, type PickRow } from '#features/pickers/pick-list.tsx';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';

interface SeveralFactProps {
  label: string;
  find: string;
  nothing: string;
  options: readonly PickRow[];
  /** The chosen values in their order; the row of the primary one is locked. */
  chosen: readonly string[];
  /** Saves what was added and removed. */
  onSave: (added: readonly string[], removed: readonly string[]) => void;
  /** Shown if there is only the primary value. */
  none: string;
  /** The list is open from the start. */
  startsOpen: boolean;
}

/** As many rows fit at a glance; a click shows the others. */
const few = 5;

export function MultiFact(props: SeveralFactProps) {
  const { label, find, nothing, options, chosen, onSave, none, startsOpen } = props;
  const { pickers } = useText();
  const [open, setOpen] = useState(startsOpen);
  const [all, setAll] = useState(false);
  const others = chosen.flatMap((value) => options.find((row) => row.value === value && row.locked === undefined) ?? []);
  const shown = all || others.length <= few + 1 ? others : others.slice(0, few);
  const more = others.length - shown.length;

  function toggle(value: string) {
    if (chosen.includes(value)) onSave([], [value]);
    else onSave([value], []);
  }
  return (
    <>
      <Popover
        label={label}
        align="start"
        open={open}
        onOpenChange={setOpen}
        className="pick-panel"
        trigger={
          <button type="button" className="fact-button" aria-label={`${label}: ${namesOf(others) || none}`}>
            {others.length === 0 ? <span className="text-ink-3">{none}</span> : <Rows rows={shown} />}
          </button>
        }
      >
        <PickList label={label} find={find} nothing={nothing} multiple options={options} chosen={chosen} onPick={toggle} />
      </Popover>
      {more > 0 || all ? (
        <button
          type="button"
          className="task-chip mt-1"
          aria-expanded={all}
          aria-label={all ? pickers.fewer : pickers.rest(more)}
          onClick={() => setAll(!all)}
        >
          {all ? pickers.fewer : `+${more}`}
        </button>
      ) : null}
    </>
  );
}

function namesOf(rows: readonly PickRow[]): string {
  return rows.map(({ label }) => label).join(', ');
}

function Rows({ rows }: { rows: readonly PickRow[] }): ReactNode {
  return (
    <span className="flex min-w-0 flex-col gap-1">
      {rows.map(({ value, label, detail, icon }) => (
        <span key={value} title={detail} className="flex min-w-0 items-center gap-1.5">
          {icon}
          <span className="truncate">{label}</span>
        </span>
      ))}
    </span>
  );
}
