// A link may ask for one field of the administration: it comes into sight with the focus once it is there.
import { useEffect } from 'react';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useSearch } from '#lib/use-search.ts';

/** Milliseconds, a little more than `in-turn` of bits.css hides it. */
const shownWithin = 4_000;

/** Focuses the control of the field that the address names (`field`), if the component that has just been drawn has it. */
export function useAskedField(): void {
  const [search] = useSearch();
  const field = search.get('field');
  useEffect(() => {
    const control = field && document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] :is(input, button)`);
    if (!control) return undefined;
    let frame = 0;
    focusAfterOverlays(() => {
      const before = document.activeElement;
      const until = performance.now() + shownWithin;
      // A control below a part that is still loading takes no focus until it is shown. Who goes elsewhere meanwhile stays there.
      const focus = () => {
        control.focus();
        const isOver = document.activeElement !== before || performance.now() > until;
        if (!isOver) frame = requestAnimationFrame(focus);
      };
      focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [field]);
}
