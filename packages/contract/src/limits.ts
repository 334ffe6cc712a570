// All numbers, option lists and palettes of the product (sections 9 of specification parts 1 and 2). Sizes of texts are in UTF-16
// units unless a name says bytes; durations are in milliseconds.

export const product = 'Tasklane AI';

export const limits = {
  username: { min: 3, max: 32 },
  password: { min: 8, max: 128, currentMin: 6 },
  fullName: { min: 2, max: 120 },
  email: { max: 254 },
  jobTitle: { max: 120 },
  avatar: { initials: 2, bytes: 5_000_000, pixels: 25_000_000, side: 512, zoom: 4 },
  title: { min: 3, max: 200 },
  /** `card` characters are shown on a card. The server sends the first `excerpt` characters with a board, as Markdown takes some. */
  description: { max: 20_000, card: 75, excerpt: 300 },
  /** Two changes of a longer text are not merged. */
  mergedText: 50_000,
  /** People may write `perTask` comments of `totalBytes` on a task. A list has at most `listed`, comments about moves included. */
  comment: { max: 10_000, listHeight: 350, perTask: 1_000, totalBytes: 2_000_000, listed: 2_000 },
  /** `totalLength` limits the sum of all texts of a checklist. */
  checklist: { items: 100, text: 500, description: 2_000, totalLength: 60_000 },
  /** Number of templates, and the sum of their sizes. */
  checklistTemplates: { max: 120, totalBytes: 2_000_000 },
  checklistTemplateName: { min: 3, max: 120 },
  assignees: 50,
  /**
   * `page` is the maximum number of tasks on a page. `bytes` limits a list of cards or of whole tasks; a longer list ends early
   * and links to its next page. `board` and `boards` are the bytes of one cached board and of all
   * together.
   */
  taskList: {
    page: 1_000,
    bytes: { card: 32_000_000, whole: 8_000_000 },
    board: 8_000_000,
    boards: 64_000_000,
  },
  /** A notification merges several events; it keeps the authors of the last `mergedEvents`. */
  notifications: { list: 200, page: 30, mergedEvents: 20 },
  /** Entries on a page of the audit log, and read at once for its file. */
  audit: { page: 50, exportPage: 500 },
  /** Number of accounts, and of department memberships of all accounts together. */
  people: { max: 5_000, memberships: 20_000 },
  tasksPerWorkspace: 100_000,
  /** Tasks of one bulk change. */
  bulkTasks: 500,
  departmentsPerTask: 20,
  maxDepartments: 500,
  /** Former names of a department that are shown; older ones still lead to it. */
  formerNames: 20,
  departmentName: { max: 80 },
  departmentDescription: { max: 1_000 },
  /** `max` is the number of templates, `totalBytes` the sum of their sizes. */
  emailTemplate: { name: 120, description: 1_000, subject: 200, html: 100_000, variables: 50, max: 100, totalBytes: 2_000_000 },
  /** A mail quotes the first `quote` characters of a comment, and lists `titles` tasks of one act. */
  mail: { subject: 200, message: 10_000, quote: 600, titles: 20 },
  outbox: { page: 50, max: 100 },
  customFields: { keys: 50, key: 80, value: 2_000, totalLength: 20_000 },
  shortText: 40,
  columnName: { max: 60 },
  columnsPerWorkspace: 20,
  /** The number of tasks that a column's limit of work in progress may name. */
  columnLimit: { min: 1, max: 999 },
  /** Counts invitations that are neither accepted nor revoked. */
  invitationsPerWorkspace: 1_000,
  quickAddLines: 50,
  /** The length of a typed line with everything that is understood in it, and how many user names of it are looked up. */
  quickAdd: { text: 1_000, usernames: 20 },
  /** `interval` and `text` bound a stored rule. A rule is asked for this many periods before it counts as ended. */
  recurrence: { text: 200, interval: 999, periods: 60 },
  id: { max: 2_147_483_647 },
  /** Of a JSON body; `small` where nobody is signed in yet, and where there is nothing to send. */
  body: { bytes: 524_288, small: 4_096 },
  /** How deep a body of an endpoint may be, and any text before it is parsed at all. */
  jsonDepth: 5,
  parsedDepth: 32,
  errorDetails: 100,
  clientError: { name: 40, message: 200, stack: 20, perPage: 5 },
  search: {
    query: 200,
    hits: 20,
    /** With more terms in a query, the search uses the longest ones. */
    terms: 12,
    /** A term of this length or more tolerates one wrong letter. */
    typoMinLength: 4,
    /** A prefix of this length or more tolerates one wrong letter too. */
    typoPrefixMinLength: 5,
    /** The search tries this many known words for a mistyped term. */
    typoCandidates: 30,
    /** A term of this length or more is found inside of longer words too. */
    insideMinLength: 4,
    snippet: 120,
  },
} as const;

