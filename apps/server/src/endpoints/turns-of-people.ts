// Lets only so many calls of one person run at once, so that a flood of one delays nobody else. Its further calls wait in order.
import { callsAtOnce } from '@app/contract';
import { ApiError } from '#endpoints/errors.ts';

export interface Turns {
  /**
   * Takes a turn, or returns a promise to wait for. Throws 429 if too many calls of the person wait already. Every turn is ended with
   * `leave`, also one that was waited for in vain.
   */
  enter(personId: number): Promise<void> | undefined;
  leave(personId: number): void;
  /** Returns the person behind a session or token, if a call with it was made before. */
  personOf(sessionId: string): number | undefined;
  /** Remembers the person behind a session or token, or that it has none. */
  remember(sessionId: string, personId: number | undefined): void;
}

interface Calls {
  running: number;
  waiting: (() => void)[];
}

const { waiting: mostWaiting, maxTracked } = callsAtOnce;

/** Returns the turns of everybody, `most` for each at once. A call that runs at once waits for nothing. */
export function turnsOfPeople(most: number): Turns {
  const calls = new Map<number, Calls>();
  const people = new Map<string, number>();
  return {
    enter(personId) {
      const own = calls.get(personId);
      if (!own) {
        calls.set(personId, { running: 1, waiting: [] });
        return undefined;
      }
      if (own.running < most) {
        own.running++;
        return undefined;
      }
      if (own.waiting.length >= mostWaiting) throw new ApiError(429, 'too_many', 'errors.tooManyRequests', {}, 1);
      return new Promise((begin) => void own.waiting.push(begin));
    },
    leave(personId) {
      const own = calls.get(personId);
      if (!own) return;
      const next = own.waiting.shift();
      // The next one takes the turn over, so that nobody comes between.
      if (next) next();
      else if (--own.running === 0) calls.delete(personId);
    },
    personOf: (sessionId) => people.get(sessionId),
    remember(sessionId, personId) {
      if (people.get(sessionId) === personId) return;
      if (personId === undefined) return void people.delete(sessionId);
      people.set(sessionId, personId);
      const oldest = people.keys().next();
      if (people.size > maxTracked && !oldest.done) people.delete(oldest.value);
    },
  };
}
