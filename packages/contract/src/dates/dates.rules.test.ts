// Tests date formatting in every format and language, and that no time zone shifts a date.
import { describe, expect, test } from 'vitest';
import { type DateStyle, dateForInput, longDate, shortDate, shortDateTime } from '#dates/dates.rules.ts';
import { calendarDate, zoneOf } from '#dates/zones.rules.ts';
import { type DateFormat, dateFormats, type Language, languages, timezones } from '#limits.ts';
import { instantAt, zones } from '#testing/zones.ts';

const day = '2026-11-20';

/** Short in the current year, short in another year, long. */
const written: Record<Language, Record<DateFormat, [string, string, string]>> = {
  english: {
    'MM/DD/YYYY': ['Nov 20', 'Nov 20, 2026', 'Friday, November 20, 2026'],
    'DD/MM/YYYY': ['20 Nov', '20 Nov 2026', 'Friday, 20 November 2026'],
    'YYYY-MM-DD': ['11-20', '2026-11-20', 'Friday, 2026-11-20'],
  },
  spanish: {
    'MM/DD/YYYY': ['20 nov', '20 nov 2026', 'viernes, 20 de noviembre de 2026'],
    'DD/MM/YYYY': ['20 nov', '20 nov 2026', 'viernes, 20 de noviembre de 2026'],
    'YYYY-MM-DD': ['11-20', '2026-11-20', 'viernes, 2026-11-20'],
  },
  french: {
    'MM/DD/YYYY': ['20 nov.', '20 nov. 2026', 'vendredi 20 novembre 2026'],
    'DD/MM/YYYY': ['20 nov.', '20 nov. 2026', 'vendredi 20 novembre 2026'],
    'YYYY-MM-DD': ['11-20', '2026-11-20', 'vendredi, 2026-11-20'],
  },
  german: {
    'MM/DD/YYYY': ['20. Nov.', '20. Nov. 2026', 'Freitag, 20. November 2026'],
    'DD/MM/YYYY': ['20. Nov.', '20. Nov. 2026', 'Freitag, 20. November 2026'],
    'YYYY-MM-DD': ['11-20', '2026-11-20', 'Freitag, 2026-11-20'],
  },
};

for (const language of languages) {
  describe(`in ${language}`, () => {
    test.each(dateFormats)('with the format %s there is one short and one long form', (dateFormat) => {
      const style: DateStyle = { language, dateFormat };
      expect([shortDate(day, style, '2026-01-01'), shortDate(day, style, '2027-01-01'), longDate(day, style)]).toEqual(
        written[language][dateFormat],
      );
      // Without `today` the year is included.
      expect(shortDate(day, style)).toBe(written[language][dateFormat][1]);
    });

    test.each(timezones)('an instant has the date and the time of the zone %s', (timezone) => {
      const zone = zoneOf(timezone);
      for (const dateFormat of dateFormats) {
        const instant = new Date(instantAt(zone, day, '23:59:30'));
        const on = calendarDate(instant, zone);
        expect(on).toBe(day);
        const said = shortDateTime(instant, zone, { language, dateFormat }, on, day);
        expect(said.replaceAll(/\s/g, ' ')).toBe(
          `${written[language][dateFormat][0]}, ${language === 'english' ? '11:59 PM' : '23:59'}`,
        );
      }
    });
  });
}

test('the date of an instant is that of the clocks of its zone, from -11 to +14', () => {
  for (const zone of zones)
    for (const time of ['00:00:00', '12:00:00', '23:59:59'])
      expect(calendarDate(new Date(instantAt(zone, day, time)), zone), `${zone} ${time}`).toBe(day);
});

test('what is no date is nothing', () => {
  for (const date of ['', 'soon', '2026-13-40']) {
    expect(shortDate(date, { language: 'german', dateFormat: 'DD/MM/YYYY' })).toBe('');
    expect(longDate(date, { language: 'german', dateFormat: 'YYYY-MM-DD' })).toBe('');
  }
});

test('in figures a date has the order of the format', () => {
  expect(dateFormats.map((format) => dateForInput(day, format))).toEqual(['11/20/2026', '20/11/2026', '2026-11-20']);
});
