// Texts of what should be done first today and why, and of plans. Only the server loads them.

import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const todayText = {
  reasons: {
    late: (days: number) => plural(days, 'late by 1 day', `late by ${number(days)} days`),
    dueToday: 'due today',
    dueTomorrow: 'due tomorrow',
    dueSoon: (days: number) => `due in ${number(days)} days`,
    priority: { P0: 'highest priority', P1: 'high priority', P2: 'medium priority', P3: 'low priority' },
    started: 'already started',
    review: 'in review',
    nearlyDone: 'nearly done',
    blocks: (count: number) => plural(count, 'blocks 1 task', `blocks ${number(count)} tasks`),
    blocksOf: (count: number, names: string) =>
      plural(count, `blocks 1 task of ${names}`, `blocks ${number(count)} tasks of ${names}`),
    chosen: 'chosen for today',
  },
  blockedBy: (titles: string) => `waits for ${titles}`,
  blockedHidden: 'waits for a task that you do not see',
  /** Joined to the titles that are seen. */
  andHidden: 'a task that you do not see',
  and: (some: string, last: string) => `${some} and ${last}`,
  first: (title: string, reasons: string) => `Do “${title}” first: ${reasons}.`,
  next: (tasks: string) => `Then ${tasks}.`,
  quoted: (title: string) => `“${title}”`,
  task: (title: string, reasons: string) => `“${title}” (${reasons})`,
  leftOut: (title: string, blocked: string) => `Left out: “${title}” ${blocked}.`,
  moreBlocked: (count: number) => plural(count, '1 more task is blocked.', `${number(count)} more tasks are blocked.`),
  late: (count: number) => `${number(count)} late`,
  due: (count: number) => `${number(count)} due today`,
  waiting: (count: number) => plural(count, '1 waits for you', `${number(count)} wait for you`),
  nothing: 'Nothing is open for you. Enjoy it.',
  onlyBlocked: 'All of your open work is blocked.',
  /** Nothing needs another date. */
  nothingToPlan: 'No late or urgent work needs a new day.',
  planned: (count: number) => plural(count, 'I would give this task a day:', `I would give these ${number(count)} tasks a day:`),
  plannedLeft: (count: number) =>
    plural(
      count,
      '1 late task is left out; plan again after these.',
      `${number(count)} late tasks are left out; plan again after these.`,
    ),
  plannedBecause: (act: string, reasons: string, most: number) =>
    `${act}: ${reasons}; at most ${plural(most, '1 task', `${number(most)} tasks`)} a day`,
};

/** The shape of the texts in every language. */
export type TodayText = Widened<typeof todayText>;
