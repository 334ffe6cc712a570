// Returns the focus to the element that had it before a dialog opened, because Radix only knows its own triggers.
import { useRef } from 'react';
import { focusedElement } from '#lib/type-ahead.ts';

/** `remember` when the dialog opens, `giveBack` after it has closed. */
export function useRestoreFocus() {
  const opener = useRef<Element>(null);
  return {
    save: () => {
      opener.current = focusedElement();
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
