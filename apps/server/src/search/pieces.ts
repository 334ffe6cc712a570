// Texts in pieces: what was looked for is marked, and of a long text only the words around it are shown.
import { limits, plainText, type SnippetPart } from '@app/contract';
import type { Term } from '#search/text-query.ts';

/** From where to where something was found. */
interface Range {
  from: number;
  to: number;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
const ideograph = /[\u3400-\u9fff\uf900-\ufaff]/u;
const expanded: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' };

/** The whole text, with what was found marked. */
export function pieces(text: string, terms: readonly Term[]): SnippetPart[] {
  return cut(text, rangesIn(text, terms));
}

/** So much before and behind a place is enough for a snippet, whatever marks stand in it. */
const around = 5 * limits.search.snippet;
/** What was found may stand in the address of a link, which is no word of the text; so many places are tried. */
const tries = 10;

/** The words of a text around the first place that was found, on one line and without the marks of Markdown. */
export function snippet(text: string, terms: readonly Term[]): SnippetPart[] {
  let raw: Part | undefined;
  let tried = 0;
  for (const { from } of rangesIn(text, terms)) {
    const part = partAround(text, from);
    raw ??= part;
    const line = onOneLine(plainText(part.text));
    const first = firstIn(line, terms);
    if (first !== undefined) return cutLine({ ...part, text: line }, first, terms);
    if (++tried === tries) break;
  }
  const { text: words, ...part } = raw ?? partAround(text, 0);
  const line = onOneLine(words);
  return cutLine({ ...part, text: line }, firstIn(line, terms) ?? 0, terms);
}

interface Part {
  text: string;
  /** It begins and ends where the whole text does. */
  begins: boolean;
  ends: boolean;
}

/** Whole lines around a place, of long ones what is near: only that much of a text is cleaned. */
function partAround(text: string, at: number): Part {
  const line = text.lastIndexOf('\n', at - around) + 1;
  const space = text.indexOf(' ', at - 2 * around) + 1;
  const from = at <= around ? 0 : at - line <= 2 * around ? line : space > 0 && space <= at ? space : at;
  const next = text.indexOf('\n', at + around);
  const to = next === -1 || next - at > 2 * around ? Math.min(text.length, at + 2 * around) : next;
  const end = /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to - 1 : to;
  return { text: text.slice(from, end), begins: from === 0, ends: to === text.length };
}

/** About as much of a line as a snippet shows. */
function cutLine({ text: line, begins, ends }: Part, first: number, terms: readonly Term[]): SnippetPart[] {
  const from = startOf(line, first);
  const to = endOf(line, from);
  return [
    ...(from > 0 || !begins ? [{ text: '… ', hit: false }] : []),
    ...pieces(line.slice(from, to), terms),
    ...(to < line.length || !ends ? [{ text: ' …', hit: false }] : []),
  ];
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function firstIn(text: string, terms: readonly Term[]): number | undefined {
  for (const range of rangesIn(text, terms)) return range.from;
  return undefined;
}

/** The beginning of a word, about a third of the snippet before the hit. */
function startOf(line: string, first: number): number {
  const before = Math.floor(limits.search.snippet / 3);
  if (first <= before) return 0;
  const space = line.indexOf(' ', first - before);
  return space === -1 || space >= first ? first : space + 1;
}

function endOf(line: string, from: number): number {
  if (line.length - from <= limits.search.snippet) return line.length;
  const space = line.lastIndexOf(' ', from + limits.search.snippet);
  if (space > from + limits.search.snippet / 2) return space;
  // One long word: it is cut, but not within a character.
  const end = from + limits.search.snippet;
  return /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end;
}

/** One after the other, as most texts are read to the first of them only. */
function* rangesIn(text: string, terms: readonly Term[]): Generator<Range> {
  for (const { 0: found, index } of text.matchAll(word)) {
    for (const part of partsOf(found)) {
      const length = foundLength(part.text, terms);
      if (length > 0) yield { from: index + part.at, to: index + part.at + length };
    }
  }
}

/** A run of letters, ideographs apart, as the index takes them. */
function partsOf(run: string): { text: string; at: number }[] {
  if (!ideograph.test(run)) return [{ text: run, at: 0 }];
  const split = /[\u3400-\u9fff\uf900-\ufaff]|[^\u3400-\u9fff\uf900-\ufaff]+/gu;
  return [...run.matchAll(split)].map(({ 0: text, index }) => ({ text, at: index }));
}

/** How much of a word is what was looked for: its beginning, or the whole where it was mistyped. */
function foundLength(text: string, terms: readonly Term[]): number {
  const plain = folded(text);
  let longest = 0;
  for (const term of terms) {
    if (plain.startsWith(term.word)) longest = Math.max(longest, lengthBehind(text, term.word.length));
    else if (term.guesses.includes(plain)) longest = text.length;
  }
  return longest;
}

/** The length of the beginning of a text that folds to so many letters, with the accents that follow. */
function lengthBehind(text: string, count: number): number {
  let length = 0;
  let seen = 0;
  for (const character of text) {
    const more = folded(character).length;
    if (seen >= count && more > 0) break;
    seen += more;
    length += character.length;
  }
  return length;
}

/** As `folded_text` of the migration does it; only what is marked depends on this, never what is found. */
function folded(text: string): string {
  // An ideograph is a word of its own and stays as it is; a text may be one long run of them.
  if (text.length === 1 && text >= '\u3400' && text <= '\u9fff') return text;
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^ -~]/g, (letter) => expanded[letter] ?? letter);
}

function cut(text: string, ranges: Iterable<Range>): SnippetPart[] {
  const made: SnippetPart[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    if (from > at) made.push({ text: text.slice(at, from), hit: false });
    made.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) made.push({ text: text.slice(at), hit: false });
  return made;
}
