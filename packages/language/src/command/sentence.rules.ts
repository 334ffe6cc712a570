// Matches a whole sentence with a pattern: words, alternatives, optional words and slots. `{task}`, `{other}` and `{text}` take any words; of
// several readings, the one with the longest `{task}` wins, so that 'move plan to review to Done' moves 'plan to review'.

import { fold } from '@app/contract/names/folded-names.rules.ts';
import type { Slot } from '#line/phrases.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

interface Part {
  words: ReadonlySet<string>;
  slot: string | undefined;
}

export type Pattern = readonly Part[];

/** Returns the patterns with and without each optional word, those with more words first: they fit better. */
export function patternsOf(written: string): Pattern[] {
  let patterns: Part[][] = [[]];
  for (const each of written.split(' ')) {
    const optional = each.endsWith('?');
    const choices = (optional ? each.slice(0, -1) : each).split('|');
    const slot = choices.find((choice) => choice.startsWith('{'));
    const part = { words: new Set(slot === undefined ? choices.map(fold) : []), slot };
    const longer = patterns.map((pattern) => [...pattern, part]);
    patterns = optional ? [...longer, ...patterns] : longer;
  }
  return patterns.sort((a, b) => b.length - a.length);
}

/** Words of the sentence, by their numbers; `to` is the number of the word behind it. */
export interface Span {
  from: number;
  to: number;
}

export interface SentenceMatch {
  /** The words of each free slot. */
  spans: Readonly<Record<string, Span>>;
  values: Readonly<Record<string, unknown>>;
}

/** A sign between two words, so it takes none. */
const colon = '{:}';

const freeSlots = new Set(['{task}', '{other}', '{text}']);

/** Returns the readings of a slot at a word. */
export type ReadSlot = (slot: string, at: number) => readonly Slot[];

/** Returns the match of all words from `from` to `to`. */
export function matchSentence(
  pattern: Pattern,
  tokens: readonly Token[],
  { from, to }: Span,
  read: ReadSlot,
): SentenceMatch | undefined {
  const walk = (part: number, at: number, match: SentenceMatch): SentenceMatch | undefined => {
    const here = pattern[part];
    if (!here) return at === to ? match : undefined;
    if (at >= to && here.slot !== colon) return undefined;
    const { words, slot } = here;
    if (slot === undefined) {
      const token = tokens[at];
      return token && !token.plain && words.has(token.folded) ? walk(part + 1, at + 1, match) : undefined;
    }
    const ends = freeSlots.has(slot) ? freeEnds(part, at) : read(slot, at);
    for (const { end, value } of ends) {
      if (end > to) continue;
      const spans = { ...match.spans, [slot]: { from: at, to: end } };
      const found = walk(part + 1, end, { spans, values: { ...match.values, [slot]: value } });
      if (found) return found;
    }
    return undefined;
  };
  /** The longest words first; the shortest if another slot follows, which then gets its whole name. */
  const freeEnds = (part: number, at: number): Slot[] => {
    const last = to - pattern.slice(part + 1).filter((each) => each.slot !== colon).length;
    const ends = Array.from({ length: Math.max(0, last - at) }, (_, less) => ({ end: last - less, value: undefined }));
    return pattern[part + 1]?.slot === undefined ? ends : ends.reverse();
  };
  return walk(0, from, { spans: {}, values: {} });
}
