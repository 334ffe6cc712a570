// Every number, option list and palette of the product (both documents of the specification, section 9), in one place.

export const product = 'Tasklane AI';

export const limits = {
  username: { min: 3, max: 32 },
  password: { min: 8, max: 128, currentMin: 6 },
  fullName: { min: 2, max: 120 },
  email: { max: 254 },
  jobTitle: { max: 120 },
  avatar: { initials: 2, bytes: 5_000_000, pixels: 25_000_000, side: 512, zoom: 4 },
  title: { min: 3, max: 200 },
  /** `sent` is how much of it a board is sent, for a card to take its words from. */
  description: { max: 20_000, card: 75, sent: 300 },
  /**
   * `perTask` is how many people may write on a task, `whole` the bytes that these may have together, `list` how many are listed
   * with those about moves.
   */
  comment: { max: 10_000, listHeight: 350, perTask: 1_000, whole: 2_000_000, list: 2_000 },
  /** `whole` is what all texts of a list may have together. */
  checklist: { items: 100, text: 500, description: 2_000, whole: 60_000 },
  /** How many there are, and the bytes that they may have together. */
  checklistTemplates: { most: 120, whole: 2_000_000 },
  checklistTemplateName: { min: 3, max: 120 },
  assignees: 50,
  /**
   * Tasks of a page at most; bytes of a list of cards or of whole tasks, which then ends and says where it goes on; bytes of a
   * board that is kept, and of all that are.
   */
  taskList: { page: 1_000, bytes: { card: 32_000_000, whole: 8_000_000 }, board: 8_000_000, boards: 64_000_000 },
  /** `acts` is how many of the acts that one notification tells of are kept by name. */
  notifications: { list: 200, page: 30, acts: 20 },
  /** Entries on a page of the audit log. */
  audit: { page: 50 },
  /** How many accounts there are, and how many memberships in departments all of them have together. */
  people: { most: 5_000, memberships: 20_000 },
  tasksPerWorkspace: 100_000,
  /** Of a task; and how many there are. */
  departments: 20,
  departmentsAtMost: 500,
  departmentName: { max: 80 },
  departmentDescription: { max: 1_000 },
  /** `most` is how many there are, `whole` the bytes that they may have together. */
  emailTemplate: { name: 120, description: 1_000, subject: 200, html: 100_000, variables: 50, most: 100, whole: 2_000_000 },
  /** `quote` is how much of a comment stands in a mail. */
  mail: { subject: 200, message: 10_000, quote: 600 },
  outbox: { page: 50, most: 100 },
  customFields: { keys: 50, key: 80, value: 2_000, whole: 20_000 },
  shortText: 40,
  columnName: { max: 60 },
  columnsPerWorkspace: 20,
  /** Those that nobody has accepted or revoked. */
  invitationsPerWorkspace: 1_000,
  quickAddLines: 50,
  id: { max: 2_147_483_647 },
  body: { bytes: 262_144 },
  jsonDepth: 5,
  errorDetails: 100,
  clientError: { name: 40, message: 200, stack: 20, perPage: 5 },
  search: {
    query: 200,
    hits: 20,
    /** Of a longer query the longest words are looked for. */
    words: 12,
    /** From so many letters on, one of them may be wrong. */
    typoFrom: 4,
    /** From so many on, also in a word that is not typed to its end. */
    typoInBeginningFrom: 5,
    /** So many words are tried for one that is mistyped. */
    guesses: 30,
    snippet: 120,
  },
} as const;

/** The most bytes that any answer can take; `answers.test.ts` computes them of the limits above. */
export const answers = {
  bytes: 34_000_000,
  /** One of so many characters is packed before it is sent. */
  packedFrom: 500_000,
} as const;

