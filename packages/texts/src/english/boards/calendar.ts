// Texts of the calendar.

import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const calendarText = {
  label: 'Calendar',
  month: 'Month',
  week: 'Week',
  quarter: 'Quarter',
  today: 'Today',
  span: 'Shown time',
  previous: { month: 'Previous month', week: 'Previous week', quarter: 'Previous quarter' },
  next: { month: 'Next month', week: 'Next week', quarter: 'Next quarter' },
  add: (day: string) => `Add a task due ${day}`,
  more: (count: number) => `+${number(count)} more`,
  fewer: 'Show fewer',
  count: (count: number) => plural(count, '1 task', `${number(count)} tasks`),
  unscheduled: 'No due date',
  unscheduledHint: 'Drag a task onto a day to set its due date.',
  unscheduledNone: 'Open tasks without a due date are listed here. Drag one here to remove its date.',
  unscheduledElsewhere: 'Show tasks without a due date in the list',
  moreUnscheduled: 'Show more',
  /** Where nothing is due in the shown time. */
  hint: 'No task is due here. Press + on a day, or drag a task from the side onto one.',
  hintTouch: 'No task is due here. Press + on a day to add one.',
  moved: (title: string, day: string) => `${title}: due ${day}`,
  startsLater: (title: string, day: string) => `“${title}” starts on ${day}; it cannot be due earlier`,
  done: 'Done',
  overdue: 'Overdue',
};
