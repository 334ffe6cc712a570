// The second step of a sign-in: a code from a phone, or one of the codes for the day on which the phone is lost.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, PathId, Success, text } from '#fields.ts';
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

export const SecondFactor = z.object({
  /** Whether a code from the phone is asked for. */
  totp: z.boolean(),
  since: z.nullable(Instant),
  /** The recovery codes that were not used. */
  recoveryCodes: z.number(),
  /** Browsers that need no code. */
  trustedDevices: z.number(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const own = "the caller's own account";

export const secondFactors = {
  get: endpoint({
    method: 'GET',
    path: '/api/second-factor',
    access: 'user',
    whileWaiting: own,
    summary: "Returns whether the caller's sign-in has a second step",
    response: SecondFactor,
    withoutSecondFactor: true,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/second-factor/totp',
    access: 'user',
    whileWaiting: own,
    summary: 'Makes a new secret for the phone; nothing is asked for before it is confirmed',
    response: z.object({ secret: z.string(), uri: z.string() }),
    noReplay: true,
    reauthentication: true,
    withoutSecondFactor: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/second-factor/totp/confirm',
    access: 'user',
    whileWaiting: own,
    summary: 'Begins to ask for codes, once the phone makes right ones; returns ten recovery codes',
    body: z.object({ code: Code }),
    response: RecoveryCodes,
    ownTransaction: true,
    noReplay: true,
    withoutSecondFactor: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/second-factor/totp',
    access: 'user',
    whileWaiting: own,
    summary: 'Asks for no more codes, and deletes the secret and the recovery codes',
    response: Success,
    reauthentication: true,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/second-factor/recovery-codes',
    access: 'user',
    whileWaiting: own,
    summary: 'Makes ten new recovery codes in place of the former ones',
    response: RecoveryCodes,
    noReplay: true,
    reauthentication: true,
  }),
  endTrust: endpoint({
    method: 'DELETE',
    path: '/api/second-factor/trusted-devices',
    access: 'user',
    whileWaiting: own,
    summary: 'Asks every browser for a code again',
    response: Success,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/second-factor',
    access: 'admin',
    summary: 'Takes the second step away from a person who has lost the phone, and tells them',
    params: z.object({ userId: PathId }),
    response: Success,
    audit: 'second_factor_reset',
    reauthentication: true,
  }),
};
