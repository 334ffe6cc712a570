// Tests what is understood in hundreds of lines that people might type, in each language.

import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { parseTask } from '#line/parse-task.rules.ts';
import { englishLines } from '#testing/golden/english-lines.ts';
import { frenchLines } from '#testing/golden/french-lines.ts';
import { germanLines } from '#testing/golden/german-lines.ts';
import { goldenNames, readGolden } from '#testing/golden/read-golden.ts';
import { spanishLines } from '#testing/golden/spanish-lines.ts';

const tables: Record<Language, string> = {
  english: englishLines,
  spanish: spanishLines,
  french: frenchLines,
  german: germanLines,
};

describe.each(Object.entries(tables) as [Language, string][])('golden lines in %s', (language, table) => {
  const lines = readGolden(table);

  it('are many', () => {
    expect(lines.length).toBeGreaterThanOrEqual(400);
  });

  it.each(lines.map((line) => [`${line.today} ${line.text}`, line] as const))(
    '%s',
    (_, { text, today, parts, suggested, task }) => {
      const {
        spans,
        assignees,
        namesakes: _namesakes,
        dropped: _dropped,
        suggested: bare,
        ...parsed
      } = parseTask(text, { language, today, names: goldenNames });
      expect({ ...parsed, assignees: assignees.map(({ name }) => name) }).toEqual(task);
      expect(bare.map(({ start, end }) => text.slice(start, end))).toEqual(suggested);
      const clean = (part: string) => part.replace(/^[(]|[),.:]+$/g, '');
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(parts.map(clean));
    },
  );
});
