// The meaning of a phrase about repetition, as a recurrence.

import { limits } from '@app/contract/limits.ts';
import type { Recurrence } from '@app/contract/recurrences/recurrences.rules.ts';
import type { Day } from '#line/day.rules.ts';
import type { RepeatAction, Unit } from '#line/vocabulary.rules.ts';

const frequencies = { day: 'DAILY', workday: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const workdays = [1, 2, 3, 4, 5];

/** Returns the recurrence of a phrase; undefined if the calendar has no such days. */
export function recurrenceOf(action: RepeatAction, slots: Record<string, unknown[]>): Recurrence | undefined {
  const first = (...names: string[]) => names.map((name) => slots[name]?.[0]).find((value) => value !== undefined);
  const interval = (first('{n}') as number | undefined) ?? 1;
  if (interval < 1 || interval > limits.recurrence.interval) return undefined;
  const monthly = { frequency: 'MONTHLY', interval } as const;
  switch (action) {
    case 'everyDay':
      return { frequency: 'DAILY', interval: 1 };
    case 'everyUnit':
    case 'everyOther': {
      const unit = first('{unit}', '{adverb}') as Unit | undefined;
      if (unit === 'workday') return interval === 1 && action === 'everyUnit' ? weekly(workdays) : undefined;
      return { frequency: frequencies[unit ?? 'week'], interval: action === 'everyOther' ? 2 : interval };
    }
    case 'everyWorkday':
      return weekly(workdays);
    case 'everyDays':
    case 'everyOtherDays':
      return weekly(weekdaysOf(slots), action === 'everyOtherDays' ? 2 : interval);
    case 'quarterly':
      return { frequency: 'MONTHLY', interval: 3 };
    case 'halfYearly':
      return { frequency: 'MONTHLY', interval: 6 };
    case 'everyTwoWeeks':
      return { frequency: 'WEEKLY', interval: 2 };
    case 'everyNth':
      return { ...monthly, days: [{ weekday: first('{wd}', '{wdu}') as number, nth: first('{nth}') as number }] };
    case 'everyMonthDay':
      // 'The first of every month' has no number.
      return withDay(monthly, (first('{dom}', '{dth}') as number | undefined) ?? 1);
    case 'everyLastDay':
      return { ...monthly, monthDay: -1 };
    case 'everyYearDay':
      return everyYear(first, interval);
  }
}

function weekly(weekdays: readonly number[], interval = 1): Recurrence {
  const days = [...new Set(weekdays)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((weekday) => ({ weekday }));
  return { frequency: 'WEEKLY', interval, days };
}

function weekdaysOf(slots: Record<string, unknown[]>): number[] {
  return [...(slots['{days}'] ?? []), ...(slots['{wd}'] ?? []), ...(slots['{wdp}'] ?? [])].flat() as number[];
}

function withDay(rule: Recurrence, day: number): Recurrence | undefined {
  return day >= 1 && day <= 31 ? { ...rule, monthDay: day } : undefined;
}

function everyYear(first: (...names: string[]) => unknown, interval: number): Recurrence | undefined {
  const named = (first('{date}') as Day | undefined)?.written;
  const month = named?.month ?? (first('{mon}') as number | undefined);
  const day = named?.day ?? (first('{dom}', '{dth}') as number | undefined);
  // A day with a year happens once.
  if (month === undefined || day === undefined || named?.year !== undefined || month > 12 || day > 31) return undefined;
  return { frequency: 'YEARLY', interval, month, monthDay: day };
}