/** The tables of people load as many rows at a time; the characters of a place. */
export const peoplePages = { rows: 50, place: 1_000 } as const;

/**
 * The company view loads all tasks if there are at most `whole`, else pages: `column` cards of a column, `list` rows,
 * `many` rows for an export, which ends at `exported`. `filter` and
 * `place` are characters of a query, `values` the values of one condition, `groups` the headings of a list,
 * `counts` the pairs of status and department. The web does not load these.
 */
export const companyLimits = {
  whole: 500,
  column: 30,
  list: 100,
  many: 500,
  exported: 200_000,
  filter: 4_000,
  place: 1_500,
  values: 100,
  groups: 5_000,
  counts: 40_000,
} as const;

export const responseLimits = {
  /** The maximum size of any response; `response-limits.test.ts` computes it from the limits above. */
  maxBytes: 34_000_000,
  /** The server compresses a response of this many characters or more before it sends it. */
  compressFrom: 500_000,
  /** It leaves a response of fewer bytes as it is. */
  notCompressed: 1_024,
} as const;

export const timing = {
  currentUserTimeout: 10_000,
  /** Timeouts until the response to a read begins, until the response to a write (or of a mail server) begins, and until its body ends. */
  readTimeout: 10_000,
  writeTimeout: 60_000,
  bodyTimeout: 60_000,
  /** The web repeats a POST with an unknown result under the same Idempotency-Key within this time. */
  idempotencyWindow: 600_000,
  /** The web repeats a failed query after this time plus a random part of up to a quarter, so that clients do not retry in step. */
  refetchFailedAfter: 20_000,
  authRetries: 3,
  authRetryFirst: 1_000,
  authRetryFactor: 1.5,
  currentUserFirstChecks: 3,
  /** After a call that has renewed the session, an answer to one that began before it may still come. */
  sessionRenewal: 3_000,
  currentUserFirstEvery: 15_000,
  currentUserThenEvery: 300_000,
  logoutTimeout: 3_000,
  toast: 5_000,
  /** A question that is not on the screen by then could not be loaded. */
  questionShown: 15_000,
  /** The notifications of a task are read after it has been open and visible for this long. */
  seenAfter: 2_000,
  toastRemoval: 1_000_000,
  eventPoll: 5_000,
  eventPollErrors: 3,
  eventPollPerError: 1_000,
  eventPollMax: 30_000,
  eventLookback: 30_000,
  searchDebounce: 120,
  /** The web buffers typed keys for an overlay that is opening for this long at most. */
  keyBufferMax: 20_000,
  /** After a pause this long the person has read the message that the overlay failed to open, so the buffer is dropped. */
  keyBufferPause: 700,
  /** After a pause this long the person has noticed that an overlay took the focus. */
  typingPause: 1_500,
  /** Maximum pause between the keys of a shortcut such as G then B. */
  keySequence: 1_500,
  persistentErrorWithin: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  invitationLifetime: 7 * 86_400_000,
  /** Lifetime of a password reset link that an administrator made. */
  adminResetLifetime: 86_400_000,
} as const;

/** Times that only the server needs, apart from `timing`, which the first screens of the web load. */
export const serverTiming = {
  /** The server reads events from this long before `since`, so that late commits and skewed clocks lose none. */
  eventOverlap: 5_000,
  eventWindow: 600_000,
  /** Retention of an invitation after it was accepted, revoked or has expired. */
  invitationRetention: 30 * 86_400_000,
  /** Lifetime of a password reset link that was requested at the sign-in. */
  mailedResetLifetime: 3_600_000,
  /** Retention of a used or expired link, so that its page can say what happened to it. */
  passwordResetRetention: 30 * 86_400_000,
  /** The response to a reset request takes at least this long, so that its duration does not reveal whether the account exists. */
  passwordResetMinDuration: 500,
  /** Lifetime of the link that confirms an e-mail address, and of the link that reverts a change. */
  emailConfirmationLifetime: 3 * 86_400_000,
  emailRevertLifetime: 7 * 86_400_000,
  /** Retention of a used or expired link, so that its page can say what happened to it. */
  emailLinkRetention: 30 * 86_400_000,
  /** Events on one task within this time are merged into one notification as long as it is unread. */
  notificationMergeWindow: 300_000,
} as const;

