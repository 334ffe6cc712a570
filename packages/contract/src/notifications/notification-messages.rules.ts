// The details of notifications by kind, and their messages in the reader's language.
import * as z from 'zod/mini';
import { type DateStyle, shortDate } from '#dates/dates.rules.ts';
import { CalendarDate, ResponseId } from '#fields.ts';
import { catalogues } from '#languages/catalogues.ts';
import type { Language } from '#limits.ts';
import { departmentName, statusName } from '#names/names.rules.ts';
import { type NotificationKind, notificationKinds } from '#notifications/notifications.rules.ts';
import type { Catalogue } from '#text.ts';

/** Whoever did one of the acts, by the name of that time; `comment` is the comment that the act was. */
const Act = z.object({ id: ResponseId, name: z.string(), comment: z.optional(ResponseId) });
const Column = z.object({ id: ResponseId, name: z.string() });
const acts = { title: z.string(), by: z.array(Act).check(z.minLength(1)), count: z.int() };

const details = {
  assigned: z.object(acts),
  commented: z.object(acts),
  mentioned: z.object(acts),
  mentioned_in_task: z.object(acts),
  moved: z.object({ ...acts, from: Column, to: Column }),
  due_changed: z.object({ ...acts, from: z.nullable(CalendarDate), to: z.nullable(CalendarDate) }),
  due_tomorrow: z.object({ title: z.string() }),
  due_today: z.object({ title: z.string() }),
  overdue: z.object({ title: z.string() }),
  department_added: z.object({ department: z.string() }),
} satisfies Record<NotificationKind, z.core.$ZodType>;

/** What a notification of each kind is made of; the title is the task's at the time of the last act. */
export type NotificationDetails = { [K in NotificationKind]: z.output<(typeof details)[K]> };

type Words = Catalogue['notifications'];
/** How its reader has dates written; without `today` they have their year. */
export interface MessageStyle extends DateStyle {
  today?: string | undefined;
}

type Sentences = { [K in NotificationKind]: (words: Words, told: NotificationDetails[K], style: MessageStyle) => string };

const sentences: Sentences = {
  assigned: (words, { by, title }) => words.assigned(who(words, by), title, people(by).length),
  commented(words, { by, title, count }) {
    const several = people(by).length;
    const often = count > 1 && several === 1;
    return often ? words.commentedOften(who(words, by), title, count) : words.commented(who(words, by), title, several);
  },
  mentioned: (words, { by, title }) => words.mentioned(who(words, by), title, people(by).length),
  mentioned_in_task: (words, { by, title }) => words.mentionedInTask(who(words, by), title, people(by).length),
  moved(words, { by, title, from, to }, { language }) {
    // A column of another board may have the same name.
    if (from.name === to.name) return words.movedBoard(who(words, by), title, people(by).length);
    return words.moved(who(words, by), title, named(language, from.name), named(language, to.name), people(by).length);
  },
  due_changed(words, { by, title, from, to }, style) {
    if (to === null) return words.dueRemoved(who(words, by), title, people(by).length);
    const said = from === null ? words.dueSet : words.dueChanged;
    return said(who(words, by), title, shortDate(to, style, style.today), people(by).length);
  },
  due_tomorrow: (words, { title }) => words.dueTomorrow(title),
  due_today: (words, { title }) => words.dueToday(title),
  overdue: (words, { title }) => words.overdue(title),
  department_added: (words, { department }, { language }) =>
    words.departmentAdded(departmentName(catalogues[language], department)),
};

function named(language: Language, column: string): string {
  return statusName(catalogues[language], column);
}

/** The sentence of a notification for a reader; undefined where its kind is not known or its details are not those of the kind. */
export function notificationMessage(kind: string, told: unknown, style: MessageStyle): string | undefined {
  const known = notificationKinds.find((name) => name === kind);
  return known && sentenceOf(known, told, style);
}

function sentenceOf<K extends NotificationKind>(kind: K, told: unknown, style: MessageStyle): string | undefined {
  const schema: z.core.$ZodType = details[kind];
  const parsed = z.safeParse(schema, told);
  if (!parsed.success) return undefined;
  return sentences[kind](catalogues[style.language].notifications, parsed.data as NotificationDetails[K], style);
}

type Acts = NotificationDetails['commented']['by'];

/** Whoever acted, each once, the last one first. */
function people(by: Acts): Acts {
  const last = new Map<number, Acts[number]>();
  for (const act of by.toReversed()) if (!last.has(act.id)) last.set(act.id, act);
  return [...last.values()];
}

function who(words: Words, by: Acts): string {
  const [first, second, ...more] = people(by).map(({ name }) => name);
  if (first === undefined || second === undefined) return first ?? '';
  return more.length === 0 ? words.whoAnd(first, second) : words.whoMore(first, more.length + 1);
}
