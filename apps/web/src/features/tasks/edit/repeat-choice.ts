// The plain choices of the field 'Repeat' as rules, and back. Pure.
import { formatRecurrence, parseRecurrence, type Recurrence } from '@app/contract/recurrences/recurrences.rules.ts';

export const repeatChoices = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly', 'custom'] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

const rules = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
  custom: 'FREQ=WEEKLY;INTERVAL=2',
} as const;

/** Returns the choice that a rule is. */
export function choiceOf(rule: string | null): RepeatChoice {
  if (rule === null) return 'none';
  const plain = repeatChoices.find((choice) => choice !== 'none' && choice !== 'custom' && rules[choice] === rule);
  return plain ?? (/^FREQ=WEEKLY;BYDAY=[A-Z,]+$/.test(rule) ? 'weekly' : 'custom');
}

/** Returns the rule of a choice; what fits of the former rule stays. */
export function ruleOf(choice: RepeatChoice, before: string | null): string | null {
  if (choice === 'none') return null;
  return choice === 'custom' && before !== null ? before : rules[choice];
}

/** Returns the rule with other parts; days belong to weeks, and what names a day of a month does not survive another unit. */
export function withParts(rule: string, parts: Partial<Recurrence>): string {
  const { until, ...read } = parseRecurrence(rule) ?? { frequency: 'WEEKLY', interval: 1 };
  const changed = { ...(until === undefined ? {} : { until }), ...read, ...parts };
  if (parts.frequency === undefined || parts.frequency === read.frequency) return formatRecurrence(tidy(changed));
  const { days: _days, monthDay: _day, month: _month, ...rest } = changed;
  return formatRecurrence(tidy(rest));
}

/** Returns the weekdays of a rule, 0 is Sunday. */
export function weekdaysOf(rule: string): number[] {
  return (parseRecurrence(rule)?.days ?? []).map(({ weekday }) => weekday);
}

/** Returns the rule with a weekday added or removed, from Monday on. */
export function withWeekday(rule: string, weekday: number): string {
  const now = weekdaysOf(rule);
  const next = now.includes(weekday) ? now.filter((each) => each !== weekday) : [...now, weekday];
  const sorted = next.sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  return withParts(rule, { days: sorted.map((each) => ({ weekday: each })) });
}

function tidy({ days, until, ...rest }: Recurrence): Recurrence {
  return { ...rest, ...(days && days.length > 0 ? { days } : {}), ...(until ? { until } : {}) };
}
