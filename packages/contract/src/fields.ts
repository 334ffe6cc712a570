// The building blocks of the contract's schemas: ids, clean text, dates. Error texts are keys of the catalogue.
import * as z from 'zod/mini';
import { limits } from '#limits.ts';
import type { TextKey } from '#text.ts';

/** A number from a path: digits only, 1 to 2147483647. */
export const Id = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/, key('errors.badId')),
    z.refine((value) => Number(value) <= limits.id.max, key('errors.badId')),
  ),
  z.transform((value) => Number(value)),
);

/** A workspace's number from a path: 0 is the company view. */
export const WorkspaceId = z.pipe(
  z.string().check(
    z.regex(/^(0|[1-9]\d{0,9})$/, key('errors.badId')),
    z.refine((value) => Number(value) <= limits.id.max, key('errors.badId')),
  ),
  z.transform((value) => Number(value)),
);

/** The number of a row inside a body; `wrongType` where it is no number at all, if that is another sentence. */
export function rowId(message: TextKey, wrongType: TextKey = message) {
  return z.int(wrongType).check(z.gte(1, message), z.lte(limits.id.max, message));
}

/** The number of a row in an answer. */
export const Key = z.int();

/** Text without NUL bytes and lone surrogates, at most `max` characters. */
export function text(max: number, message: TextKey = 'errors.notText') {
  return z.string(message).check(z.refine(isCleanText, key('errors.badCharacters')), z.maxLength(max, key('errors.tooLong')));
}

/** Text, trimmed, at least `min` characters long. */
export function requiredText(min: number, max: number, message: TextKey) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.refine(isCleanText, key('errors.badCharacters')),
      z.maxLength(max, key('errors.tooLong')),
    );
}

/** An instant in an answer. */
export const Instant = z.string();
/** A calendar date in an answer, `YYYY-MM-DD`. */
export const CalendarDate = z.string();

/** A date in a request: a calendar date, an instant, or nothing. The handler makes it a calendar date in the caller's zone. */
export const DateInput = z.pipe(
  z
    .union([z.string(), z.null()], key('errors.badDate'))
    .check(z.refine((value) => value === null || value === '' || isDate(value), key('errors.badDate'))),
  z.transform((value) => (value === '' ? null : value)),
);

/** Types a message as a key of the catalogue, so that a misspelt one does not compile. */
export function key(message: TextKey): TextKey {
  return message;
}

/** Says whether PostgreSQL can store a text: no NUL byte, no lone surrogate. */
export function isCleanText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

const date = /^(\d{4})-(\d{2})-(\d{2})$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

function isDate(value: string): boolean {
  if (instant.test(value)) return !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10));
  return isDay(value);
}

function isDay(value: string): boolean {
  const parts = date.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const made = new Date(Date.UTC(2000, month - 1, day));
  made.setUTCFullYear(year, month - 1, day);
  return year >= 1 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** The answer of a write that has nothing else to say. */
export const Success = z.object({ success: z.literal(true) });
