import { beforeEach, describe, expect, it } from 'vitest';
import {
  dateHint,
  dayOfInstant,
  formatDate,
  formatFull,
  formatInstant,
  formatLong,
  formatShort,
  relative,
  setDatePreferences,
} from '#lib/dates.ts';

const utc = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY', language: 'english' } as const;
/** Intl puts a narrow space before AM and PM. */
const spaced = (text: string) => text.replace(/\u202f/g, ' ');

beforeEach(() => setDatePreferences(utc));

describe('calendar dates', () => {
  it('are written as on cards', () => {
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
    expect(formatDate('2026-01-05')).toBe('Jan 5, 2026');
  });

  it('are written in full with their weekday', () => {
    expect(formatLong('2026-11-20')).toBe('Friday, November 20, 2026');
  });

  it('stay the same day in every zone', () => {
    for (const timezone of ['UTC', 'EST', 'PST'] as const) {
      setDatePreferences({ ...utc, timezone });
      expect(formatDate('2026-03-01')).toBe('Mar 1, 2026');
    }
  });

  it('follow the format of the settings, or another one that is asked for', () => {
    expect(formatShort('2026-11-05')).toBe('11/05/2026');
    setDatePreferences({ ...utc, dateFormat: 'DD/MM/YYYY' });
    expect(formatShort('2026-11-05')).toBe('05/11/2026');
    expect(formatShort('2026-11-05', 'YYYY-MM-DD')).toBe('2026-11-05');
  });

  it('are told with their weekday in that format', () => {
    expect(formatFull('2026-11-20')).toBe('Friday, 11/20/2026');
    setDatePreferences({ ...utc, dateFormat: 'YYYY-MM-DD' });
    expect(formatFull('2026-11-20')).toBe('Friday, 2026-11-20');
    expect(formatFull('soon')).toBe('');
  });

  it('stand beside a date field only where the browser writes them otherwise', () => {
    const [own, other] = new Intl.DateTimeFormat().format(new Date(2026, 10, 5)).startsWith('11')
      ? (['MM/DD/YYYY', 'DD/MM/YYYY'] as const)
      : (['DD/MM/YYYY', 'MM/DD/YYYY'] as const);
    setDatePreferences({ ...utc, dateFormat: own });
    expect(dateHint('2026-11-05')).toBeUndefined();
    setDatePreferences({ ...utc, dateFormat: other });
    expect(dateHint('2026-11-05')).toBe(formatShort('2026-11-05'));
    expect(dateHint(null)).toBeUndefined();
  });

  it('are nothing where they are none', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatLong('')).toBe('');
  });
});

describe('instants', () => {
  const evening = '2026-11-21T03:30:00.000Z';

  it('are told in the zone of the person', () => {
    expect(spaced(formatInstant(evening))).toBe('11/21/2026, 3:30 AM');
    setDatePreferences({ ...utc, timezone: 'EST' });
    expect(spaced(formatInstant(evening))).toBe('11/20/2026, 10:30 PM');
  });

  it.each([
    ['UTC', 'DD/MM/YYYY', '21/11/2026, 3:30 AM'],
    ['EST', 'YYYY-MM-DD', '2026-11-20, 10:30 PM'],
    ['CST', 'MM/DD/YYYY', '11/20/2026, 9:30 PM'],
    ['MST', 'DD/MM/YYYY', '20/11/2026, 8:30 PM'],
    ['PST', 'YYYY-MM-DD', '2026-11-20, 7:30 PM'],
  ] as const)('follow zone and format: %s %s', (timezone, dateFormat, text) => {
    setDatePreferences({ ...utc, timezone, dateFormat });
    expect(spaced(formatInstant(evening))).toBe(text);
  });

  it('know summer time', () => {
    setDatePreferences({ ...utc, timezone: 'EST' });
    expect(spaced(formatInstant('2026-07-01T03:30:00.000Z'))).toBe('06/30/2026, 11:30 PM');
  });

  it('are nothing where they are none', () => {
    expect(formatInstant('soon')).toBe('');
  });

  it('belong to a day of that zone', () => {
    expect(dayOfInstant(evening)).toBe('2026-11-21');
    setDatePreferences({ ...utc, timezone: 'PST' });
    expect(dayOfInstant(evening)).toBe('2026-11-20');
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
