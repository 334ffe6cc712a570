// Lets drags through what floats over a page: what is dragged is dropped on the place below it.
import { type RefObject, useEffect } from 'react';

/** While something is dragged, the element has `data-dragged-over`. */
export function useDragsThrough(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let dragging: AbortController | undefined;
    function end(): void {
      dragging?.abort();
      element.current?.removeAttribute('data-dragged-over');
    }
    function start(): void {
      end();
      dragging = new AbortController();
      element.current?.setAttribute('data-dragged-over', '');
      // The end of a drag whose element is gone is not said; only then does the pointer move again.
      for (const type of ['dragend', 'drop', 'pointermove'] as const)
        addEventListener(type, end, { capture: true, signal: dragging.signal });
    }
    addEventListener('dragstart', start);
    return () => {
      removeEventListener('dragstart', start);
      end();
    };
  }, [element]);
}
