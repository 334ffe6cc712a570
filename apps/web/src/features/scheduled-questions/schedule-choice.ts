// The plain choices of how often a question is answered, as rules and back. Pure.
import { formatRecurrence, parseRecurrence } from '@app/contract/recurrences/recurrences.rules.ts';

export const rules = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY;BYDAY=MO',
  monthly: 'FREQ=MONTHLY;BYMONTHDAY=1',
} as const;
export type Choice = keyof typeof rules;
export const choices = Object.keys(rules) as Choice[];

/** Returns the choice that a rule is; undefined for one that no choice makes, such as every second week. */
export function choiceOf(repeat: string): Choice | undefined {
  const plain = choices.find((choice) => rules[choice] === repeat);
  return plain ?? (/^FREQ=WEEKLY;BYDAY=[A-Z,]+$/.test(repeat) ? 'weekly' : undefined);
}

/** Returns the weekdays of a rule, 0 is Sunday. */
export function weekdaysOf(repeat: string): number[] {
  return (parseRecurrence(repeat)?.days ?? []).map(({ weekday }) => weekday);
}

/** Returns the rule with a weekday more or fewer, from Monday on; the last one stays. */
export function withWeekday(repeat: string, weekday: number): string {
  const now = weekdaysOf(repeat);
  const next = now.includes(weekday) ? now.filter((each) => each !== weekday) : [...now, weekday];
  if (next.length === 0) return repeat;
  const days = next.sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((each) => ({ weekday: each }));
  return formatRecurrence({ frequency: 'WEEKLY', interval: 1, days });
}
