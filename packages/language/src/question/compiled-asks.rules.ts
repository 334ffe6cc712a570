// The classes of each language's words of questions, built on first use.
import type { HowToTopic } from '@app/contract/assistant/how-to.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { englishAsks } from '#english/asks.rules.ts';
import { frenchAsks } from '#french/asks.rules.ts';
import { germanAsks } from '#german/asks.rules.ts';
import type { AskClass, AskWords } from '#question/ask-words.rules.ts';
import { type WordTable, wordTable } from '#reading/compiled-classes.rules.ts';
import { spanishAsks } from '#spanish/asks.rules.ts';

export interface CompiledAsks {
  words: WordTable<AskClass>;
  topics: WordTable<HowToTopic>;
  /** Every word, those of phrases included. */
  vocabulary: ReadonlySet<string>;
}

const tables: Record<Language, AskWords> = {
  english: englishAsks,
  spanish: spanishAsks,
  french: frenchAsks,
  german: germanAsks,
};

/** Shorter words of a question are like too many others. */
const shortestGuessed = 6;

const compiled = new Map<Language, CompiledAsks>();

/** Returns the compiled classes of a language. */
export function compiledAsks(language: Language): CompiledAsks {
  const cached = compiled.get(language);
  if (cached) return cached;
  const { words, topics } = tables[language];
  const written = [...Object.values(words), ...Object.values(topics)].join('|');
  const vocabulary = new Set(fold(written).split(/[^\p{L}\p{N}'-]+/u));
  const fresh = {
    vocabulary,
    words: wordTable(words, (name, word) => name !== 'weak' && word.length >= shortestGuessed),
    topics: wordTable(topics, () => false),
  };
  compiled.set(language, fresh);
  return fresh;
}
