// Escape closes a panel without a fade: the keys that follow are for what is below, which gets the focus only when the panel is gone.
import { type RefObject, useRef } from 'react';

/** `end` when Escape is pressed; `isFocusTaken` after the panel has closed. */
export function useEscapeClose(content: RefObject<HTMLElement | null>) {
  const isByEscape = useRef(false);
  return {
    end: () => {
      isByEscape.current = true;
      if (content.current) content.current.style.animation = 'none';
    },
    /**
     * Leaves the focus where a key has put it meanwhile, because Radix gives it back a task later. Returns whether it did. The dialog
     * around what was closed catches a lost focus itself.
     */
    isFocusTaken: (event: Event): boolean => {
      const at = document.activeElement;
      const isTaken =
        isByEscape.current && at !== null && at !== document.body && !at.matches('[role="dialog"], [role="alertdialog"]');
      isByEscape.current = false;
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  };
}
