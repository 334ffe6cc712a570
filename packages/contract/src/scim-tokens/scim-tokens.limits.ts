// Numbers of SCIM, by which a company's directory keeps accounts and departments (RFC 7643, 7644).

/** Where the directory calls. */
export const scimPath = '/scim/v2';

/** Marks a text as a token of SCIM, so that scanners for leaked secrets find it, and no other token is taken for one. */
export const scimTokenPrefix = 'tscim_';

export const scimTokenLimits = {
  /** Tokens of all directories together, expired ones included. */
  max: 20,
  name: { max: 80 },
  /** The days until one expires. */
  days: { min: 1, max: 3_650 },
} as const;

export const scimLimits = {
  /** Resources on a page: without a `count`, and at most. */
  page: { usual: 100, most: 500 },
  /** Characters of a filter, its comparisons, and how deep they are nested. */
  filter: { length: 2_000, terms: 50, depth: 12 },
  /** Attributes that one request names. */
  attributes: 50,
  operations: 1_000,
  externalId: 255,
  userName: 254,
  /** Requests of one token in a minute: a first sync sends several for each person. */
  perMinute: 3_000,
} as const;
