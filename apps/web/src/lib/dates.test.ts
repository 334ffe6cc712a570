import { catalogues } from '@app/contract/languages/catalogues.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentDates, relative, setDatePreferences } from '#lib/dates.ts';
import { speak } from '#lib/text.ts';

const utc = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' } as const;
/** Intl puts a narrow space before AM and PM. */
const spaced = (text: string) => text.replace(/\u202f/g, ' ');

beforeEach(() => {
  speak('english', catalogues.english);
  setDatePreferences(utc);
});

describe('calendar dates', () => {
  it('are written as on cards', () => {
    expect(currentDates().formatDate('2026-11-20')).toBe('Nov 20, 2026');
    expect(currentDates().formatDate('2026-01-05')).toBe('Jan 5, 2026');
  });

  it('are written in full with their weekday', () => {
    expect(currentDates().formatLong('2026-11-20')).toBe('Friday, November 20, 2026');
  });

  it('stay the same day in every zone', () => {
    for (const timezone of ['UTC', 'EST', 'PST'] as const) {
      setDatePreferences({ ...utc, timezone });
      expect(currentDates().formatDate('2026-03-01')).toBe('Mar 1, 2026');
    }
  });

  it('follow the format of the settings, or another one that is asked for', () => {
    expect(currentDates().formatShort('2026-11-05')).toBe('11/05/2026');
    setDatePreferences({ ...utc, dateFormat: 'DD/MM/YYYY' });
    expect(currentDates().formatShort('2026-11-05')).toBe('05/11/2026');
    expect(currentDates().formatShort('2026-11-05', 'YYYY-MM-DD')).toBe('2026-11-05');
  });

  it('are nothing where they are none', () => {
    expect(currentDates().formatDate('soon')).toBe('');
    expect(currentDates().formatLong('')).toBe('');
  });
});

describe('instants', () => {
  const evening = '2026-11-21T03:30:00.000Z';

  it('are told in the zone of the person', () => {
    expect(spaced(currentDates().formatInstant(evening))).toBe('Nov 21, 2026, 3:30 AM');
    setDatePreferences({ ...utc, timezone: 'EST' });
    expect(spaced(currentDates().formatInstant(evening))).toBe('Nov 20, 2026, 10:30 PM');
  });

  it('belong to a day of that zone', () => {
    expect(currentDates().dayOfInstant(evening)).toBe('2026-11-21');
    setDatePreferences({ ...utc, timezone: 'PST' });
    expect(currentDates().dayOfInstant(evening)).toBe('2026-11-20');
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const minute = 60_000;
  const ago = (time: number) => relative(new Date(now - time).toISOString(), now);

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
  const date = '2026-11-05';
  const ago = () => relative('2026-11-20T11:55:00Z', Date.parse('2026-11-20T12:00:00Z'));

  it.each([
    ['spanish', '5 nov 2026', 'jueves, 5 de noviembre de 2026', 'hace 5 minutos'],
    ['french', '5 nov. 2026', 'jeudi 5 novembre 2026', 'il y a 5 minutes'],
    ['german', '5. Nov. 2026', 'Donnerstag, 5. November 2026', 'vor 5 Minuten'],
  ] as const)('dates follow the words: %s', (language, short, long, relatively) => {
    const before = currentDates();
    speak(language, catalogues[language]);
    expect(currentDates()).not.toBe(before);
    expect([currentDates().formatDate(date), currentDates().formatLong(date), ago()]).toEqual([short, long, relatively]);
    expect(currentDates().formatShort(date)).toBe('11/05/2026');
  });
});
