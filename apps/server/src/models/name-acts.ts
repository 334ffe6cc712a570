// What a model is asked of a text that asks for changes: which acts, in their order.
import { actExample } from '@app/language/reading/act-examples.rules.ts';
import { type ActName, actNames } from '@app/language/reading/named-act.rules.ts';
import { sampleTasks } from '#models/name-kind.ts';
import { type NamedWords, wordListOf } from '#models/name-words.ts';

/** Several acts in a text, in each language. */
const several: { text: string; words: ActName[] }[] = [
  { text: 'the budget is through, and the audit goes to Ana', words: ['done', 'assign'] },
  { text: 'el contrato es urgente y para el viernes', words: ['priority', 'due'] },
  { text: 'le déménagement à Tom, et note qu’il faut un camion', words: ['assign', 'comment'] },
  { text: 'Inventur nach Wartet, weg von Ben, dafür Ana', words: ['move', 'unassign', 'assign'] },
];

export const actList = wordListOf(
  'What should be changed on a task board? Answer with these words, in the order of the changes:',
  actNames,
  (word, language) => (isAct(word) ? actExample(word, language, sampleTasks[language]) : ''),
  several,
);

export interface NamedActs {
  acts: readonly ActName[];
  likelihood: number;
}

/** Returns the acts that a model said, and each single one that it might have said instead. */
export function actsOf({ likely }: NamedWords): NamedActs[] {
  return likely.map(({ words, likelihood }) => ({ acts: words.filter(isAct), likelihood }));
}

function isAct(word: string): word is ActName {
  return actNames.some((name) => name === word);
}
