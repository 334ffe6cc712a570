// Highlights a card after it has moved to a column, and scrolls to it.
import { useLayoutEffect, useRef } from 'react';
import { cardElementId } from '#features/tasks/card/task-card.tsx';

interface Landing {
  taskId: number;
  columnId: number;
  show: boolean;
}

/** Frames in which a column may still settle after measuring and rendering. */
const settling = 12;

/** Returns a function that says which card comes to which column; `show` scrolls it into view. */
export function useLanding(): (landing: Landing) => void {
  const coming = useRef<Landing>(undefined);
  useLayoutEffect(() => {
    const landing = coming.current;
    const card = landing && document.getElementById(cardElementId(landing.taskId));
    if (card?.closest<HTMLElement>('[data-column]')?.dataset['column'] !== String(landing?.columnId)) return;
    coming.current = undefined;
    if (landing?.show) keepInSight(landing.taskId);
    light(card);
  });
  return (landing) => {
    coming.current = landing;
  };
}

/** Scrolls to a card, and follows it while its column settles, until the person moves somewhere else. */
export function keepInSight(taskId: number): void {
  const left = new AbortController();
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(event, () => left.abort(), { capture: true, passive: true, signal: left.signal });
  const scroll = (rest: number) => {
    if (left.signal.aborted) return;
    document.getElementById(cardElementId(taskId))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (rest > 0) requestAnimationFrame(() => scroll(rest - 1));
    else left.abort();
  };
  scroll(settling);
}

export function light(card: HTMLElement | null): void {
  if (!card) return;
  card.dataset['landed'] = '';
  card.addEventListener('animationend', () => delete card.dataset['landed'], { once: true });
}
