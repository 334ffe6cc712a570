// Tests that every word of the tables can be met: as it is typed, it has its class.
import { type Language, languages } from '@app/contract/limits.ts';
import { expect, it } from 'vitest';
import { englishAsks } from '#english/asks.rules.ts';
import { englishClasses } from '#english/classes.rules.ts';
import { frenchAsks } from '#french/asks.rules.ts';
import { frenchClasses } from '#french/classes.rules.ts';
import { germanAsks } from '#german/asks.rules.ts';
import { germanClasses } from '#german/classes.rules.ts';
import { tokensOf } from '#line/tokens.rules.ts';
import { compiledAsks } from '#question/compiled-asks.rules.ts';
import { spokenText } from '#question/spoken-text.rules.ts';
import { classesIn, compiledClasses, type WordTable } from '#reading/compiled-classes.rules.ts';
import { typedWords } from '#reading/typed-words.rules.ts';
import { spanishAsks } from '#spanish/asks.rules.ts';
import { spanishClasses } from '#spanish/classes.rules.ts';

const tables = {
  english: [englishClasses, englishAsks],
  spanish: [spanishClasses, spanishAsks],
  french: [frenchClasses, frenchAsks],
  german: [germanClasses, germanAsks],
} as const;

/** Returns the words that are written twice in a class, or that no sentence has: chat forms and joined words are written out before. */
function unmet<Name extends string>(
  language: Language,
  written: Readonly<Record<Name, string>>,
  table: WordTable<Name>,
  prepared: (text: string) => string,
): string[] {
  return (Object.entries(written) as [Name, string][]).flatMap(([name, words]) =>
    words.split('|').filter((phrase, at, all) => {
      const text = phrase.replace(' … ', ' xyzzy ').replace('*', '');
      const { hits } = classesIn(typedWords(tokensOf(prepared(text)), compiledClasses(language)), table);
      return all.indexOf(phrase) !== at || !hits.some((hit) => hit.class === name);
    }),
  );
}

it.each(languages)('in %s', (language) => {
  const [classes, asks] = tables[language];
  const compiled = compiledAsks(language);
  expect(unmet(language, classes.words, compiledClasses(language), (text) => text)).toEqual([]);
  expect(unmet(language, asks.words, compiled.words, spokenText)).toEqual([]);
  expect(unmet(language, asks.topics, compiled.topics, spokenText)).toEqual([]);
});
