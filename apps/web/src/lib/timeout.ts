// Timeouts as abort signals.

export interface Timeout {
  signal: AbortSignal;
  /** Restarts the timeout. */
  restart: (milliseconds: number) => void;
  stop: () => void;
}

/** Returns a signal that aborts after the timeout or with `other`, and the functions of its timer. */
export function startTimeout(milliseconds: number, other?: AbortSignal): Timeout {
  const limit = new AbortController();
  const end = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'));
  let timer = setTimeout(end, milliseconds);
  return {
    signal: other ? AbortSignal.any([limit.signal, other]) : limit.signal,
    restart(more) {
      clearTimeout(timer);
      timer = setTimeout(end, more);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Returns whether an error is a timeout. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
