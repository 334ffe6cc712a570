// The focus in a windowed list: goes to a row, and stays with it or at its place while the list changes.
import { type RefObject, useRef } from 'react';

interface Windowing {
  scrollToIndex: (index: number) => void;
}

/** The frames for which a change of the list may move a row that was just focused. */
export const framesAtMost = 10;

/** `idOf` returns the id of the element of a row that takes the focus, and undefined for a row without one. */
export function useRowFocus(view: RefObject<Windowing | null>, count: number, idOf: (index: number) => string | undefined) {
  const latest = useRef({ count, idOf });
  latest.current = { count, idOf };

  /** Focuses a row, after rendering it if it is outside the window; follows it if an undo moves it a moment later. */
  function goTo(index: number) {
    const id = latest.current.idOf(index);
    if (id === undefined) return;
    view.current?.scrollToIndex(index);
    follow(id, framesAtMost);
  }
  function follow(id: string, frames: number) {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    if (frames === 0) return;
    requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at === document.body) scrollTo(id);
      if (!element || at === element || at === document.body) follow(id, frames - 1);
    });
  }
  function scrollTo(id: string) {
    const now = latest.current;
    for (let index = 0; index < now.count; index++) if (now.idOf(index) === id) return view.current?.scrollToIndex(index);
  }
  /** Keeps the focus where it is; if its row leaves the window, the row that is at this place then gets it. */
  function stayAt(index: number, frames = framesAtMost) {
    const was = document.activeElement;
    requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at === document.body) goTo(Math.min(index, latest.current.count - 1));
      else if (at === was && frames > 0) stayAt(index, frames - 1);
    });
  }
  return { goTo, stayAt };
}
