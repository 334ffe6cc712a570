// How dates are written: one short and one long form for each date format and language, the same on screens and in mails.
// The language says the words and, but for English, their order; the format says the order in figures.
import { locales } from '#languages/languages.rules.ts';
import type { DateFormat, Language } from '#limits.ts';

/** What decides how dates are written for a person. */
export interface DateStyle {
  language: Language;
  dateFormat: DateFormat;
}

/** A calendar date as people scan it: 'Nov 20', in another year than `today`'s 'Nov 20, 2027'; without `today` always with its year. */
export function shortDate(date: string, { language, dateFormat }: DateStyle, today?: string): string {
  if (!isDate(date)) return '';
  const withYear = today === undefined || date.slice(0, 4) !== today.slice(0, 4);
  if (dateFormat === 'YYYY-MM-DD') return withYear ? date : date.slice(5);
  return written(date, language, dateFormat, withYear ? 'short' : 'shortInYear');
}

/** A calendar date in full: 'Friday, November 20, 2026'. */
export function longDate(date: string, { language, dateFormat }: DateStyle): string {
  if (!isDate(date)) return '';
  if (dateFormat !== 'YYYY-MM-DD') return written(date, language, dateFormat, 'long');
  return `${partsOf(date, language, 'long')['weekday'] ?? ''}, ${date}`;
}

/** A calendar date in figures, as it is typed into a field: '11/20/2026'. */
export function dateForInput(date: string, dateFormat: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** An instant in a zone of Intl: its short date and the time, 'Nov 20, 11:24 AM'; `day` is its calendar date in the zone. */
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

/** With the month as a word each language has one order; English alone is written in both, as the format says. */
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

// Each is made when it is first asked for: a first screen needs one or two of them, and each takes about a millisecond.
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
