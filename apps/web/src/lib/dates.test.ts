import { catalogues } from '@app/texts/catalogues.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { currentDates, relativeTime, setDatePreferences } from '#lib/dates.ts';
import { setCurrentLanguage } from '#lib/text.ts';

const utc = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' } as const;
/** Intl puts a narrow space before AM and PM. */
const spaced = (text: string) => text.replace(/\u202f/g, ' ');

function reset(): void {
  setCurrentLanguage('english', catalogues.english);
  setDatePreferences(utc);
}

beforeEach(reset);
// Other files of the same process read English.
afterAll(reset);

describe('calendar dates', () => {
  const year = new Date().getUTCFullYear();

  it('are short without the year of today, in the format and language of the person', () => {
    expect(currentDates().formatDate(`${year}-11-20`)).toBe('Nov 20');
    expect(currentDates().formatDate(`${year + 1}-11-20`)).toBe(`Nov 20, ${year + 1}`);
    setDatePreferences({ ...utc, dateFormat: 'DD/MM/YYYY' });
    expect(currentDates().formatDate(`${year}-11-20`)).toBe('20 Nov');
    setCurrentLanguage('german', catalogues.german);
    expect(currentDates().formatDate(`${year}-11-20`)).toBe('20. Nov.');
  });

  it('are written in full with their weekday', () => {
    expect(currentDates().formatLong('2026-11-20')).toBe('Friday, November 20, 2026');
  });

  it('stay the same day in every zone', () => {
    for (const timezone of ['UTC', 'EST', 'PST'] as const) {
      setDatePreferences({ ...utc, timezone });
      expect(currentDates().formatDate('2001-03-01')).toBe('Mar 1, 2001');
    }
  });

  it('are in figures in fields, in the format of the settings or another one that is asked for', () => {
    expect(currentDates().formatTyped('2026-11-05')).toBe('11/05/2026');
    expect(currentDates().formatTyped('2026-11-05', 'YYYY-MM-DD')).toBe('2026-11-05');
  });

  it('are nothing where they are none', () => {
    expect(currentDates().formatDate('soon')).toBe('');
    expect(currentDates().formatLong('')).toBe('');
  });
});

describe('instants', () => {
  const evening = '2001-11-21T03:30:00.000Z';

  it.each([
    ['UTC', 'DD/MM/YYYY', '21 Nov 2001, 3:30 AM'],
    ['EST', 'YYYY-MM-DD', '2001-11-20, 10:30 PM'],
    ['CST', 'MM/DD/YYYY', 'Nov 20, 2001, 9:30 PM'],
    ['MST', 'DD/MM/YYYY', '20 Nov 2001, 8:30 PM'],
    ['PST', 'YYYY-MM-DD', '2001-11-20, 7:30 PM'],
  ] as const)('follow zone and format: %s %s', (timezone, dateFormat, text) => {
    setDatePreferences({ ...utc, timezone, dateFormat });
    expect(spaced(currentDates().formatInstant(evening))).toBe(text);
  });

  it('know summer time', () => {
    setDatePreferences({ ...utc, timezone: 'EST' });
    expect(spaced(currentDates().formatInstant('2001-07-01T03:30:00.000Z'))).toBe('Jun 30, 2001, 11:30 PM');
  });

  it('are nothing where they are none', () => {
    expect(currentDates().formatInstant('soon')).toBe('');
  });

  it('belong to a day of that zone', () => {
    expect(currentDates().dayOfInstant(evening)).toBe('2001-11-21');
    setDatePreferences({ ...utc, timezone: 'PST' });
    expect(currentDates().dayOfInstant(evening)).toBe('2001-11-20');
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const minute = 60_000;
  const ago = (time: number) => relativeTime(new Date(now - time).toISOString(), now);

  it('is just now below a minute and for the future', () => {
    const justNow = ago(0);
    expect(ago(minute - 1)).toBe(justNow);
    expect(ago(-5 * minute)).toBe(justNow);
    expect(ago(minute)).not.toBe(justNow);
  });

  it('counts the largest unit that is full', () => {
    expect(ago(minute)).toBe('1 minute ago');
    expect(ago(59 * minute)).toBe('59 minutes ago');
    expect(ago(60 * minute)).toBe('1 hour ago');
    expect(ago(24 * 60 * minute - 1)).toBe('23 hours ago');
    expect(ago(24 * 60 * minute)).toBe('1 day ago');
    expect(ago(30 * 24 * 60 * minute)).toBe('1 month ago');
    expect(ago(365 * 24 * 60 * minute)).toBe('1 year ago');
  });
});

describe('in other languages', () => {
  const date = '2001-11-05';
  const ago = () => relativeTime('2026-11-20T11:55:00Z', Date.parse('2026-11-20T12:00:00Z'));

  it.each([
    ['spanish', '5 nov 2001', 'lunes, 5 de noviembre de 2001', 'hace 5 minutos'],
    ['french', '5 nov. 2001', 'lundi 5 novembre 2001', 'il y a 5 minutes'],
    ['german', '5. Nov. 2001', 'Montag, 5. November 2001', 'vor 5 Minuten'],
  ] as const)('dates follow the words: %s', (language, short, long, relatively) => {
    setDatePreferences({ ...utc, dateFormat: 'DD/MM/YYYY' });
    const before = currentDates();
    setCurrentLanguage(language, catalogues[language]);
    expect(currentDates()).not.toBe(before);
    expect([currentDates().formatDate(date), currentDates().formatLong(date), ago()]).toEqual([short, long, relatively]);
  });
});