export const timing = {
  currentUserTimeout: 10_000,
  /** How long a reading is waited for until it begins, a writing (or a mail server) until it begins, and either until it ends. */
  readTimeout: 10_000,
  writeTimeout: 60_000,
  bodyTimeout: 60_000,
  /** A POST of which nobody knows whether it was done is the same one when it is repeated within this time. */
  sameWrite: 600_000,
  /** What failed is asked for again after this time, and up to a quarter of it later, so that not everybody asks at once. */
  failedAgain: 20_000,
  authRetries: 3,
  authRetryFirst: 1_000,
  authRetryFactor: 1.5,
  currentUserFirstChecks: 3,
  currentUserFirstEvery: 15_000,
  currentUserThenEvery: 300_000,
  logoutTimeout: 3_000,
  toast: 5_000,
  toastRemoval: 1_000_000,
  eventPoll: 5_000,
  eventPollErrors: 3,
  eventPollPerError: 1_000,
  eventPollMax: 30_000,
  eventResetBack: 30_000,
  /** How far the server reads back before `since`, so that late commits and skewed clocks lose nothing. */
  eventOverlap: 5_000,
  eventWindow: 600_000,
  /** How long a deleted task can be restored. */
  trash: 30 * 86_400_000,
  /** How long the audit log remembers. */
  audit: 400 * 86_400_000,
  searchPause: 120,
  /** How long keys are held for something that opens. */
  openingAtMost: 20_000,
  /** Who has typed nothing for so long knows that it does not open. */
  openingPause: 700,
  /** Whoever has typed nothing for so long sees that something has come and taken the focus. */
  typingPause: 1_500,
  /** How long the second key of a shortcut such as G then B may wait. */
  keySequence: 1_500,
  persistentErrorWithin: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  /** How long the link of an invitation works. */
  invitation: 7 * 86_400_000,
  /** How long an invitation is kept after it was accepted, was revoked or has expired. */
  invitationKept: 30 * 86_400_000,
  /** How long a link for a new password works: one that an administrator made, and one that was asked for at the sign-in. */
  passwordResetByAdmin: 86_400_000,
  passwordResetByMail: 3_600_000,
  /** How long a link for a new password is kept after it ended, so that it says what became of it. */
  passwordResetKept: 30 * 86_400_000,
  /** No sooner is it answered that a link was asked for: what depends on whether the account exists is done by then. */
  passwordResetAnswer: 500,
  /** How long the link works that confirms an address, and the one that takes a change of it back. */
  emailConfirmation: 3 * 86_400_000,
  emailRevert: 7 * 86_400_000,
  /** How long such a link is kept after it ended, so that it says what became of it. */
  emailLinkKept: 30 * 86_400_000,
  /** What is done to one task within that time, and not read meanwhile, is told in one notification. */
  notificationMerge: 300_000,
} as const;

export const thresholds = {
  sessionErrorToast: 3,
  sessionWarningToast: 5,
  consoleWarning: 3,
  recoveryAttempts: 3,
  olderNotifications: 3,
  eventsPerAnswer: 1_000,
  /** Of so many tasks events carry the cards; with more of them loading a board is shorter. */
  cardsPerAnswer: 100,
  upcomingDays: 7,
  statusBarPercentPerTask: 20,
  cardsListed: 3,
  activityLines: 3,
  toastSwipe: 50,
} as const;

/** Attempts per window, each counted by address and, for the login, by account too. */
export const rateLimits = {
  login: { attempts: 10, perAddress: 100, window: 900_000 },
  register: { attempts: 10, window: 3_600_000 },
  changePassword: { attempts: 5, window: 900_000 },
  /** Changes of the address that one person asks for, and links to confirm one that are sent again. */
  changeEmail: { attempts: 5, window: 3_600_000 },
  picture: { attempts: 10, window: 3_600_000 },
  exportData: { attempts: 10, window: 3_600_000 },
  clientErrors: { attempts: 20, window: 600_000 },
  testMail: { attempts: 10, window: 3_600_000 },
  /** Invitations that one person sends, and registrations that one invitation is tried with. */
  invite: { attempts: 20, window: 3_600_000 },
  acceptInvitation: { attempts: 20, window: 3_600_000 },
  /** Links that one administrator makes; those that are asked for with one name and from one address; passwords that one link is tried with. */
  passwordResetLink: { attempts: 30, window: 3_600_000 },
  requestPasswordReset: { attempts: 5, perAddress: 30, window: 3_600_000 },
  usePasswordReset: { attempts: 20, window: 3_600_000 },
  comments: { attempts: 60, window: 60_000 },
  /**
   * Requests of one person in a minute, and from one address without a session, behind which a whole company may sign in at nine;
   * and the share of them that may come at once. Instances take them in so many batches a minute, and remember so many of those
   * who ask.
   */
  requests: {
    perMinute: 600,
    perAddress: 6_000,
    burstShare: 1 / 3,
    minute: 60_000,
    batchesPerMinute: 30,
    rememberedAtMost: 10_000,
  },
} as const;

/** The connections to a PostgreSQL server, and those who wait for one. */
export const serverDatabase = {
  poolMax: { min: 1, max: 500, usual: 10 },
  /**
   * Who finds no connection free waits (milliseconds): at most so long, no longer than `stuck` where nobody gives one back
   * either, and together with no more than so many others.
   */
  queue: { wait: 5_000, stuck: 2_000, most: 1_000 },
  /** How long a server that cannot be reached when we start is waited for (milliseconds). */
  waitAtStart: 60_000,
} as const;

/** Seconds between the end of readiness and the end of new connections. */
export const stopDelay = { min: 0, max: 60, usual: 2 } as const;

/** The disk of the embedded database (bytes). */
export const disk = {
  /** Freed when the disk is full, so that what is under way can be stored and the process can end in order. */
  reserve: 24 * 1024 * 1024,
  /** With less than that nothing more is stored for people. */
  floor: 64 * 1024 * 1024,
  /** With less than that share of it the operator is told. */
  low: 0.05,
  /** How old a look at it may be that decides on a write, and how often it is looked at anyway (milliseconds). */
  fresh: 250,
  every: 5_000,
} as const;

/**
 * Mails that one address gets at most, whoever causes them; what is more is skipped. Mails about the security of the account are
 * not counted, so that nobody can crowd them out.
 */