/**
 * Answers for an Idempotency-Key that are older than `age` stay until their retention only as far as their caller has no more of
 * them, and of bytes together. The web does not load this.
 */
export const keptAnswers = { age: 3_600_000, perCaller: 10_000, bytes: 20_000_000 } as const;

/** The newest notifications of a person stay, as many; the web does not load this. */
export const keptNotifications = 5_000;

/** Bounds of the assistant and the score; the first screens do not load these. */
export const assistantLimits = {
  /** Characters of a sentence, and with pasted lines. */
  question: 1_000,
  text: 20_000,
  /** A sentence of more words is neither a command nor a question. */
  sentenceWords: 60,
  /** Questions before a text, whose conditions it may keep. */
  previous: 5,
  /** An answer lists `tasks` ids and names `cards` of them. */
  tasks: 200,
  cards: 50,
  /** Comments that an answer quotes, and characters of each. */
  quotes: 3,
  quote: 300,
  /** Pages of found tasks end here; whoever wants more narrows the search. */
  skip: 10_000,
  people: 10,
  choices: 5,
  nearest: 3,
  /** A sentence that the assistant offers names so many tasks. */
  tasksByNumber: 20,
  /** Changes of one proposal. */
  acts: 50,
  /** A task without a change for this many days is stuck unless the question names a time. */
  stuckDays: 7,
  /** A proposal can be confirmed within this time (milliseconds); it is kept for undo and its record. */
  proposalLifetime: 15 * 60_000,
  proposalRetention: 30 * 86_400_000,
  /** The highest score, and the tasks in the preview of its weights. */
  score: 100,
  scorePreview: 20,
} as const;

/** What the assistant may look at, and what it may do: read, propose, or also do what is easily undone. */
export const assistantSettings = { scopes: ['task', 'board', 'all'], levels: ['ask', 'propose', 'auto'] } as const;
export type AssistantScope = (typeof assistantSettings.scopes)[number];
export type AssistantLevel = (typeof assistantSettings.levels)[number];

/** Conversations with the assistant: how many one person has, and how long one may be (messages, characters). */
export const conversationLimits = {
  name: 120,
  /** The beginning of the first message becomes the name. */
  ownName: 60,
  perPerson: 200,
  messages: 200,
  characters: 400_000,
  /** The newest proposals up to this size are shown with their messages. */
  proposalBytes: 4_000_000,
} as const;

/** Quick add announces what it understood after this pause in the typing. */
export const understoodPause = 900;

/** Statements that take as many milliseconds are logged by default. */
export const slowQuery = { default: 1_000, max: 60_000 };

/** The charts of the administration: six hours of minutes, in memory. */
export const monitoringHistory = { interval: 60_000, points: 360 };

/** Bounds and intervals of event streams (milliseconds, bytes, characters). */
export const live = {
  streams: { perPerson: 20, perInstance: 6_000 },
  /** Interval of empty messages, which keep proxies and browsers from closing a silent stream. */
  heartbeat: 20_000,
  /** Interval at which the log is read without a notification, and the pause between two readings at least. */
  readInterval: 1_000,
  readPause: 5,
  /** The channel on which instances notify each other, and the pause between two notifications at least. */
  channel: 'events',
  notify: 25,
  /** An instance knows the newest events of this many departments, workspaces and people; with more it starts over. */
  knownAudiences: 20_000,
  /** Interval at which the session of every stream is checked. */
  sweep: 60_000,
  /** A reader is disconnected with more bytes than this unread, or with any unread for longer than this. */
  unread: { bytes: 262_144, time: 30_000 },
  /** Resumes that query the log at the same time. */
  resumes: 4,
  /** Length of a position in the log, which lists the transactions that were in progress. */
  logPosition: 4_000,
  /** Delay before a client reconnects: after a break, after a change of its rights, after a shutdown (spread over a range). */
  retry: { usual: 2_000, changed: 200, restart: { least: 500, perStream: 5, most: 30_000 } },
  /** An event carries a comment, and the details of a task, up to this many bytes. */
  carried: { comment: 4_000, details: 4_000 },
  /** Retention of events. */
  kept: 7 * 86_400_000,
} as const;

