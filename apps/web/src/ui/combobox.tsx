// The behaviour of a list whose focus stays in a text field (combobox): the active option, keys, pointer and ARIA attributes.
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isOfComposition } from '#lib/composition.ts';
import { optionByKey } from '#ui/option-by-key.ts';

interface ComboboxOptions {
  /** The number of options; with none the list is closed. */
  count: number;
  /** What the options are the result of, for example the search text. When it changes, the initial option is active again. */
  listKey: string;
  /** The option that is active before somebody moves; -1 for none. */
  initial: number;
  /** Where the first arrow key starts if no option is active. */
  arrowStart?: number | undefined;
  /** The list belongs to a text of several lines: Home and End move in the text, Tab chooses too, and Escape calls `onDismiss`. */
  inText?: { onDismiss: () => void } | undefined;
  onChoose: (index: number) => void;
}

export type Combobox = ReturnType<typeof useCombobox>;

export function useCombobox({ count, listKey, initial, arrowStart = -1, inText, onChoose }: ComboboxOptions) {
  const id = useId();
  const [moved, setMoved] = useState<{ listKey: string; index?: number }>({ listKey });
  if (moved.listKey !== listKey) setMoved({ listKey });
  const index = moved.listKey === listKey ? moved.index : undefined;
  const active = Math.min(index ?? initial, count - 1);
  const open = count > 0;

  function setActive(next: number): void {
    if (next !== index) setMoved({ listKey, index: next });
  }
  /** Handles a key of the field; returns whether the list used it. */
  function handleKey(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!open || isOfComposition(event) || ctrlKey || metaKey || altKey || shiftKey) return false;
    const isTextKey = inText && (key === 'Home' || key === 'End');
    const next = isTextKey ? undefined : optionByKey(key, active < 0 ? arrowStart : active, count);
    if (next !== undefined) setActive(next);
    else if (active >= 0 && (key === 'Enter' || (inText && key === 'Tab'))) onChoose(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const dismiss = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || isOfComposition(event)) return;
    // A dialog around the list would close on this key.
    event.stopPropagation();
    event.preventDefault();
    inText?.onDismiss();
  });
  const isDismissible = open && inText !== undefined;
  useEffect(() => {
    if (!isDismissible) return;
    const listen = (event: globalThis.KeyboardEvent) => dismiss(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [isDismissible]);

  const shared = {
    'aria-autocomplete': 'list',
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
  } as const;
  const lineProps = { ...shared, role: 'combobox', 'aria-expanded': open } as const;
  const textProps = open ? ({ ...shared, 'aria-haspopup': 'listbox' } as const) : {};
  return {
    id,
    open,
    active,
    /** True once somebody has moved to an option. */
    hasMoved: index !== undefined,
    setActive,
    handleKey,
    choose: onChoose,
    /** The attributes of the text field. */
    fieldProps: inText ? textProps : lineProps,
  };
}

interface OptionProps extends ComponentProps<'div'> {
  combobox: Combobox;
  index: number;
  /** For lists of several chosen options; without it the active option counts as selected. */
  chosen?: boolean | undefined;
}

/** An option of the list, an element with `role="listbox"` and the `id` of the combobox. */
export function Option({ combobox, index, chosen, ...rest }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const active = combobox.active === index;
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      {...rest}
      ref={element}
      role="option"
      id={`${combobox.id}-${index}`}
      tabIndex={-1}
      aria-selected={chosen ?? active}
      data-active={active || undefined}
      onPointerMove={() => combobox.setActive(index)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => combobox.choose(index)}
    />
  );
}
