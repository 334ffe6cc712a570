// Who has to have a second step of the sign-in: chosen by administrators.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, textKey } from '#fields.ts';
import { graceDays, secondFactorDuties } from '#sign-in-policy/sign-in-policy.limits.ts';

export const SignInPolicyChoice = z.object({
  secondFactor: z.enum(secondFactorDuties, 'errors.invalid'),
  graceDays: z.int('errors.invalid').check(z.gte(0, textKey('errors.invalid')), z.lte(graceDays.max, textKey('errors.invalid'))),
});
export type SignInPolicyChoice = z.output<typeof SignInPolicyChoice>;

export const SignInPolicy = z.extend(SignInPolicyChoice, {
  /** From when on it is asked of people whose accounts are older than the choice; null if it is asked of nobody. */
  dueAt: z.nullable(Instant),
  /** The people who have no second step. */
  without: z.object({ administrators: z.int(), everybody: z.int() }),
});
export type SignInPolicy = z.output<typeof SignInPolicy>;

export const signInPolicy = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/sign-in-policy',
    access: 'admin',
    summary: 'Returns who has to have a second step of the sign-in',
    response: SignInPolicy,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/sign-in-policy',
    access: 'admin',
    audit: 'sign_in_policy_changed',
    summary: 'Chooses who has to have a second step of the sign-in, and from when on',
    body: SignInPolicyChoice,
    response: SignInPolicy,
    reauthentication: true,
  }),
};
