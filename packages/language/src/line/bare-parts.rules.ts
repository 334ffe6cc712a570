// Finds what stands at the ends of a line, or between its commas, without a mark: a department, a column, a template, a priority in
// everyday words, a person, and words that say nothing. Between two words of the title nothing is taken.
import { type Part, startingAt, type Thing, thingsAt } from '#line/bare-things.rules.ts';
import { givingWords, smallWords, togetherWords } from '#line/everyday-words.rules.ts';
import {
  isFree,
  isMarkedAfter,
  isMarkedBefore,
  isOpenAfter,
  isOpenBefore,
  isSeparator,
  isTied,
  type Line,
} from '#line/line-places.rules.ts';
import { matchPhrase } from '#line/phrases.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

/** A part has at most this many words. */
const longest = 6;
/** Who writes more has written sentences. */
const mostWords = 60;
const mostLetters = 500;

/** Returns the next bare parts of a line; their words are to be marked as taken before the next call. */
export function bareParts(line: Line): Part[] {
  if (line.tokens.length > mostWords || (line.tokens.at(-1)?.end ?? 0) > mostLetters) return [];
  return apartIn(line) ?? atEnd(line) ?? atStart(line) ?? [];
}

/** A part that has the ends of the line, punctuation or other parts on both sides. */
function apartIn(line: Line): Part[] | undefined {
  for (const from of openPlaces(line)) {
    const things = thingsAt(line, from);
    const next = things.at(-1)?.next ?? from;
    if (things.length > 0 && isOpenAfter(line, next) && things.every((thing) => fitsApart(line, from, thing, next)))
      return partsOf(things, from);
  }
  return undefined;
}

function openPlaces({ tokens, ...line }: Line): number[] {
  return tokens.flatMap((token, at) => (isFree(token) && isOpenBefore({ tokens, ...line }, at) ? [at] : []));
}

/** Only a department, a person and a sure priority may stand beside a date without punctuation: 'Review tomorrow' is a title. */
function fitsApart(line: Line, from: number, { kind, sure }: Thing, next: number): boolean {
  const isFirst = !line.tokens.slice(0, from).some(isFree);
  const isLast = !line.tokens.slice(next).some(isFree);
  if (kind === 'person') return !(isFirst && isLast);
  if (wordsLeft(line.tokens, from, next) === 0) return false;
  if (kind === 'priority' && sure) return true;
  if (isFirst) return isMarkedAfter(line, next);
  return kind === 'department' || kind === 'priority' || isMarkedBefore(line, from);
}

/** A part behind the title, without punctuation. */
function atEnd(line: Line): Part[] | undefined {
  const { tokens } = line;
  for (let end = tokens.length; end > 0; end--) {
    if (!isFree(tokens[end - 1]) || !isOpenAfter(line, end)) continue;
    const isLast = !tokens.slice(end).some(isFree);
    for (let from = Math.max(1, end - longest); from < end; from++) {
      if (!isFree(tokens[from])) continue;
      // 'With Ana Lima' is not 'with Ana' and Lima.
      if (isTied(tokens[from - 1])) {
        const tied = thingsAt(line, from);
        if (tied.at(-1)?.next !== end) continue;
        return isSharedWork(line, from, tied)
          ? partsOf([startingAt(tied[0] as Thing, tokens[from - 1]), ...tied.slice(1)], from - 1)
          : undefined;
      }
      const filler = isLast ? fillerAt(line, 'last', from) : undefined;
      if (filler === end && wordsLeft(tokens, from, end) > 1) return [partOf('filler', tokens, from, end)];
      const things = thingsAt(line, from);
      const [first] = things;
      if (!first || wordsLeft(tokens, from, end) === 0) continue;
      // 'paul high': what follows a part stands beside one.
      for (let next = things.at(-1)?.next ?? end; next < end; next = things.at(-1)?.next ?? end) {
        const following = thingsAt(line, next).filter(({ kind }) => kind !== 'status' && kind !== 'template');
        if (following.length === 0) break;
        things.push(...following.map((thing) => ({ ...thing, sure: true })));
      }
      if (things.at(-1)?.next !== end) continue;
      if (describes(line, from)) continue;
      if (things.every(({ kind, sure }) => kind === 'person' || (sure && (kind === 'priority' || kind === 'department'))))
        return partsOf(things, from);
    }
  }
  return undefined;
}

/** A part before the title, without punctuation. */
function atStart(line: Line): Part[] | undefined {
  const { tokens, languages } = line;
  const from = tokens.findIndex(isFree);
  if (from < 0) return undefined;
  const filler = fillerAt(line, 'first', from);
  if (filler !== undefined && wordsLeft(tokens, from, filler) > 0) return [partOf('filler', tokens, from, filler)];
  const things = givingWords.has(tokens[from]?.folded ?? '') ? [] : thingsAt(line, from);
  const next = things.at(-1)?.next ?? from;
  if (things.length === 0 || wordsLeft(tokens, from, next) === 0 || smallWords.has(tokens[next]?.folded ?? '')) return undefined;
  const fits = ({ kind, sure }: Thing) =>
    kind === 'person' ||
    (kind === 'priority' &&
      sure &&
      (languages[0]?.language !== 'english' || tokens[from]?.folded === 'asap') &&
      !isParticiple(tokens[next])) ||
    (kind === 'department' && sure && (tokens[from]?.folded.length ?? 0) > 2 && !tokens[from]?.capital);
  return things.every(fits) ? partsOf(things, from) : undefined;
}

/** 'Set the goals with Ana Lima and Bob Stone': perhaps the task is theirs, if the title ends with whole names. */
function isSharedWork({ tokens }: Line, from: number, things: readonly Thing[]): boolean {
  const [first] = things;
  const isWith =
    togetherWords.has(tokens[from - 1]?.folded ?? '') && wordsLeft(tokens, from - 1, things.at(-1)?.next ?? from) > 0;
  return isWith && first !== undefined && first.next - from > 1 && things.every(({ kind }) => kind === 'person');
}

/** 'La carta urgente', 'un mail important': behind its noun, an adjective is part of the title. */
function describes({ tokens, languages }: Line, from: number): boolean {
  const own = languages[0]?.language;
  return (
    (own === 'spanish' || own === 'french') &&
    isTied(tokens[from - 2]) &&
    /^(?:urgente?s?|importante?s?)$/.test(tokens[from]?.folded ?? '')
  );
}

/** 'Dringend benötigte Teile'. */
function isParticiple(token: Token | undefined): boolean {
  return /^\p{L}{5,}te[nrs]?$/u.test(token?.folded ?? '') && token?.capital === false;
}

/** The words of a title that would be left. */
function wordsLeft(tokens: readonly Token[], from: number, next: number): number {
  return tokens.filter((token, at) => (at < from || at >= next) && isFree(token) && !isSeparator(token)).length;
}

function partsOf(things: readonly Thing[], from: number): Part[] {
  return things.flatMap(({ kind, next, parts }) =>
    parts.map((part): Part => ({ ...part, from, next, kind: kind === 'person' ? 'suggested' : kind })),
  );
}

function partOf(kind: 'filler', tokens: readonly Token[], from: number, next: number): Part {
  return { kind, from, next, start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}

function fillerAt({ tokens, languages }: Line, place: 'first' | 'last', from: number): number | undefined {
  const [own] = languages;
  return own && matchPhrase(own.fillers[place], tokens, from, () => undefined)?.end;
}
