// Reads dates of other programs: ISO, figures in the order of the file, and Jira's day with the name of a month.
import { isCalendarDay } from '#fields.ts';
import type { DateOrder } from '#imports/imports.contract.ts';

const figures = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[ T,].{0,30})?$/;
const named = /^(\d{1,2})[/ -](\p{L}{3,12})\.?[/ -](\d{2,4})(?: .{0,20})?$/u;
const months: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

/** Returns the calendar date, null for an empty text, undefined if it is none. */
export function importedDate(typed: string, order: DateOrder): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const match = figures.exec(text);
  if (match) {
    const [a = '', b = '', c = ''] = match.slice(1);
    if (a.length > 2) return dayOf(a, b, c);
    return order === 'mdy' ? dayOf(c, a, b) : order === 'dmy' ? dayOf(c, b, a) : dayOf(a, b, c);
  }
  const words = named.exec(text);
  if (!words) return undefined;
  const [day = '', name = '', year = ''] = words.slice(1);
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('marz', 'mar');
  const month = months.findIndex((beginnings) => beginnings.some((beginning) => plain.startsWith(beginning)));
  return month === -1 ? undefined : dayOf(year, String(month + 1), day);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  if (year.length !== 2 && year.length !== 4) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : undefined;
}

/** Returns the order in which the most of these dates are days of the calendar; day before month if they decide nothing. */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  const fits = (order: DateOrder) => dates.filter((date) => importedDate(date, order) !== undefined).length;
  const orders = (['dmy', 'mdy', 'ymd'] as const).map((order) => ({ order, count: fits(order) }));
  return orders.sort((a, b) => b.count - a.count)[0]?.order ?? 'dmy';
}
