// The details of notifications by kind, and their messages in the reader's language.

import { type DateStyle, shortDate } from '@app/contract/dates/dates.rules.ts';
import { CalendarDate, ResponseId } from '@app/contract/fields.ts';
import type { Language } from '@app/contract/limits.ts';
import { type NotificationKind, notificationKinds } from '@app/contract/notifications/notifications.rules.ts';
import { webhookStops } from '@app/contract/webhooks/webhooks.limits.ts';
import * as z from 'zod/mini';
import type { Catalogue } from '#catalogue.ts';
import { catalogues } from '#catalogues.ts';
import { departmentName, statusName } from '#sentences/names.ts';
import { scheduledTexts } from '#sentences/scheduled.ts';

/** The author of one of the merged events, with the name at that time, and the comment if the event is one. */
const Author = z.object({ id: ResponseId, name: z.string(), comment: z.optional(ResponseId) });
const Column = z.object({ id: ResponseId, name: z.string() });
const eventFields = { title: z.string(), by: z.array(Author).check(z.minLength(1)), count: z.int() };

/** A reminder of a task, or of an item of its checklist. */
const Reminder = z.object({ title: z.string(), itemId: z.optional(z.int()) });

const details = {
  assigned: z.object(eventFields),
  commented: z.object(eventFields),
  mentioned: z.object(eventFields),
  mentioned_in_task: z.object(eventFields),
  moved: z.object({ ...eventFields, from: Column, to: Column }),
  due_changed: z.object({ ...eventFields, from: z.nullable(CalendarDate), to: z.nullable(CalendarDate) }),
  due_tomorrow: Reminder,
  due_today: Reminder,
  overdue: Reminder,
  department_added: z.object({ department: z.string() }),
  // `by` is who has registered.
  approval_awaited: z.object({ by: eventFields.by, department: z.string() }),
  // Late if none was made at its time, for whatever reason.
  backup_failed: z.object({ isWritten: z.boolean(), isLate: z.optional(z.boolean()) }),
  webhook_stopped: z.object({ webhook: z.string(), reason: z.enum(webhookStops) }),
  files_filling: z.object({ percent: z.int() }),
  // The title is that of the first task, and `count` the number of all.
  tasks_assigned: z.object(eventFields),
  // `to` is there if it is the same for all.
  tasks_moved: z.object({ ...eventFields, to: z.optional(z.string()) }),
  tasks_due_changed: z.object({ ...eventFields, to: z.optional(z.nullable(CalendarDate)) }),
  // What was asked, and how many tasks the answer has, if it counts tasks.
  answered: z.object({ question: z.string(), count: z.nullable(z.int()), conversationId: z.optional(ResponseId) }),
} satisfies Record<NotificationKind, z.core.$ZodType>;

/** The details of each kind; the title is that of the task at the time of the last event. */
export type NotificationDetails = { [K in NotificationKind]: z.output<(typeof details)[K]> };

type Words = Catalogue['notifications'];
/** The reader's format of dates; without `today` dates include their year. */
export interface MessageStyle extends DateStyle {
  today?: string | undefined;
}

type Messages = { [K in NotificationKind]: (words: Words, details: NotificationDetails[K], style: MessageStyle) => string };

const messages: Messages = {
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
    const message = from === null ? words.dueSet : words.dueChanged;
    return message(who(words, by), title, shortDate(to, style, style.today), people(by).length);
  },
  due_tomorrow: (words, { title }) => words.dueTomorrow(title),
  due_today: (words, { title }) => words.dueToday(title),
  overdue: (words, { title }) => words.overdue(title),
  department_added: (words, { department }, { language }) =>
    words.departmentAdded(departmentName(catalogues[language], department)),
  approval_awaited: (words, { by, department }, { language }) =>
    words.approvalAwaited(who(words, by), departmentName(catalogues[language], department)),
  backup_failed: (words, { isWritten, isLate }) => {
    if (isLate) return words.backupLate;
    return isWritten ? words.backupUntested : words.backupFailed;
  },
  webhook_stopped: (words, { webhook, reason }) => words.webhookStopped[reason](webhook),
  files_filling: (words, { percent }) => words.filesFilling(percent),
  tasks_assigned: (words, { by, title, count }) => words.tasksAssigned(who(words, by), title, count - 1),
  tasks_moved(words, { by, title, count, to }, { language }) {
    if (to === undefined) return words.tasksMovedApart(who(words, by), title, count - 1);
    return words.tasksMoved(who(words, by), title, count - 1, named(language, to));
  },
  tasks_due_changed(words, { by, title, count, to }, style) {
    if (to === undefined) return words.tasksDueChanged(who(words, by), title, count - 1);
    if (to === null) return words.tasksDueRemoved(who(words, by), title, count - 1);
    return words.tasksDueSet(who(words, by), title, count - 1, shortDate(to, style, style.today));
  },
  answered(_, { question, count }, { language }) {
    const words = scheduledTexts[language];
    return count === null ? words.answered(question) : words.answeredTasks(question, count);
  },
};

function named(language: Language, column: string): string {
  return statusName(catalogues[language], column);
}

/** Returns the message of a notification for a reader; undefined for an unknown kind or invalid details. */
export function notificationMessage(kind: string, stored: unknown, style: MessageStyle): string | undefined {
  const known = notificationKinds.find((name) => name === kind);
  return known && messageOfKind(known, stored, style);
}

function messageOfKind<K extends NotificationKind>(kind: K, stored: unknown, style: MessageStyle): string | undefined {
  const schema: z.core.$ZodType = details[kind];
  const parsed = z.safeParse(schema, stored);
  if (!parsed.success) return undefined;
  return messages[kind](catalogues[style.language].notifications, parsed.data as NotificationDetails[K], style);
}

/** Returns the item of a checklist that a notification is about, if it is about one. */
export function itemOfNotification(stored: unknown): number | undefined {
  const parsed = z.safeParse(Reminder, stored);
  return parsed.success ? parsed.data.itemId : undefined;
}

/** Returns the conversation with the answer that a notification is about, if it is about one. */
export function conversationOfNotification(stored: unknown): number | undefined {
  const parsed = z.safeParse(details.answered, stored);
  return parsed.success ? parsed.data.conversationId : undefined;
}

type Authors = NotificationDetails['commented']['by'];

/** Returns each author once, the last one first. */
function people(by: Authors): Authors {
  const last = new Map<number, Authors[number]>();
  for (const author of by.toReversed()) if (!last.has(author.id)) last.set(author.id, author);
  return [...last.values()];
}

function who(words: Words, by: Authors): string {
  const [first, second, ...more] = people(by).map(({ name }) => name);
  if (first === undefined || second === undefined) return first ?? '';
  return more.length === 0 ? words.whoAnd(first, second) : words.whoMore(first, more.length + 1);
}
