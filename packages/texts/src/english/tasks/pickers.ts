// Texts of the pickers of people, departments and dates.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const pickersText = {
  find: 'Search',
  findPerson: 'Search by name, title or e-mail',
  nothing: 'Nothing found.',
  nobody: 'Nobody found.',
  found: (count: number) => `${number(count)} found`,
  chosen: (count: number) => `${number(count)} chosen`,
  more: (count: number) => `${number(count)} more. Type to find them.`,
  choose: 'Choose',
  choosePeople: 'Choose people',
  remove: (name: string) => `Remove ${name}`,
  rest: (count: number) => `Show ${number(count)} more`,
  fewer: 'Show fewer',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openCalendar: (field: string) => `${field}: choose in a calendar`,
  calendar: (field: string) => `Calendar: ${field}`,
  dateWords: 'Or in words: next Friday, in 2 weeks',
  badDate: (example: string) => `This is not a date. Write it like ${example}.`,
};