/** Presence in the web (milliseconds). */
export const presenceTiming = {
  /** A visible tab repeats its place at this interval. */
  beat: 20_000,
  /** The web waits this long after a navigation, or a change of the edited field, before it reports the new place. */
  settle: 400,
  /** Without any input for this long, the person is not there. */
  idle: 600_000,
  /** Faces at the head of a board or task; one of them is the number of the others. */
  faces: 3,
} as const;

/** Presence on the server (milliseconds); the web does not load these. */
export const presenceLimits = {
  /** A place that is not repeated expires. */
  expiry: 45_000,
  /** A stream sends the people of its places at most once in this time, and `perTick` streams at a time. */
  tick: 1_000,
  perTick: 1_000,
  /** A person has this many tabs; the one that was silent longest is dropped. */
  tabsPerPerson: 20,
  /** A stream sends this many people. */
  perReader: 50,
  /** The channel on which instances exchange changes, and the bytes of one message (PostgreSQL allows 7,999). */
  channel: 'presence',
  message: 7_500,
} as const;

export const thresholds = {
  sessionErrorToast: 3,
  sessionWarningToast: 5,
  consoleWarning: 3,
  recoveryAttempts: 3,
  olderNotifications: 3,
  eventsPerResponse: 1_000,
  /** Events carry the cards of up to this many tasks; with more, loading the board is cheaper. */
  cardsPerResponse: 100,
  /** The same for comments, for the details of tasks, and for the notifications that were marked at once. */
  rowsPerResponse: 30,
  upcomingDays: 7,
  statusBarPercentPerTask: 20,
  cardsListed: 3,
  activityLines: 3,
  toastSwipe: 50,
} as const;

/** Attempts per window, counted by IP address and, for the login, by account too. */
export const rateLimits = {
  login: { attempts: 10, perAddress: 100, window: 900_000 },
  register: { attempts: 10, window: 3_600_000 },
  changePassword: { attempts: 5, window: 900_000 },
  /** Counts changes of the e-mail address by one person, and repeated confirmation links. */
  changeEmail: { attempts: 5, window: 3_600_000 },
  picture: { attempts: 10, window: 3_600_000 },
  exportData: { attempts: 10, window: 3_600_000 },
  exportTasks: { attempts: 30, window: 3_600_000 },
  importPeople: { attempts: 300, window: 3_600_000 },
  importFile: { attempts: 30, window: 3_600_000 },
  attachment: { attempts: 300, window: 3_600_000 },
  clientErrors: { attempts: 20, window: 600_000 },
  testMail: { attempts: 10, window: 3_600_000 },
  /** `invite` counts invitations by one person, `acceptInvitation` registration attempts with one invitation. */
  invite: { attempts: 20, window: 3_600_000 },
  /** Of an administrator, who may bring a whole company in. */
  inviteByAdmin: { attempts: 500, window: 3_600_000 },
  acceptInvitation: { attempts: 20, window: 3_600_000 },
  /** Counts links made by one administrator, requests for one account and from one IP address, and attempts with one link. */
  passwordResetLink: { attempts: 30, window: 3_600_000 },
  requestPasswordReset: { attempts: 5, perAddress: 30, window: 3_600_000 },
  usePasswordReset: { attempts: 20, window: 3_600_000 },
  comments: { attempts: 60, window: 60_000 },
  /** Bulk changes of one person. */
  bulkChanges: { attempts: 60, window: 60_000 },
  /** Tasks that one person may change by requests for several: each leaves an entry, an event and perhaps a comment. */
  changedTasks: { attempts: 20_000, window: 3_600_000 },
  /** Messages of one person to the assistant. */
  assistant: { attempts: 30, window: 60_000 },
  /** Proposals of one person over MCP. */
  proposals: { attempts: 60, window: 60_000 },
  /**
   * Requests per minute of one person, and without a session from one IP address, behind which a whole company may sign in at nine.
   * `burstShare` of them may come at once. Instances reserve them in `batchesPerMinute` and track `maxTracked` callers in memory.
   */
  requests: {
    perMinute: 600,
    perAddress: 6_000,
    /** Of one API token; all of them may come at once. */
    perToken: 300,
    /** Calls with an invalid API token from one IP address. */
    wrongTokens: 60,
    burstShare: 1 / 3,
    minute: 60_000,
    batchesPerMinute: 30,
    maxTracked: 10_000,
  },
} as const;

