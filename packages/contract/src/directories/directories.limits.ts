// Numbers and words of the company's directory (LDAP).

/** In characters, except `departments`. */
export const directoryLimits = {
  name: 60,
  url: 300,
  certificate: 20_000,
  dn: 500,
  password: 1_000,
  filter: 1_000,
  attribute: 200,
  /** Groups that mean a department. */
  departments: 100,
  value: 400,
  username: 254,
  detail: 500,
} as const;

/** Milliseconds: to connect, for one answer, for everything of one sign-in, and for a whole synchronisation. */
export const directoryTiming = { connect: 5_000, answer: 8_000, signIn: 15_000, run: 1_800_000 } as const;

/** What the directory may send: bytes of one message and of a connection, and messages that answer one request. */
export const directoryAnswers = { message: 4_194_304, signIn: 16_777_216, run: 1_073_741_824, messages: 20_000 } as const;

/** Groups of one person that are followed, and how deep they may be nested. */
export const directoryGroups = { most: 500, depth: 20, shown: 40 } as const;

/** People at a time in a synchronisation, and in all. */
export const directoryPeople = { page: 500, most: 50_000 } as const;

/** Minutes between two synchronisations; 0 for none. */
export const syncMinutes = { min: 15, max: 10_080, default: 60 } as const;

/** How many people one synchronisation deactivates without being asked: so few, or this share of those who are linked. */
export const leavingAtOnce = { few: 3, share: 0.2 } as const;

/** How often the job looks whether a synchronisation is due, and when one counts as lost (milliseconds). */
export const syncTiming = { check: 20_000, lease: 2_100_000 } as const;

/** The id under which accounts of the directory are linked; no provider of single sign-on can have it. */
export const directoryProvider = '@directory';

/** The steps of a test, in their order. */
export const directorySteps = ['reach', 'bind', 'search', 'person', 'groups', 'account'] as const;
export type DirectoryStep = (typeof directorySteps)[number];

/** Why the directory cannot be used, or somebody of it cannot sign in. */
export const directoryProblems = [
  'plain_refused',
  'unreachable',
  'slow',
  'no_tls',
  'certificate',
  'not_a_directory',
  'secret_unreadable',
  'password_missing',
  'bind_refused',
  'base_missing',
  'search_refused',
  'referral',
  'too_much',
  'groups_unread',
  'not_found',
  'several',
  'no_id',
  'disabled',
  'no_email',
  'known_address',
  'linked_elsewhere',
  'unknown_person',
  'no_department',
  'no_room',
  'inactive',
  'busy',
  'unavailable',
] as const;
export type DirectoryProblem = (typeof directoryProblems)[number];

/** `waiting` for the job, `held` if it would have deactivated too many. */
export const syncStates = ['waiting', 'running', 'done', 'held', 'failed'] as const;
export type SyncState = (typeof syncStates)[number];
