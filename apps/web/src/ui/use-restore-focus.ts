// Returns the focus to the element that had it before a dialog opened, because Radix only knows its own triggers.
import { useRef } from 'react';
import { focusedElement } from '#lib/type-ahead.ts';

/** `save` when the dialog opens, `restore` after it has closed. */
export function useRestoreFocus() {
  const opener = useRef<Element>(null);
  return {
    save: () => {
      opener.current = outsideMenus(focusedElement());
    },
    /** Returns whether the element still exists and took the focus. */
    restore: (event: Event): boolean => {
      const { current } = opener;
      if (!(current instanceof HTMLElement) || current === document.body || !current.isConnected) return false;
      event.preventDefault();
      current.focus({ preventScroll: true });
      return true;
    },
  };
}

/** Returns the button of the menu that the element is in, as the menu is about to close; else the element. */
function outsideMenus(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? outsideMenus(document.getElementById(button)) : element;
}
