// The values of the sixteen placeholders, in the recipient's language, date format and time zone.

import { type DateStyle, shortDate } from '@app/contract/dates/dates.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { PlaceholderValues } from '@app/contract/email-templates/email-templates.rules.ts';
import { type DateFormat, type Language, limits, type Timezone } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import { administrationHref } from '@app/contract/notifications/notifications.rules.ts';
import { screens } from '@app/contract/screens.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { mailsTexts } from '@app/texts/sentences/mails.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import type { Config } from '#config.ts';
import type { MailFacts, MailPerson, MailTask } from '#email/mail-facts.sql.ts';

/** The base URL of links: only from the configuration, never from a request. */
export function baseUrl({ mail, port }: Config): string {
  return mail.linkUrl ?? `http://localhost:${port}`;
}

interface Subject {
  person: MailPerson | null;
  task: Omit<MailTask, 'visible' | 'assigned'> | null;
  /** The item of the task's checklist that the mail is about. */
  itemId?: number | undefined;
  actorName: string;
  language: Language;
  timezone: Timezone;
  dateFormat: DateFormat;
  now: Date;
}

/**
 * Returns each placeholder's value. The person is the recipient, except in the mail about a new person, where it is that person.
 */
export function valuesOf(config: Config, kind: MailFacts['kind'], about: Subject): PlaceholderValues {
  const { person, task, itemId, actorName, language, timezone, dateFormat, now } = about;
  const none = mailsTexts[language].none;
  const names = person?.fullName.trim().split(/\s+/) ?? [];
  const day = calendarDate(now, zoneOf(timezone));
  return {
    firstName: names[0] ?? '',
    lastName: names.slice(1).join(' '),
    fullName: person?.fullName ?? '',
    email: person?.email ?? '',
    title: person?.title || none,
    department: person?.departments.map((name) => departmentName(catalogues[language], name)).join(', ') || none,
    assignerName: actorName,
    currentDate: shortDate(day, { language, dateFormat }),
    companyName: config.mail.companyName,
    loginLink: `${baseUrl(config)}${pathOf(kind, task, itemId)}`,
    ...(task && taskValues(task, { language, dateFormat }, day)),
  };
}

function taskValues(task: NonNullable<Subject['task']>, style: DateStyle, today: string): PlaceholderValues {
  const words = catalogues[style.language];
  return {
    taskTitle: task.title,
    taskDescription: shortened(plainText(task.description ?? ''), limits.mail.quote),
    taskDueDate: task.dueDate === null ? words.tasks.noDate : shortDate(task.dueDate, style, today),
    taskPriority: priorityName(words, task.priority),
    taskStatus: statusName(words, task.status),
    workspaceName: departmentName(words, task.workspaceName),
  };
}

function pathOf(kind: MailFacts['kind'], task: Subject['task'], itemId: number | undefined): string {
  if (task) return screens.task.href(task.id, itemId);
  if (kind === 'new_sign_in' || kind === 'second_factor_changed') return `${screens.profile.href()}?tab=security`;
  return administrationHref(kind) ?? (kind === 'new_user_registered' ? screens.admin.href() : screens.auth.href());
}

/** Shortens a text to `most` characters, with an ellipsis at the end. */
export function shortened(text: string, most: number): string {
  const whole = text.trim();
  return whole.length <= most ? whole : `${beginningOf(whole, most).trimEnd()}…`;
}
