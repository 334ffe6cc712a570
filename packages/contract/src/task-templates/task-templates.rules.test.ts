// Dates become days after the day of use, and days become dates.
import { expect, test } from 'vitest';
import { taskTemplateLimits } from '#task-templates/task-templates.limits.ts';
import { datesOfTemplate, daysOfTask } from '#task-templates/task-templates.rules.ts';

test('dates count from the day of use, over months and years', () => {
  expect(datesOfTemplate({ startDays: 0, dueDays: 3 }, '2026-12-30')).toEqual({ startDate: '2026-12-30', dueDate: '2027-01-02' });
  expect(datesOfTemplate({ startDays: null, dueDays: null }, '2026-12-30')).toEqual({ startDate: null, dueDate: null });
});

test('days count from the day of creation and come back as the same dates', () => {
  const dates = { startDate: '2028-02-28', dueDate: '2028-03-01' };
  const days = daysOfTask(dates, '2028-02-26');
  expect(days).toEqual({ startDays: 2, dueDays: 4 });
  expect(datesOfTemplate(days, '2028-02-26')).toEqual(dates);
});

test('a date before the creation is the day of use, a far one the farthest day; the start stays before the end', () => {
  expect(daysOfTask({ startDate: '2026-01-01', dueDate: '2026-01-05' }, '2026-01-03')).toEqual({ startDays: 0, dueDays: 2 });
  expect(daysOfTask({ startDate: '2030-01-01', dueDate: '2031-01-01' }, '2026-01-03')).toEqual({
    startDays: taskTemplateLimits.days,
    dueDays: taskTemplateLimits.days,
  });
});
