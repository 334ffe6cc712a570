// Removes emphasis marks from a line in one pass, with CommonMark's rules for pairs.

import { isLiteralRun } from '#markdown/literal-marks.rules.ts';

interface Run {
  mark: string;
  from: number;
  length: number;
  /** Number of its characters that are not paired yet. */
  left: number;
  opens: boolean;
  closes: boolean;
}

const runs = /\*+|_+|~{2,}/g;
const wordSign = /[\p{L}\p{N}_]/u;

/** Removes paired stars, underscores and tildes from a line; keeps unpaired ones. */
export function withoutEmphasis(line: string): string {
  const found = [...line.matchAll(runs)].map(({ 0: signs, index }) => runAt(line, index, signs));
  pair(found);
  let words = '';
  let at = 0;
  for (const { mark, from, length, left } of found) {
    words += line.slice(at, from) + mark.repeat(left);
    at = from + length;
  }
  return words + line.slice(at);
}

function runAt(line: string, from: number, signs: string): Run {
  const before = characterBefore(line, from);
  const behind = String.fromCodePoint(line.codePointAt(from + signs.length) ?? 32);
  const mark = signs[0] ?? '';
  // An underscore within a word is part of the word.
  const inWord = mark === '_' && wordSign.test(before) && wordSign.test(behind);
  if (isLiteralRun(line, from, signs.length))
    return { mark, from, length: signs.length, left: signs.length, opens: false, closes: false };
  const opens = /\S/.test(behind) && !inWord && !(mark === '_' && wordSign.test(before));
  const closes = /\S/.test(before) && !inWord && !(mark === '_' && wordSign.test(behind));
  return { mark, from, length: signs.length, left: signs.length, opens, closes };
}

function characterBefore(line: string, at: number): string {
  const low = line[at - 1] ?? ' ';
  return /[\udc00-\udfff]/.test(low) ? (line[at - 2] ?? '') + low : low;
}

/** Pushes and pops every run once, so that the time is linear. */
function pair(found: readonly Run[]): void {
  const waiting: Record<string, Run[]> = { '*': [], _: [], '~': [] };
  for (const closing of found) {
    const same = waiting[closing.mark] ?? [];
    while (closing.closes && closing.left > 0) {
      const opening = same.at(-1);
      if (!opening || !fits(opening, closing)) break;
      const pairs = closing.mark === '~' ? 2 : Math.min(opening.left, closing.left);
      opening.left -= pairs;
      closing.left -= pairs;
      forgetBehind(waiting, opening.from);
      if (opening.left < least(opening)) same.pop();
    }
    if (closing.opens && closing.left >= least(closing)) same.push(closing);
  }
}

function least({ mark }: Run): number {
  return mark === '~' ? 2 : 1;
}

/** CommonMark's rule of three, which prevents `*a**b*` from being parsed as two emphases. */
function fits(opening: Run, closing: Run): boolean {
  if (opening.mark === '~') return closing.left >= 2;
  const both = (opening.opens && opening.closes) || (closing.opens && closing.closes);
  const sum = opening.length + closing.length;
  return !both || sum % 3 !== 0 || (opening.length % 3 === 0 && closing.length % 3 === 0);
}

/** Drops runs that were opened within a pair and not closed there, as they cannot close outside it. */
function forgetBehind(waiting: Readonly<Record<string, Run[]>>, from: number): void {
  for (const stack of Object.values(waiting)) {
    while ((stack.at(-1)?.from ?? -1) > from) stack.pop();
  }
}
