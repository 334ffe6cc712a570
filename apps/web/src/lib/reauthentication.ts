// Lets a call wait until the person has shown again who they are. Loaded when a call is refused for that reason.
import type { ReauthenticationMethod } from '@app/contract/sessions/sessions.limits.ts';
import { createStore } from '#lib/store.ts';

export interface IdentityQuestion {
  methods: readonly ReauthenticationMethod[];
  /** Tells the calls that wait whether they may be sent again. */
  answer: (isProved: boolean) => void;
}

/** The question that is open; the shell shows it. */
export const identityQuestion = createStore<IdentityQuestion | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/** Asks the person, once for all calls that wait; returns whether they have proved who they are. */
export function proveIdentity(methods: readonly ReauthenticationMethod[]): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    function answer(isProved: boolean): void {
      asked = undefined;
      identityQuestion.set(undefined);
      resolve(isProved);
    }
    identityQuestion.set({ methods, answer });
  });
  return asked;
}
