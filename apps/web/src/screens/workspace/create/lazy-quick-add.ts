// The quick add of a board, loaded a moment after the board.
import { lazyOverlay } from '#lib/lazy.tsx';

export const QuickAdd = lazyOverlay(
  () => import('#screens/workspace/create/quick-add.tsx').then((m) => ({ default: m.QuickAdd })),
  {
    opens: 'field',
    name: 'quickAdd',
  },
);
