// Media queries as hooks.
import { breakpoints, lowWindowHeight } from '@app/contract/limits.ts';
import { useSyncExternalStore } from 'react';

/** The least height, in pixels, at which the card of the set-up and a row of cards are in sight. */
const cardWindowHeight = 640;

/** Returns whether a media query matches, and updates with it. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the window is narrower than a breakpoint. */
export function useBelow(breakpoint: keyof typeof breakpoints): boolean {
  return useMedia(below(breakpoint));
}

/** Returns whether the main pointer is a finger. */
export function useTouch(): boolean {
  return useMedia('(pointer: coarse)');
}

/** Returns whether a board has a small screen: a phone, upright or on its side, or a page at 200% zoom. */
export function useSmallScreen(): boolean {
  return useMedia(littleRoom());
}

/** Returns whether a window has no room for a card above a board: a phone, or one as low as a page at 200% zoom. */
export function useLowWindow(): boolean {
  return useMedia(`screen and ((width < ${breakpoints.md}px) or (height < ${cardWindowHeight}px))`);
}

/** The same outside components. */
export function matchesSmallScreen(): boolean {
  return matchMedia(littleRoom()).matches;
}

function littleRoom(): string {
  return `screen and ((width < ${breakpoints.sm}px) or (height < ${lowWindowHeight}px))`;
}

/** Returns the media query of a window narrower than a breakpoint. Paper is not narrow: the style sheets say the same. */
function below(breakpoint: keyof typeof breakpoints): string {
  return `screen and (width < ${breakpoints[breakpoint]}px)`;
}
