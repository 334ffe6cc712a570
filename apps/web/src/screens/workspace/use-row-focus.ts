// The focus in a windowed list: goes to a row, and stays with it or at its place while the list changes.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isFocusLost, topOverlay } from '#lib/overlays.ts';
import { useLatest } from '#lib/use-latest.ts';

interface Windowing {
  scrollToIndex: (index: number) => void;
}

/** The frames for which a change of the list may move a row that was just focused. */
const framesAtMost = 10;

/** `idOf` returns the id of the element of a row that takes the focus, and undefined for a row without one. */
export function useRowFocus(view: RefObject<Windowing | null>, count: number, idOf: (index: number) => string | undefined) {
  const latest = useLatest({ count, idOf });
  /** The row that has the focus, or had it before it left the list. */
  const held = useRef<{ id: string; index: number }>(undefined);

  const hold = useEffectEvent(({ target }: Event) => {
    const here = rowOf(target);
    if (here || !(target instanceof Node && topOverlay()?.contains(target))) held.current = here;
  });
  useEffect(() => {
    const hear = (event: Event) => hold(event);
    for (const event of ['focusin', 'pointerdown']) addEventListener(event, hear, true);
    return () => {
      for (const event of ['focusin', 'pointerdown']) removeEventListener(event, hear, true);
    };
  }, []);
  // A change by anybody may take the row away: the one that is at its place then gets the focus.
  useLayoutEffect(() => {
    const was = held.current;
    if (!was || !isFocusLost() || indexOf(was.id) >= 0) return;
    const at = nearest(was.index);
    held.current = undefined;
    if (at >= 0) goTo(at);
  });

  /** Returns the row that an element is in, if it has something that takes the focus. */
  function rowOf(target: EventTarget | null) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row], [data-heading]') : null;
    const index = Number(row?.dataset['row'] ?? row?.dataset['heading'] ?? -1);
    const id = latest.current.idOf(index);
    return id === undefined ? undefined : { id, index };
  }
  function indexOf(id: string): number {
    const now = latest.current;
    for (let index = 0; index < now.count; index++) if (now.idOf(index) === id) return index;
    return -1;
  }
  /** Returns the first row from this place on that takes the focus, else the last one before it. */
  function nearest(index: number): number {
    const now = latest.current;
    for (let at = index; at < now.count; at++) if (now.idOf(at) !== undefined) return at;
    for (let at = Math.min(index, now.count) - 1; at >= 0; at--) if (now.idOf(at) !== undefined) return at;
    return -1;
  }

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
    const index = indexOf(id);
    if (index >= 0) view.current?.scrollToIndex(index);
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
