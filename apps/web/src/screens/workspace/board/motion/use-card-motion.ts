// Shows how cards arrive, move and leave by others' changes, and keeps what a reader looks at where it is.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { beforeCardsChange } from '#lib/card-changes.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import type { BoardSight } from '#screens/workspace/board/motion/card-motion.ts';
import { lazyModule } from '#ui/lazy-module.ts';

/** Without it, cards change their places at once. */
const cardMotion = lazyModule(() => import('#screens/workspace/board/motion/card-motion.ts'));

/** How long a change may take from its event to the screen. In milliseconds. */
const changeTimeout = 500;

export function useCardMotion(board: RefObject<HTMLElement | null>): void {
  'use no memo';
  const before = useRef<BoardSight>(undefined);
  useAfterFirstPaint(() => void cardMotion.load().catch((error: unknown) => console.error(error)), 'soon');
  useEffect(
    () =>
      beforeCardsChange((taskIds) => {
        before.current = board.current && !document.hidden ? cardMotion.loaded()?.boardSight(board.current, taskIds) : undefined;
      }),
    [board],
  );
  // After every commit: the first one that differs is the change.
  useLayoutEffect(() => {
    const sight = before.current;
    const motion = cardMotion.loaded();
    if (!sight || !motion || !board.current) return;
    if (performance.now() - sight.at > changeTimeout) before.current = undefined;
    else if (sight.hasChanged()) {
      before.current = undefined;
      motion.keepScroll(sight);
      motion.showMotion(sight, board.current);
    }
  });
}
