// Shows how cards arrive, move and leave by others' changes, and keeps what a reader looks at where it is.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { beforeCardsChange } from '#lib/card-changes.ts';
import { type BoardSight, boardSight, keepScroll, showMotion } from '#screens/workspace/board/motion/card-motion.ts';

/** How long a change may take from its event to the screen. In milliseconds. */
const patience = 500;

export function useCardMotion(board: RefObject<HTMLElement | null>): void {
  'use no memo';
  const before = useRef<BoardSight>(undefined);
  useEffect(
    () =>
      beforeCardsChange((taskIds) => {
        before.current = board.current && !document.hidden ? boardSight(board.current, taskIds) : undefined;
      }),
    [board],
  );
  // After every commit: the first one that differs is the change.
  useLayoutEffect(() => {
    const sight = before.current;
    if (!sight || !board.current) return;
    if (performance.now() - sight.at > patience) before.current = undefined;
    else if (sight.hasChanged()) {
      before.current = undefined;
      keepScroll(sight);
      showMotion(sight, board.current);
    }
  });
}
