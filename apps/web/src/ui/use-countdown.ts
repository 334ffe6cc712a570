// Time that runs out, and stands still while it is held.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `duration` milliseconds have passed in which it was not held. */
export function useCountdown(duration: number, held: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const from = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [held]);
}
