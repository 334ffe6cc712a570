// No regular expression of the product is slow with a hostile text: each is found in the sources and tried.
import { fileURLToPath } from 'node:url';
import { findSlowText, hostileShapes, patternTokens } from '@app/contract/testing/hostile-texts.ts';
import { describe, expect, it } from 'vitest';
import { patternsIn } from '#testing/hostile/patterns-in.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files that build patterns at run time: each has a test of its own with hostile texts, or meets no text of a person. */
const putTogether = [
  // texts.test.ts of the contract and of the web
  'comments/mentions.rules.ts',
  'features/markdown/edited-mentions.ts',
  // filter-language.rules.test.ts
  'tasks/filter-language.rules.ts',
  'tasks/due-range.rules.ts',
  // paths of the route table and of the screens, which have no repetition within a repetition
  'http/pages.ts',
  'features/markdown/link-target.ts',
  // the length of a token, without a repetition within a repetition
  'endpoints/api-token.ts',
  // codes of failures, without any repetition
  'db/failures.ts',
];

describe.each(['packages/contract/src', 'packages/language/src', 'apps/server/src', 'apps/web/src'])(
  'the patterns of %s',
  (folder) => {
    const found = patternsIn(`${root}${folder}`);

    it('are found', () => {
      expect(found.length).toBeGreaterThan(40);
    });

    it('are built at run time in known places only', () => {
      const places = found.filter(({ pattern }) => pattern === undefined).map(({ file }) => file.replaceAll('\\', '/'));
      expect(places.filter((file) => !putTogether.includes(file))).toEqual([]);
    });

    it('take no more than ten times as long as a copy of 8,000 hostile characters', () => {
      const slow = found.flatMap(({ file, pattern }) => {
        if (!pattern) return [];
        const everywhere = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
        const text = findSlowText((each) => each.replace(everywhere, ''), hostileShapes(patternTokens(pattern.source)));
        return text === undefined ? [] : [`${file}: ${pattern} with ${JSON.stringify(text)}`];
      });
      expect(slow).toEqual([]);
    }, 120_000);
  },
);
