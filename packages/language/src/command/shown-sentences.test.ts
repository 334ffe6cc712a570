// Tests that every change which the product's own help names is understood, on a board with columns of its own.
import { type Language, languages } from '@app/contract/limits.ts';
import { answersTexts } from '@app/texts/sentences/answers.ts';
import { expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';

const names = { ...goldenNames, columns: ['In', 'Ready for Ana', ...goldenNames.columns] };
const quoted = (text: string) => [...text.matchAll(/[“„«]\s*([^”“»]+?)\s*[”“»]/g)].map(([, sentence = '']) => sentence);
/** What they ask for, in their order in every language. */
const kinds = ['move', 'assign', 'due', 'comment', 'create', 'due', 'replan', 'replan'];
const shown = languages.flatMap((language): [Language, string, string | undefined][] => {
  const { help, noReminders, replanMine, replanAll } = answersTexts[language];
  const sentences = [...quoted(help), ...quoted(noReminders), replanMine, replanAll];
  return sentences.map((sentence, at) => [language, sentence, kinds[at]]);
});

it('there are as many in each language', () => {
  for (const language of languages) expect(shown.filter(([each]) => each === language)).toHaveLength(kinds.length);
});

it.each(shown)('in %s: %s is %s', (language, sentence, kind) => {
  const whole = /(?:task|tarea|tâche|aufgabe)$/iu.test(sentence) ? `${sentence}: x` : sentence;
  const read = readCommand(whole, { language, today: '2026-11-18', names });
  expect(read?.commands.map((command) => command.kind)).toEqual([kind]);
  expect(read?.stops).toEqual([]);
  expect(read?.unused).toEqual([]);
});
