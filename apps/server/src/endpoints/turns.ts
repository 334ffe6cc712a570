// Work of which only some may run at once, so that a flood of it leaves the rest of the server its memory and its processors.
import { ApiError } from '#endpoints/errors.ts';

/** Runs work in turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns of which `atOnce` run; whoever comes while `waitingAtMost` wait is answered 503. */
export function turns(atOnce: number, waitingAtMost: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
