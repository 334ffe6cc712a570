// Handlers of features that few people use: their module and its libraries are loaded with the first call, not with the server.
import { flushCompileCache } from 'node:module';
import type { Endpoint } from '@app/contract';
import type { Handlers } from '#endpoints/context.ts';

type Call = (context: unknown) => Promise<unknown>;

/** Returns handlers for a group of endpoints that load their module when one of them is called first. */
export function lazyHandlers<Group extends Record<string, Endpoint>>(
  group: Group,
  load: () => Promise<Handlers<Group>>,
): Handlers<Group> {
  const loaded = loadOnce(load) as unknown as () => Promise<Record<string, Call>>;
  const handlerOf =
    (name: string): Call =>
    async (context) =>
      (await loaded())[name]?.(context);
  return Object.fromEntries(Object.keys(group).map((name) => [name, handlerOf(name)])) as unknown as Handlers<Group>;
}

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
