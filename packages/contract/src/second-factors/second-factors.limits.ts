// Numbers of the second step of a sign-in.

/** Codes of RFC 6238, as programs on phones make them; `window` steps before and after the present one are taken, too. */
export const totp = { period: 30, digits: 6, window: 1, secretBytes: 20 } as const;

export const recoveryCodes = { count: 10, characters: 24, group: 4 } as const;

/** A challenge is answered within `lifetime` milliseconds and `tries` tries. */
export const challenges = { lifetime: 300_000, tries: 5, token: 100 } as const;

/**
 * Codes from the phone that are tried for one account, wherever from. Whoever has used them up can still sign in with a recovery code,
 * which nobody can guess.
 */
export const factorAttempts = { attempts: 30, window: 3_600_000 } as const;

/** How long a browser that a person trusts needs no code, in seconds, and how many of these a person has. */
export const trust = { seconds: 30 * 86_400, perPerson: 20 } as const;

export const factorMethods = ['totp', 'recovery', 'passkey'] as const;
export type FactorMethod = (typeof factorMethods)[number];
