// Tests sentences that continue or correct what was said before, and those that leave out some of the tasks that they describe.
import { expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { printCommand } from '#testing/golden/print-command.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { companyTitles } from '#testing/lines/titles.ts';

const today = '2026-11-18';

it.each([
  ['english', 'no, to Ana', 'assign it @Ana Lima'],
  ['english', 'nope to Anna', 'assign it @Anna Schmidt'],
  ['english', 'no, friday', 'due it 11-20'],
  ['german', 'nein, an Anna', 'assign it @Anna Schmidt'],
  ['french', 'non, à Anna', 'assign it @Anna Schmidt'],
  ['spanish', 'no, a Anna', 'assign it @Anna Schmidt'],
  ['english', 'and the second one to Friday', 'due nth 2 11-20'],
  ['spanish', 'mueve la segunda a Revisión', 'move nth 2 >Review'],
  ['english', 'move all my tasks to Review except the audit', 'move [all my tasks] >Review except #4'],
  ['french', "baisse tout ce que j'ai en p1 a p2 sauf la tva", "priority [tout ce que j'ai en p1] P2 except #1"],
  [
    'french',
    'commercial : ce qui est pour vendredi passe a lundi sauf nordwind',
    'due [commercial : ce qui est pour vendredi] 11-23 except #27',
  ],
  ['english', 'give Ana’s tasks to Paul', 'assign [Ana’s tasks] @Paul Stone'],
  ['english', 'audit +2 days', 'due #4 +2 day'],
  ['english', 'payroll = p1', 'priority #2 P1'],
  ['english', 'the payroll and the VAT return to review', 'move #2 #1 >Review'],
  ['english', 'assign the payroll to Ana and Paul', 'assign #2 @Ana Lima @Paul Stone'],
] as const)('in %s: %s', (language, text, meaning) => {
  const read = readCommand(text, { language, today, names: goldenNames, titles: companyTitles[language] });
  expect({ meaning: read?.commands.map(printCommand).join(' + '), stops: read?.stops }).toEqual({ meaning, stops: [] });
});

it.each([
  ['spanish', 'no muevas las nóminas'],
  ['english', 'no, the other one'],
  ['english', 'move the payroll to Review except for Ana'],
] as const)('%s: nothing is done where a word may turn the meaning: %s', (language, text) => {
  const read = readCommand(text, { language, today, names: goldenNames, titles: companyTitles[language] });
  expect(read === undefined || read.stops.length > 0).toBe(true);
});
