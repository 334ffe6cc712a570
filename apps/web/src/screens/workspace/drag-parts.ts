// The parts of drag and drop: fetched once the board is painted, because nothing on it needs them to be seen.
import { loadable } from '#ui/use-loaded.ts';

const parts = loadable(() => import('#screens/workspace/board-dnd.ts'));
type DragParts = Awaited<ReturnType<typeof parts.load>>;

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
