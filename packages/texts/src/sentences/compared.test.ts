import { expect, it } from 'vitest';
import { catalogues } from '#catalogues.ts';
import { comparedWith, freshSince } from '#sentences/compared.ts';

const words = catalogues.english.summaries.trends;

it.each([
  [{ now: 5, before: 1 }, '4 more than a week ago'],
  [{ now: 1, before: 5 }, '4 fewer than a week ago'],
  [{ now: 2, before: 2 }, words.same(words.ago.week)],
] as const)('says how %j compare', (numbers, sentence) => {
  expect(comparedWith(words, numbers, words.ago.week, String)).toBe(sentence);
});

it.each([
  [3, '3 new since Nov 22'],
  [0, 'none new since Nov 22'],
])('says how many of them are new: %s', (fresh, sentence) => {
  expect(freshSince(words, fresh, 'Nov 22', String)).toBe(sentence);
});
