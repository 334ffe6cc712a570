// A countdown that can be paused.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` milliseconds, not counting the time it was held. */
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
