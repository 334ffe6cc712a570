// Numbers and choices of API tokens.

export const tokenLimits = {
  /** Tokens of one person, expired ones included. */
  perPerson: 50,
  name: { max: 80 },
  /** Tokens on a page of the administrators' list. */
  page: 50,
  /** An expired token stays in its owner's list for this long (milliseconds). */
  keepExpired: 30 * 86_400_000,
  /** The last use is stored at most this often (milliseconds). */
  touch: 60_000,
} as const;

/** The days after which a token expires; a token may also never expire. */
export const tokenDays = [30, 90, 365] as const;

/** Marks a text as an API token, so that scanners for leaked secrets find it. */
export const tokenPrefix = 'tsk_';
