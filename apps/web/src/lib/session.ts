// The session of this page: what the machine in `session-rules.ts` has made of everything so far.
import { afterEvent, type SessionEffect, type SessionEvent, sessionStart } from '#lib/session-rules.ts';
import { createStore, useStore } from '#lib/store.ts';
import { currentText } from '#lib/text.ts';

/** Whether the session is over while the screen is still there, or the person is on the way out; and what went wrong. */
export const session = createStore(sessionStart);

/** Tells the session what happened; the answer is what is to be said. */
export function tellSession(event: SessionEvent): readonly SessionEffect[] {
  const { state, effects } = afterEvent(session.get(), event);
  session.set(state);
  return effects;
}

/** Says whether the server no longer knows the session although somebody is at work. */
export function useSessionEnded(): boolean {
  return useStore(session).phase === 'ended';
}

/** Says whether the account of whoever is at work was deleted. */
export function useAccountGone(): boolean {
  return useStore(session).phase === 'gone';
}

/** Why it is not known who is there, as a sentence. */
export function useSessionError(): string | undefined {
  const { error } = useStore(session);
  const { session: words, unreachable } = currentText().shell;
  if (error === undefined) return undefined;
  if (error === 'timedOut') return words.timedOut;
  return error === 'unreachable' ? unreachable : words.status(error.status);
}
