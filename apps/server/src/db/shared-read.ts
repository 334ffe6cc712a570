// Reads that simultaneous callers share.

/**
 * Returns a function that calls `read`. A running read may be older than a new call, so all calls that arrive meanwhile share the one
 * after it.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  function begin(): Promise<T> {
    next = undefined;
    const reading = read();
    running = reading;
    const done = () => {
      if (running === reading) running = undefined;
    };
    reading.then(done, done);
    return reading;
  }
  return () => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
