// Numbers and words of single sign-on.

export const providerLimits = {
  /** Providers that administrators set. */
  most: 10,
  id: 40,
  name: 60,
  issuer: 300,
  clientId: 300,
  secret: 1_000,
  scopes: 300,
  claim: 200,
  /** Values of the claim of departments that mean one of them. */
  departments: 100,
  value: 100,
  address: 500,
  problem: 200,
} as const;

/** How long somebody may take to sign in at the provider (milliseconds), and how many such ways one browser begins at a time. */
export const providerFlow = { lifetime: 600_000, perBrowser: 8, token: 100 } as const;

/** Ways to a provider that one network may begin, and tokens of logout that one network may send, in a minute. */
export const providerAttempts = {
  start: { attempts: 120, window: 60_000 },
  logout: { attempts: 600, window: 60_000 },
} as const;

/** Requests to a provider: milliseconds, bytes, and how long what a provider says of itself is kept. */
export const providerRequests = { timeout: 8_000, bytes: 262_144, picture: 5_000_000, discovery: 300_000 } as const;

/** Of what a provider says at a sign-in: groups that are read, and the clocks of both may differ by so many seconds. */
export const providerClaims = { values: 500, clock: 120, token: 8_000, sid: 300, subject: 255 } as const;

/** The provider of the environment has this id. */
export const environmentProvider = 'sso';

/** Why a sign-in with a provider did not succeed. */
export const providerProblems = [
  'no_provider',
  'no_address',
  'unreachable',
  'slow',
  'forbidden_address',
  'not_a_provider',
  'other_issuer',
  'cancelled',
  'refused',
  'other_browser',
  'too_old',
  'code_refused',
  'secret_refused',
  'token_invalid',
  'other_audience',
  'keys',
  'clock',
  'no_subject',
  'no_email',
  'email_unconfirmed',
  'known_address',
  'other_account',
  'linked_elsewhere',
  'unknown_person',
  'no_department',
  'no_room',
  'inactive',
  'too_many',
  'unavailable',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

/** The steps of a test, in their order. */
export const testSteps = ['reach', 'issuer', 'sign_in', 'code', 'token', 'claims', 'person'] as const;
export type TestStep = (typeof testSteps)[number];

/** What a sign-in would do with the person of a test. */
export const testOutcomes = ['known', 'links', 'creates', 'refused'] as const;
export type TestOutcome = (typeof testOutcomes)[number];
