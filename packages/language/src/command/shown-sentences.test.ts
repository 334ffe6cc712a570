// Tests that every change which the product's own help names is understood, on a board with columns of its own.
import { type Language, languages } from '@app/contract/limits.ts';
import { answersTexts } from '@app/texts/sentences/answers.ts';
import { expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';

const names = { ...goldenNames, columns: ['In', 'Ready for Ana', ...goldenNames.columns] };
const quoted = (text: string) => [...text.matchAll(/[“„«]\s*([^”“»]+?)\s*[”“»]/g)].map(([, sentence = '']) => sentence);
const shown = languages.flatMap((language): [Language, string][] => {
  const { help, noReminders, replanMine, replanAll } = answersTexts[language];
  return [...quoted(help), ...quoted(noReminders), replanMine, replanAll].map((sentence) => [language, sentence]);
});

it('there are some in each language', () => {
  for (const language of languages) expect(shown.filter(([each]) => each === language).length).toBeGreaterThan(6);
});

it.each(shown)('in %s: %s', (language, sentence) => {
  const whole = /(?:task|tarea|tâche|aufgabe)$/iu.test(sentence) ? `${sentence}: x` : sentence;
  const read = readCommand(whole, { language, today: '2026-11-18', names });
  expect(read?.commands).toHaveLength(1);
  expect(read?.stops).toEqual([]);
  expect(read?.unused).toEqual([]);
});
