// What only little room brings to a board: parts that are loaded with the screen where there is little, else later.
import { part } from '#lib/part.tsx';
import type { BoardAsideProps } from '#screens/workspace/board/board-aside.tsx';
import type { StatusStripProps } from '#screens/workspace/board/status-strip.tsx';

export const StatusStrip = part<StatusStripProps>(() =>
  import('#screens/workspace/board/status-strip.tsx').then((m) => ({ default: m.StatusStrip })),
);
export const BoardAside = part<BoardAsideProps>(() =>
  import('#screens/workspace/board/board-aside.tsx').then((m) => ({ default: m.BoardAside })),
);

/** Loads them. A failure shows itself where they are drawn. */
export async function loadLittleRoom(): Promise<void> {
  await Promise.all([StatusStrip.load(), BoardAside.load()]);
}
