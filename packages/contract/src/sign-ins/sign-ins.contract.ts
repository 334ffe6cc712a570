// The history of sign-ins to one's own account, with refused ones.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, ResponseId } from '#fields.ts';
import { signInMethods, signInRefusals } from '#sign-ins/sign-ins.limits.ts';

export const SignIn = z.object({
  id: ResponseId,
  at: Instant,
  outcome: z.enum(['done', 'refused']),
  method: z.enum(signInMethods),
  /** The name of the provider of single sign-on. */
  provider: z.optional(z.nullable(z.string())),
  /** Null for a successful one. */
  reason: z.nullable(z.enum(signInRefusals)),
  /** The browser and its system in words. */
  device: z.string(),
  address: z.nullable(z.string()),
  /** Whether the person had not signed in from there before: neither with this browser nor with one like it in the same network. */
  isNew: z.boolean(),
});
export type SignIn = z.output<typeof SignIn>;

export const signIns = {
  list: endpoint({
    method: 'GET',
    path: '/api/sign-ins',
    access: 'user',
    whileWaiting: "the caller's own account",
    summary: "Returns the latest sign-ins to the caller's account, with refused ones, newest first",
    response: z.array(SignIn),
  }),
};
