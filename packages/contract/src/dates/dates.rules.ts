// Formats dates: one short and one long form for each date format and language, for screens and mails.
// The language determines the words and, except in English, their order; the date format determines the order of figures.
import { locales } from '#languages/languages.rules.ts';
import type { DateFormat, Language } from '#limits.ts';

/** A person's settings for dates. */
export interface DateStyle {
  language: Language;
  dateFormat: DateFormat;
}

/** Returns 'Nov 20', or 'Nov 20, 2027' if the year differs from today's. Without `today` the year is always included. */
export function shortDate(date: string, { language, dateFormat }: DateStyle, today?: string): string {
  if (!isDate(date)) return '';
  const withYear = today === undefined || date.slice(0, 4) !== today.slice(0, 4);
  if (dateFormat === 'YYYY-MM-DD') return withYear ? date : date.slice(5);
  return written(date, language, dateFormat, withYear ? 'short' : 'shortInYear');
}

/** Returns the full date, 'Friday, November 20, 2026'. */
export function longDate(date: string, { language, dateFormat }: DateStyle): string {
  if (!isDate(date)) return '';
  if (dateFormat !== 'YYYY-MM-DD') return written(date, language, dateFormat, 'long');
  return `${partsOf(date, language, 'long')['weekday'] ?? ''}, ${date}`;
}

/** Returns the date in figures for a text field, '11/20/2026'. */
export function dateForInput(date: string, dateFormat: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** Returns the short date and time in an IANA zone, 'Nov 20, 11:24 AM'. `day` is the calendar date in the zone. */
export function shortDateTime(instant: Date, zone: string, style: DateStyle, day: string, today?: string): string {
  const key = `${style.language} ${zone}`;
  const format = times.get(key) ?? new Intl.DateTimeFormat(locales[style.language], { timeStyle: 'short', timeZone: zone });
  times.set(key, format);
  return `${shortDate(day, style, today)}, ${format.format(instant)}`;
}
const times = new Map<string, Intl.DateTimeFormat>();

const forms = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  shortInYear: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
type Form = keyof typeof forms;

/** With the month as a word, each language has one order, except English, which follows the date format. */
function written(date: string, language: Language, dateFormat: DateFormat, form: Form): string {
  if (language !== 'english' || dateFormat === 'MM/DD/YYYY') return formatOf(language, form).format(instantOf(date));
  const { weekday, day = '', month = '', year } = partsOf(date, language, form);
  const whole = year === undefined ? `${day} ${month}` : `${day} ${month} ${year}`;
  return weekday === undefined ? whole : `${weekday}, ${whole}`;
}

function partsOf(date: string, language: Language, form: Form): Partial<Record<string, string>> {
  const parts = formatOf(language, form).formatToParts(instantOf(date));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

// Formats are created on first use: a first screen needs one or two of them, and each takes about a millisecond.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, form: Form): Intl.DateTimeFormat {
  const key = `${language} ${form}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

function instantOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function isDate(date: string): boolean {
  return !Number.isNaN(instantOf(date).getTime());
}
