// The loaded menu: Radix's dropdown with our rows.

import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { openControl, type PanelButton, type PanelStart } from '#ui/lazy-panel.tsx';
import { type MenuItem, MenuItems } from '#ui/menu-items.tsx';
import { ignoreToasts } from '#ui/outside-click.ts';
import { useEscapeClose } from '#ui/use-escape-close.ts';
import '#ui/panels.css';

export interface MenuProps extends PanelButton {
  items: readonly MenuItem[];
  /** Stands above the items. */
  header?: ReactNode;
  /** Stands below the items. */
  footer?: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** `event.preventDefault()` keeps the focus where it is when the menu closes. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** The kind of the last input; undefined if nothing was pressed since this file was loaded. */
let pressed: string | undefined;
for (const kind of ['keydown', 'pointerdown'])
  addEventListener(
    kind,
    () => {
      pressed = kind;
    },
    { capture: true },
  );

const row = '[role^="menuitem"]:not([data-disabled])';
const landmarks = '[role="dialog"], [role="alertdialog"], main, header, nav';

export function MenuPanel(props: MenuProps & PanelStart) {
  const { trigger, items, header, footer, align = 'end', side = 'bottom', onCloseAutoFocus } = props;
  const [wasFocusVisible] = useState(() => document.activeElement?.matches(':focus-visible') ?? false);
  const startsAtFirst = useRef(props.startsAtFirst);
  const isNew = useRef(false);
  const shown = useRef<HTMLElement>(null);
  const closing = useEscapeClose(shown);
  const chooses = useRef(false);
  // The menu stands in the landmark of its button: what is on a page belongs to a part of it.
  const [container, setContainer] = useState<Element | null>(null);
  const standIn = useCallback((button: HTMLElement | null) => {
    if (button) setContainer(button.closest(landmarks));
  }, []);
  const begin = useCallback((content: HTMLElement | null) => {
    isNew.current = content !== null;
    shown.current = content;
  }, []);
  /** Opened by a key, it highlights its first row. Radix does so only in a menu that was there before the key. */
  function focusFirst({ target, currentTarget }: FocusEvent): void {
    if (target !== currentTarget || !isNew.current) return;
    isNew.current = false;
    const isByKey = startsAtFirst.current || (pressed === undefined ? wasFocusVisible : pressed === 'keydown');
    startsAtFirst.current = false;
    if (isByKey) currentTarget.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
  }
  /** A typed letter moves the highlight after a moment, and an Enter before that waits for it. */
  function chooseTyped(event: KeyboardEvent): void {
    if (event.key.length === 1) {
      chooses.current = true;
      // Radix sets its timer after this one.
      setTimeout(() => setTimeout(() => (chooses.current = false)));
    } else if (event.key === 'Enter' && chooses.current) {
      event.preventDefault();
      event.stopPropagation();
      setTimeout(() => document.activeElement?.closest<HTMLElement>(row)?.click());
    }
  }
  return (
    <DropdownMenu.Root {...openControl(props)} modal={false}>
      <DropdownMenu.Trigger asChild ref={standIn}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={begin}
          onFocus={focusFirst}
          onEscapeKeyDown={closing.end}
          onKeyDownCapture={chooseTyped}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="menu pop"
          onInteractOutside={ignoreToasts}
          onCloseAutoFocus={(event) => {
            closing.closed();
            onCloseAutoFocus?.(event);
          }}
        >
          {header}
          <MenuItems items={items} container={container} />
          {footer}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
