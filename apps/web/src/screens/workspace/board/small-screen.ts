// The lazy components of a board on small screens: loaded with the screen there, preloaded later elsewhere.
import { lazyComponent } from '#lib/lazy.tsx';

export const StatusStrip = lazyComponent(() =>
  import('#screens/workspace/board/column-tabs.tsx').then((m) => ({ default: m.ColumnTabs })),
);
export const BoardAside = lazyComponent(() =>
  import('#screens/workspace/board/board-aside.tsx').then((m) => ({ default: m.BoardAside })),
);

/** Preloads them. Failures appear where they are rendered. */
export async function preloadSmallScreen(): Promise<void> {
  await Promise.all([StatusStrip.preload(), BoardAside.preload()]);
}
