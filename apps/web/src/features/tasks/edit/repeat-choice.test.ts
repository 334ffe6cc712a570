// Tests the choices of the field 'Repeat'.
import { expect, test } from 'vitest';
import { choiceOf, repeatChoices, ruleOf, withParts, withWeekday } from '#features/tasks/edit/repeat-choice.ts';

test('a choice is found again in its rule', () => {
  for (const choice of repeatChoices) expect(choiceOf(ruleOf(choice, null))).toBe(choice);
  expect(choiceOf('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('weekly');
  expect(choiceOf('FREQ=MONTHLY;BYDAY=-1FR')).toBe('custom');
  expect(ruleOf('custom', 'FREQ=MONTHLY;BYDAY=-1FR')).toBe('FREQ=MONTHLY;BYDAY=-1FR');
});

test('weekdays are added and removed, from Monday on', () => {
  const sunday = withWeekday('FREQ=WEEKLY', 0);
  expect(sunday).toBe('FREQ=WEEKLY;BYDAY=SU');
  expect(withWeekday(sunday, 1)).toBe('FREQ=WEEKLY;BYDAY=MO,SU');
  expect(withWeekday(sunday, 0)).toBe('FREQ=WEEKLY');
});

test('parts of a rule change, and days of a week or month end with another unit', () => {
  const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20261231';
  expect(withParts(rule, { interval: 3 })).toBe('FREQ=WEEKLY;INTERVAL=3;BYDAY=MO;UNTIL=20261231');
  expect(withParts(rule, { frequency: 'MONTHLY' })).toBe('FREQ=MONTHLY;INTERVAL=2;UNTIL=20261231');
  expect(withParts(rule, { until: '' })).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO');
});
