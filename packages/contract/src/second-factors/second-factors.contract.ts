// The second step of a sign-in: a code from a phone, or one of the codes for the day on which the phone is lost.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, PathId, Success } from '#fields.ts';
import { Code } from '#second-factors/second-step.contract.ts';

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
