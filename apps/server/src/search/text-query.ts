// Builds text queries for the index, in PostgreSQL's tsquery syntax.
import { limits } from '@app/contract/limits.ts';

/** A word of a query and the words that it may stand for if it is mistyped. */
export interface Term {
  word: string;
  guesses: readonly string[];
}

/** How a word of the query must match: whole, as a prefix, or as a prefix with a typo. */
export type Match = 'exact' | 'prefix' | 'typo';

/** Quotes a word as a literal lexeme, whatever characters it contains. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Returns the text query for one word. */
export function termQuery({ word, guesses }: Term, match: Match): string {
  if (match === 'exact') return lexeme(word);
  const beginning = `${lexeme(word)}:*`;
  return match === 'prefix' ? beginning : `(${[beginning, ...guesses.map(lexeme)].join(' | ')})`;
}

/** Returns the text query for all words, or for any of them. */
export function textQuery(terms: readonly Term[], match: Match, operator: '&' | '|' = '&'): string {
  return terms.map((term) => termQuery(term, match)).join(` ${operator} `);
}

/** Whether a word is looked for inside of others. */
export function isLong(word: string): boolean {
  return Array.from(word).length >= limits.search.insideMinLength;
}
