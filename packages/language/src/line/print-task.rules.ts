// Writes a task as a line that `parseTask` understands as the same task.

import { parseRecurrence, type Recurrence } from '@app/contract/recurrences/recurrences.rules.ts';
import type { NameContext } from '#line/names.rules.ts';
import { type ParseOptions, parseTask } from '#line/parse-task.rules.ts';
import type { ParsedTask } from '#line/parsed-task.rules.ts';

export type PrintedTask = Omit<ParsedTask, 'unknown' | 'namesakes' | 'dropped' | 'suggested' | 'spans'>;

/** Returns the line. Words of the title that would be understood get a backslash. */
export function printTask(task: PrintedTask, options: ParseOptions): string {
  const marks = marksOf(task, options.names?.checklistTemplates ?? []);
  const line = [task.title, ...marks].join(' ').trim();
  const read = parseTask(line, options);
  const isSame = read.title === task.title && read.spans.length === marks.length;
  if (isSame && read.unknown.length === 0) return line;
  const words = task.title.split(' ').filter((word) => word !== '');
  return [...words.map((word) => `\\${word}`), ...marks].join(' ');
}

/** A comma behind a name ends it, so that the next mark is no part of it. */
function marksOf(task: PrintedTask, templates: NameContext['checklistTemplates']): string[] {
  const template = templates.find(({ id }) => id === task.checklistTemplateId);
  return [
    ...task.departments.map((name) => `#${name},`),
    ...task.assignees.map(({ name }) => `@${name},`),
    ...(task.status === null ? [] : [`>${task.status},`]),
    ...(template ? [`+checklist:${template.name},`] : []),
    ...(task.priority === null ? [] : [task.priority]),
    // The due date first: 'start … due …' would be one part, and only if the dates are in order.
    ...(task.dueDate === null ? [] : [`due ${task.dueDate}`]),
    ...(task.startDate === null ? [] : [`start ${task.startDate}`]),
    ...(task.repeat === null ? [] : [repetition(parseRecurrence(task.repeat))]),
  ];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const nths = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const months = 'January February March April May June July August September October November December'.split(' ');
const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' };

/** In English, which every language understands. */
function repetition(rule: Recurrence | undefined): string {
  if (!rule) return '';
  const { frequency, interval, days = [], monthDay, month, until } = rule;
  const words = [`every ${interval} ${units[frequency]}`];
  if (frequency === 'YEARLY' && month !== undefined) words.push(`on ${months[month - 1]} ${monthDay}`);
  else if (monthDay !== undefined) words.push(monthDay === -1 ? 'on the last day' : `on the ${monthDay}th`);
  else if (days[0]?.nth !== undefined) words.push(`on the ${nths[days[0].nth] ?? 'last'} ${weekdays[days[0].weekday]}`);
  else if (days.length > 0) words.push(`on ${days.map(({ weekday }) => weekdays[weekday]).join(' and ')}`);
  if (until !== undefined) words.push(`until ${until}`);
  return words.join(' ');
}
