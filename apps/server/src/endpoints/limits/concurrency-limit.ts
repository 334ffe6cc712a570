// Limits how much work runs at once, so that a flood leaves memory and processors for the rest of the server.
import { ApiError } from '#endpoints/errors.ts';

/** Runs work when a slot is free, and tells it whether it had to wait; `whose` is the person or the address that the work is for. */
export type ConcurrencyLimit = <T>(work: (hasWaited: boolean) => Promise<T>, whose?: number | string) => Promise<T>;

interface ConcurrencyOptions {
  /** The maximum number of runs for each person; without it one person may have all slots. */
  runningEach?: number;
  /** The maximum number of waiters, in total and for each person: nobody can block all others. */
  waiting: number;
  waitingEach?: number;
  /** Makes the error of a call that finds too many waiters. */
  refusal?: () => ApiError;
}

interface Waiter {
  whose: number | string | undefined;
  begin(): void;
}

/** How long a waiter waits for a slot; browsers give up at about the same time. */
const waitTimeout = 10_000;

/** Returns a limit of `atOnce` concurrent runs. A call that finds too many waiters fails with `refusal`; one that waits too long, with 503. */
export function concurrencyLimit(
  atOnce: number,
  { waiting: most, waitingEach = most, runningEach = atOnce, refusal = busy }: ConcurrencyOptions,
): ConcurrencyLimit {
  const waiting: Waiter[] = [];
  const running: Waiter['whose'][] = [];

  const hasSlot = (whose: Waiter['whose']) =>
    running.length < atOnce && (whose === undefined || running.filter((each) => each === whose).length < runningEach);

  /** Begins the first waiter that may run now. */
  function beginNext(): void {
    const at = waiting.findIndex(({ whose }) => hasSlot(whose));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.push(next.whose);
    next.begin();
  }

  function queue(whose: Waiter['whose']): Promise<void> {
    const own = whose === undefined ? 0 : waiting.filter((waiter) => waiter.whose === whose).length;
    if (waiting.length >= most || own >= waitingEach) throw refusal();
    return new Promise((resolve, reject) => {
      const waiter = { whose, begin };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(busy());
      }, waitTimeout);
      function begin() {
        clearTimeout(timer);
        resolve();
      }
      waiting.push(waiter);
    });
  }

  return async (work, whose) => {
    const mustWait = !hasSlot(whose);
    if (mustWait) await queue(whose);
    else running.push(whose);
    try {
      return await work(mustWait);
    } finally {
      running.splice(running.indexOf(whose), 1);
      beginNext();
    }
  };
}

function busy(): ApiError {
  return new ApiError(503, 'busy', 'errors.busy', {}, 1);
}
