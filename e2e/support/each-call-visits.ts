// The screens and overlays whose calls fail one by one.

import type { Page } from '@playwright/test';
import { pressInBoardMenu } from '#support/board.ts';
import { cardTitle } from './board.ts';
import { engineering, screens } from './fixtures.ts';

export interface Visit {
  name: string;
  address: (made: VisitData) => string;
  who?: 'admin' | 'nobody';
  /** Opens an overlay: only the overlay's calls are tested. */
  open?: (page: Page) => Promise<void>;
  /** Similar to others: only `npm run deep` visits it. */
  deep?: true;
  /** The calls of the app shell are tested on this screen. */
  frame?: true;
}

/** Data for the URLs. */
export interface VisitData {
  taskId: number;
  conversationId: number;
  invitation: string;
  reset: string;
}

/** They load, fail and try again with the parts of the other tabs. */
const similarTabs = [
  'departments',
  'tasks',
  'models',
  'templates',
  'emails&part=outbox',
  'emails&part=settings',
  'imports',
  'scores',
  'models&part=calls',
  'webhooks',
  'audit',
];

export const anyTask = 'Cannot always be read';
const admin = screens.admin.href();
const board = screens.workspace.href(engineering);
const ofScreens = {
  auth: [{ name: 'the registration', address: screens.auth.href, open: pressTab('Register'), who: 'nobody' }],
  invitation: [{ name: 'an invitation', address: ({ invitation }) => screens.invitation.href(invitation), who: 'nobody' }],
  passwordReset: [
    { name: 'a new password', address: ({ reset }) => screens.passwordReset.href(reset), who: 'nobody', deep: true },
  ],
  // Links exist only with a mail server (`email-address.spec.ts`), so this one is shown as expired.
  emailLink: [{ name: 'the link of a mail', address: () => screens.emailLink.href('x'.repeat(43)), who: 'nobody' }],
  home: [{ name: 'home', address: screens.home.href, frame: true }],
  workspace: [
    { name: 'a board', address: () => board },
    { name: 'a dashboard', address: () => `${board}?view=dashboard` },
    { name: 'a task over its board', address: ({ taskId }) => `${board}?task=${taskId}` },
    { name: 'the company', address: () => screens.workspace.href(0), who: 'admin' },
    {
      name: "the company's list by group",
      address: () => `${screens.workspace.href(0)}?view=list&group=due`,
      who: 'admin',
      deep: true,
    },
  ],
  listView: [{ name: 'a list', address: () => `${board}?view=list`, deep: true }],
  activity: [{ name: 'the activity', address: () => screens.activity.href(engineering), deep: true }],
  archive: [{ name: 'the archive', address: () => screens.archive.href(engineering) }],
  trash: [{ name: 'the trash', address: () => screens.trash.href(engineering), deep: true }],
  myWork: [{ name: 'my work', address: screens.myWork.href }],
  members: [{ name: 'the members', address: screens.members.href }],
  admin: [
    'departments',
    'users',
    'tasks',
    'templates',
    'emails',
    'emails&part=outbox',
    'emails&part=settings',
    'imports',
    'scores',
    'models',
    'models&part=calls',
    'server',
    'webhooks',
    'audit',
  ].map((tab) => ({
    name: `administration, ${tab}`,
    address: () => `${admin}?tab=${tab}`,
    who: 'admin' as const,
    ...(similarTabs.includes(tab) ? { deep: true as const } : {}),
  })),
  profile: [{ name: 'the profile', address: screens.profile.href, deep: true }],
  settings: [{ name: 'the settings', address: screens.settings.href }],
  task: [{ name: 'a task', address: ({ taskId }) => screens.task.href(taskId), deep: true }],
  notifications: [{ name: 'the notifications', address: screens.notifications.href }],
  assistant: [{ name: 'a conversation', address: ({ conversationId }) => screens.assistant.href(conversationId), who: 'admin' }],
  // Its address is below /api, which these tests intercept; `api-docs.spec.ts` cuts its only call.
  apiDocs: [],
} satisfies Record<keyof typeof screens, Visit[]>;

