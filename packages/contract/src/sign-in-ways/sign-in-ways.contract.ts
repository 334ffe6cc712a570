// The ways to sign in that are set up, so that the page for it shows these and nothing else.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';

export const SignInWays = z.object({
  /** Whether everybody may sign in with a password; one administrator always may. */
  password: z.boolean(),
  /** Whether somebody has a passkey that works at the address of the server. */
  passkey: z.boolean(),
  /** The address at which passkeys work, `http://localhost` for any port of it; null if they work nowhere. */
  passkeyOrigin: z.nullable(z.string()),
  /** Whether strangers may create an account. */
  registration: z.boolean(),
  /** Providers whose accounts open this server. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type SignInWays = z.output<typeof SignInWays>;

export const signInWays = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/methods',
    access: 'public',
    summary: 'Returns the ways to sign in that are set up',
    response: SignInWays,
  }),
};
