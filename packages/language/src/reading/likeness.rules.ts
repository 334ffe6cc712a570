// Finds the tasks whose titles the words of a sentence are like: pieces, abbreviations, other forms and misspelled words of a title.
import { fold } from '@app/contract/names/folded-names.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import { lettersApart, mostErrors } from '#reading/spelling.rules.ts';

export interface Title {
  id: number;
  title: string;
}

export interface TitleHit {
  /** The words, from the first to the one behind the last. */
  from: number;
  to: number;
  /** The tasks, several if they are equally like. */
  ids: readonly number[];
  /** Where they stand in the text. */
  range: { start: number; end: number };
  /** How much of the title was named, from 0 to 1. */
  share: number;
}

interface KnownTitle extends Title {
  words: readonly string[];
}

/** Words that no title is known by, in any language. */
const empty = new Set(
  'the a an of for to in on at and or with by from is are el la los las un una de del para en y o con por al le les l d des du et ou pour sur dans au aux der die das den dem des ein eine und oder fur von vom zu zum zur im am mit task tasks tarea tareas tache taches aufgabe aufgaben card karte it this that thing things new my me i'.split(
    ' ',
  ),
);

function isEmpty(word: string): boolean {
  return empty.has(word) || (word.length < 2 && !/\d/.test(word));
}

/** Returns the titles that are named, from the first word to the last. `isKnown` says that a word has another meaning, so that it names no title alone. */
export function titlesIn(tokens: readonly Token[], titles: readonly Title[], isKnown: (at: number) => boolean): TitleHit[] {
  const known = titles.map(
    ({ id, title }): KnownTitle => ({ id, title, words: wordsOf(title).filter((word) => !isEmpty(word)) }),
  );
  const uses = new Map<string, number>();
  for (const { words } of known) for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const weight = (word: string) => 1 / (1 + Math.log(uses.get(word) ?? 1));
  const free = tokens.map((token) => !isEmpty(token.folded) || token.plain);
  const found: (TitleHit & { points: number })[] = [];
  for (const title of known) {
    const match = bestMatch(title, tokens, free, isKnown, weight);
    if (match) found.push(match);
  }
  found.sort((a, b) => b.points - a.points || b.share - a.share);
  const hits: TitleHit[] = [];
  for (const { points: _, ...hit } of merged(found))
    if (!hits.some(({ from, to }) => hit.from < to && from < hit.to)) hits.push(hit);
  return hits.sort((a, b) => a.from - b.from);
}

/** Titles at the same words that are equally like are one hit of several tasks. */
function merged(found: readonly (TitleHit & { points: number })[]): (TitleHit & { points: number })[] {
  const hits: (TitleHit & { points: number })[] = [];
  for (const each of found) {
    const same = hits.find(({ from, to, points }) => from < each.to && each.from < to && each.points > points - 0.15);
    // Of two that are equally like, a whole title is meant.
    if (same && !(same.share > 0.95 && each.share < 0.95)) same.ids = [...same.ids, ...each.ids];
    else hits.push({ ...each });
  }
  return hits;
}

function bestMatch(
  { id, words }: KnownTitle,
  tokens: readonly Token[],
  free: readonly boolean[],
  isKnown: (at: number) => boolean,
  weight: (word: string) => number,
): (TitleHit & { points: number }) | undefined {
  const all = words.reduce((sum, word) => sum + weight(word), 0);
  const matches: { at: number; word: number; points: number; likeness: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!free[at]) continue;
    let best: (typeof matches)[number] | undefined;
    for (const [index, word] of words.entries()) {
      const likeness = likenessOf(token.folded, word);
      if (likeness > 0 && (!best || likeness * weight(word) > best.points))
        best = { at, word: index, points: likeness * weight(word), likeness };
    }
    if (best) matches.push(best);
  }
  const isAnchor = ({ at, likeness }: (typeof matches)[number]) => !isKnown(at) && likeness >= 0.6;
  let best: (TitleHit & { points: number }) | undefined;
  for (const anchor of matches) {
    const isWhole = words.length > 0 && new Set(matches.map(({ word }) => word)).size === words.length;
    if (!isAnchor(anchor) && !isWhole) continue;
    const run = runFrom(anchor, matches, free);
    const named = new Map<number, number>();
    for (const each of run) named.set(each.word, Math.max(named.get(each.word) ?? 0, each.points));
    const points = [...named.values()].reduce((sum, each) => sum + each, 0);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || (!run.some(isAnchor) && named.size < words.length)) continue;
    if (!best || points > best.points)
      best = {
        from: first.at,
        to: last.at + 1,
        range: { start: tokens[first.at]?.start ?? 0, end: tokens[last.at]?.end ?? 0 },
        ids: [id],
        share: all === 0 ? 0 : points / all,
        points,
      };
  }
  return best;
}

/** Words of a title stand near each other; up to three words of no weight are between them. */
function runFrom<Match extends { at: number; word: number }>(
  anchor: Match,
  matches: readonly Match[],
  free: readonly boolean[],
): Match[] {
  const at = matches.indexOf(anchor);
  const run = [anchor];
  const seen = new Set([anchor.word]);
  const isNear = (from: number, to: number) => to - from <= 4 && !free.slice(from + 1, to).some(Boolean);
  for (let next = at + 1; next < matches.length; next++) {
    const [last, match] = [run.at(-1), matches[next]];
    if (!last || !match || seen.has(match.word) || !isNear(last.at, match.at)) break;
    seen.add(match.word);
    run.push(match);
  }
  for (let next = at - 1; next >= 0; next--) {
    const [first, match] = [run[0], matches[next]];
    if (!first || !match || seen.has(match.word) || !isNear(match.at, first.at)) break;
    seen.add(match.word);
    run.unshift(match);
  }
  return run;
}

/** Returns how much a typed word is like one of a title, from 0 to 1. */
export function likenessOf(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length < 3 || word.length < 3 || /^\d+$/.test(typed) || /^\d+$/.test(word)) return 0;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  // 'invoices' and 'invoice', 'Rechnungen' and 'Rechnung'.
  if (long.startsWith(short) && long.length - short.length <= 3 && short.length >= 4) return 0.95;
  if (word.startsWith(typed)) return typed.length >= 6 ? 0.9 : 0.75;
  const shared = sharedStart(typed, word);
  const mostLeft = shared >= 6 ? 6 : 4;
  if (shared >= 4 && shared >= short.length - 2 && long.length - shared <= mostLeft) return 0.8;
  const most = Math.min(mostErrors(typed), mostErrors(word));
  // The first letter is rarely wrong, and most words differ in it.
  const apart = most > 0 && typed[0] === word[0] ? lettersApart(typed, word, most) : most + 1;
  if (apart <= most) return 0.85 - 0.1 * apart;
  // 'Umzug' in 'Büroumzug'.
  if (typed.length >= 4 && word.length >= typed.length + 3 && word.endsWith(typed)) return 0.8;
  if (typed.length >= 6 && word.includes(typed)) return 0.6;
  if (word.length >= 5 && (typed.endsWith(word) || typed.startsWith(word))) return 0.75;
  // 'Oktoberabschluss' and 'Monatsabschluss': the last parts are the same.
  return Math.max(shared, sharedEnd(typed, word)) >= 7 ? 0.7 : 0;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

/** Returns the words of a title, without accents. */
export function wordsOf(title: string): string[] {
  return fold(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}
