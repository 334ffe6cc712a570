// The session as one machine (specification part 1, sections 4, 8 and 9), pure: what happened leads to a state and to what is said.
import { type CurrentUser, permissionsOf, thresholds, timing } from '@app/contract';
import type { ErrorBody } from '#lib/request-error.ts';

export interface SessionState {
  /** Alive; ended by a 401 while somebody is at work; gone, as the account was deleted; or leaving by Log out. */
  phase: 'alive' | 'ended' | 'gone' | 'leaving';
  /** Why the last check of the current user said nothing: a status, no answer at all, or none in time. */
  error: { status: number } | 'unreachable' | 'timedOut' | undefined;
  /** Checks that were answered 401 in a row. */
  problems: number;
  /** 'Session Error' was said since the last success. */
  said: boolean;
  /** Answers of any call that were 401 in a row. */
  refusals: number;
}

export type SessionEvent =
  /** The current user was asked: `known` says whether somebody is at work, `body` is undefined where it could not be read. */
  | { type: 'checked'; status: number; body?: ErrorBody | undefined; timedOut?: boolean; known: boolean; onAuthPage: boolean }
  /** Any other call that needs a session was answered. */
  | { type: 'answered'; status: number; body?: ErrorBody | undefined; known: boolean }
  | { type: 'signedIn' }
  | { type: 'leaving' }
  | { type: 'left' };

export type SessionEffect =
  | { say: 'error' }
  | { say: 'trouble' }
  | { say: 'warning'; message: string | undefined; recovery: string | undefined }
  /** For the console alone. */
  | { say: 'missing'; message: string | undefined }
  | { say: 'refusals' }
  | { say: 'status'; status: number };

interface Step {
  state: SessionState;
  effects: readonly SessionEffect[];
}

/** Where a page starts. */
export const sessionStart: SessionState = {
  phase: 'alive',
  error: undefined,
  problems: 0,
  said: false,
  refusals: 0,
};

/** What an event makes of the session, and what is to be said. */
export function afterEvent(state: SessionState, event: SessionEvent): Step {
  if (event.type === 'checked') return afterCheck(state, event);
  if (event.type === 'answered') return afterAnswer(state, event);
  if (event.type === 'leaving') return step({ ...state, phase: 'leaving' });
  if (event.type === 'left') return step({ ...state, phase: 'alive' });
  return step({ ...state, phase: 'alive', error: undefined, problems: 0, said: false, refusals: 0 });
}

/** The wait before the next check: 15 seconds after each of the first three, then 5 minutes. */
export function checkDelay(checks: number): number {
  return checks <= timing.currentUserFirstChecks ? timing.currentUserFirstEvery : timing.currentUserThenEvery;
}

/** The person that an answer names: with what the server permits, else what the role does; a bare person will do. */
export function personOf(answer: unknown): CurrentUser | null {
  const { authenticated, user, permissions } = (answer ?? {}) as { [Key in keyof CurrentUser]?: unknown };
  const person = user ?? answer;
  if (authenticated === false || !isPerson(person)) return null;
  const allowed = isPermissions(permissions) ? permissions : permissionsOf(person);
  return { authenticated: true, user: { ...person, fullName: person.fullName ?? person.username }, permissions: allowed };
}

/** Says whether an answer tells that nobody is signed in, or who is; anything else is none. */
export function saysWhoIsThere(answer: unknown): boolean {
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
  const { status, body, known } = event;
  const answered = afterAnswer(before, { type: 'answered', status, body, known });
  const { state, effects } = answered;
  if (status === 401) {
    const problem = afterProblem({ ...state, error: undefined }, event);
    return step(problem.state, [...effects, ...problem.effects]);
  }
  if (status >= 200 && status < 300) {
    const phase =
      known && (body as { authenticated?: boolean } | undefined)?.authenticated === false ? end(state.phase, body) : state.phase;
    return step({
      ...state,
      phase: phase === 'ended' && personOf(body) ? 'alive' : phase,
      error: undefined,
      problems: 0,
      said: false,
    });
  }
  if (status === 0) return step({ ...state, error: event.timedOut ? 'timedOut' : 'unreachable' }, effects);
  return step({ ...state, error: { status } }, [...effects, { say: 'status', status }]);
}

/** Counts a 401 of the check and says which toast is due; none on the auth page. */
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
  const isError = body?.error === 'user_missing' && problems >= thresholds.sessionErrorToast && !state.said;
  return isError ? step({ ...counted, said: true }, [{ say: 'error' }]) : step(counted);
}

/** Counts refusals of any call in a row, the third warns; a refusal ends the session of somebody who is at work. */
function afterAnswer(state: SessionState, { status, body, known }: Extract<SessionEvent, { type: 'answered' }>): Step {
  if (status !== 401) return step({ ...state, refusals: 0 });
  const refusals = state.refusals + 1;
  const phase = known ? end(state.phase, body) : state.phase;
  return step({ ...state, phase, refusals }, refusals === thresholds.consoleWarning ? [{ say: 'refusals' }] : []);
}

/** Who is leaving already is not asked to sign in again, and who was deleted cannot. */
function end(phase: SessionState['phase'], body: ErrorBody | undefined): SessionState['phase'] {
  if (phase === 'leaving') return phase;
  return body?.error === 'user_missing' ? 'gone' : phase === 'alive' ? 'ended' : phase;
}

function step(state: SessionState, effects: readonly SessionEffect[] = []): Step {
  return { state, effects };
}
