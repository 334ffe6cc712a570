// Lets a call wait until the person has shown again who they are. Loaded when a call is refused for that reason.
import { timing } from '@app/contract/limits.ts';
import type { ReauthenticationMethod } from '@app/contract/sessions/sessions.limits.ts';
import { createStore } from '#lib/store.ts';

export interface IdentityQuestion {
  methods: readonly ReauthenticationMethod[];
  /** Says that the person sees the question. */
  shown: () => void;
  /** Tells the calls that wait whether they may be sent again. */
  answer: (isProved: boolean) => void;
}

/** The question that is open; `Reauthentication` shows it. */
export const identityQuestion = createStore<IdentityQuestion | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/**
 * Asks the person, once for all calls that wait; returns whether they have proved who they are. A question that could not be shown is
 * answered by no, so that its calls fail with their reason instead of waiting for ever.
 */
export function proveIdentity(methods: readonly ReauthenticationMethod[]): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const unseen = setTimeout(() => answer(false), timing.questionShown);
    function answer(isProved: boolean): void {
      clearTimeout(unseen);
      asked = undefined;
      identityQuestion.set(undefined);
      resolve(isProved);
    }
    identityQuestion.set({ methods, shown: () => clearTimeout(unseen), answer });
  });
  return asked;
}
