// Shows how cards arrive, move and leave by others' changes, and keeps what a reader looks at where it is.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { beforeCardsChange } from '#lib/card-changes.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { lazyModule } from '#lib/lazy-module.ts';

/** Without it, cards change their places at once. */
const cardMotion = lazyModule(() => import('#screens/workspace/board/motion/card-motion.ts'));

export function useCardMotion(board: RefObject<HTMLElement | null>): void {
  'use no memo';
  const committed = useRef<() => boolean>(undefined);
  useAfterFirstPaint(() => void cardMotion.load().catch((error: unknown) => console.error(error)), 'soon');
  useEffect(
    () =>
      beforeCardsChange((taskIds) => {
        committed.current = board.current ? cardMotion.loaded()?.followChange(board.current, taskIds) : undefined;
      }),
    [board],
  );
  useLayoutEffect(() => {
    if (committed.current?.() === false) committed.current = undefined;
  });
}
