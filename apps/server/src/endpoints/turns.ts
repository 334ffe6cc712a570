// Work of which only some may run at once, so that a flood of it leaves the rest of the server its memory and its processors.
import { ApiError } from '#endpoints/errors.ts';

/** Runs work in turn; `whose` is the person or the address it is done for. */
export type Turns = <T>(work: () => Promise<T>, whose?: number | string) => Promise<T>;

interface Options {
  /** How many wait at most, and how many of one person: nobody keeps all others waiting. */
  waiting: number;
  waitingEach?: number;
}

interface Waiter {
  whose: number | string | undefined;
  begin(): void;
}

/** How long somebody waits for a turn; a browser gives up asking about then. */
const patience = 10_000;

/** Turns of which `atOnce` run; whoever comes while too many wait, or waits too long, is answered 503. */
export function turns(atOnce: number, { waiting: most, waitingEach = most }: Options): Turns {
  const waiting: Waiter[] = [];
  let running = 0;

  function queue(whose: Waiter['whose']): Promise<void> {
    const own = whose === undefined ? 0 : waiting.filter((waiter) => waiter.whose === whose).length;
    if (waiting.length >= most || own >= waitingEach) throw busy();
    return new Promise((resolve, reject) => {
      const waiter = { whose, begin };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(busy());
      }, patience);
      function begin() {
        clearTimeout(timer);
        resolve();
      }
      waiting.push(waiter);
    });
  }

  return async (work, whose) => {
    if (running >= atOnce) await queue(whose);
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running--;
    }
  };
}

function busy(): ApiError {
  return new ApiError(503, 'busy', 'errors.busy', {}, 1);
}
