// Tests changes that are said in many ways, each of which means the same in every language.
import { languages } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { printCommand } from '#testing/golden/print-command.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { waysOfSaying } from '#testing/golden/ways-of-saying.ts';
import { companyTitles } from '#testing/lines/titles.ts';

describe.each(languages)('ways of saying in %s', (language) => {
  const lines = waysOfSaying[language].trim().split('\n');

  it.each(lines.map((line) => line.split(' => ') as [string, string]))('%s', (text, meaning) => {
    const read = readCommand(text, { language, today: '2026-11-18', names: goldenNames, titles: companyTitles[language] });
    const isNothing = !read || read.stops.length > 0;
    expect(isNothing ? '-' : read.undoes ? 'undo' : read.commands.map(printCommand).join(' + ')).toBe(meaning);
  });
});
