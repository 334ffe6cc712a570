// A repetition in words, 'Every 2 weeks on Monday and Thursday'. Pure.
import { type DateStyle, shortDate } from '@app/contract/dates/dates.rules.ts';
import { locales } from '@app/contract/languages/languages.rules.ts';
import { parseRecurrence, type Recurrence, realDate } from '@app/contract/recurrences/recurrences.rules.ts';
import type { Catalogue } from '#catalogue.ts';

type Words = Catalogue['recurrences'];

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;

/** By the number in a rule; -1, the last, is 0. */
const nths = ['last', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Returns the words of an RRULE text; the text itself if it is no rule. */
export function repeatText(rule: string, words: Words, style: DateStyle): string {
  const read = parseRecurrence(rule);
  if (!read) return rule;
  const until = read.until === undefined ? [] : [words.until(shortDate(read.until, style))];
  if (isWorkdays(read)) return [words.weekdays, ...until].join(' ');
  const on = daysText(read, words, style);
  const unit = units[read.frequency];
  const every = read.interval === 1 ? words.everyUnit[unit] : words.everyCount[unit](read.interval);
  return [every, ...(on ? [on] : []), ...until].join(' ');
}

/** Returns whether the rule names the days from Monday to Friday of every week. */
export function isWorkdays({ frequency, interval, days = [] }: Recurrence): boolean {
  const named = days.map(({ weekday }) => weekday).sort();
  return frequency === 'WEEKLY' && interval === 1 && named.join() === '1,2,3,4,5';
}

/** Returns the name of a weekday, 0 is Sunday. */
export function weekdayName(weekday: number, { language }: DateStyle, form: 'long' | 'short' = 'long'): string {
  // 2023-01-01 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday));
  return new Intl.DateTimeFormat(locales[language], { weekday: form, timeZone: 'UTC' }).format(day);
}

function daysText({ days, monthDay, month }: Recurrence, words: Words, style: DateStyle): string | undefined {
  const dated = month !== undefined && monthDay !== undefined && monthDay > 0 ? realDate(2024, month, monthDay) : undefined;
  if (dated !== undefined) return words.on(inYear(dated, style, { day: 'numeric', month: 'long' }));
  const inMonth = month === undefined ? [] : [inYear(`2024-${String(month).padStart(2, '0')}-01`, style, { month: 'long' })];
  if (monthDay !== undefined) return [monthDay === -1 ? words.onLastDay : words.onDay(monthDay), ...inMonth].join(', ');
  if (!days || days.length === 0) return undefined;
  const list = new Intl.ListFormat(locales[style.language], { type: 'conjunction' });
  const nth = days.map((each) => (each.nth === undefined ? undefined : Math.max(0, each.nth)));
  if (nth.every((each) => each === undefined))
    return words.on(list.format(days.map(({ weekday }) => weekdayName(weekday, style))));
  const named = days.map(({ weekday, nth = 1 }) =>
    words.onNth(words.nths[nths[Math.max(0, nth)] ?? 'first'], weekdayName(weekday, style)),
  );
  return [list.format(named), ...inMonth].join(', ');
}

function inYear(date: string, { language }: DateStyle, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
