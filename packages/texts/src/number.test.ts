import { expect, test } from 'vitest';
import { catalogues } from '#catalogues.ts';
import { numberOf } from '#number.ts';

test('counts have the separators of their language', () => {
  expect(['en', 'de', 'fr', 'es'].map((locale) => numberOf(locale)(12_500))).toEqual([
    '12,500',
    '12.500',
    '12\u202f500',
    '12.500',
  ]);
  expect([0, 7, 999, 1000, 1_234_567].map(numberOf('en'))).toEqual(['0', '7', '999', '1,000', '1,234,567']);
});

test('texts write counts so', () => {
  const { english, german, french } = catalogues;
  expect(english.myWork.count(1010)).toBe('1,010 tasks');
  expect(german.bulkChanges.changed(1010)).toContain('1.010');
  expect(french.workspaces.shown(1200, 5010)).toBe('1\u202f200 / 5\u202f010');
  expect(english.workspaces.columnLabel('To Do', 4970)).toBe('To Do, 4,970 tasks');
});