/** Overlays with their own calls. */
const ofLayers: Visit[] = [
  {
    name: 'a forgotten password',
    deep: true,
    address: screens.auth.href,
    who: 'nobody',
    open: (page) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
  },
  {
    name: 'a new task',
    address: () => board,
    async open(page) {
      await cardTitle(page, anyTask).waitFor();
      await page.keyboard.press('c');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Start with a checklist' }).click();
    },
  },
  {
    name: 'the task templates of a board',
    deep: true,
    address: () => board,
    who: 'admin',
    open: (page) => pressInBoardMenu(page, 'Task templates'),
  },
  {
    name: 'the task templates for a new task',
    address: () => board,
    who: 'admin',
    deep: true,
    async open(page) {
      await cardTitle(page, anyTask).waitFor();
      await page.keyboard.press('c');
      await page.getByRole('button', { name: 'Use a template' }).click();
    },
  },
  {
    name: 'a checklist from a template',
    deep: true,
    address: ({ taskId }) => `${board}?task=${taskId}`,
    open: (page) => page.getByRole('button', { name: 'Add from template' }).click(),
  },
  {
    name: 'the people to mention',
    address: ({ taskId }) => `${board}?task=${taskId}`,
    async open(page) {
      await page.getByPlaceholder('Add a comment...').click();
      await page.keyboard.type('@');
    },
  },
  {
    name: 'the search',
    address: screens.members.href,
    open: (page) => page.getByRole('combobox', { name: 'Search tasks' }).fill('cannot'),
  },
  {
    name: 'the command menu',
    deep: true,
    address: screens.profile.href,
    async open(page) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog', { name: 'Command menu' }).getByRole('combobox').fill('cannot');
    },
  },
  {
    name: 'the summary of a board',
    deep: true,
    address: () => `${board}?view=dashboard`,
    open: (page) => pressInBoardMenu(page, 'Summary'),
  },
  {
    name: 'the tasks of a week on the dashboard',
    address: () => `${board}?view=dashboard`,
    deep: true,
    open: (page) =>
      page
        .getByRole('button', { name: /^Week of / })
        .last()
        .click(),
  },
  { name: 'a department', address: () => `${admin}?tab=departments&department=${engineering}`, who: 'admin', deep: true },
  {
    name: 'somebody for a department',
    address: () => `${admin}?tab=departments&department=${engineering}`,
    who: 'admin',
    open: (page) => page.getByRole('button', { name: 'Add User' }).click(),
  },
  {
    name: 'a link for a new password',
    address: () => `${admin}?tab=users`,
    who: 'admin',
    deep: true,
    open: (page) => page.getByRole('button', { name: 'Reset password of Ellen Engineer' }).click(),
  },
  {
    name: 'a new webhook',
    address: () => `${admin}?tab=webhooks`,
    who: 'admin',
    deep: true,
    open: (page) => page.getByRole('button', { name: 'New webhook' }).click(),
  },
  { name: 'the use of the model', address: () => `${admin}?tab=models&part=usage`, who: 'admin', deep: true },
  { name: 'what is sent to the model', address: () => `${admin}?tab=models&part=preview`, who: 'admin', deep: true },
  { name: 'incoming mail', address: () => `${admin}?tab=emails&part=incoming`, who: 'admin', deep: true },
  { name: 'a mail template', address: () => `${admin}?tab=emails&template=1`, who: 'admin', deep: true },
  {
    name: 'the preview of a mail',
    address: () => `${admin}?tab=emails`,
    who: 'admin',
    deep: true,
    open: (page) => page.getByRole('button', { name: 'Preview Welcome' }).click(),
  },
];

function pressTab(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('tab', { name }).click();
}

export const visits: readonly Visit[] = [...Object.values<Visit[]>(ofScreens).flat(), ...ofLayers];
