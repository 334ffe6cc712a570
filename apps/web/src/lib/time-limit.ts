// Giving up after a while.

export interface TimeLimit {
  signal: AbortSignal;
  /** Counts anew from now on. */
  renew: (milliseconds: number) => void;
  stop: () => void;
}

/** A signal that aborts when the time is over or one of the given ones aborts, and what becomes of its clock. */
export function timeLimit(milliseconds: number, other?: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const end = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'));
  let timer = setTimeout(end, milliseconds);
  return {
    signal: other ? AbortSignal.any([limit.signal, other]) : limit.signal,
    renew(more) {
      clearTimeout(timer);
      timer = setTimeout(end, more);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Says whether something was given up because its time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
