// The people, tasks and templates of a new installation with sample data (`SAMPLE_DATA`). Days count from the day of the first
// start. A comment's author and an assignee are usernames; `administrator` is the first administrator, and `{administrator}`
// mentions them.

export interface SamplePerson {
  username: string;
  fullName: string;
  title: string;
  department: string;
  role: 'member' | 'lead' | 'manager' | 'director';
  avatarColor: string;
}

export interface SampleTask {
  department: string;
  status: 'To Do' | 'In Progress' | 'Review' | 'Done';
  title: string;
  description?: string;
  priority: 'P1' | 'P2' | 'P3';
  assignee?: string;
  also?: string[];
  shared?: string[];
  start?: number;
  due?: number;
  checklist?: [text: string, done: boolean][];
  /** Author, content and, if a notification refers to it, the age in minutes. */
  comments?: [author: string, content: string, minutes?: number][];
}

export const samplePeople: SamplePerson[] = [
  {
    username: 'amira',
    fullName: 'Amira Khan',
    title: 'Engineering lead',
    department: 'Engineering',
    role: 'lead',
    avatarColor: '#6366F1',
  },
  {
    username: 'jonas',
    fullName: 'Jonas Richter',
    title: 'Backend engineer',
    department: 'Engineering',
    role: 'member',
    avatarColor: '#0066FF',
  },
  {
    username: 'mei',
    fullName: 'Mei Sato',
    title: 'Product engineer',
    department: 'Engineering',
    role: 'member',
    avatarColor: '#14B8A6',
  },
  {
    username: 'lucia',
    fullName: 'Lucía Bravo',
    title: 'Head of Marketing',
    department: 'Marketing',
    role: 'manager',
    avatarColor: '#F97316',
  },
  {
    username: 'noah',
    fullName: 'Noah Petit',
    title: 'Content editor',
    department: 'Marketing',
    role: 'member',
    avatarColor: '#8B5CF6',
  },
  { username: 'marta', fullName: 'Marta Silva', title: 'People partner', department: 'HR', role: 'lead', avatarColor: '#EC4899' },
  { username: 'priya', fullName: 'Priya Nair', title: 'Recruiter', department: 'HR', role: 'member', avatarColor: '#10B981' },
  {
    username: 'tom',
    fullName: 'Tom Weber',
    title: 'Controller',
    department: 'Accounting',
    role: 'manager',
    avatarColor: '#10B981',
  },
  {
    username: 'ines',
    fullName: 'Inès Moreau',
    title: 'Accountant',
    department: 'Accounting',
    role: 'member',
    avatarColor: '#F59E0B',
  },
  {
    username: 'erik',
    fullName: 'Erik Olsen',
    title: 'Sales director',
    department: 'Sales',
    role: 'director',
    avatarColor: '#EF4444',
  },
  {
    username: 'dana',
    fullName: 'Dana Cohen',
    title: 'Account executive',
    department: 'Sales',
    role: 'member',
    avatarColor: '#0066FF',
  },
];

