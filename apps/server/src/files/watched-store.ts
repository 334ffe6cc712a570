// Remembers how the store of files did last, for those who look after the server.
import type { FileStore, StoreState, WatchedStore } from '#endpoints/files/file-store.ts';
import { storeFailure } from '#endpoints/files/store-failure.ts';

/** For how long the last attempt counts, in milliseconds. */
const current = 60_000;

/** Returns the store with its state. */
export function watchedStore(store: FileStore): WatchedStore {
  let last: (StoreState & { time: number }) | undefined;
  let checking: Promise<unknown> | undefined;

  async function watch<T>(work: Promise<T>): Promise<T> {
    const remember = (failure: StoreState['failure']) => {
      last = { at: new Date().toISOString(), failure, time: performance.now() };
    };
    try {
      const result = await work;
      remember(null);
      return result;
    } catch (error) {
      const { kind, message: text } = storeFailure(error);
      remember({ kind, text });
      throw error;
    }
  }

  async function check(): Promise<void> {
    checking ??= watch(store.check())
      .catch(() => {})
      .finally(() => {
        checking = undefined;
      });
    await checking;
  }

  return {
    incoming: store.incoming,
    put: (key, path) => watch(store.put(key, path)),
    read: (key, range) => watch(store.read(key, range)),
    size: (key) => watch(store.size(key)),
    remove: (key) => watch(store.remove(key)),
    check: () => watch(store.check()),
    async state() {
      if (!last || performance.now() - last.time > current) await check();
      if (!last) throw new Error('the store was not tried');
      const { at, failure } = last;
      return { at, failure };
    },
  };
}
