// Numbers and words of the history of sign-ins.

/** Rows that are kept of a person: successful ones, and as many refused ones, which cannot crowd them out. */
export const signInHistory = { kept: 100, listed: 100, address: 60 } as const;

/** Mails about new devices to one person within a day. */
export const newDeviceMails = { perDay: 10, day: 86_400_000 } as const;

/** How long a browser is recognised after a sign-in, in seconds; browsers keep no cookie for longer. */
export const deviceCookie = { seconds: 400 * 86_400 } as const;

/** `credentials` are a username and a password of this server, `directory` those of the company's, `provider` is single sign-on. */
export const signInMethods = ['credentials', 'passkey', 'provider', 'directory'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Why a sign-in was refused. */
export const signInRefusals = ['wrong_password', 'wrong_code', 'wrong_passkey', 'copied_passkey', 'inactive'] as const;
export type SignInRefusal = (typeof signInRefusals)[number];
