// What had the focus before a dialog opened, which gets it back; Radix knows only of a trigger of its own.
import { useRef } from 'react';
import { focusedElement } from '#lib/type-ahead.ts';

/** `remember` when the dialog opens, `giveBack` when it has closed. */
export function useOpener() {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      opener.current = focusedElement();
    },
    /** Says whether there still is something that could take it. */
    giveBack: (event: Event): boolean => {
      const { current } = opener;
      if (!(current instanceof HTMLElement) || current === document.body || !current.isConnected) return false;
      event.preventDefault();
      current.focus({ preventScroll: true });
      return true;
    },
  };
}
