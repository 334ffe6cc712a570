// The values of the sixteen placeholders, in the recipient's language and time zone.
import {
  calendarDate,
  type Language,
  limits,
  type PlaceholderValues,
  priorities,
  screens,
  type Timezone,
  zoneOf,
} from '@app/contract';
import { mailsTexts } from '@app/contract/email-templates/mails.rules.ts';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Config } from '#config.ts';
import type { MailFacts, MailPerson, MailTask } from '#email/mail-facts.sql.ts';

/** The address that links begin with: of the configuration alone, never of a request. */
export function baseUrl({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}

interface Subject {
  person: MailPerson | null;
  task: Omit<MailTask, 'visible' | 'assigned'> | null;
  actorName: string;
  language: Language;
  timezone: Timezone;
  now: Date;
}

/** Each placeholder's value. The person is the recipient, but in the mail about a new person it is that one. */
export function valuesOf(config: Config, kind: MailFacts['kind'], about: Subject): PlaceholderValues {
  const { person, task, actorName, language, timezone, now } = about;
  const none = mailsTexts[language].none;
  const names = person?.fullName.trim().split(/\s+/) ?? [];
  const day = calendarDate(now, zoneOf(timezone));
  return {
    firstName: names[0] ?? '',
    lastName: names.slice(1).join(' '),
    fullName: person?.fullName ?? '',
    email: person?.email ?? '',
    title: person?.title || none,
    department: person?.department || none,
    assignerName: actorName,
    currentDate: dateIn(language, day),
    companyName: config.companyName,
    loginLink: `${baseUrl(config)}${pathOf(kind, task)}`,
    ...(task && taskValues(task, language)),
  };
}

function taskValues(task: NonNullable<Subject['task']>, language: Language): PlaceholderValues {
  const words = catalogues[language].tasks;
  const priority = priorities.find((known) => known === task.priority);
  return {
    taskTitle: task.title,
    taskDescription: shortened(task.description ?? '', limits.mail.quote),
    taskDueDate: task.dueDate === null ? words.noDate : dateIn(language, task.dueDate),
    taskPriority: priority ? words.priorityName[priority] : task.priority,
    taskStatus: task.status,
    workspaceName: task.workspaceName,
  };
}

function pathOf(kind: MailFacts['kind'], task: Subject['task']): string {
  if (task) return screens.task.href(task.id);
  return kind === 'new_user_registered' ? screens.admin.href() : screens.auth.href();
}

/** A calendar date as 'Nov 20, 2026'. */
export function dateIn(language: Language, date: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}
const formats = new Map<Language, Intl.DateTimeFormat>();

/** At most so many characters, an ellipsis at the end where there were more. */
export function shortened(text: string, most: number): string {
  const characters = [...text.trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('').trimEnd()}…`;
}
