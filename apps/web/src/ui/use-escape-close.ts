// Escape closes a panel without a fade, and the keys that follow are for what is below, which gets the focus only when the panel is gone.
import { type RefObject, useRef } from 'react';
import { holdKeys, releaseKeys } from '#lib/type-ahead.ts';

/** The name under which the keys are held. */
const name = 'closing';
/** A panel that does not close holds the keys no longer than this, in milliseconds. */
const longest = 300;

/** `end` when Escape is pressed, `closed` when Radix is about to give the focus back. */
export function useEscapeClose(content: RefObject<HTMLElement | null>) {
  const isByEscape = useRef(false);
  return {
    end: (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      isByEscape.current = true;
      if (content.current) content.current.style.animation = 'none';
      holdKeys(name, 'screen');
      setTimeout(() => releaseKeys(name), longest);
    },
    closed: () => {
      if (isByEscape.current) releaseKeys(name);
      isByEscape.current = false;
    },
  };
}
