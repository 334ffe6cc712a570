// Escape closes what is on top without a fade, and the keys that follow are for what is below, which has the focus only afterwards.
import { type RefObject, useRef } from 'react';
import { holdKeys, releaseKeys } from '#lib/type-ahead.ts';

/** The name under which the keys are held. */
const name = 'closing';
/** The keys are held no longer than this, in milliseconds, if Escape does not close it. */
const longest = 300;

/** `end` is called when Escape is pressed, `closed` when Radix is about to give the focus back. */
export function useEscapeClose(content: RefObject<HTMLElement | null>) {
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    end: (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (content.current) content.current.style.animation = 'none';
      holdKeys(name, 'screen');
      clearTimeout(limit.current);
      limit.current = setTimeout(() => releaseKeys(name), longest);
    },
    closed: () => {
      if (limit.current === undefined) return;
      clearTimeout(limit.current);
      limit.current = undefined;
      releaseKeys(name);
    },
  };
}
