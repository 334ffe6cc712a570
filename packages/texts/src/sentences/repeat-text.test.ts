// Tests repetitions in words.

import { type Language, languages } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#catalogues.ts';
import { repeatText } from '#sentences/repeat-text.ts';

const inWords = (rule: string, language: Language = 'english') =>
  repeatText(rule, catalogues[language].recurrences, { language, dateFormat: 'YYYY-MM-DD' });

describe('a repetition in words', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'Every 2 weeks on Monday and Thursday'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', 'Every month on day 31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
    ['FREQ=MONTHLY;BYDAY=1MO', 'Every month on the first Monday'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5', 'Every year on March 5'],
    ['FREQ=YEARLY', 'Every year'],
    ['FREQ=DAILY;UNTIL=20261231', 'Every day until 2026-12-31'],
    ['no rule', 'no rule'],
  ])('%s: %s', (rule, text) => expect(inWords(rule)).toBe(text));

  it('is in the language of the reader', () => {
    expect(languages.map((language) => inWords('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', language)).sort()).toEqual([
      'Alle 2 Wochen am Montag',
      'Cada 2 semanas el lunes',
      'Every 2 weeks on Monday',
      'Toutes les 2 semaines le lundi',
    ]);
  });
});
