// Tests what a sentence says of acts whose names are known, in each language.
import type { Language } from '@app/contract/limits.ts';
import { expect, it } from 'vitest';
import type { ActName } from '#reading/named-act.rules.ts';
import { readNamedActs } from '#reading/read-named-acts.rules.ts';
import { printCommand } from '#testing/golden/print-command.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { companyTitles } from '#testing/lines/titles.ts';

const read = (names: readonly ActName[], text: string, language: Language = 'english') =>
  readNamedActs(names, text, { language, today: '2026-11-18', names: goldenNames, titles: companyTitles[language] });

it.each([
  ['english', ['due'], 'the payroll really cannot wait beyond friday', 'due #2 11-20'],
  ['english', ['assign'], 'payroll could be something for ana lima', 'assign #2 @Ana Lima'],
  ['english', ['assign', 'due'], 'payroll for ana lima, and it is needed by friday', 'assign #2 @Ana Lima + due #2 11-20'],
  ['english', ['priority'], 'nothing matters more than payroll, so P0', 'priority #2 P0'],
  ['english', ['move'], 'payroll belongs in Waiting', 'move #2 >Waiting'],
  ['english', ['comment'], 'payroll: numbers arrive on Tuesday', 'comment #2 "numbers arrive on Tuesday"'],
  ['english', ['done'], 'we are through with payroll', 'done #2'],
  ['english', ['repeat'], 'payroll comes round every month', 'repeat #2 every MONTHLY'],
  ['english', ['department'], 'payroll concerns Legal as well', 'department #2 +#Legal'],
  ['english', ['undo'], 'that was wrong', ''],
  ['german', ['unassign'], 'die Lohnabrechnung ist nichts mehr für Bob', 'unassign #2 @Bob Stone'],
  ['french', ['due'], 'la paie, il me la faut vendredi', 'due #2 11-20'],
  ['spanish', ['assign'], 'las nóminas para Ana Lima', 'assign #2 @Ana Lima'],
] as const)('%s, %s: %s', (language, names, text, meaning) => {
  const { commands = [], missing, undoes } = read(names, text, language) ?? {};
  expect({ meaning: commands.map(printCommand).join(' + '), missing, undoes }).toEqual({
    meaning,
    missing: [],
    undoes: meaning === '',
  });
});

it.each([
  [['due'], 'move the payroll'],
  [['assign'], 'give the payroll away'],
  [['priority'], 'payroll matters'],
  [['move'], 'push the payroll'],
] as [ActName[], string][])('%s is not possible without its thing: %s', (names, text) => {
  expect(read(names, text)?.commands ?? []).toEqual([]);
});

it('a negation stops an act, whoever names it', () => {
  expect(read(['done'], 'payroll is not done')?.stops).toEqual(['not']);
});
