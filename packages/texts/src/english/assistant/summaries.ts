// Texts of summaries.

import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const summariesText = {
  title: 'Summary',
  day: 'My day',
  week: 'My week',
  period: 'Period',
  departmentWeek: (name: string) => `Week of ${name}`,
  companyWeek: 'Week of the company',
  sections: {
    overdue: 'Overdue',
    due: 'Due',
    starts: 'Starting',
    waiting: 'Waiting for your review',
    done: 'Done',
    started: 'Started',
    stuck: (days: number) => `No change for ${days} days`,
    unassigned: 'Unassigned',
  },
  nothing: 'Nothing here. Enjoy it.',
  nothingWeek: 'Nothing to report this week.',
  more: (count: number) => `and ${number(count)} more`,
  changesSince: (count: number, most: boolean, when: string) =>
    `${most ? `More than ${number(count)} changes` : plural(count, '1 change', `${number(count)} changes`)} since ${when}`,
  yesterdayAt: (time: string) => `yesterday ${time}`,
  changes: 'Changed by others',
  seen: 'Dismiss',
  seenFailed: 'The changes could not be dismissed',
  kinds: { created: 'new', done: 'done', moved: 'moved', commented: 'new comment', changed: 'changed' },
  failed: 'The summary could not be loaded.',
  answerNothing: (title: string) => `${title}: nothing.`,
  firstVisit: 'You have not been on this board before, so there is nothing to compare.',
  noChanges: (when: string) => `Others have changed nothing since ${when}.`,
  trends: {
    flow: 'Created and done',
    created: 'Created',
    done: 'Done',
    open: 'Open',
    overdue: 'Overdue',
    week: 'Week of',
    inWeek: (date: string, created: string, done: string) => `Week of ${date}: ${created} created, ${done} done`,
    ages: 'Age of open tasks',
    age: { week: 'Up to 7 days', month: '8 to 30 days', quarter: '31 to 90 days', older: 'Over 90 days' },
    people: 'Open tasks by person',
    departments: 'Open tasks by department',
    unassigned: 'Unassigned',
    overdueOf: (count: string) => `${count} overdue`,
    nothing: 'No open tasks.',
    eachPerson: 'A task of several people counts for each of them.',
    morePeople: (count: number) => plural(count, 'and 1 more person', `and ${number(count)} more people`),
    table: 'Table',
    noTasks: 'No tasks.',
    failed: 'The numbers could not be loaded.',
    tasksFailed: 'The tasks could not be loaded.',
  },
};
