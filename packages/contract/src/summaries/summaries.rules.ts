// The counts of a summary: each section is a question about tasks, so a summary and the assistant's answers agree. Pure.
import type { Period, TaskQuestion } from '#assistant/task-question.rules.ts';
import { hintLimits } from '#hints/hints.limits.ts';
import type { Weekday } from '#limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import { weekOf } from '#users/activity.rules.ts';

export const summaryPeriods = ['day', 'week'] as const;
export type SummaryPeriod = (typeof summaryPeriods)[number];

/** The sections of all summaries. `started` are tasks that were begun in the period. */
export const summarySections = ['overdue', 'due', 'starts', 'waiting', 'done', 'started', 'stuck', 'unassigned'] as const;
export type SummarySection = (typeof summarySections)[number];

/** The question about all open tasks. */
export const anyTask: TaskQuestion = {
  kind: 'list',
  state: 'open',
  overdue: false,
  due: null,
  created: null,
  finished: null,
  changed: null,
  starts: null,
  mine: false,
  people: [],
  byCreator: false,
  nobody: false,
  departments: [],
  columns: [],
  priorities: [],
  noDueDate: false,
  notStarted: false,
  future: false,
  openChecklist: false,
  waiting: false,
  blocked: false,
  blocking: false,
  stuckSince: null,
  words: null,
  everywhere: false,
};

/** A section with its question. */
export interface AskedSection {
  name: SummarySection;
  question: TaskQuestion;
  /** A further condition: begun and not done, or begun within these days. */
  begun?: true | { from: string; to: string };
}

/** Returns the days of a summary: today, or the week, which begins with `firstDay`. */
export function summaryDays(period: SummaryPeriod, today: string, firstDay: Weekday): { from: string; to: string } {
  const { first, last } = weekOf(today, firstDay);
  return period === 'day' ? { from: today, to: today } : { from: first, to: last };
}

/** Returns the sections of a person's day or week. */
export function mySections(period: SummaryPeriod, today: string, firstDay: Weekday): AskedSection[] {
  const days = summaryDays(period, today, firstDay);
  const mine = { ...anyTask, mine: true };
  // What is overdue has a section of its own.
  const left: Period = { from: today, to: days.to };
  return [
    { name: 'overdue', question: { ...mine, overdue: true } },
    { name: 'due', question: { ...mine, due: left } },
    { name: 'starts', question: { ...mine, notStarted: true, starts: left } },
    { name: 'waiting', question: { ...mine, waiting: true } },
    { name: 'done', question: { ...mine, state: 'done', finished: days } },
  ];
}

/** Returns the sections of a department's week. */
export function departmentSections(today: string, firstDay: Weekday): AskedSection[] {
  const days = summaryDays('week', today, firstDay);
  return [
    { name: 'done', question: { ...anyTask, state: 'done', finished: days } },
    { name: 'started', question: { ...anyTask, state: 'any' }, begun: days },
    {
      name: 'stuck',
      question: { ...anyTask, stuckSince: addDays(today, 1 - hintLimits.stuckDays) },
      begun: true,
    },
    { name: 'overdue', question: { ...anyTask, overdue: true } },
    { name: 'unassigned', question: { ...anyTask, nobody: true } },
  ];
}