export const mailLimits = {
  /** Of all kinds together. */
  recipient: { attempts: 100, window: 3_600_000 },
  /** Of one kind caused by one person. */
  cause: { attempts: 20, window: 3_600_000 },
  /** Links that confirm the address, for whichever account. */
  confirmation: { attempts: 3, window: 86_400_000 },
  invitation: { attempts: 5, window: 86_400_000 },
} as const;

/** How mails are delivered: how often one is tried, how long one is waited for, and how long what was sent is kept (milliseconds). */
export const delivery = {
  tries: 10,
  /** Before the second try, the third and so on; the last one stays. */
  backOff: [30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000],
  /** A server that cannot be reached is asked again after so long, at first and at most. */
  probe: { first: 15_000, most: 300_000 },
  /** What could not be delivered for so long because the server was away is given up. */
  patience: 3 * 86_400_000,
  keepBodies: 30 * 86_400_000,
  keepRows: 400 * 86_400_000,
} as const;

/** When people are reminded of their tasks and get the daily digest, and how many of them at a time. */
export const reminders = {
  /** The hour of the person's zone. */
  hour: 8,
  /** How often somebody's hour may have come is looked at (milliseconds). */
  every: 300_000,
  batch: 250,
} as const;

/** What a daily digest tells. */
export const digest = {
  /** Lines of a section; what is more is counted. */
  lines: 10,
  /** How far back it tells what is new where the last one was not sent (milliseconds). */
  newsBack: 3 * 86_400_000,
  /** How long somebody who wrote waits for an answer. */
  waiting: 30 * 86_400_000,
  /** Characters of a link's token at most. */
  token: 200,
} as const;

/** How long a session lasts (milliseconds), and how many one person has; the one that was used longest ago ends first. */
export const session = { idle: 12 * 3_600_000, absolute: 30 * 86_400_000, perPerson: 50 } as const;

export const idempotency = { keep: 86_400_000, key: 255 } as const;

export const statuses = ['To Do', 'In Progress', 'Review', 'Done'] as const;
export type Status = (typeof statuses)[number];
export const firstStatus: Status = 'To Do';
export const startedStatus: Status = 'In Progress';
export const doneStatus: Status = 'Done';

/** What makes a mail leave, and which templates answer it; a template of `none` is sent by hand. */
export const triggerEvents = [
  'user_welcome',
  'task_assigned',
  'task_reminder',
  'notification',
  'password_updated',
  'new_user_registered',
  'none',
] as const;
export type TriggerEvent = (typeof triggerEvents)[number];
/** No event sends a template of this one, so none of them is a default. */
export const byHand: TriggerEvent = 'none';

/** The only names that a template can say in double braces. */
export const placeholders = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'title',
  'department',
  'taskTitle',
  'taskDescription',
  'taskDueDate',
  'taskPriority',
  'taskStatus',
  'assignerName',
  'workspaceName',
  'currentDate',
  'companyName',
  'loginLink',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** The virtual columns of the company view. */
export const virtualColumns = [
  { id: -1, name: 'To Do' },
  { id: -2, name: 'In Progress' },
  { id: -3, name: 'Review' },
  { id: -4, name: 'Done' },
] as const;

/** The priorities that are offered. */
export const priorities = ['P1', 'P2', 'P3'] as const;
/** Those that a task may be given; P0 by a request alone. */
export const knownPriorities = ['P0', ...priorities] as const;
export type Priority = (typeof knownPriorities)[number];
export const defaultPriority = 'P2';
export const defaultTaskType = 'Planning';

export const companyWorkspaceId = 0;
export const defaultWorkspaceId = 1;
/** The workspace in which the company view adds a task. */
export const companyCreateWorkspaceId = 5;

/** The departments and their workspaces of a new database; workspace n belongs to the nth. */
export const seededDepartments = ['Marketing', 'HR', 'Engineering', 'Accounting', 'Sales'] as const;

/** The departments that the form of a checklist template offers besides those there are. */
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
export const languages = ['english', 'spanish', 'french', 'german'] as const;
export type Language = (typeof languages)[number];
export const timezones = ['UTC', 'EST', 'CST', 'MST', 'PST'] as const;
export type Timezone = (typeof timezones)[number];
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const avatarPalette = ['#0066FF', '#F59E0B', '#10B981', '#EF4444', '#8B5CF6', '#EC4899', '#14B8A6', '#F97316'] as const;
export const defaultAvatarColor = '#6366F1';
export const profileAvatarColor = '#0066FF';

export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Below this height, in pixels, a board keeps its room for cards. */
export const lowWindow = 560;

/** The keys of the browser's local storage. */
export const storageKeys = {
  sidebarCollapsed: 'sidebar-collapsed',
  theme: 'theme',
  language: 'language',
  createColumn: 'create-task-column',
  createStatus: 'create-task-status',
  createWorkspace: 'create-task-workspace',
  lastActive: 'last-active',
  pushed: 'pushed-notifications',
} as const;
