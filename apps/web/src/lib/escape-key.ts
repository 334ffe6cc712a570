// Escape for a form inside a dialog: it closes the form, and the dialog stays.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isOfComposition } from '#lib/composition.ts';
import { topOverlay } from '#lib/overlays.ts';

/** Runs on Escape within an element, before a dialog around it handles the key. An open list inside handles the key first. */
export function useEscapeWithin(within: RefObject<HTMLElement | null>, run: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { current } = within;
    if (event.key !== 'Escape' || isOfComposition(event) || !(event.target instanceof Node)) return;
    if (!current?.contains(event.target) || current.contains(topOverlay())) return;
    event.stopPropagation();
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
