// The session of this page: the state of the machine in `session-rules.ts`.
import { initialSession, reduceSession, type SessionEffect, type SessionEvent } from '#lib/session-rules.ts';
import { createStore, useStore } from '#lib/store.ts';
import { currentText } from '#lib/text.ts';

/** Whether the session is over, whether the person is logging out, and what went wrong. */
export const session = createStore(initialSession);

/** Dispatches an event to the session. Returns the effects to carry out. */
export function dispatchSession(event: SessionEvent): readonly SessionEffect[] {
  const { state, effects } = reduceSession(session.get(), event);
  session.set(state);
  return effects;
}

/** Returns whether the server has ended the session of a signed-in person. */
export function useSessionEnded(): boolean {
  return useStore(session).phase === 'ended';
}

/** Returns whether the account of the signed-in person was deleted. */
export function useAccountGone(): boolean {
  return useStore(session).phase === 'gone';
}

/** Returns a sentence on why the current user is unknown. */
export function useSessionError(): string | undefined {
  const { error } = useStore(session);
  const { session: words, unreachable } = currentText().shell;
  if (error === undefined) return undefined;
  if (error === 'timedOut') return words.timedOut;
  return error === 'unreachable' ? unreachable : words.status(error.status);
}
