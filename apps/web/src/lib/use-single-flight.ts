// Runs an asynchronous action once at a time: a second click before the first one is answered does nothing.
import { useRef } from 'react';

/** Returns a function that runs the action unless it is running already. A disabled button would lose the focus instead. */
export function useSingleFlight(): (action: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (action) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
}
