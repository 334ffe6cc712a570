// The ways to call the API, and the endpoints that each way may call.

/** A browser session, or something that acts for a person. */
export const vias = ['session', 'token', 'assistant', 'mcp', 'import', 'mail', 'system'] as const;
export type Via = (typeof vias)[number];

/** The person who makes a change, and the way they use. */
export interface Initiator {
  id: number;
  via: Via;
}

/** Who changed a task: a person, or with null nobody, where the product does it by itself. */
export interface Author extends Pick<Initiator, 'via'> {
  id: number | null;
}

/** Permissions that a person grants to something that acts for them; `all` grants all permissions of the person. */
export const scopes = ['tasks:read', 'tasks:write', 'comments:write', 'admin:read', 'admin:write'] as const;
export type Scope = (typeof scopes)[number];
export type Scopes = 'all' | readonly Scope[];

/** The ways besides a session that may call endpoints about tasks. Mails only make tasks and comments, so those declare `mail` too. */
export const taskVias = ['token', 'assistant', 'mcp', 'import', 'system'] as const satisfies readonly Via[];
/** The ways besides a session that may call endpoints for administrators. Excludes language models, whose input may be hostile. */
export const adminVias = ['token', 'system'] as const satisfies readonly Via[];

interface Requirements {
  access: 'public' | 'user' | 'admin';
  whileWaiting?: string;
  via?: readonly Via[];
  scope?: Scope;
}

interface Caller {
  role: string;
  awaitsApproval?: boolean;
  via: Via;
  scopes: Scopes;
}

/** The unmet requirement of an endpoint: a session, the role of administrator, an approval of the account, the way to call, or a scope. */
export type Denial = 'session' | 'admin' | 'approval' | 'via' | 'scope';

/** Returns why a caller may not call an endpoint, or undefined if they may. `caller` is undefined without a session. */
export function denialOf({ access, whileWaiting, via, scope }: Requirements, caller: Caller | undefined): Denial | undefined {
  if (!caller) return access === 'public' ? undefined : 'session';
  if (access === 'admin' && caller.role !== 'admin') return 'admin';
  if (caller.awaitsApproval && access === 'user' && whileWaiting === undefined) return 'approval';
  if (caller.via !== 'session' && !via?.includes(caller.via)) return 'via';
  if (caller.scopes !== 'all' && (scope === undefined || !caller.scopes.includes(scope))) return 'scope';
  return undefined;
}
