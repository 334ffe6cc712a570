// Through what somebody calls, and what each of these ways reaches of the product.

/** The ways to call: a browser's session, and what acts for a person. */
export const vias = ['session', 'token', 'assistant', 'mcp', 'import', 'system'] as const;
export type Via = (typeof vias)[number];

/** Who does something, and through what. */
export interface Initiator {
  id: number;
  via: Via;
}

/** What a person may allow something that acts for them; `all` is everything that the person may. */
export const scopes = ['tasks:read', 'tasks:write', 'comments:write', 'admin:read', 'admin:write'] as const;
export type Scope = (typeof scopes)[number];
export type Scopes = 'all' | readonly Scope[];

/** Every way besides a session, for endpoints about tasks. */
export const taskVias = ['token', 'assistant', 'mcp', 'import', 'system'] as const satisfies readonly Via[];
/** What acts for an administrator: no text that a model has read leads there by itself. */
export const adminVias = ['token', 'system'] as const satisfies readonly Via[];

/** What an endpoint says of its callers. */
interface Declared {
  access: 'public' | 'user' | 'admin';
  via?: readonly Via[];
  scope?: Scope;
}

interface Caller {
  role: string;
  via: Via;
  scopes: Scopes;
}

/** Why a caller may not call an endpoint: no session, no administrator, not in this way, not with these scopes. */
export type Denial = 'session' | 'admin' | 'via' | 'scope';

/** Says why a caller, or somebody without a session, may not call an endpoint; undefined where they may. */
export function denialOf({ access, via, scope }: Declared, caller: Caller | undefined): Denial | undefined {
  if (!caller) return access === 'public' ? undefined : 'session';
  if (access === 'admin' && caller.role !== 'admin') return 'admin';
  if (caller.via !== 'session' && !via?.includes(caller.via)) return 'via';
  if (caller.scopes !== 'all' && (scope === undefined || !caller.scopes.includes(scope))) return 'scope';
  return undefined;
}