/**
 * Calls of one person: how many run at the same time in a process, and how many more wait for them. A browser has six connections, one
 * of which is the stream; the embedded database has a single one. Apart from the other limits, because the web needs none of these.
 */
export const callsAtOnce = { running: 6, runningEmbedded: 3, waiting: 200 } as const;

/** The connection pool of PostgreSQL and its queue. */
export const serverDatabase = {
  poolMax: { min: 1, max: 500, default: 10 },
  /**
   * A caller waits `wait` for a free connection, but only `stuck` if no connection is released meanwhile. At most `max` callers
   * wait.
   */
  queue: { wait: 5_000, stuck: 2_000, max: 1_000 },
  /** The server retries to connect for this long when it starts. */
  startTimeout: 60_000,
} as const;

/** Seconds between failing readiness and the end of new connections. */
export const stopDelay = { min: 0, max: 60, default: 2 } as const;

/** The disk of the embedded database (bytes). */
export const disk = {
  /** A reserve file of this size is deleted when the disk is full, so that running writes can finish and the process can shut down. */
  reserve: 24 * 1024 * 1024,
  /** With less free space the server refuses writes. */
  minFree: 64 * 1024 * 1024,
  /** With a smaller free share the server warns the operator. */
  lowShare: 0.05,
  /** Maximum age of a measurement that decides on a write, and the interval of measurements (milliseconds). */
  maxAge: 250,
  checkInterval: 5_000,
} as const;

/**
 * Maximum number of mails to one address; the server skips further ones. Security mails of the account are not counted, so that
 * nobody can crowd them out.
 */
export const mailLimits = {
  /** All kinds together. */
  recipient: { attempts: 100, window: 3_600_000 },
  /** One kind, caused by one person. */
  cause: { attempts: 20, window: 3_600_000 },
  /** Confirmation links, for all accounts together. */
  confirmation: { attempts: 3, window: 86_400_000 },
  invitation: { attempts: 5, window: 86_400_000 },
} as const;

/** Delivery of mails: attempts and delays (milliseconds). */
export const delivery = {
  maxAttempts: 10,
  /** Delays before the second attempt, the third and so on; the last one repeats. */
  backoff: [30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000],
  /** First and maximum delay between attempts to reach a mail server that is down. */
  probe: { first: 15_000, max: 300_000 },
  /** Delivery fails for good after the mail server was down for this long. */
  giveUpAfter: 3 * 86_400_000,
  /** At most so many of the newest texts and rows are kept. */
  kept: { bodies: 100_000, rows: 1_000_000 },
} as const;

/** Recurring tasks that are made on their day: the server looks for them at this interval (milliseconds). */
export const recurring = { checkInterval: 300_000 } as const;

/** Reminders and daily digests. */
export const reminders = {
  /** The hour in the person's time zone. */
  hour: 8,
  /** Interval at which the server looks for people whose hour has come (milliseconds). */
  checkInterval: 300_000,
  /** Number of people per transaction. */
  batch: 250,
} as const;

/** Contents of a daily digest. */
export const digest = {
  /** Lines of a section; the digest only counts further ones. */
  lines: 10,
  /** Departments whose week it shows at most. */
  departments: 10,
  /** The digest covers at most this much of the past if the last one was not sent (milliseconds). */
  newsLookback: 3 * 86_400_000,
  /** Age up to which the digest lists comments that wait for a reply. */
  unansweredWindow: 30 * 86_400_000,
  /** Maximum characters of a link's token. */
  token: 200,
} as const;

/** Idle and absolute lifetime of a session (milliseconds), and sessions per person; the least recently used one ends first. */
export const session = { idle: 12 * 3_600_000, absolute: 30 * 86_400_000, perPerson: 50 } as const;

/**
 * What a browser keeps of a person for the time without a server: the lists and tasks seen last, each up to `bytes` (characters of
 * its JSON), stored `delay` milliseconds after a change. After a store that took long on the page's thread, the next one waits
 * `restPerCost` times as long. At most `writes` writes wait; they are tried again every `retry` milliseconds. What another page has
 * stored without an answer is its own for `livingPage` milliseconds.
 */
export const offline = {
  boards: 6,
  tasks: 60,
  bytes: 6_000_000,
  delay: 1_500,
  writes: 500,
  retry: 15_000,
  restPerCost: 50,
  livingPage: 30_000,
  keyInUse: 1_000,
} as const;

export const idempotency = { retention: 86_400_000, key: 255 } as const;

