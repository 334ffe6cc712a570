// Moves the focus to the menu or the strip of a column, which may render a moment later.
import { focusAfterOverlays } from '#lib/overlays.ts';

const triesAtMost = 60;

/** Focuses the button that stands for a column: its menu, or the strip if it is collapsed. */
export function focusColumn(columnId: number, part: 'menu' | 'strip'): void {
  focusAfterOverlays(() => tryFocus(columnId, part, triesAtMost));
}

function tryFocus(columnId: number, part: 'menu' | 'strip', tries: number): void {
  const button = document.querySelector<HTMLElement>(`[data-column="${columnId}"] [data-column-${part}]`);
  if (button) button.focus();
  else if (tries > 0) requestAnimationFrame(() => tryFocus(columnId, part, tries - 1));
}
