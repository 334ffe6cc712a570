// Finds the words that a mistyped one may stand for: one letter wrong, missing or extra, or two neighbours swapped.
import { limits } from '@app/contract/limits.ts';
import { lexeme } from '#search/text-query.ts';

/** The index of near words covers this many letters of each word (`near_words` of the migration). */
const indexed = 8;

/** Returns whether a word is tested for typos; a number is not. */
export function canHaveTypo(word: string): boolean {
  return letters(word).length >= limits.search.typoMinLength && !/\d/.test(word);
}

/** Returns text queries for the index of near words; together they match all near words and a few more. */
export function nearQueries(word: string): string[] {
  const all = letters(word);
  const shorter = all.map((_, index) => [...all.slice(0, index), ...all.slice(index + 1)]);
  const beginnings = new Set([all, ...shorter].map((some) => some.slice(0, indexed - 1).join('')));
  return [...beginnings].map((beginning) => `${lexeme(beginning)}:*`);
}

/** Returns the near words: first those that are near as a whole, then by length. */
export function rankNearWords(typed: string, candidates: readonly string[]): string[] {
  const ranked = candidates
    .filter((word) => !word.startsWith(typed))
    .map((word) => ({ word, rank: rankOf(typed, word) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  return ranked.map(({ word }) => word);
}

function rankOf(typed: string, word: string): 0 | 1 | 2 {
  const [short, long] = [letters(typed), letters(word)];
  if (isNear(short, long)) return 0;
  if (short.length < limits.search.typoPrefixMinLength) return 2;
  const begins = [-1, 0, 1].some((more) => isNear(short, long.slice(0, short.length + more)));
  return begins ? 1 : 2;
}

/** Returns whether one edit turns one text into the other. */
function isNear(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = (of: readonly string[], from: number) => of.slice(from).join('');
  if (long.length > short.length) return rest(short, same) === rest(long, same + 1);
  if (rest(short, same + 1) === rest(long, same + 1)) return true;
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return swapped && rest(short, same + 2) === rest(long, same + 2);
}

function letters(word: string): string[] {
  return Array.from(word);
}
