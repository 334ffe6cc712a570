// Loads drag and drop after the board's first paint, because nothing visible needs it.

import { lazyModule } from '#lib/lazy-module.ts';
import { afterPaint } from '#screens/workspace/board/after-paint.ts';

const parts = lazyModule(async () => {
  await afterPaint(pause);
  return import('#screens/workspace/board/drag/board-dnd.ts');
});
type DragParts = Awaited<ReturnType<typeof parts.load>>;

/** The time reserved for the first paint, in milliseconds. */
const pause = 150;

/** Returns whether drag and drop has loaded. */
export function canDrag(): boolean {
  return parts.loaded() !== undefined;
}

/** Sets up dragging as soon as it has loaded. Returns a function that undoes it. */
export function setUpDragging(setUp: (parts: DragParts) => () => void): () => void {
  const here = parts.loaded();
  if (here) return setUp(here);
  let stop: (() => void) | undefined;
  let left = false;
  parts.load().then(
    (loaded) => {
      if (!left) stop = setUp(loaded);
    },
    // Without it cards are moved by keyboard and menu; the next card or column loads it again.
    (error: unknown) => console.error(error),
  );
  return () => {
    left = true;
    stop?.();
  };
}
