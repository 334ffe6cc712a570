// Tests the parsing of typed dates, and that other texts are rejected.

import { describe, expect, test } from 'vitest';
import { type DateStyle, dateForInput, longDate, shortDate } from '#dates/dates.rules.ts';
import { parseDate } from '#dates/parse-date.rules.ts';
import { type DateFormat, dateFormats, type Language, languages } from '#limits.ts';
import { growth, linear } from '#testing/growth.ts';

// A Friday.
const today = '2026-11-20';
const style = (language: Language, dateFormat: DateFormat): DateStyle => ({ language, dateFormat });

describe('what is written is understood', () => {
  for (const language of languages)
    test.each(dateFormats)(`in ${language}, with the format %s`, (dateFormat) => {
      const as = style(language, dateFormat);
      for (const date of ['2026-01-31', '2026-05-09', '2026-11-20', '2028-02-29', '2031-12-01']) {
        const forms = [dateForInput(date, dateFormat), shortDate(date, as), longDate(date, as).replace(/^\p{L}+,? /u, ''), date];
        for (const form of forms) expect(parseDate(form, as, today), form).toBe(date);
      }
    });
});

test.each([
  ['11/20', 'MM/DD/YYYY', '2026-11-20'],
  ['1/5', 'MM/DD/YYYY', '2027-01-05'],
  ['5.1', 'DD/MM/YYYY', '2027-01-05'],
  ['5.1.', 'DD/MM/YYYY', '2027-01-05'],
  [' 5 / 1 / 27 ', 'DD/MM/YYYY', '2027-01-05'],
  ['11-20-2026', 'MM/DD/YYYY', '2026-11-20'],
  ['01-05', 'YYYY-MM-DD', '2027-01-05'],
  ['2027/1/5', 'DD/MM/YYYY', '2027-01-05'],
] as const)('%s with the format %s is %s', (typed, format, date) => {
  expect(parseDate(typed, style('english', format), today)).toBe(date);
});

test.each([
  ['today', 'english', '2026-11-20'],
  ['Tomorrow', 'english', '2026-11-21'],
  ['mon', 'english', '2026-11-23'],
  ['friday', 'english', '2026-11-27'],
  ['+3', 'english', '2026-11-23'],
  ['Dec 24', 'english', '2026-12-24'],
  ['24 december', 'english', '2026-12-24'],
  ['January 5th', 'english', '2027-01-05'],
  ['mañana', 'spanish', '2026-11-21'],
  ['manana', 'spanish', '2026-11-21'],
  ['24 de diciembre', 'spanish', '2026-12-24'],
  ['demain', 'french', '2026-11-21'],
  ["aujourd'hui", 'french', '2026-11-20'],
  ['1er février 2027', 'french', '2027-02-01'],
  ['Morgen', 'german', '2026-11-21'],
  ['Montag', 'german', '2026-11-23'],
  ['24. Dez.', 'german', '2026-12-24'],
  // English works in every language.
  ['tomorrow', 'german', '2026-11-21'],
] as const)('%s in %s is %s', (typed, language, date) => {
  expect(parseDate(typed, style(language, 'DD/MM/YYYY'), today)).toBe(date);
});

test('nothing is no date, and what is none is not guessed', () => {
  expect(parseDate('  ', style('english', 'MM/DD/YYYY'), today)).toBeNull();
  for (const typed of [
    'soon',
    '13',
    '2026',
    '31/11/2026',
    '30/02/2027',
    '1/2/345',
    '1/2/3',
    'Nov',
    'Nov 2026 20 3',
    '20 Foo',
    '1e5',
    '++3',
    '1/1/1/1',
  ])
    expect(parseDate(typed, style('english', 'DD/MM/YYYY'), today), typed).toBeUndefined();
});

test('a long text takes a time that grows with its length', async () => {
  for (const typed of ['1 ', 'nov ', '- - ']) {
    const parse = (length: number) => parseDate(typed.repeat(length), style('english', 'MM/DD/YYYY'), today);
    expect(parse(5_000)).toBeUndefined();
    expect(growth(parse, 2_500)).toBeLessThan(linear);
  }
});
