// Tests with which weekday weeks begin, by setting, language, region and date format.
import { languages } from '@app/contract/limits.ts';
import { expect, test } from 'vitest';
import { firstDayOf } from '#users/first-day.ts';

const usual = { weekStart: 'region', region: null, language: 'english', dateFormat: 'MM/DD/YYYY' } as const;

test('a chosen day counts, wherever the person is', () => {
  const of = (weekStart: 'monday' | 'saturday' | 'sunday') => firstDayOf({ ...usual, region: 'EG', weekStart });
  expect([of('monday'), of('saturday'), of('sunday')]).toEqual([1, 6, 0]);
});

test('else it is that of the region, or of the language without one', () => {
  const regions = { GB: 1, US: 0, EG: 6, MV: 5, CA: 0, IE: 1, XX: 1, '419': 1 };
  for (const [region, day] of Object.entries(regions)) expect([region, firstDayOf({ ...usual, region })]).toEqual([region, day]);
  expect(languages.map((language) => firstDayOf({ ...usual, language }))).toEqual([0, 1, 1, 1]);
});

test('English with the day before the month begins on Monday, except where people begin otherwise', () => {
  expect(firstDayOf({ ...usual, dateFormat: 'DD/MM/YYYY' })).toBe(1);
  expect(firstDayOf({ ...usual, dateFormat: 'DD/MM/YYYY', region: 'US' })).toBe(1);
  expect(firstDayOf({ ...usual, dateFormat: 'DD/MM/YYYY', region: 'AU' })).toBe(1);
  expect(firstDayOf({ ...usual, dateFormat: 'DD/MM/YYYY', region: 'IN' })).toBe(0);
  expect(firstDayOf({ ...usual, dateFormat: 'YYYY-MM-DD' })).toBe(0);
});
