// Several that are chosen: the first as chips that can be taken away, '+n' for the others, and the list to choose from.
import { Lock, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { PickList, type PickListProps } from '#features/pickers/pick-list.tsx';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface PickedChipsProps extends Omit<PickListProps, 'multiple'> {
  /** What the button says that opens the list. */
  choose: string;
}

/** Chips that are shown; the others are counted. */
const shownAtMost = 6;

export function PickedChips({ choose, ...list }: PickedChipsProps) {
  const { pickers } = useText();
  const { label, options, chosen, onPick } = list;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const picked = options.filter(({ value }) => chosen.includes(value));
  const shown = picked.length > shownAtMost ? picked.slice(0, shownAtMost - 1) : picked;
  const more = picked.length - shown.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{label}</legend>
      <div className="pick-chips">
        {shown.map(({ value, label: name, icon, locked }) =>
          locked === undefined ? (
            <button
              key={value}
              type="button"
              className="pick-chip"
              aria-label={pickers.remove(name)}
              onClick={() => {
                onPick(value);
                opener.current?.focus();
              }}
            >
              {icon}
              <span className="truncate">{name}</span>
              <X size={12} aria-hidden="true" />
            </button>
          ) : (
            <Tooltip key={value} label={locked}>
              <button type="button" aria-disabled="true" className="pick-chip">
                {icon}
                <span className="truncate">{name}</span>
                <Lock size={12} aria-hidden="true" />
              </button>
            </Tooltip>
          ),
        )}
        {more > 0 ? (
          <button type="button" className="pick-chip" aria-label={pickers.rest(more)} onClick={() => setOpen(true)}>
            +{more}
          </button>
        ) : null}
        <Popover
          label={label}
          align="start"
          open={open}
          onOpenChange={setOpen}
          className="pick-panel"
          trigger={
            <button ref={opener} type="button" className="pick-chip pick-open" aria-label={`${choose}: ${label}`}>
              <Plus size={14} aria-hidden="true" />
              {choose}
            </button>
          }
        >
          <PickList {...list} multiple />
        </Popover>
      </div>
    </fieldset>
  );
}
