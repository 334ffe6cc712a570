// Texts of the daily digest and of the unsubscribe page. A separate catalogue, because no screen needs it.

import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const digestsText = {
  title: (date: string) => `Daily Digest, ${date}`,
  heading: (firstName: string, date: string) => `${firstName}, your tasks on ${date}`,
  counts: {
    overdue: (count: number) => `${number(count)} overdue`,
    today: (count: number) => `${number(count)} due today`,
    tomorrow: (count: number) => `${number(count)} due tomorrow`,
    waiting: (count: number) => `${number(count)} waiting for you`,
    news: (count: number) => `${number(count)} new`,
  },
  sections: {
    overdue: 'Overdue',
    today: 'Today',
    tomorrow: 'Tomorrow',
    waiting: 'Waiting for me',
    news: 'New since yesterday',
  },
  departmentWeek: (name: string) => `Last week of ${name}`,
  companyWeek: 'Last week of the company',
  why: {
    overdue: (date: string) => `Assigned to you, was due on ${date}`,
    today: 'Assigned to you, due today',
    tomorrow: 'Assigned to you, due tomorrow',
    reviewAssigned: 'In review, assigned to you',
    reviewCreated: 'In review, created by you',
    answer: (name: string) => `${name} commented and has no answer from you yet`,
    mention: (name: string) => `${name} mentioned you and has no answer from you yet`,
    department: (department: string) => `New in ${department}, a department of yours`,
    mentioned: 'You were mentioned',
    membership: 'Your departments have changed',
    assigned: 'Assigned to you',
    created: 'Created by you',
    other: 'You took part in this task',
  },
  more: (count: number) => `and ${number(count)} more`,
  mute: 'Turn these lines off:',
  button: 'Open my board',
  footer: (digest: string) => `You get this e-mail because “${digest}” is on.`,
  unsubscribe: 'Turn it off',
  settings: 'E-mail settings',
  dashboard: {
    dueThisWeek: (count: string) => `${count} due this week`,
    button: 'Open the dashboard',
    footer: 'You get this e-mail because “Send every Monday” is on for this dashboard.',
  },
  page: {
    ask: (setting: string) => `Turn off “${setting}”?`,
    digest: 'You will get single e-mails again, as your other settings say.',
    reminders: 'Reminders in the application end with it. Your other settings stay as they are.',
    others: 'Your other settings stay as they are.',
    button: 'Turn off',
    done: (setting: string) => `“${setting}” is off`,
    doneText: 'You can turn it on again in your profile at any time.',
    open: 'Open my profile',
    invalid: 'This link does not work',
    invalidText: 'It is not complete, or the account is gone. Your profile has all e-mail settings.',
  },
};

/** The shape of the words in every language. */
export type DigestsText = Widened<typeof digestsText>;