export const sampleTasks: SampleTask[] = [
  {
    department: 'Engineering',
    status: 'To Do',
    title: 'Rotate the signing keys before the SOC 2 window opens',
    description:
      'The old key id is still accepted by the export worker; see the runbook for the order of steps and who has to be told.',
    priority: 'P1',
    assignee: 'jonas',
    due: -2,
    checklist: [
      ['Create the new key pair', true],
      ['Deploy it beside the old one', true],
      ['Switch the export worker', false],
      ['Remove the old key', false],
      ['Write it down in the runbook', false],
    ],
    comments: [
      ['amira', 'The auditors ask for the date of the last rotation. Can we do it this week?'],
      ['jonas', 'Yes. The export worker is the only one left on the old key.'],
      ['amira', '{administrator} Can you tell the auditors that it happens on Thursday?', 12],
    ],
  },
  {
    department: 'Engineering',
    status: 'To Do',
    title: 'Add empty states to the members page',
    description: 'One picture, one sentence, one button. No dead ends.',
    priority: 'P3',
    assignee: 'mei',
    due: 12,
  },
  {
    department: 'Engineering',
    status: 'To Do',
    title: 'Measure the cold start on the small server',
    priority: 'P2',
    due: 6,
  },
  {
    department: 'Engineering',
    status: 'To Do',
    title: 'Plan the database upgrade',
    description: 'Agree on a maintenance window with Sales and Accounting before the end of the quarter.',
    priority: 'P2',
    assignee: 'amira',
    start: 10,
    due: 24,
    shared: ['Accounting'],
  },
  {
    department: 'Engineering',
    status: 'In Progress',
    title: 'Move cards with the keyboard',
    description: 'Shift and an arrow key, with an announcement and a way back.',
    priority: 'P1',
    assignee: 'amira',
    also: ['mei'],
    due: 0,
    checklist: [
      ['Arrow keys between cards', true],
      ['Moving between columns', true],
      ['Announcement for screen readers', false],
    ],
    comments: [['mei', 'The announcement reads well now. Only the order inside a column is left.']],
  },
  {
    department: 'Engineering',
    status: 'In Progress',
    title: 'Import boards from Trello',
    description: 'Lists become columns, checklists and comments come along.',
    priority: 'P2',
    assignee: 'jonas',
    due: 5,
    checklist: [
      ['Map lists to columns', true],
      ['Keep checklists', false],
      ['Keep comments with their authors', false],
    ],
  },
  {
    department: 'Engineering',
    status: 'Review',
    title: 'Webhook retries with back-off',
    description: '5 s, 5 min, 30 min, then hours; disabled on 410 Gone.',
    priority: 'P2',
    assignee: 'jonas',
    also: ['administrator'],
    due: 1,
  },
  {
    department: 'Engineering',
    status: 'Done',
    title: 'Search finds words with a typo',
    priority: 'P3',
    assignee: 'mei',
    due: -4,
    checklist: [
      ['Prefixes', true],
      ['One wrong letter', true],
    ],
  },
  {
    department: 'Marketing',
    status: 'To Do',
    title: 'Collect launch quotes from three pilot teams',
    priority: 'P2',
    assignee: 'noah',
    due: 10,
  },
  {
    department: 'Marketing',
    status: 'To Do',
    title: 'Draft the autumn newsletter',
    description: 'Lead with the customer story; keep the product part to one screen.',
    priority: 'P3',
    assignee: 'noah',
    due: -1,
    checklist: [
      ['Outline', true],
      ['First draft', false],
      ['Pictures', false],
    ],
  },
  {
    department: 'Marketing',
    status: 'In Progress',
    title: 'Pricing page experiment',
    description: 'Two variants, one metric, two weeks. Stop early only if it does harm.',
    priority: 'P1',
    assignee: 'lucia',
    also: ['noah'],
    shared: ['Sales'],
    due: 0,
    comments: [
      ['erik', 'Please keep the enterprise tier visible in both variants.'],
      ['lucia', 'It is. The difference is only in the order.'],
    ],
  },
  {
    department: 'Marketing',
    status: 'In Progress',
    title: 'Shoot the product tour',
    priority: 'P2',
    assignee: 'noah',
    due: 7,
  },
  {
    department: 'Marketing',
    status: 'Review',
    title: 'Brand guidelines, second edition',
    description: 'Colours for dark backgrounds and the new logo clearances.',
    priority: 'P3',
    assignee: 'lucia',
    due: 3,
  },
  {
    department: 'Marketing',
    status: 'Done',
    title: 'Webinar with the Lisbon partners',
    priority: 'P2',
    assignee: 'lucia',
    due: -6,
  },
  { department: 'Marketing', status: 'To Do', title: 'Spring campaign', priority: 'P2', assignee: 'lucia', start: 30, due: 75 },
  {
    department: 'HR',
    status: 'To Do',
    title: 'Draft the Q1 hiring plan',
    description: 'Headcount per department, with the two open positions in Engineering first.',
    priority: 'P2',
    assignee: 'marta',
    also: ['administrator'],
    shared: ['Engineering'],
    due: 7,
    checklist: [
      ['Ask every lead for numbers', true],
      ['Compare with the budget', false],
      ['Present to the board', false],
    ],
    comments: [
      ['priya', 'Sales asks for one more position. I have written it down as optional.', 95],
      ['marta', 'Good. Then the numbers are complete.', 50],
    ],
  },
  {
    department: 'HR',
    status: 'In Progress',
    title: 'Onboarding for the January starters',
    priority: 'P1',
    assignee: 'priya',
    due: -3,
    checklist: [
      ['Contracts', true],
      ['Accounts', false],
      ['Welcome day', false],
    ],
    comments: [['marta', 'Three of five contracts are back.']],
  },
  { department: 'HR', status: 'Review', title: 'Parental leave policy', priority: 'P2', assignee: 'marta', due: 4 },
  { department: 'HR', status: 'Done', title: 'Team offsite survey', priority: 'P3', assignee: 'priya', due: -8 },
  {
    department: 'Accounting',
    status: 'To Do',
    title: 'Close the books for November',
    priority: 'P1',
    assignee: 'ines',
    due: 11,
    checklist: [
      ['Bank statements', false],
      ['Open invoices', false],
      ['Accruals', false],
    ],
  },
  {
    department: 'Accounting',
    status: 'In Progress',
    title: 'Reconcile October invoices',
    priority: 'P2',
    assignee: 'tom',
    also: ['ines'],
    due: 1,
    comments: [['ines', 'Two invoices of the hosting provider are still missing.']],
  },
  { department: 'Accounting', status: 'Done', title: 'Travel expense policy', priority: 'P3', assignee: 'tom', due: -10 },
  {
    department: 'Sales',
    status: 'To Do',
    title: 'Renewal call with Nordlicht',
    description: 'Their contract ends in six weeks; bring the usage report.',
    priority: 'P1',
    assignee: 'dana',
    due: -1,
  },
  { department: 'Sales', status: 'In Progress', title: 'Partner contract, redline 2', priority: 'P1', assignee: 'erik', due: 2 },
  {
    department: 'Sales',
    status: 'Review',
    title: 'Territory plan for next year',
    priority: 'P2',
    assignee: 'erik',
    start: -5,
    due: 14,
  },
  {
    department: 'Sales',
    status: 'Done',
    title: 'Demo environment for the fair',
    priority: 'P2',
    assignee: 'dana',
    shared: ['Engineering'],
    due: -5,
  },
];

export const sampleTemplates: { name: string; description: string; department: string | null; items: string[] }[] = [
  {
    name: 'Definition of done',
    description: 'What has to be true before a task goes to Done.',
    department: null,
    items: ['Somebody else has looked at it', 'It is written down where others find it', 'Whoever asked for it knows'],
  },
  {
    name: 'Release',
    description: 'From branch to announcement.',
    department: 'Engineering',
    items: ['Changelog', 'Tests are green', 'Backup taken', 'Deployed', 'Watched for an hour', 'Announced'],
  },
  {
    name: 'Campaign launch',
    description: 'Before anything goes out.',
    department: 'Marketing',
    items: ['Goal and metric', 'Audience', 'Texts proofread', 'Links checked', 'Tracking tested'],
  },
  {
    name: 'New colleague',
    description: 'The first two weeks.',
    department: 'HR',
    items: ['Contract signed', 'Accounts and laptop', 'Buddy named', 'Welcome lunch', 'Talk after two weeks'],
  },
  {
    name: 'Month-end closing',
    description: 'In this order.',
    department: 'Accounting',
    items: ['Bank statements', 'Open invoices', 'Accruals', 'Review', 'Report sent'],
  },
];
