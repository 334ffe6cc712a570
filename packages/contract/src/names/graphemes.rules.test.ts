import { expect, test } from 'vitest';
import { beginningOf, cutAt } from '#names/graphemes.rules.ts';

test.each([
  ['plain text', 5, 'plain'],
  ['short', 99, 'short'],
  ['ab👨‍👩‍👧‍👦cd', 5, 'ab'],
  ['ab👨‍👩‍👧‍👦cd', 13, 'ab👨‍👩‍👧‍👦'],
  ['to 🇩🇪🇫🇷', 6, 'to '],
  ['to 🇩🇪🇫🇷', 8, 'to 🇩🇪'],
  ['cafe\u0301 au lait', 4, 'caf'],
  ['a क्षि b', 4, 'a '],
])('%j up to %i is %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});

test('one endless character is cut all the same, and never inside a pair', () => {
  const endless = `a${'\u0301'.repeat(1000)}`;
  expect(beginningOf(endless, 500)).toBe(endless.slice(0, 500));
  const family = '👨‍'.repeat(400);
  expect(beginningOf(family, 601).isWellFormed()).toBe(true);
  expect(cutAt(family, 601)).toBeGreaterThan(590);
});
