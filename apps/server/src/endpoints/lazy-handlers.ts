// Handlers of features that few people use: their module and its libraries are loaded with the first call, not with the server.
import type { Endpoint } from '@app/contract';
import type { Handlers } from '#endpoints/context.ts';
import { loadOnce } from '#endpoints/load-once.ts';

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
