// Tests the days and the sections of summaries.
import { expect, it } from 'vitest';
import { departmentSections, mySections, summaryDays } from '#summaries/summaries.rules.ts';

it('a day is today, a week begins with the first day of the person', () => {
  expect(summaryDays('day', '2026-11-25', 1)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  expect(summaryDays('week', '2026-11-29', 1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(summaryDays('week', '2026-11-29', 0)).toEqual({ from: '2026-11-29', to: '2026-12-05' });
  expect(summaryDays('week', '2026-11-29', 6)).toEqual({ from: '2026-11-28', to: '2026-12-04' });
});

it('every section of my day and my week is about my tasks, and what is due is not overdue', () => {
  for (const period of ['day', 'week'] as const) {
    const sections = mySections(period, '2026-11-25', 1);
    expect(sections.every(({ question }) => question.mine)).toBe(true);
    const due = sections.find(({ name }) => name === 'due')?.question.due;
    expect(due).toEqual({ from: '2026-11-25', to: period === 'day' ? '2026-11-25' : '2026-11-29' });
  }
});

it("a department's week counts nobody's tasks alone, and calls a task stuck that was begun and has not changed for a week", () => {
  const sections = departmentSections('2026-11-25', 1);
  expect(sections.map(({ name }) => name)).toEqual(['done', 'started', 'stuck', 'overdue', 'unassigned']);
  expect(sections.some(({ question }) => question.mine || question.people.length > 0)).toBe(false);
  expect(sections.find(({ name }) => name === 'stuck')).toMatchObject({ question: { stuckSince: '2026-11-19' }, begun: true });
});
