// The questions of each language as a tree of phrases, built on first use.
import { englishQuestions } from '#assistant/ask/english-questions.rules.ts';
import { frenchQuestions } from '#assistant/ask/french-questions.rules.ts';
import { germanQuestions } from '#assistant/ask/german-questions.rules.ts';
import type { QuestionWords } from '#assistant/ask/question-words.rules.ts';
import { spanishQuestions } from '#assistant/ask/spanish-questions.rules.ts';
import { type Phrases, phrasesOf } from '#assistant/parse/phrases.rules.ts';
import { fold } from '#assistant/parse/tokens.rules.ts';
import type { Language } from '#limits.ts';

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
  const known = compiled.get(language);
  if (known) return known;
  const { phrases, fill } = questions[language];
  // A column or department without words around it is the last choice: a longer phrase wins, and of two equal ones the first.
  const made = { phrases: phrasesOf({ ...phrases, ...withNames(phrases) }), fill: new Set(fill.split(' ').map(fold)) };
  compiled.set(language, made);
  return made;
}

function withNames(phrases: QuestionWords['phrases']): QuestionWords['phrases'] {
  return {
    department: [...(phrases.department ?? []), '{department}'],
    column: [...(phrases.column ?? []), '{column}'],
  };
}
