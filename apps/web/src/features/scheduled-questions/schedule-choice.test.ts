// Tests the choices of how often a question is answered.
import { describe, expect, it } from 'vitest';
import { choiceOf, choices, rules, weekdaysOf, withWeekday } from '#features/scheduled-questions/schedule-choice.ts';

describe('a choice', () => {
  it('is its rule, and no other rule has one', () => {
    for (const choice of choices) expect(choiceOf(rules[choice])).toBe(choice);
    expect(choiceOf('FREQ=WEEKLY;BYDAY=TU,SU')).toBe('weekly');
    expect(choiceOf('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toBeUndefined();
  });

  it('has weekdays from Monday on, one at least', () => {
    expect(withWeekday(withWeekday(rules.weekly, 0), 3)).toBe('FREQ=WEEKLY;BYDAY=MO,WE,SU');
    expect(withWeekday('FREQ=WEEKLY;BYDAY=MO,WE', 1)).toBe('FREQ=WEEKLY;BYDAY=WE');
    expect(withWeekday(rules.weekly, 1)).toBe(rules.weekly);
    expect(weekdaysOf(rules.weekdays)).toEqual([1, 2, 3, 4, 5]);
  });
});
