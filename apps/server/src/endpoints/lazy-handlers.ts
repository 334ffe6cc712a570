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
  let loading: Promise<Record<string, Call>> | undefined;
  async function first(): Promise<Record<string, Call>> {
    const loaded = await load();
    // Otherwise only a server that ends by itself would keep the compiled modules for the next.
    flushCompileCache();
    return loaded as unknown as Record<string, Call>;
  }
  const handlerOf =
    (name: string): Call =>
    async (context) => {
      loading ??= first();
      return (await loading)[name]?.(context);
    };
  return Object.fromEntries(Object.keys(group).map((name) => [name, handlerOf(name)])) as unknown as Handlers<Group>;
}
