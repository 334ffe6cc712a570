// What of a mail goes into a task or a comment: the person's own text within the limits, and in words what was left out.
import {
  calendarDate,
  type DateFormat,
  defaultPriority,
  incomingMailLimits,
  type Language,
  limits,
  type Timezone,
  zoneOf,
} from '@app/contract';
import { parseTask } from '@app/contract/assistant/parse/parse-task.rules.ts';
import { sanitizeName } from '@app/contract/fields.ts';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import { ownTextOf, withoutSignatureOf } from '#incoming-mails/cut-quotes.ts';
import { clean, type Message } from '#incoming-mails/read-message.ts';

interface Writer {
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

/** Returns the fields of the task that a mail makes. `arrived` is the day that “tomorrow” in its subject is counted from. */
export async function taskOfMail(message: Message, writer: Writer, arrived: Date): Promise<MailTask> {
  const words = catalogues[writer.language].incomingMails.added;
  const subject = bareSubject(message.subject);
  // Somebody who forwards a mail means what it quotes; somebody who answers one has written above it.
  const isAnswer = !subject.isForward && (message.headers('in-reply-to').length > 0 || subject.text !== message.subject);
  const own = await textOf(message, isAnswer);
  // An answer without a text of its own means what it quotes, too.
  const body = isAnswer && own.text === '' ? await textOf(message, false) : own;
  const given = subject.text || firstLine(body.text) || words.from(writer.fullName);
  const { title, ...fields } = understood(given, writer, arrived);
  const notes = [...(body.quoteCut ? [words.quoteCut] : []), ...attachmentNotes(message, body, writer.language)];
  // The subject loses the words that became a date, and what is too long for a title; the description has it whole.
  const text = title === given ? body.text : [words.subject(given), body.text].filter(Boolean).join('\n\n');
  return { title, ...fields, description: withNotes({ ...body, text }, notes, limits.description.max, writer.language) || null };
}

/** Returns the comment that a mail makes; undefined if it has neither a text of its own nor an attachment. */
export async function commentOfMail(message: Message, { language }: Writer): Promise<string | undefined> {
  const body = await textOf(message, true);
  const notes = attachmentNotes(message, body, language);
  return withNotes(body, notes, limits.comment.max, language) || undefined;
}

interface Body {
  text: string;
  quoteCut: boolean;
  /** The text before anything was cut. */
  whole: string;
  /** It is not the whole text, because that is too long to be read. */
  isCut: boolean;
}

async function textOf({ text, html, isCut }: Message, cutQuote: boolean): Promise<Body> {
  const plain = text?.trim();
  let whole = plain ?? '';
  let htmlCut = false;
  if (!plain && html !== undefined) {
    const { textOfHtml } = await import('#incoming-mails/html-text.ts');
    const read = textOfHtml(html, cutQuote);
    whole = clean(read.text).slice(0, incomingMailLimits.text);
    htmlCut = read.quoteCut;
  }
  const uncut = withoutSignatureOf(whole);
  if (!cutQuote) return { text: uncut, quoteCut: false, whole, isCut };
  const own = ownTextOf(whole);
  return { text: own.text, quoteCut: htmlCut || own.quoteCut, whole: htmlCut ? `${whole}\n${html ?? ''}` : whole, isCut };
}

/** Returns the names of attachments, none of which is kept. Pictures of the part that was cut belong to it. */
function attachmentNotes({ attachments }: Message, { text, whole }: Body, language: Language): string[] {
  const words = catalogues[language].incomingMails.added;
  const own = attachments.filter(({ name, contentId }) => {
    const marks = [...(contentId ? [`cid:${contentId}`] : []), ...(contentId && name ? [`[image: ${name}]`] : [])];
    return !marks.some((mark) => whole.includes(mark)) || marks.some((mark) => text.includes(mark));
  });
  if (own.length === 0) return [];
  const named = own.slice(0, incomingMailLimits.attachmentNames).map(({ name }) => nameOf(name) || words.unnamed);
  const more = own.length - named.length;
  return [words.attachments(own.length, [...named, ...(more > 0 ? [words.more(more)] : [])].join(', '))];
}

/** A name on one line, without the marks of formatted text. */
function nameOf(name: string | null): string {
  const line = clean(name ?? '')
    .replaceAll(/[\s\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim();
  const short = [...line].slice(0, incomingMailLimits.attachmentName).join('');
  return short.replaceAll(/[\\`*_[\]<>@#|~]/g, (mark) => (mark === '_' ? '_' : ' ')).trim();
}

/** Puts the notes below the text, and cuts the text where both do not fit. */
function withNotes({ text, isCut }: Body, notes: readonly string[], max: number, language: Language): string {
  const below = (lines: readonly string[]) => (lines.length === 0 ? '' : `${text === '' ? '' : '\n\n'}${lines.join('\n')}`);
  if (!isCut && text.length + below(notes).length <= max) return `${text}${below(notes)}`;
  const all = [catalogues[language].incomingMails.added.longer, ...notes];
  return `${shortened(text, max - below(all).length)}${below(all)}`;
}

/** Cuts a text without leaving half a character. */
function shortened(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trimEnd();
}

function firstLine(text: string): string {
  return (text.split('\n', 20).find((line) => line.trim() !== '') ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Takes dates and the priority from a subject, as quick add does. Names and repetitions are only words here: nobody sees them chosen. */
function understood(subject: string, { language, dateFormat, timezone }: Writer, arrived: Date): Omit<MailTask, 'description'> {
  const today = calendarDate(arrived, zoneOf(timezone));
  const line = subject.slice(0, limits.title.max * 2);
  const options = { language, dateFormat, today };
  const first = parseTask(line, options);
  const plain = first.spans.filter(({ kind }) => !['startDate', 'dueDate', 'dates', 'priority'].includes(kind));
  const parsed = plain.length === 0 ? first : parseTask(line, { ...options, plain });
  const { startDate, dueDate, priority } = parsed;
  const isWhole = parsed.title.length >= limits.title.min && parsed.repeat === null;
  const title = isWhole && subject === line ? parsed.title : subject;
  return { title: titleOf(title, subject), startDate, dueDate, priority: priority ?? defaultPriority };
}

/** Makes a title of a text of any length. */
function titleOf(text: string, subject: string): string {
  const line = sanitizeName(text) || sanitizeName(subject);
  const title = line.length > limits.title.max ? `${shortened(line, limits.title.max - 1)}…` : line;
  return title.padEnd(limits.title.min, '…');
}
