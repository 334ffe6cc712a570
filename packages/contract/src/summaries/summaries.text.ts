// Texts of summaries.
import { pluralOf } from '#languages/plural.ts';

const plural = pluralOf('en');

export const summariesText = {
  title: 'Summary',
  open: 'Summary: my day, my week, changes',
  openChanges: (count: string) => `Summary, ${count}`,
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
  more: (count: number) => `and ${count} more`,
  changesSince: (count: number, most: boolean, when: string) =>
    `${most ? `More than ${count} changes` : plural(count, '1 change', `${count} changes`)} since ${when}`,
  yesterdayAt: (time: string) => `yesterday ${time}`,
  changes: 'Changed by others',
  seen: 'Dismiss',
  seenFailed: 'The changes could not be dismissed',
  kinds: { created: 'new', done: 'done', moved: 'moved', commented: 'new comment', changed: 'changed' },
  failed: 'The summary could not be loaded.',
  answerNothing: (title: string) => `${title}: nothing.`,
  answerChanges: 'What others have changed',
  firstVisit: 'You have not been on this board before, so there is nothing to compare.',
  noChanges: (when: string) => `Others have changed nothing since ${when}.`,
};
