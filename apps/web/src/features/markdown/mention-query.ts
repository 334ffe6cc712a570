// The query behind an `@`, and the people who match it.
import type { Mentioned } from '#features/markdown/edited-mentions.ts';

interface Query {
  /** The index of the `@`. */
  at: number;
  typed: string;
}

/** An `@` must begin a word: mail addresses and `` `@scope` `` do not match. */
const begun = /(?<![\p{L}\p{N}_@.`/-])@((?:[\p{L}\p{N}_.'’()-]+(?: [\p{L}\p{N}_.'’()-]+){0,3} ?)?)$/u;

/** Returns the name being typed before the caret; undefined if there is none, or if it already is a mention. */
export function queryAt(text: string, caret: number, mentioned: readonly Mentioned[]): Query | undefined {
  const before = text.slice(Math.max(0, caret - 120), caret);
  const typed = begun.exec(before)?.[1];
  if (typed === undefined) return undefined;
  const at = caret - typed.length - 1;
  const done = mentioned.some(({ label }) => text.startsWith(`${label} `, at + 1) && typed.length > label.length);
  return done ? undefined : { at, typed };
}

/** Returns the people whose name, or a word of it, begins with the query, ignoring accents and case. Full matches come first. */
export function peopleNamed<T extends { fullName: string }>(people: readonly T[], typed: string): T[] {
  const wanted = folded(typed);
  const whole = people.filter(({ fullName }) => folded(fullName).startsWith(wanted));
  const within = people.filter((person) => !whole.includes(person) && folded(person.fullName).includes(` ${wanted}`));
  return [...whole, ...within];
}

function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('æ', 'ae');
}
