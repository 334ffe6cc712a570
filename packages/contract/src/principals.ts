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

/** Returns the scope that reads what an endpoint of this scope answers with. */
export function readScopeOf(scope: Scope): Scope {
  return scope.startsWith('admin:') ? 'admin:read' : 'tasks:read';
}

/** Returns whether a caller may read the answer of an endpoint: who may only write learns no more than what they wrote. */
export function mayReadAnswer({ scope }: Pick<Requirements, 'scope'>, { scopes }: Pick<Caller, 'scopes'>): boolean {
  return scopes === 'all' || scope === undefined || scopes.includes(readScopeOf(scope));
}

/** The ways besides a session that may call endpoints about tasks. Mails only make tasks and comments, so those declare `mail` too. */
export const taskVias = ['token', 'assistant', 'mcp', 'import', 'system'] as const satisfies readonly Via[];
/** The ways besides a session that may call endpoints for administrators. Excludes language models, whose input may be hostile. */
export const adminVias = ['token', 'system'] as const satisfies readonly Via[];
/** The ways besides a session that may change who may do what: the operator alone. A token would outlive the rights that it gives. */
export const grantVias = ['system'] as const satisfies readonly Via[];

interface Requirements {
  access: 'public' | 'user' | 'admin';
  whileWaiting?: string;
  withoutSecondFactor?: true;
  via?: readonly Via[];
  scope?: Scope;
  alsoScope?: Scope;
}

interface Caller {
  role: string;
  awaitsApproval?: boolean;
  lacksSecondFactor?: boolean;
  via: Via;
  scopes: Scopes;
}

/**
 * The unmet requirement of an endpoint: a session, the role of administrator, an approval of the account, a second step of the sign-in,
 * the way to call, or a scope.
 */
export type Denial = 'session' | 'admin' | 'approval' | 'secondFactor' | 'via' | 'scope';

/** Returns why a caller may not call an endpoint, or undefined if they may. `caller` is undefined without a session. */
export function denialOf(
  { access, whileWaiting, withoutSecondFactor, via, scope, alsoScope }: Requirements,
  caller: Caller | undefined,
): Denial | undefined {
  if (!caller) return access === 'public' ? undefined : 'session';
  if (access === 'admin' && caller.role !== 'admin') return 'admin';
  if (caller.awaitsApproval && access === 'user' && whileWaiting === undefined) return 'approval';
  if (caller.lacksSecondFactor && caller.via === 'session' && access !== 'public' && !withoutSecondFactor) return 'secondFactor';
  if (caller.via !== 'session' && !via?.includes(caller.via)) return 'via';
  const scopes = caller.scopes;
  if (scopes !== 'all' && (scope === undefined || [scope, alsoScope ?? scope].some((each) => !scopes.includes(each))))
    return 'scope';
  return undefined;
}
