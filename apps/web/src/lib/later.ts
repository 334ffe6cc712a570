// What can wait until the first screen stands: the parts that only a press will need.
import { useEffect, useEffectEvent } from 'react';

const afterFirstScreen = 2_000;
/** For what a press will most likely open first. */
export const first = 700;

/** Runs once, a moment after the component was first shown. */
export function useLater(run: () => void, wait = afterFirstScreen): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    const timer = setTimeout(() => start(), wait);
    return () => clearTimeout(timer);
  }, [wait]);
}
