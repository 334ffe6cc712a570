// Shared schemas of the contract: ids, clean text, names, dates. Error messages are keys of the text catalogue.

import type { TextKey } from '@app/texts/catalogue.ts';
import * as z from 'zod/mini';
import { limits } from '#limits.ts';

/** What a program sends or gets, where the schema of the server does not say it: a number in an address is a text there. */
interface Form {
  type: 'integer' | 'string' | readonly ['string', 'null'];
  format?: 'date' | 'date-time' | 'email' | 'uri' | 'uri-reference';
  minimum?: number;
  maximum?: number;
  description?: string;
}

/** The forms by schema; only the description of the API reads them. */
export const forms = z.registry<Form>();

/** Returns the schema unchanged; the description of the API shows it in this form. */
/* @__NO_SIDE_EFFECTS__ */
export function shownAs<Of extends z.core.$ZodType>(schema: Of, form: Form): Of {
  forms.add(schema, form);
  return schema;
}

/** A whole number in an address: digits without zeros in front. */
/* @__NO_SIDE_EFFECTS__ */
export function digits(least: 0 | 1, most: number, message: TextKey = 'errors.invalid') {
  const written = z.string(message).check(
    z.regex(least === 0 ? /^(0|[1-9]\d{0,15})$/ : /^[1-9]\d{0,15}$/, message),
    z.refine((value) => Number(value) <= most, message),
  );
  const read = z.pipe(
    written,
    z.transform((value: string) => Number(value)),
  );
  return shownAs(read, { type: 'integer', minimum: least, maximum: most });
}

/** An id in a path: digits only, 1 to 2147483647. */
export const PathId = digits(1, limits.id.max, 'errors.badId');

/** A workspace id in a path: 0 is the company view. */
export const WorkspaceId = digits(0, limits.id.max, 'errors.badId');

/** An id in a body. `wrongType` is the message for a value that is not a number, if it differs. */
export function bodyId(message: TextKey, wrongType: TextKey = message) {
  return z.int(wrongType).check(z.gte(1, message), z.lte(limits.id.max, message));
}

/** An id in a response. */
export const ResponseId = z.int();

/** Text without NUL bytes and lone surrogates, at most `max` characters. */
export function text(max: number, message: TextKey = 'errors.notText') {
  return z
    .string(message)
    .check(z.refine(isCleanText, textKey('errors.badCharacters')), z.maxLength(max, textKey('errors.tooLong')));
}

/** Text, trimmed, at least `min` characters long. */
export function requiredText(min: number, max: number, message: TextKey) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.refine(isCleanText, textKey('errors.badCharacters')),
      z.maxLength(max, textKey('errors.tooLong')),
    );
}

/** The name of a person or thing, on one line and without invisible characters. */
export function nameText(min: number, max: number, message: TextKey) {
  return z
    .string(message)
    .check(
      z.overwrite(sanitizeName),
      z.minLength(min, message),
      z.refine(isCleanText, textKey('errors.badCharacters')),
      z.maxLength(max, textKey('errors.tooLong')),
    );
}

/** The title of a task. */
export function titleText() {
  return z
    .string(textKey('tasks.titleShort'))
    .check(
      z.overwrite(sanitizeName),
      z.minLength(1, textKey('tasks.titleShort')),
      z.refine(isLongTitle, textKey('tasks.titleShort')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
      z.maxLength(limits.title.max, textKey('errors.tooLong')),
    );
}

/** Scripts that have no spaces between words, of which one sign may be a word. */
const dense = /[\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a title is long enough: three characters, or one sign of a script that needs no more for a word. */
export function isLongTitle(title: string): boolean {
  return title.length >= limits.title.min || dense.test(title);
}

export function optionalName(max: number) {
  return z.optional(z.nullable(nameText(0, max, 'errors.notText')));
}

/** Scripts and emoji in which a joiner between two characters changes their appearance; elsewhere a joiner is invisible. */
const joinable =
  /^(?:\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector})$/u;
const joiner = /\p{Join_Control}/u;

/**
 * Ranges of invisible characters: soft hyphens, fillers of Hangul and other scripts, zero-width characters, direction marks, tags.
 * Line separators are excluded.
 */
const invisible: readonly (readonly [number, number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff],
];

/** Returns the visible name on one line. Keeps NUL, as `isCleanText` rejects it. */
export function sanitizeName(name: string): string {
  let seen = '';
  for (const sign of name) {
    const code = sign.codePointAt(0) ?? 0;
    if (isBreak(code)) seen += seen.endsWith(' ') ? '' : ' ';
    else if (!invisible.some(([from, to]) => code >= from && code <= to)) seen += sign;
  }
  return withoutLooseJoiners(seen).trim();
}

function isBreak(code: number): boolean {
  return (code >= 1 && code < 32) || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029;
}

function withoutLooseJoiners(name: string): string {
  if (!joiner.test(name)) return name;
  const signs = Array.from(name);
  const joins = (sign: string | undefined) => sign !== undefined && joinable.test(sign);
  return signs.filter((sign, at) => !joiner.test(sign) || (joins(signs[at - 1]) && joins(signs[at + 1]))).join('');
}

/** Whether the texts of a checklist together are within its limit. */
export function checklistFits(items: readonly { text: string; description?: string | null | undefined }[]): boolean {
  return (
    items.reduce((sum, { text, description }) => sum + text.length + (description?.length ?? 0), 0) <=
    limits.checklist.totalLength
  );
}

/** An instant in a response, as an ISO string. */
export const Instant = shownAs(z.string(), { type: 'string', format: 'date-time' });
/** A calendar date in a response, `YYYY-MM-DD`. */
export const CalendarDate = shownAs(z.string(), { type: 'string', format: 'date' });
/** The e-mail address of an account in a response. */
export const ResponseEmail = shownAs(z.string(), { type: 'string', format: 'email' });
/** A whole address in a response. */
export const ResponseUrl = shownAs(z.string(), { type: 'string', format: 'uri' });
/** The address of something of this server in a response: a path where the server does not know its own name. */
export const ResponseLink = shownAs(z.string(), { type: 'string', format: 'uri-reference' });

/** A date in a request: a calendar date, an instant, null or ''. The handler converts it to a calendar date in the caller's zone. */
export const DateInput = shownAs(
  z.pipe(
    z
      .union([z.string(), z.null()], textKey('errors.badDate'))
      .check(z.refine((value) => value === null || value === '' || isDate(value), textKey('errors.badDate'))),
    z.transform((value) => (value === '' ? null : value)),
  ),
  {
    type: ['string', 'null'],
    format: 'date',
    description: 'A calendar date. An instant is taken too, as its day in the time zone of the caller.',
  },
);

/** A calendar date in a request that is stored as it is. */
export const DayInput = shownAs(z.string('errors.badDate').check(z.refine(isCalendarDay, textKey('errors.badDate'))), {
  type: 'string',
  format: 'date',
});

/** Returns the key unchanged; its type makes a misspelt key a compile error. */
export function textKey(message: TextKey): TextKey {
  return message;
}

/** Whether PostgreSQL can store a text: no NUL byte, no lone surrogate. */
export function isCleanText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

const date = /^(\d{4})-(\d{2})-(\d{2})$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

function isDate(value: string): boolean {
  if (instant.test(value)) return !Number.isNaN(Date.parse(value)) && isCalendarDay(value.slice(0, 10));
  return isCalendarDay(value);
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  const match = date.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const instant = new Date(Date.UTC(2000, month - 1, day));
  instant.setUTCFullYear(year, month - 1, day);
  return year >= 1 && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

/** The response of a write without a result. */
export const Success = z.object({ success: z.literal(true) });
