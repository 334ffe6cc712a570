// Signals within the process: a request is being answered, a write was committed. They only wake workers or let them rest; what has to
// be done is in the database.
import { live } from '@app/contract/limits.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';

interface Signals {
  /** When the last request was answered (milliseconds). */
  requestAt: number;
  onWrite: Set<() => void>;
}

/** Milliseconds from a write until its listeners are called, once for all writes meanwhile, and between two calls at least. */
const pause = { first: 10, between: 100 };

const signalsByDatabase = new WeakMap<Database, Signals>();

function signalsOf(database: Database): Signals {
  const signals = signalsByDatabase.get(database) ?? { requestAt: Number.NEGATIVE_INFINITY, onWrite: new Set() };
  signalsByDatabase.set(database, signals);
  return signals;
}

/** Notes that a request is being answered. */
export function signalRequest(database: Database): void {
  signalsOf(database).requestAt = performance.now();
}

/** Returns for how many milliseconds no request has been answered. */
export function quietTime(database: Database): number {
  return performance.now() - signalsOf(database).requestAt;
}

/** Wakes the listeners after a committed write. */
export function signalWrite(database: Database): void {
  for (const listener of signalsOf(database).onWrite) listener();
}

/**
 * Calls `listener` soon after each committed write of this process, and of others that notify their instances after one, until the
 * returned function is called.
 */
export function onWrite(
  database: Database,
  listener: () => void,
  log: { warn(line: object, message: string): void },
): () => Promise<void> {
  const { onWrite: listeners } = signalsOf(database);
  let timer: NodeJS.Timeout | undefined;
  let calledAt = Number.NEGATIVE_INFINITY;
  const call = () => {
    timer = undefined;
    calledAt = performance.now();
    listener();
  };
  const hear = () => {
    timer ??= setTimeout(call, Math.max(pause.first, calledAt + pause.between - performance.now())).unref();
  };
  listeners.add(hear);
  const others = database.kind === 'postgres' ? listen(database, live.channel, hear, log) : undefined;
  return async () => {
    listeners.delete(hear);
    clearTimeout(timer);
    await others?.stop();
  };
}
