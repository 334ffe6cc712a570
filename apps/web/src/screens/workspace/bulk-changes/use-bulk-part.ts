// Which part of the bar for selected tasks is open, and where the focus goes when it closes.
import { useRef, useState } from 'react';
import type { Part } from '#screens/workspace/bulk-changes/use-bulk-commands.tsx';

export function useBulkPart() {
  const [part, setPart] = useState<Part>();
  /** What had the focus when a key opened a part. */
  const opener = useRef<Element>(null);

  /** Returns the focus to the card from which a key opened a part. */
  function returnFocus(event?: Event) {
    const { current } = opener;
    opener.current = null;
    if (!(current instanceof HTMLElement) || !current.isConnected) return;
    event?.preventDefault();
    current.focus();
  }
  return {
    part,
    /** Opens a part by its button. */
    open: setPart,
    /** Opens a part by a key or a command. */
    openByKey(next: Part | undefined) {
      opener.current = document.activeElement;
      setPart(next);
    },
    close: () => setPart(undefined),
    returnFocus,
    /** Returns the props of a menu or panel that is a part. */
    control: (name: Part) => ({
      open: part === name,
      onOpenChange: (opens: boolean) => setPart(opens ? name : undefined),
      onCloseAutoFocus: returnFocus,
    }),
  };
}
