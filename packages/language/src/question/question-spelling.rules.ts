// The words of a question as they are meant: misspelled ones as they are written, and the text without words that mean nothing.
import type { Language } from '@app/contract/limits.ts';
import type { NameBook } from '#line/names.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import { trimmedText } from '#line/trimmed-text.rules.ts';
import { compiledAsks } from '#question/compiled-asks.rules.ts';
import { type CompiledQuestions, compiledQuestions } from '#question/compiled-questions.rules.ts';
import type { PeopleIndex } from '#question/people.rules.ts';
import type { CompiledClasses } from '#reading/compiled-classes.rules.ts';
import { lettersApart, meantWord, mostErrors } from '#reading/spelling.rules.ts';

/** A word of questions, a department or a person: alone it names no title. */
export function isKnownWord(
  word: string,
  { words, book, index }: { words: CompiledQuestions; book: NameBook; index: PeopleIndex },
): boolean {
  return book.departments.has(word) || words.vocabulary.has(word) || words.fill.has(word) || index.has(word);
}

interface Known {
  language: Language;
  index: PeopleIndex;
  book: NameBook;
  /** Words of titles, which are written right. */
  ofTitles: ReadonlySet<string>;
  classes: CompiledClasses;
}

/** Returns the words with those that are misspelled as they are written: words of questions, of days, and of names. */
export function withSpelling(tokens: readonly Token[], { language, index, book, ofTitles, classes }: Known): Token[] {
  const { vocabulary, fill, spellings } = compiledQuestions(language);
  const { vocabulary: asks } = compiledAsks(language);
  const isKnown = (word: string) =>
    vocabulary.has(word) ||
    fill.has(word) ||
    classes.exact.has(word) ||
    asks.has(word) ||
    classes.stems.some(([stem]) => word.startsWith(stem)) ||
    index.has(word) ||
    book.departments.has(word) ||
    book.columns.has(word);
  const named = [...book.departments.keys(), ...book.columns.keys()];
  return tokens.map((token) => {
    const { folded, plain } = token;
    if (
      plain ||
      folded.length < 4 ||
      !/^\p{L}+$/u.test(folded) ||
      isKnown(folded) ||
      ofTitles.has(folded) ||
      named.some((key) => key.includes(folded))
    )
      return token;
    const meant = nameMeant(folded, index) ?? meantWord(folded, spellings);
    return meant === undefined ? token : { ...token, folded: meant, keys: [`=${meant}`, meant] };
  });
}

/** A first or last name with one wrong letter, if it is near to one name only. */
function nameMeant(word: string, index: PeopleIndex): string | undefined {
  if (word.length < 5) return undefined;
  const near = [...index.keys()].filter(
    (key) => key[0] === word[0] && lettersApart(word, key, 1) <= Math.min(1, mostErrors(key)),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** Returns the text without some words, and with misspelled ones corrected, so that it is understood again and whole. */
export function plainText(text: string, tokens: readonly Token[], without: readonly Token[]): string {
  let plain = '';
  let from = 0;
  for (const token of tokens) {
    plain += text.slice(from, token.start);
    from = token.end;
    if (!without.includes(token)) plain += text.slice(token.start, token.end);
  }
  const written = `${plain}${text.slice(from)}`.replace(/\s+/g, ' ').replace(/\s([,;?!.])/g, '$1');
  return trimmedText(written, ' ,;:–-');
}
