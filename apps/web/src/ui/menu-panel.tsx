// The loaded menu: Radix's dropdown with our rows.

import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type MenuItem, MenuItems } from '#ui/menu-items.tsx';
import { ignoreToasts } from '#ui/outside-click.ts';
import '#ui/panels.css';

export interface MenuProps {
  /** The one element that opens the menu. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Stands above the items. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `event.preventDefault()` keeps the focus where it is when the menu closes. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** How the press that loaded the menu opens it. */
export interface MenuStart {
  startsOpen: boolean;
  /** Opened by the keyboard, the first row has the focus. */
  startsAtFirst: boolean;
}

const landmarks = '[role="dialog"], [role="alertdialog"], main, header, nav';

export function MenuPanel(props: MenuProps & MenuStart) {
  const { trigger, items, header, align = 'end', side = 'bottom', open, onOpenChange, onCloseAutoFocus } = props;
  const first = useRef(props.startsAtFirst);
  // The menu stands in the landmark of its button: what is on a page belongs to a part of it.
  const [place, setPlace] = useState<Element | null>(null);
  const standIn = useCallback((button: HTMLElement | null) => {
    if (button) setPlace(button.closest(landmarks));
  }, []);
  const control = {
    ...(open === undefined ? { defaultOpen: props.startsOpen } : { open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  function focusFirst(content: HTMLElement | null): void {
    if (!content || !first.current) return;
    first.current = false;
    requestAnimationFrame(() => content.querySelector<HTMLElement>('[role^="menuitem"]')?.focus());
  }
  return (
    <DropdownMenu.Root {...control} modal={false}>
      <DropdownMenu.Trigger asChild ref={standIn}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          ref={focusFirst}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="menu pop"
          onInteractOutside={ignoreToasts}
          onCloseAutoFocus={(event) => onCloseAutoFocus?.(event)}
        >
          {header}
          <MenuItems items={items} place={place} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
