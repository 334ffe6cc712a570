// Converts a mail to a task or a comment: the person's own text within the limits, and in words what was left out.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { isLongTitle, sanitizeName } from '@app/contract/fields.ts';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { type DateFormat, defaultPriority, type Language, limits, type Timezone } from '@app/contract/limits.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import { parseTask } from '@app/language/line/parse-task.rules.ts';
import { incomingMessagesTexts } from '@app/texts/sentences/incoming-mails.ts';
import type { MailAttachment, MailBody } from '#incoming-mails/mail-body.ts';
import { shortName } from '#incoming-mails/mail-files.ts';
import type { Message } from '#incoming-mails/read-message.ts';
import { firstDayOf, type WeekSettings } from '#users/first-day.ts';

interface Writer extends WeekSettings {
  fullName: string;
  language: Language;
  dateFormat: DateFormat;
  timezone: Timezone;
}

/** The fields of a task that a mail decides. */
export interface MailTask {
  title: string;
  description: string | null;
  priority: string;
  startDate: string | null;
  dueDate: string | null;
}

/** Answers and forwarded mails, as the programs of four languages write them. */
const answerPrefix = /^(?:re|aw|antw|antwort|sv)\s?(?:\[\d{1,3}\])?\s?:/iu;
const forwardPrefix = /^(?:fwd?|wg|tr|rv)\s?(?:\[\d{1,3}\])?\s?:/iu;
/** So many prefixes are taken off. */
const prefixes = 12;

/** Returns a subject without the prefixes of answers and forwarded mails. */
function bareSubject(subject: string): { text: string; isForward: boolean } {
  let text = subject.trim();
  let isForward = false;
  for (let count = 0; count < prefixes; count++) {
    const head = text.slice(0, 40);
    const forward = forwardPrefix.exec(head);
    const found = forward ?? answerPrefix.exec(head);
    if (!found) break;
    isForward ||= forward !== null;
    text = text.slice(found[0].length).trimStart();
  }
  return { text, isForward };
}

/** What a mail becomes, and the files that it brings. */
export interface MailResult<T> {
  made: T;
  files: readonly MailAttachment[];
}

/** Returns the fields of the task that a mail makes. `arrived` is the day that “tomorrow” in its subject is counted from. */
export function taskOfMail(message: Message, writer: Writer, arrived: Date): MailResult<MailTask> {
  const words = incomingMessagesTexts[writer.language].added;
  const subject = bareSubject(message.subject);
  // Somebody who forwards a mail means what it quotes; somebody who answers one has written above it.
  const isAnswer = !subject.isForward && (message.headers('in-reply-to').length > 0 || subject.text !== message.subject);
  const own = isAnswer ? message.own : message.full;
  // An answer without a text of its own means what it quotes, too.
  const body = own.text === '' ? message.full : own;
  const fullTitle = subject.text || firstLine(body.text) || words.from(writer.fullName);
  const { title, ...fields } = understood(fullTitle, writer, arrived);
  const notes = body.quoteCut ? [words.quoteCut] : [];
  // The subject loses the words that became a date, and what is too long for a title; the description has it whole.
  const text = title === fullTitle ? body.text : [words.subject(fullTitle), body.text].filter(Boolean).join('\n\n');
  const description = withNotes({ ...body, text }, notes, limits.description.max, writer.language) || null;
  return { made: { title, ...fields, description }, files: filesOf(message, body) };
}

/** Returns the comment that a mail makes; undefined if it has neither a text of its own nor an attachment. */
export function commentOfMail(message: Message, { language }: Writer): MailResult<string> | undefined {
  const body = message.own;
  const files = filesOf(message, body);
  const content = withNotes(body, attachedNote(files, language), limits.comment.max, language);
  return content === '' ? undefined : { made: content, files };
}

function filesOf({ attachments }: Message, { files }: MailBody): MailAttachment[] {
  return attachments.filter((_, index) => files.includes(index));
}

/** Returns the line that names what came with a comment: a comment has no files of its own, its task has them. */
function attachedNote(files: readonly MailAttachment[], language: Language): string[] {
  if (files.length === 0) return [];
  const words = incomingMessagesTexts[language].added;
  const named = files.slice(0, incomingMailLimits.attachmentNames).map((file) => shortName(file));
  const more = files.length - named.length;
  return [words.attached([...named, ...(more > 0 ? [words.more(more)] : [])].join(', '))];
}

/** Puts the notes below the text, and cuts the text where both do not fit. */
function withNotes({ text, isCut }: MailBody, notes: readonly string[], max: number, language: Language): string {
  const below = (lines: readonly string[]) => (lines.length === 0 ? '' : `${text === '' ? '' : '\n\n'}${lines.join('\n')}`);
  if (!isCut && text.length + below(notes).length <= max) return `${text}${below(notes)}`;
  const all = [incomingMessagesTexts[language].added.longer, ...notes];
  return `${shortened(text, max - below(all).length)}${below(all)}`;
}

/** Cuts a text without leaving a part of a character. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : beginningOf(text, length).trimEnd();
}

function firstLine(text: string): string {
  return (text.split('\n', 20).find((line) => line.trim() !== '') ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Takes dates and the priority from a subject, as quick add does. Names and repetitions are only words here: nobody sees them chosen. */
function understood(subject: string, writer: Writer, arrived: Date): Omit<MailTask, 'description'> {
  const { language, dateFormat, timezone } = writer;
  const today = calendarDate(arrived, zoneOf(timezone));
  const line = subject.slice(0, limits.title.max * 2);
  const options = { language, dateFormat, today, firstDay: firstDayOf(writer) };
  const first = parseTask(line, options);
  const plain = first.spans.filter(({ kind }) => !['startDate', 'dueDate', 'dates', 'priority'].includes(kind));
  const parsed = plain.length === 0 ? first : parseTask(line, { ...options, plain });
  const { startDate, dueDate, priority } = parsed;
  const isWhole = isLongTitle(parsed.title) && parsed.repeat === null;
  const title = isWhole && subject === line ? parsed.title : subject;
  return { title: titleOf(title, subject), startDate, dueDate, priority: priority ?? defaultPriority };
}

/** Makes a title of a text of any length. */
function titleOf(text: string, subject: string): string {
  const line = sanitizeName(text) || sanitizeName(subject);
  const title = line.length > limits.title.max ? `${shortened(line, limits.title.max - 1)}…` : line;
  return isLongTitle(title) ? title : title.padEnd(limits.title.min, '…');
}
