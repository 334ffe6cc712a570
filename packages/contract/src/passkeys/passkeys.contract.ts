// Passkeys (WebAuthn): a device, and whatever unlocks it, in the place of a password and a code. The options and the answers of a browser
// are those of the standard, in its JSON form.
import * as z from 'zod/mini';
import { CurrentUser } from '#auth/auth.contract.ts';
import { endpoint } from '#endpoint.ts';
import { Instant, nameText, PathId, ResponseId, Success, text } from '#fields.ts';
import { NewCredential, UsedCredential } from '#passkeys/credentials.contract.ts';
import { passkeyLimits, passkeyStates } from '#passkeys/passkeys.limits.ts';
import { challenges } from '#second-factors/second-factors.limits.ts';

export const Passkey = z.object({
  id: ResponseId,
  name: z.string(),
  createdAt: Instant,
  /** Null if it was never used. */
  lastUsedAt: z.nullable(Instant),
  state: z.enum(passkeyStates),
});
export type Passkey = z.output<typeof Passkey>;

/** A passkey as the standard names it. */
const Known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** The choices that the server leaves to nobody: a passkey is on the device, and the person unlocks it. */
const RegistrationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type RegistrationOptions = z.output<typeof RegistrationOptions>;

const SignInOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty for a sign-in without a name: the device offers what it has. */
  allowCredentials: z.array(Known),
});
export type SignInOptions = z.output<typeof SignInOptions>;

const own = "the caller's own account";
const params = z.object({ passkeyId: PathId });

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/passkeys',
    access: 'user',
    whileWaiting: own,
    summary: "Returns the caller's passkeys, oldest first",
    response: z.array(Passkey),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/passkeys/options',
    access: 'user',
    whileWaiting: own,
    summary: 'Returns what a browser needs to make a passkey; nothing is stored of it before the browser has made one',
    response: RegistrationOptions,
    noReplay: true,
    reauthentication: true,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/passkeys',
    access: 'user',
    whileWaiting: own,
    summary: 'Adds the passkey that the browser has made, with a name after the device',
    body: z.object({ credential: NewCredential }),
    response: Passkey,
    status: 201,
    ownTransaction: true,
    session: true,
    locksCaller: true,
    noReplay: true,
    reauthentication: true,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/passkeys/:passkeyId',
    access: 'user',
    whileWaiting: own,
    summary: "Renames one of the caller's passkeys",
    params,
    body: z.object({ name: nameText(1, passkeyLimits.name, 'views.nameRequired') }),
    response: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/passkeys/:passkeyId',
    access: 'user',
    whileWaiting: own,
    summary: "Removes one of the caller's passkeys, which opens nothing from then on",
    params,
    response: Success,
    reauthentication: true,
  }),
  signInOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    summary: 'Returns what a browser needs to sign in with a passkey, or to take the second step with one',
    /** The challenge of a sign-in that waits for its second step. */
    body: z.object({ challenge: z.optional(text(challenges.token, 'errors.invalid')) }),
    response: SignInOptions,
    session: true,
    ownTransaction: true,
    noReplay: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'Signs in with a passkey, without a name or a password, and starts a session',
    body: z.object({ credential: UsedCredential }),
    response: CurrentUser,
    ownTransaction: true,
    session: true,
    noReplay: true,
  }),
};
