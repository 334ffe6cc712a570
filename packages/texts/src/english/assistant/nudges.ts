// Parts of the reasons of nudges. Only the server loads them.

import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const nudgesText = {
  /** Parts of sentences, whose full stop comes with the whole. */
  rests: (days: number) =>
    plural(
      days,
      'You have begun it, but nothing has happened for 1 working day',
      `You have begun it, but nothing has happened for ${number(days)} working days`,
    ),
  restsOf: (name: string, days: number) =>
    plural(
      days,
      `${name} has it, but nothing has happened for 1 working day`,
      `${name} has it, but nothing has happened for ${number(days)} working days`,
    ),
  restsNobody: (days: number) =>
    plural(
      days,
      'It was begun, but nothing has happened for 1 working day',
      `It was begun, but nothing has happened for ${number(days)} working days`,
    ),
  /** What is usual on the board; behind the part before it. */
  usual: (days: number) => `(here rarely more than ${number(days)})`,
  waits: (title: string, name: string) => `Your “${title}” waits for it; ${name} has it`,
  waitsNobody: (title: string) => `Your “${title}” waits for it; nobody has it`,
  /** How late the task is; behind a comma. */
  late: (days: number) => plural(days, 'and it is 1 day late', `and it is ${number(days)} days late`),
  load: (due: number) => `You have ${number(due)} tasks due within a week`,
  loadOf: (due: number) => `${number(due)} tasks are due within a week`,
  /** How many of the tasks are late; behind a comma. */
  ofThem: (late: number) => `${number(late)} of them late`,
  /** What is usual; behind a semicolon. */
  others: (usual: number) => `others have about ${number(usual)}`,
  hardlyAny: 'the others have hardly any',
  unownedLate: (days: number) =>
    plural(days, 'Nobody has it, and it was due 1 day ago', `Nobody has it, and it was due ${number(days)} days ago`),
  unownedToday: 'Nobody has it, and it is due today',
  unownedTomorrow: 'Nobody has it, and it is due tomorrow',
  unownedSoon: (days: number) => `Nobody has it, and it is due in ${number(days)} days`,
  /** Before the reasons in an answer. */
  look: 'Worth a look:',
  reason: (title: string, text: string) => `“${title}”: ${text}`,
};

/** The shape of the texts in every language. */
export type NudgesText = Widened<typeof nudgesText>;
