// Modules that load on demand: a lazy component (`lib/lazy.tsx`) is one too.

export interface LazyModule<T> {
  load: () => Promise<T>;
  /** Loads it ahead of its use. Never rejects: a failure appears where the module is used. */
  preload: () => Promise<void>;
  loaded: () => T | undefined;
}

/** Wraps an import so that it runs once. After a failure it can run again. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  async function start(): Promise<T> {
    try {
      value = await load();
      return value;
    } finally {
      pending = undefined;
    }
  }
  function loadOnce(): Promise<T> {
    pending ??= start();
    return pending;
  }
  const ignore = () => undefined;
  return { load: loadOnce, preload: () => loadOnce().then(ignore, ignore), loaded: () => value };
}