export const statuses = ['To Do', 'In Progress', 'Review', 'Done'] as const;
export type Status = (typeof statuses)[number];
export const firstStatus: Status = 'To Do';
export const startedStatus: Status = 'In Progress';
export const doneStatus: Status = 'Done';

/** The virtual columns of the company view. */
export const virtualColumns = [
  { id: -1, name: 'To Do' },
  { id: -2, name: 'In Progress' },
  { id: -3, name: 'Review' },
  { id: -4, name: 'Done' },
] as const;

/** The priorities that the web offers. */
export const priorities = ['P1', 'P2', 'P3'] as const;
/** The priorities that the API accepts; P0 has no choice in the web. */
export const knownPriorities = ['P0', ...priorities] as const;
export type Priority = (typeof knownPriorities)[number];
export const defaultPriority = 'P2';
export const defaultTaskType = 'Planning';

export const companyWorkspaceId = 0;
export const defaultWorkspaceId = 1;
/** The workspace that gets tasks created in the company view. */
export const companyCreateWorkspaceId = 5;

/** The departments of a new database; workspace n belongs to the nth department. */
export const seededDepartments = ['Marketing', 'HR', 'Engineering', 'Accounting', 'Sales'] as const;

/** The form of a checklist template offers these in addition to the existing departments. */
export const templateDepartments = [
  'Marketing',
  'Engineering',
  'HR',
  'Finance',
  'Operations',
  'Sales',
  'Customer Support',
  'Product Management',
] as const;

export const departmentRoles = ['member', 'lead', 'manager', 'director'] as const;
export const workspaceRoles = ['member', 'admin'] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];
export const userRoles = ['user', 'admin'] as const;

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
/** What `/` shows to a person. */
export const startScreens = ['board', 'my-work'] as const;
export const languages = ['english', 'spanish', 'french', 'german'] as const;
export type Language = (typeof languages)[number];
export const timezones = ['UTC', 'EST', 'CST', 'MST', 'PST'] as const;
/** One of the `timezones`, or an IANA zone: then it follows the person's browser. */
export type Timezone = string;
/** The zone of a new account until its browser has said where it is. */
export const firstTimezone = 'Etc/UTC';
/** The day with which a week begins: that of the person's language and region, or a chosen one. */
export const weekStarts = ['region', 'monday', 'saturday', 'sunday'] as const;
export type WeekStart = (typeof weekStarts)[number];
/** A weekday, 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** The colours that a column may have; each has a shade for light and for dark screens. */
export const columnColors = ['gray', 'red', 'orange', 'green', 'blue', 'purple'] as const;
export type ColumnColor = (typeof columnColors)[number];

export const avatarPalette = ['#0066FF', '#F59E0B', '#10B981', '#EF4444', '#8B5CF6', '#EC4899', '#14B8A6', '#F97316'] as const;
export const defaultAvatarColor = '#6366F1';
export const profileAvatarColor = '#0066FF';

export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Below this window height, in pixels, the board drops its extras to keep space for cards. */
export const lowWindowHeight = 560;

/** Keys of the browser's local storage. */
export const storageKeys = {
  sidebarCollapsed: 'sidebar-collapsed',
  theme: 'theme',
  language: 'language',
  createColumn: 'create-task-column',
  createStatus: 'create-task-status',
  createWorkspace: 'create-task-workspace',
  lastActive: 'last-active',
  pushed: 'pushed-notifications',
  /** Whose data the browser keeps for the time without a server, and when the server was last heard. */
  offlinePerson: 'offline-person',
  lastContact: 'last-contact',
  sessionIdle: 'session-idle',
  writesWait: 'writes-wait',
  /** Somebody has logged out, and no server has heard of it yet. */
  logOutWaits: 'log-out-waits',
  /** Followed by a key of the page: its writes that have no answer. */
  leftWrites: 'left-writes-',
  myWorkBoard: 'my-work-board',
  doFirstFolded: 'do-first-folded',
  /** What the person opened lately, for the command menu. */
  recent: 'recent',
  /** Followed by a person's id: the columns that they have collapsed. */
  collapsedColumns: 'collapsed-columns-',
  /** Followed by a person's id: the lanes that they have collapsed. */
  collapsedLanes: 'collapsed-lanes-',
  /** Followed by a person's id: the columns of their lists, and the widths of these. */
  listColumns: 'list-columns-',
  listWidths: 'list-widths-',
} as const;
