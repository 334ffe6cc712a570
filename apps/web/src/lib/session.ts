// Whether the session is over while the screen is still there, or the person is on the way out.
import { createStore, useStore } from '#lib/store.ts';

export type SessionState = 'alive' | 'ended' | 'leaving';

/** Alive; ended by a 401 while a screen was open; or leaving by Log out. */
export const sessionState = createStore<SessionState>('alive');

/** Says whether the server no longer knows the session although somebody is at work. */
export function useSessionEnded(): boolean {
  return useStore(sessionState) === 'ended';
}
