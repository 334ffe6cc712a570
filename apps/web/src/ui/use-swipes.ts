// Swipes on the rows of a component, loaded where there is a finger to make them.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RowSwipes } from '#ui/swipe.ts';

/** Lets the rows that match the selector be swiped; `isShown` says whether the area is rendered. */
export function useSwipes(
  area: RefObject<HTMLElement | null>,
  selector: string,
  isShown: boolean,
  swipesOf: (row: HTMLElement) => RowSwipes | undefined,
): void {
  const find = useEffectEvent(swipesOf);
  useEffect(() => {
    if (!isShown || !matchMedia('(any-pointer: coarse)').matches) return;
    let isGone = false;
    let detach = () => {};
    // Without it, the same is in the menu of the row.
    import('#ui/swipe.ts').then(
      ({ attachSwipes }) => {
        if (!isGone && area.current) detach = attachSwipes(area.current, selector, (row) => find(row));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      detach();
    };
  }, [area, selector, isShown]);
}
