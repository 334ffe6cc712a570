// Media queries of the browser as values that components can watch.
import { breakpoints, lowWindowHeight } from '@app/contract';
import { useSyncExternalStore } from 'react';

/** Says whether a media query matches, now and whenever that changes. */
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

/** Says whether the window is narrower than a breakpoint. */
export function useBelow(breakpoint: keyof typeof breakpoints): boolean {
  return useMedia(below(breakpoint));
}

/** Says whether a board has little room: on a phone, upright or on its side, and on a page that is enlarged twice. */
export function useLittleRoom(): boolean {
  return useMedia(littleRoom());
}

/** The same at this moment. */
export function matchesLittleRoom(): boolean {
  return matchMedia(littleRoom()).matches;
}

function littleRoom(): string {
  return `${below('sm')} or (height < ${lowWindowHeight}px)`;
}

/** The media query of a window narrower than a breakpoint. */
function below(breakpoint: keyof typeof breakpoints): string {
  return `(width < ${breakpoints[breakpoint]}px)`;
}
