// The questions of each language as a tree of phrases, built on first use.

import type { Language } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { englishQuestions } from '#english/questions.rules.ts';
import { frenchQuestions } from '#french/questions.rules.ts';
import { germanQuestions } from '#german/questions.rules.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import { type Phrases, phrasesOf, wordsOfPhrases } from '#line/phrases.rules.ts';
import type { QuestionWords } from '#question/question-words.rules.ts';
import { type Spellings, spellingsOf } from '#reading/spelling.rules.ts';
import { spanishQuestions } from '#spanish/questions.rules.ts';

export interface CompiledQuestions {
  phrases: Phrases;
  fill: ReadonlySet<string>;
  /** Every word of a phrase, and of those about days. */
  vocabulary: ReadonlySet<string>;
  spellings: Spellings;
}

const questions: Record<Language, QuestionWords> = {
  english: englishQuestions,
  spanish: spanishQuestions,
  french: frenchQuestions,
  german: germanQuestions,
};

const compiled = new Map<Language, CompiledQuestions>();

/** Returns the compiled questions of a language. */
export function compiledQuestions(language: Language): CompiledQuestions {
  const cached = compiled.get(language);
  if (cached) return cached;
  const fresh = compile(questions[language]);
  compiled.set(language, fresh);
  return fresh;
}

function compile({ language, phrases: written, fill }: QuestionWords): CompiledQuestions {
  // A column or department without words around it is the last choice: a longer phrase wins, and of two equal ones the first.
  const phrases = phrasesOf({ ...written, ...withNames(written) });
  const { dates, weekdays, months, units, numbers } = compiledLanguage(language, true);
  const maps = [weekdays, months, units, numbers].flatMap((words) => [...words.keys()]);
  const fillWords = new Set(fill.split(' ').map(fold));
  const vocabulary = new Set([...wordsOfPhrases(phrases), ...wordsOfPhrases(dates[0]), ...maps]);
  return { phrases, fill: fillWords, vocabulary, spellings: spellingsOf([...vocabulary, ...fillWords]) };
}

function withNames(phrases: QuestionWords['phrases']): QuestionWords['phrases'] {
  return {
    department: [...(phrases.department ?? []), '{department}'],
    column: [...(phrases.column ?? []), '{column}'],
  };
}
