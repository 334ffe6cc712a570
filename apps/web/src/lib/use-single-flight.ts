// Runs an asynchronous action once at a time: a second press before the first one is answered does nothing.
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

const running = new Set<string>();

/** Runs an action of no component unless one of this name is running: what it does may not be drawn yet. */
export async function singleFlight(name: string, action: () => Promise<void>): Promise<void> {
  if (running.has(name)) return;
  running.add(name);
  try {
    await action();
  } finally {
    running.delete(name);
  }
}
