// Text queries for the index, in PostgreSQL's own notation.

/** A word of a query and the words that it may stand for if it is mistyped. */
export interface Term {
  word: string;
  guesses: readonly string[];
}

/** How a word of the query has to occur: whole, as a beginning, or as a beginning that may be mistyped. */
export type Match = 'exact' | 'prefix' | 'typo';

/** A word as the index takes it literally, whatever signs it holds. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The text query for one word of a query. */
export function termQuery({ word, guesses }: Term, match: Match): string {
  if (match === 'exact') return lexeme(word);
  const beginning = `${lexeme(word)}:*`;
  return match === 'prefix' ? beginning : `(${[beginning, ...guesses.map(lexeme)].join(' | ')})`;
}

/** The text query that wants all words, or any of them. */
export function textQuery(terms: readonly Term[], match: Match, operator: '&' | '|' = '&'): string {
  return terms.map((term) => termQuery(term, match)).join(` ${operator} `);
}
