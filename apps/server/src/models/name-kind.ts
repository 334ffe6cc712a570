// What a model is asked first of a text: which kind of question it is, or that it asks for a change.
import type { Language } from '@app/contract/limits.ts';
import { type AskedKind, askedKinds } from '@app/language/question/asked-kinds.rules.ts';
import { kindExamples, taskSlot } from '@app/language/question/kind-examples.rules.ts';
import { type NamedWords, wordListOf } from '#models/name-words.ts';

/** A text that asks for a change is no question of a kind. */
const change: Readonly<Record<Language, string>> = {
  english: 'Move {task} to done and give it to Ana',
  spanish: 'Pasa {task} a la semana que viene',
  french: 'Donne {task} à Ana, c’est urgent',
  german: 'Verschiebe {task} auf Freitag',
};
const examples: Readonly<Record<string, Readonly<Record<Language, string>>>> = { change, ...kindExamples };

/** Names of tasks in examples. */
export const sampleTasks: Readonly<Record<Language, string>> = {
  english: 'the budget',
  spanish: 'el contrato',
  french: 'le déménagement',
  german: 'der Inventur',
};

export const kindList = wordListOf(
  'What does the person ask of a task board? Answer with one of these words:',
  Object.keys(examples),
  (word, language) => examples[word]?.[language].replace(taskSlot, sampleTasks[language]) ?? '',
);

export interface NamedKind {
  kind: AskedKind;
  likelihood: number;
}

/** Splits what a model said into kinds of questions and the likelihood of a change. */
export function kindsOf({ likely }: NamedWords): { kinds: NamedKind[]; change: number } {
  const said = likely.map(({ words: [word = ''], likelihood }) => ({ word, likelihood }));
  return {
    kinds: said.flatMap(({ word, likelihood }) => (isKind(word) ? [{ kind: word, likelihood }] : [])),
    change: said.find(({ word }) => word === 'change')?.likelihood ?? 0,
  };
}

function isKind(word: string): word is AskedKind {
  return askedKinds.some((kind) => kind === word);
}
