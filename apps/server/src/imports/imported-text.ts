// What becomes of texts in a file. Those of our own export stay as they are, others are tidied.
import { sanitizeName } from '@app/contract/fields.ts';
import type { ImportRecord } from '#imports/import-record.ts';

/** Returns a text of several lines; of another program with line breaks of one kind and nothing around it. */
export function textIn(text: string, { isOwn }: ImportRecord): string {
  return isOwn ? storable(text) : cleanText(text);
}

/** Returns a short text; of another program on one line and without invisible characters. */
export function nameIn(text: string, { isOwn }: ImportRecord): string {
  return isOwn ? storable(text).trim() : oneLine(text);
}

/** Returns the title of a task. */
export function titleIn({ title, isOwn }: ImportRecord): string {
  return isOwn ? sanitizeName(storable(title)) : oneLine(title);
}

/** Returns a text on one line, without invisible characters. */
export function oneLine(text: string): string {
  return sanitizeName(cleanText(text)).replace(/\s+/g, ' ').trim();
}

function cleanText(text: string): string {
  return storable(text).replace(/\r\n?/g, '\n').trim();
}

/** What the database can store. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
