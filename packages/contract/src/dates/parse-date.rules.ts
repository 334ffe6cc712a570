// Parses a typed date: in figures in the order of the date format, with the name of the month, or in words.
import type { DateStyle } from '#dates/dates.rules.ts';
import { locales } from '#languages/languages.rules.ts';
import type { DateFormat, Language } from '#limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** Returns the calendar date, null for an empty text, undefined for an invalid one. */
export function parseDate(typed: string, style: DateStyle, today: string): string | null | undefined {
  const text = plain(typed);
  if (text === '') return null;
  return inWords(text, style.language, today) ?? inFigures(text, style.dateFormat, today) ?? withMonth(text, style, today);
}

/** Parses 'today', 'tomorrow', a weekday (the next one) and '+3' (in three days). */
function inWords(text: string, language: Language, today: string): string | undefined {
  const later = /^\+\s?(\d{1,4})$/.exec(text)?.[1];
  if (later !== undefined) return addDays(today, Number(later));
  for (const spoken of new Set<Language>([language, 'english'])) {
    const locale = locales[spoken];
    const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const day = [0, 1].find((days) => plain(near.format(days, 'day')) === text);
    if (day !== undefined) return addDays(today, day);
    const weekday = [1, 2, 3, 4, 5, 6, 7].find((days) => isNamed(addDays(today, days), 'weekday', locale, text));
    if (weekday !== undefined) return addDays(today, weekday);
  }
  return undefined;
}

/** Parses '11/20/2026', '20.11.26', '2026-11-20', '11/20', with any separator. */
function inFigures(text: string, dateFormat: DateFormat, today: string): string | undefined {
  if (!/^\d{1,4}(?: ?[ ./-] ?\d{1,4}){1,2}[ ./-]?$/.test(text)) return undefined;
  const figures = text.split(/[\s./-]+/).filter(Boolean);
  const [a = '', b = '', c] = figures;
  if (a.length > 2) return c === undefined ? undefined : dateOf(a, b, c, today);
  if (dateFormat === 'MM/DD/YYYY') return dateOf(c, a, b, today);
  if (dateFormat === 'DD/MM/YYYY') return dateOf(c, b, a, today);
  return c === undefined ? dateOf(undefined, a, b, today) : dateOf(a, b, c, today);
}

/** Parses 'Nov 20', '20. November 2027', '20 de noviembre'. */
function withMonth(text: string, { language }: DateStyle, today: string): string | undefined {
  const words = text.split(/[\s.,/-]+/).filter((word) => word !== '' && !/^(?:de|del|st|nd|rd|th)$/.test(word));
  const figures = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er)?$/.exec(word)?.[1] ?? []);
  const name = words.find((word) => /^\p{L}{3,}$/u.test(word) && monthOf(word, language) !== undefined);
  const month = name === undefined ? undefined : monthOf(name, language);
  if (month === undefined || figures.length === 0 || figures.length > 2) return undefined;
  const [first = '', second] = figures;
  return first.length > 2 ? dateOf(first, String(month), second ?? '', today) : dateOf(second, String(month), first, today);
}

function monthOf(name: string, language: Language): number | undefined {
  for (const spoken of new Set<Language>([language, 'english'])) {
    const found = Array.from({ length: 12 }, (_, at) => at + 1).find((month) =>
      isNamed(`2026-${String(month).padStart(2, '0')}-15`, 'month', locales[spoken], name),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the typed text is the name of the date's month or weekday, or its first three or more letters. */
function isNamed(date: string, part: 'month' | 'weekday', locale: string, typed: string): boolean {
  const format = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' });
  const name = plain(format.format(new Date(`${date}T00:00:00Z`)));
  const word = typed.replace(/\.$/, '');
  return word.length >= 3 && name.startsWith(word);
}

/** Returns the date of year, month and day; without a year, the date nearest to today. Undefined if there is no such day. */
function dateOf(year: string | undefined, month: string, day: string, today: string): string | undefined {
  if (year === undefined) {
    const now = Number(today.slice(0, 4));
    const near = [now - 1, now, now + 1].flatMap((each) => dateOf(String(each), month, day, today) ?? []);
    const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
    return near.sort((a, b) => distance(a) - distance(b))[0];
  }
  if (year.length === 3 || year.length === 1) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}

/** Returns the text in lower case, without accents and repeated spaces. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").trim().toLowerCase().replace(/\s+/g, ' ');
}
