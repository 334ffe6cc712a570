// Going back to a board finds its columns where they were scrolled to. A board that is opened anew begins at the top.
import { type RefObject, useLayoutEffect } from 'react';

/** Where the columns of each board were when it was left. */
const places = new Map<string, number>();
/** The place of the history that Back or Forward has led to last. */
let poppedTo: unknown;
addEventListener('popstate', () => {
  poppedTo = history.state?.idx;
});

/** Keeps the place of a column while its board is not shown. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, columnId: number): void {
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const key = `${window.location.pathname} ${columnId}`;
    if (poppedTo !== undefined && poppedTo === history.state?.idx) list.scrollTop = places.get(key) ?? 0;
    return () => void places.set(key, list.scrollTop);
  }, [scroller, columnId]);
}
