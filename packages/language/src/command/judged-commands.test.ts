// Tests the readings of commands that people wrote without having seen the code, and how many of them are right.
import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { readCommand } from '#command/read-command.rules.ts';
import { printCommand } from '#testing/golden/print-command.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { englishJudged } from '#testing/lines/english-judged.ts';
import { frenchJudged } from '#testing/lines/french-judged.ts';
import { germanJudged } from '#testing/lines/german-judged.ts';
import { spanishJudged } from '#testing/lines/spanish-judged.ts';
import { companyTitles } from '#testing/lines/titles.ts';

/** With how many of its 25 lines of each style are right, which only may rise, and how many of all are wrong, which only may fall. */
const tables: [Language, string, { plain: number; chat: number; wrong: number }][] = [
  ['english', englishJudged, { plain: 19, chat: 16, wrong: 0 }],
  ['german', germanJudged, { plain: 20, chat: 15, wrong: 1 }],
  ['french', frenchJudged, { plain: 16, chat: 15, wrong: 1 }],
  ['spanish', spanishJudged, { plain: 21, chat: 16, wrong: 0 }],
];

describe.each(tables)('judged commands in %s', (language, table, { wrong, ...least }) => {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => {
      const [, style = '', mark = '', rest = ''] = /^(\w+) ([=~?!]) (.*)$/.exec(line) ?? [];
      const [text = '', meaning = '-'] = rest.split(' => ');
      return { style, mark, text, meaning };
    });

  it.each(lines)('$mark $text', ({ text, meaning }) => {
    const read = readCommand(text, { language, today: '2026-11-18', names: goldenNames, titles: companyTitles[language] });
    const isNothing = !read || read.stops.length > 0;
    expect(isNothing ? '-' : read.undoes ? 'undo' : read.commands.map(printCommand).join(' + ')).toBe(meaning);
  });

  it('propose something else than was asked at most so often', () => {
    expect(lines.filter(({ mark }) => mark === '!').length).toBeLessThanOrEqual(wrong);
  });

  it.each(['plain', 'chat'] as const)('are right often enough: %s', (style) => {
    const right = lines.filter((line) => line.style === style && line.mark === '=');
    expect(right.length).toBeGreaterThanOrEqual(least[style]);
  });
});
