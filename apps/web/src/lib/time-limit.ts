// Giving up after a while.

/** A signal that aborts when the time is over or one of the given ones aborts, and how to stop its clock. */
export function timeLimit(milliseconds: number, other?: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
  return { signal: other ? AbortSignal.any([limit.signal, other]) : limit.signal, stop: () => clearTimeout(timer) };
}

/** Says whether something was given up because its time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
