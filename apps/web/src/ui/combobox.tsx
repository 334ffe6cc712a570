// The one way to lead through a list while the focus stays in a field: which row is meant, the keys, the pointer, what is announced.
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { rowByKey } from '#ui/row-by-key.ts';

interface Led {
  /** How many rows there are; without any the list is closed. */
  count: number;
  /** What they are the rows of: once these are others, nobody has gone to a row yet. */
  of: string;
  /** The row that is meant before somebody goes to one; -1 for none. */
  start: number;
  /** Where the first arrow begins, if not at that row. */
  from?: number | undefined;
  /** The list is within a text of several lines: Home and End are the text's, Tab chooses too, and Escape gives the list up. */
  inText?: { onGiveUp: () => void } | undefined;
  onChoose: (row: number) => void;
}

export type Combobox = ReturnType<typeof useCombobox>;

export function useCombobox({ count, of, start, from = -1, inText, onChoose }: Led) {
  const id = useId();
  const [gone, setGone] = useState<{ of: string; row?: number }>({ of });
  if (gone.of !== of) setGone({ of });
  const row = gone.of === of ? gone.row : undefined;
  const active = Math.min(row ?? start, count - 1);
  const open = count > 0;

  function goTo(next: number): void {
    if (next !== row) setGone({ of, row: next });
  }
  /** Says whether a key was for the list. */
  function press(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!open || event.nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return false;
    const next = inText && (key === 'Home' || key === 'End') ? undefined : rowByKey(key, active < 0 ? from : active, count);
    if (next !== undefined) goTo(next);
    else if (active >= 0 && (key === 'Enter' || (inText && key === 'Tab'))) onChoose(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const giveUp = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Before a dialog around it hears of it, which would close.
    event.stopPropagation();
    event.preventDefault();
    inText?.onGiveUp();
  });
  const hearsEscape = open && inText !== undefined;
  useEffect(() => {
    if (!hearsEscape) return;
    const listen = (event: globalThis.KeyboardEvent) => giveUp(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [hearsEscape]);

  const leads = {
    'aria-autocomplete': 'list',
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
  } as const;
  const line = { ...leads, role: 'combobox', 'aria-expanded': open } as const;
  const text = open ? ({ ...leads, 'aria-haspopup': 'listbox' } as const) : {};
  return {
    id,
    open,
    active,
    /** Somebody has gone to the row that is meant. */
    isGoneTo: row !== undefined,
    goTo,
    press,
    choose: onChoose,
    /** What the field says of its list. */
    field: inText ? text : line,
  };
}

interface OptionProps extends ComponentProps<'div'> {
  of: Combobox;
  row: number;
  /** Where chosen is more than the row that is meant. */
  chosen?: boolean | undefined;
}

/** A row of the list, an element with `role="listbox"` and the `id` of the combobox. */
export function Option({ of, row, chosen, ...rest }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const active = of.active === row;
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      {...rest}
      ref={element}
      role="option"
      id={`${of.id}-${row}`}
      tabIndex={-1}
      aria-selected={chosen ?? active}
      data-active={active || undefined}
      onPointerMove={() => of.goTo(row)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => of.choose(row)}
    />
  );
}
