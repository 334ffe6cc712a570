// Cuts texts into pieces: marks the matches, and shortens a long text to a snippet around them.
import { limits } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import type { SnippetPart } from '@app/contract/search/search.contract.ts';
import { isLong, type Term } from '#search/text-query.ts';

/** The range of a match. */
interface Range {
  from: number;
  to: number;
}

const word = /[\p{L}\p{N}\p{M}]+|[\u2600-\u27bf\u2b50\u2b55\u{1f000}-\u{1f3fa}\u{1f400}-\u{1faff}]/gu;
const ideograph = /[\u3400-\u9fff\uf900-\ufaff]/u;
const expanded: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' };

/** Returns the whole text with the matches marked. */
export function markMatches(text: string, terms: readonly Term[]): SnippetPart[] {
  return cut(text, rangesIn(text, terms));
}

/** This many characters before and after a match are enough for a snippet, whatever markup they contain. */
const context = 5 * limits.search.snippet;
/** A match may be inside the URL of a link, which is not shown; this many matches are tried. */
const tries = 10;

/** Returns the text around the first visible match, on one line and without Markdown syntax. */
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
  /** Whether the part begins and ends where the whole text does. */
  begins: boolean;
  ends: boolean;
}

/** Returns whole lines around a position, or the near part of long lines: only that much of a text is converted. */
function partAround(text: string, at: number): Part {
  const line = text.lastIndexOf('\n', at - context) + 1;
  const space = text.indexOf(' ', at - 2 * context) + 1;
  const from = at <= context ? 0 : at - line <= 2 * context ? line : space > 0 && space <= at ? space : at;
  const next = text.indexOf('\n', at + context);
  const to = next === -1 || next - at > 2 * context ? Math.min(text.length, at + 2 * context) : next;
  const end = /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to - 1 : to;
  return { text: text.slice(from, end), begins: from === 0, ends: to === text.length };
}

/** Returns the piece of a line that a snippet shows. */
function cutLine({ text: line, begins, ends }: Part, first: number, terms: readonly Term[]): SnippetPart[] {
  const from = startOf(line, first);
  const to = endOf(line, from);
  return [
    ...(from > 0 || !begins ? [{ text: '… ', hit: false }] : []),
    ...markMatches(line.slice(from, to), terms),
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

/** Returns the start of a word, about a third of the snippet before the match. */
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
  // Cuts one long word, but not within a surrogate pair.
  const end = from + limits.search.snippet;
  return /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end;
}

/** A generator, because most callers need only the first match. */
function* rangesIn(text: string, terms: readonly Term[]): Generator<Range> {
  for (const { 0: found, index } of text.matchAll(word)) {
    for (const part of partsOf(found)) {
      const { from, to } = foundIn(part.text, terms);
      if (to > from) yield { from: index + part.at + from, to: index + part.at + to };
    }
  }
}

/** Splits a run of letters at ideographs, as the index does. */
function partsOf(run: string): { text: string; at: number }[] {
  if (!ideograph.test(run)) return [{ text: run, at: 0 }];
  const split = /[\u3400-\u9fff\uf900-\ufaff]|[^\u3400-\u9fff\uf900-\ufaff]+/gu;
  return [...run.matchAll(split)].map(({ 0: text, index }) => ({ text, at: index }));
}

/** Returns what of a word matches: its prefix, the whole word for a typo, or a part of it. */
function foundIn(text: string, terms: readonly Term[]): Range {
  const plain = folded(text);
  let longest = 0;
  let inside: Range | undefined;
  for (const term of terms) {
    if (plain.startsWith(term.word)) longest = Math.max(longest, lengthBehind(text, term.word.length));
    else if (term.guesses.includes(plain)) longest = text.length;
    else if (isLong(term.word)) {
      const at = plain.indexOf(term.word);
      if (at > 0) inside ??= { from: lengthBehind(text, at), to: lengthBehind(text, at + term.word.length) };
    }
  }
  return longest > 0 || !inside ? { from: 0, to: longest } : inside;
}

/** Returns the length of the prefix that folds to that many letters, with the accents that follow. */
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

/** Folds like `folded_text` of the migration. It affects only what is marked, never what is found. */
function folded(text: string): string {
  // A fast path: an ideograph folds to itself, and a text may be one long run of them.
  if (text.length === 1 && text >= '\u3400' && text <= '\u9fff') return text;
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase();
  return plain.replace(/[^ -~]/g, (letter) => expanded[letter] ?? letter);
}

function cut(text: string, ranges: Iterable<Range>): SnippetPart[] {
  const snippet: SnippetPart[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    if (from > at) snippet.push({ text: text.slice(at, from), hit: false });
    snippet.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) snippet.push({ text: text.slice(at), hit: false });
  return snippet;
}
