// The session of this page: the state of the machine in `session-rules.ts`.
import { timing } from '@app/contract/limits.ts';
import { initialSession, reduceSession, type SessionEffect, type SessionEvent } from '#lib/session-rules.ts';
import { createStore, useStore } from '#lib/store.ts';
import { currentText } from '#lib/text.ts';

/** Whether the session is over, whether the person is logging out, and what went wrong. */
export const session = createStore(initialSession);

let renewals = 0;
let renewedAt = Number.NEGATIVE_INFINITY;

/** Dispatches an event to the session. Returns the effects to carry out. */
export function dispatchSession(event: SessionEvent): readonly SessionEffect[] {
  if (event.type === 'signedIn') renewedAt = Number.NEGATIVE_INFINITY;
  const { state, effects } = reduceSession(session.get(), event);
  session.set(state);
  return effects;
}

/** Makes a call that gives the person a new session. Meanwhile the server refuses calls that still name the one before. */
export async function renewSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  renewals += 1;
  try {
    return await call();
  } finally {
    renewals -= 1;
    renewedAt = Date.now();
  }
}

/** Returns whether a refusal may be meant for the session before a renewal. */
export function isRenewingSession(): boolean {
  return renewals > 0 || Date.now() - renewedAt < timing.sessionRenewal;
}

/** Returns whether the server has ended the session of a signed-in person. */
export function useSessionEnded(): boolean {
  return useStore(session).phase === 'ended';
}

/** Returns whether the account of the signed-in person was deleted or deactivated; undefined while it can be used. */
export function useAccountGone(): 'gone' | 'inactive' | undefined {
  const { phase } = useStore(session);
  return phase === 'gone' || phase === 'inactive' ? phase : undefined;
}

/** Returns a sentence on why the current user is unknown. */
export function useSessionError(): string | undefined {
  const { error } = useStore(session);
  const { session: words, unreachable } = currentText().shell;
  if (error === undefined) return undefined;
  if (error === 'timedOut') return words.timedOut;
  return error === 'unreachable' ? unreachable : words.status(error.status);
}
