// Numbers of the list of sessions.

/** A person may have more, where the operator allows it: the list has those that were used last. */
export const sessionList = { max: 100, userAgent: 300, address: 60 } as const;

/** How long a session counts as proved after a sign-in or a re-authentication, in milliseconds. */
export const reauthenticationWindow = 600_000;

/** After a re-authentication, the session before it answers for so long what is under way, in milliseconds. */
export const sessionOverlap = 10_000;

/** The ways to prove who one is within a session; `code` is one from the phone, or a recovery code. */
export const reauthenticationMethods = ['password', 'code', 'passkey'] as const;
export type ReauthenticationMethod = (typeof reauthenticationMethods)[number];

/** The bounds of SESSION_IDLE_HOURS and SESSION_MAX_DAYS; browsers keep no cookie for longer. */
export const sessionBounds = { idleHours: { min: 1, max: 8_760 }, maxDays: { min: 1, max: 400 } } as const;
