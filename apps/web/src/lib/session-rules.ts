// The session as a pure state machine (specification part 1, sections 4, 8 and 9): an event leads to a state and effects.

import { permissionsOf } from '@app/contract/access.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { thresholds, timing } from '@app/contract/limits.ts';
import type { ErrorBody } from '#lib/request-error.ts';

export interface SessionState {
  /**
   * Alive; ended by a 401 while somebody is signed in; gone, because the account was deleted; inactive,
   * because it was deactivated; or leaving by Log out.
   */
  phase: 'alive' | 'ended' | 'gone' | 'inactive' | 'leaving';
  /** Why the last check of the current user failed: a status, no response, or a timeout. */
  error: { status: number } | 'unreachable' | 'timedOut' | undefined;
  /** Consecutive checks with 401. */
  problems: number;
  /** 'Session Error' was shown since the last success. */
  errorShown: boolean;
  /** Consecutive responses with 401, of any call. */
  refusals: number;
}

export type SessionEvent =
  /**
   * The check of the current user has a response. `known`: somebody is signed in; `body` is undefined if it could not be read.
   */
  | { type: 'checked'; status: number; body?: ErrorBody | undefined; timedOut?: boolean; signedIn: boolean; onAuthPage: boolean }
  /** Any other call that needs a session has a response. */
  | { type: 'answered'; status: number; body?: ErrorBody | undefined; signedIn: boolean }
  /** Another tab has heard the end of the session, or no server was heard for longer than a session lasts. */
  | { type: 'over' }
  | { type: 'signedIn' }
  | { type: 'leaving' }
  | { type: 'left' };

export type SessionEffect =
  | { say: 'error' }
  | { say: 'trouble' }
  | { say: 'warning'; message: string | undefined; recovery: string | undefined }
  /** For the console only. */
  | { say: 'missing'; message: string | undefined }
  | { say: 'refusals' }
  | { say: 'status'; status: number };

interface Step {
  state: SessionState;
  effects: readonly SessionEffect[];
}

/** The initial state of a page. */
export const initialSession: SessionState = {
  phase: 'alive',
  error: undefined,
  problems: 0,
  errorShown: false,
  refusals: 0,
};

/** The reducer: returns the next state and the effects of an event. */
export function reduceSession(state: SessionState, event: SessionEvent): Step {
  if (event.type === 'checked') return afterCheck(state, event);
  if (event.type === 'answered') return afterResponse(state, event);
  if (event.type === 'over') return step({ ...state, phase: end(state.phase, undefined) });
  if (event.type === 'leaving') return step({ ...state, phase: 'leaving' });
  if (event.type === 'left') return step({ ...state, phase: 'alive' });
  return step({ ...state, phase: 'alive', error: undefined, problems: 0, errorShown: false, refusals: 0 });
}

/** Returns the delay before the next check: 15 seconds after each of the first three, then 5 minutes. */
export function checkDelay(checks: number): number {
  return checks <= timing.currentUserFirstChecks ? timing.currentUserFirstEvery : timing.currentUserThenEvery;
}

/** Returns the person in a response with the server's permissions, else the role's. Accepts a bare person. */
export function personOf(answer: unknown): CurrentUser | null {
  const given = (answer ?? {}) as { [Key in keyof CurrentUser]?: unknown };
  const { authenticated, user, permissions, showsSetup, secondFactorDue, directory, session } = given;
  const person = user ?? answer;
  if (authenticated === false || !isPerson(person)) return null;
  const allowed = isPermissions(permissions) ? permissions : permissionsOf(person);
  const known = { user: { ...person, fullName: person.fullName ?? person.username }, permissions: allowed };
  return {
    ...{ authenticated: true, ...known, ...timesOf(session) },
    ...(showsSetup === true && { showsSetup }),
    ...(isDue(secondFactorDue) && { secondFactorDue }),
    ...(typeof directory === 'string' && { directory }),
  };
}

function isDue(value: unknown): value is NonNullable<CurrentUser['secondFactorDue']> {
  const { dueAt, isDue: hasCome } = (value ?? {}) as { dueAt?: unknown; isDue?: unknown };
  return typeof dueAt === 'string' && typeof hasCome === 'boolean';
}

