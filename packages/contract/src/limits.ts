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
  description: { max: 20_000, card: 75 },
  comment: { max: 10_000, listHeight: 350 },
  checklist: { items: 100, text: 500, description: 2_000 },
  checklistTemplateName: { min: 3, max: 120 },
  assignees: 50,
  /** `acts` is how many of the acts that one notification tells of are kept by name. */
  notifications: { list: 200, page: 30, acts: 20 },
  departments: 20,
  departmentName: { max: 80 },
  departmentDescription: { max: 1_000 },
  customFields: { keys: 50, key: 80, value: 2_000 },
  shortText: 40,
  columnName: { max: 60 },
  columnsPerWorkspace: 20,
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

export const timing = {
  currentUserTimeout: 10_000,
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
  searchPause: 120,
  /** How long the second key of a shortcut such as G then B may wait. */
  keySequence: 1_500,
  persistentErrorWithin: 60_000,
  day: 86_400_000,
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
  picture: { attempts: 10, window: 3_600_000 },
  exportData: { attempts: 10, window: 3_600_000 },
  clientErrors: { attempts: 20, window: 600_000 },
} as const;

export const session = { idle: 12 * 3_600_000, absolute: 30 * 86_400_000 } as const;

export const idempotency = { keep: 86_400_000, key: 255 } as const;

export const statuses = ['To Do', 'In Progress', 'Review', 'Done'] as const;
export type Status = (typeof statuses)[number];
export const firstStatus: Status = 'To Do';
export const doneStatus: Status = 'Done';

/** The virtual columns of the company view. */
export const virtualColumns = [
  { id: -1, name: 'To Do' },
  { id: -2, name: 'In Progress' },
  { id: -3, name: 'Review' },
  { id: -4, name: 'Done' },
] as const;

export const priorities = ['P1', 'P2', 'P3'] as const;
export const defaultPriority = 'P2';
export const defaultTaskType = 'Planning';

export const companyWorkspaceId = 0;
export const defaultWorkspaceId = 1;
/** The workspace in which the company view adds a task. */
export const companyCreateWorkspaceId = 5;

/** The departments and their workspaces of a new database; workspace n belongs to the nth. */
export const seededDepartments = ['Marketing', 'HR', 'Engineering', 'Accounting', 'Sales'] as const;

/** Departments that everybody may give a task; 'Software Team' is an alias of Engineering. */
export const publicDepartments = ['HR', 'Accounting', 'Marketing', 'Software Team', 'Sales'] as const;
/** Departments that administrators may give a task besides. */
export const adminDepartments = ['Design', 'Engineering', 'Product', 'Research', 'Support'] as const;

export const departmentRoles = ['member', 'lead', 'manager', 'director'] as const;
export const workspaceRoles = ['member', 'admin'] as const;
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
