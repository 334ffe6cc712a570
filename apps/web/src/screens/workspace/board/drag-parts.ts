// The parts of drag and drop: fetched once the board is painted, because nothing on it needs them to be seen.
import { painted } from '#screens/workspace/board/after-paint.ts';
import { loadable } from '#ui/use-loaded.ts';

const parts = loadable(async () => {
  await painted(pause);
  return import('#screens/workspace/board/board-dnd.ts');
});
type DragParts = Awaited<ReturnType<typeof parts.load>>;

/** How long the drawing of the first screen has the page for itself, in milliseconds. */
const pause = 150;

/** Says whether cards can be dragged by them already. */
export function canDrag(): boolean {
  return parts.loaded() !== undefined;
}

/** Sets something up for dragging as soon as the parts are there, and returns how to undo that. */
export function withDragging(setUp: (parts: DragParts) => () => void): () => void {
  const here = parts.loaded();
  if (here) return setUp(here);
  let stop: (() => void) | undefined;
  let left = false;
  parts.load().then(
    (loaded) => {
      if (!left) stop = setUp(loaded);
    },
    // Without them cards are moved by keyboard and menu; the next card or column asks again.
    (error: unknown) => console.error(error),
  );
  return () => {
    left = true;
    stop?.();
  };
}
