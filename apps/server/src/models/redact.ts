// Makes a copy of everything that is sent to a model: whole characters, and no e-mail addresses.
import { redactedEmail } from '@app/contract/models/models.limits.ts';

/** Begins only where a word begins, so that a long word without an @ is read once. */
const address = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** Returns a copy of a value in which no text contains an e-mail address, unless these may be sent. */
export function sendable<T>(value: T, withAddresses: boolean): T {
  // A text that was cut may end with half a character, for which providers refuse the whole request.
  const textOf = (text: string) => (withAddresses ? text : text.replace(address, redactedEmail)).toWellFormed();
  return copied(value, textOf) as T;
}

function copied(value: unknown, textOf: (text: string) => string): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((part) => copied(part, textOf));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part, textOf)]));
}

/**
 * Returns the model's version of a text with the address of the original in place of its marks; undefined if it has not as many, or
 * if there are several addresses, whose order is not known.
 */
export function restored(text: string, original: string): string | undefined {
  const addresses = original.match(address) ?? [];
  const pieces = text.split(redactedEmail);
  if (pieces.length === 1 && addresses.every((each) => text.includes(each))) return text;
  if (pieces.length - 1 !== addresses.length || new Set(addresses).size > 1) return undefined;
  return pieces.map((part, at) => part + (addresses[at] ?? '')).join('');
}
