// Numbers of passkeys.

export const passkeyLimits = { perPerson: 20, name: 60 } as const;

/** A challenge is answered once, within `lifetime` milliseconds; a browser has `perBrowser` of them at a time. */
export const passkeyChallenges = { lifetime: 300_000, perBrowser: 5 } as const;

/** The longest parts of an answer of an authenticator, in characters of base64url. */
export const credentialLimits = {
  id: 1_400,
  clientData: 2_000,
  authenticatorData: 1_200,
  signature: 1_000,
  userHandle: 100,
  attestation: 30_000,
  transports: 10,
} as const;

/** Times the attempts of a sign-in with a password (`RATE_LIMIT_LOGIN`) that one network has: to ask for a challenge, and to answer. */
export const passkeyAttempts = { options: 200, answers: 10 } as const;

/**
 * `elsewhere`: the address of the server was another one when it was made. `copied`: two devices have used it, which only a copy of
 * its key can do, so it opens nothing any more.
 */
export const passkeyStates = ['works', 'elsewhere', 'copied'] as const;

/** What a mail tells the owner of a passkey. */
export const passkeyChanges = ['added', 'removed', 'copied'] as const;
export type PasskeyChange = (typeof passkeyChanges)[number];
