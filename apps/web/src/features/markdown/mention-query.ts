// What is typed behind an `@`, and whom it may mean.
import type { Mentioned } from '#features/markdown/edited-mentions.ts';

interface Query {
  /** Where the `@` stands. */
  at: number;
  typed: string;
}

/** Words behind an `@` that begins a word itself: an address of mail and `` `@scope` `` are none. */
const begun = /(?<![\p{L}\p{N}_@.`/-])@((?:[\p{L}\p{N}_.'’()-]+(?: [\p{L}\p{N}_.'’()-]+){0,3} ?)?)$/u;

/** What somebody is typing of a name in front of the caret; undefined where it is no name, or a mention already. */
export function queryAt(text: string, caret: number, mentioned: readonly Mentioned[]): Query | undefined {
  const before = text.slice(Math.max(0, caret - 120), caret);
  const typed = begun.exec(before)?.[1];
  if (typed === undefined) return undefined;
  const at = caret - typed.length - 1;
  const done = mentioned.some(({ label }) => text.startsWith(`${label} `, at + 1) && typed.length > label.length);
  return done ? undefined : { at, typed };
}

/** The people whose name, or a word of it, begins as typed; accents and case make no difference. Whoever the name begins with first. */
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
