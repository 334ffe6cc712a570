// What a sign-in asks for after the password. The sign-in page loads it, and not the endpoints that set the second step up.
import * as z from 'zod/mini';
import { text } from '#fields.ts';
import { challenges, factorMethods } from '#second-factors/second-factors.limits.ts';

/** What a password alone leads to, if the account has a second step. */
export const SecondStep = z.object({
  /** The ways to answer it. */
  methods: z.array(z.enum(factorMethods)),
  /** Answers within five minutes, and five tries. */
  challenge: z.string(),
});
export type SecondStep = z.output<typeof SecondStep>;

/** A code as it is typed or pasted; spaces and hyphens do not matter. */
export const Code = text(60, 'auth.codeRequired').check(z.minLength(1, 'auth.codeRequired'));

export const StepAnswer = z.object({
  challenge: text(challenges.token, 'errors.invalid'),
  method: z.enum(factorMethods, 'errors.invalid'),
  /** Of the phone, or for its loss. */
  code: z.optional(Code),
  /** Of a passkey: a `UsedCredential`, whose schema the first screen does without. */
  credential: z.optional(z.looseObject({})),
  /** Whether this browser needs no code for 30 days. */
  trust: z.optional(z.boolean('errors.invalid')),
});
export type StepAnswer = z.output<typeof StepAnswer>;