/** The times of the session, from a server that says them. */
function timesOf(session: unknown): Pick<CurrentUser, 'session'> {
  const { idleHours, maxDays } = (session ?? {}) as Partial<NonNullable<CurrentUser['session']>>;
  return typeof idleHours === 'number' && typeof maxDays === 'number' ? { session: { idleHours, maxDays } } : {};
}

/** Returns whether a response says that nobody is signed in, or who is. Anything else is unreadable. */
export function isSessionResponse(answer: unknown): boolean {
  return personOf(answer) !== null || (answer as { authenticated?: unknown } | null)?.authenticated === false;
}

function isPerson(value: unknown): value is CurrentUser['user'] {
  const { id, role, username } = (value ?? {}) as { [Key in keyof CurrentUser['user']]?: unknown };
  return typeof id === 'number' && typeof role === 'string' && typeof username === 'string';
}

function isPermissions(value: unknown): value is CurrentUser['permissions'] {
  return typeof value === 'object' && value !== null && 'isAdmin' in value;
}

type Checked = Extract<SessionEvent, { type: 'checked' }>;

function afterCheck(before: SessionState, event: Checked): Step {
  const { status, body, signedIn } = event;
  const answered = afterResponse(before, { type: 'answered', status, body, signedIn });
  const { state, effects } = answered;
  if (status === 401) {
    const problem = afterProblem({ ...state, error: undefined }, event);
    return step(problem.state, [...effects, ...problem.effects]);
  }
  if (status >= 200 && status < 300) {
    const phase =
      signedIn && (body as { authenticated?: boolean } | undefined)?.authenticated === false
        ? end(state.phase, body)
        : state.phase;
    return step({
      ...state,
      phase: phase === 'ended' && personOf(body) ? 'alive' : phase,
      error: undefined,
      problems: 0,
      errorShown: false,
    });
  }
  if (status === 0) return step({ ...state, error: event.timedOut ? 'timedOut' : 'unreachable' }, effects);
  return step({ ...state, error: { status } }, [...effects, { say: 'status', status }]);
}

/** Counts a 401 of the check and returns the toast that is due; none on the auth page. */
function afterProblem(state: SessionState, { body, onAuthPage }: Checked): Step {
  const problems = state.problems + 1;
  if (body?.error === 'session_missing') {
    return step({ ...state, problems: Math.max(1, problems - 1) }, [{ say: 'missing', message: body.message }]);
  }
  const counted = { ...state, problems };
  if (onAuthPage) return step(counted);
  if (problems === thresholds.sessionWarningToast) {
    return step(counted, [body ? { say: 'warning', message: body.message, recovery: body.recovery } : { say: 'trouble' }]);
  }
  const isError = body?.error === 'user_missing' && problems >= thresholds.sessionErrorToast && !state.errorShown;
  return isError ? step({ ...counted, errorShown: true }, [{ say: 'error' }]) : step(counted);
}

/** Counts consecutive 401s of any call; the third warns. A 401 ends the session of a signed-in person. */
function afterResponse(state: SessionState, { status, body, signedIn }: Extract<SessionEvent, { type: 'answered' }>): Step {
  if (status !== 401) return step({ ...state, refusals: 0 });
  const refusals = state.refusals + 1;
  const phase = signedIn ? end(state.phase, body) : state.phase;
  return step({ ...state, phase, refusals }, refusals === thresholds.consoleWarning ? [{ say: 'refusals' }] : []);
}

/** A person who is logging out is not asked to sign in again, and a deleted or deactivated one cannot. */
function end(phase: SessionState['phase'], body: ErrorBody | undefined): SessionState['phase'] {
  if (phase === 'leaving') return phase;
  if (body?.error === 'user_missing') return 'gone';
  if (body?.error === 'user_inactive') return 'inactive';
  return phase === 'alive' ? 'ended' : phase;
}

function step(state: SessionState, effects: readonly SessionEffect[] = []): Step {
  return { state, effects };
}
