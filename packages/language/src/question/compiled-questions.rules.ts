// The questions of each language as a tree of phrases, built on first use.

import type { Language } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { englishQuestions } from '#english/questions.rules.ts';
import { frenchQuestions } from '#french/questions.rules.ts';
import { germanQuestions } from '#german/questions.rules.ts';
import { type Phrases, phrasesOf } from '#line/phrases.rules.ts';
import type { QuestionWords } from '#question/question-words.rules.ts';
import { spanishQuestions } from '#spanish/questions.rules.ts';

interface CompiledQuestions {
  phrases: Phrases;
  fill: ReadonlySet<string>;
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
  const { phrases, fill } = questions[language];
  // A column or department without words around it is the last choice: a longer phrase wins, and of two equal ones the first.
  const fresh = { phrases: phrasesOf({ ...phrases, ...withNames(phrases) }), fill: new Set(fill.split(' ').map(fold)) };
  compiled.set(language, fresh);
  return fresh;
}

function withNames(phrases: QuestionWords['phrases']): QuestionWords['phrases'] {
  return {
    department: [...(phrases.department ?? []), '{department}'],
    column: [...(phrases.column ?? []), '{column}'],
  };
}
