// A swipe to the right that dismisses an element; released early, the element slides back.
import { type PointerEvent, useRef } from 'react';

/** After this many pixels a press is a swipe and no longer a click. */
const slack = { mouse: 4, touch: 10 };

/**
 * Returns the listeners of an element that a swipe of `threshold` pixels dismisses. The style sheet reads `--swipe` and
 * `data-swipe`.
 */
export function useSwipe(threshold: number, onSwiped: () => void) {
  const start = useRef<{ x: number; swiping: boolean } | null>(null);
  function distance(event: PointerEvent): number {
    return Math.max(0, event.clientX - (start.current?.x ?? event.clientX));
  }
  function finish(event: PointerEvent<HTMLElement>): void {
    const { currentTarget } = event;
    const swiped = start.current?.swiping && event.type === 'pointerup' && distance(event) >= threshold;
    if (start.current?.swiping) {
      currentTarget.dataset['swipe'] = swiped ? 'end' : 'cancel';
      // The end of a swipe must not click a button underneath.
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, true));
    }
    start.current = null;
    if (swiped) onSwiped();
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = { x: event.clientX, swiping: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId } = event;
      if (!start.current) return;
      const moved = distance(event);
      if (!start.current.swiping && moved < (event.pointerType === 'mouse' ? slack.mouse : slack.touch)) return;
      if (!start.current.swiping) currentTarget.setPointerCapture(pointerId);
      start.current.swiping = true;
      currentTarget.dataset['swipe'] = 'move';
      currentTarget.style.setProperty('--swipe', `${moved}px`);
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
