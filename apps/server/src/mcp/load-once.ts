// Loads a module and its libraries with the first call that needs them.
import { flushCompileCache } from 'node:module';

/** Returns a function that loads at its first call and returns the same afterwards; a call after a failure loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  async function start(): Promise<T> {
    try {
      const loaded = await load();
      // Otherwise only a server that ends by itself would keep the compiled modules for the next.
      flushCompileCache();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return () => (loading ??= start());
}
