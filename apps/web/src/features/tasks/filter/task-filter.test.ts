// The filter of tasks and its form in the URL.
import { filterTest, noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { describe, expect, test } from 'vitest';
import { card } from '#features/tasks/data/testing-cards.ts';
import {
  conditionsOf,
  filterCount,
  filterFrom,
  isFiltering,
  toggleValue,
  withFilter,
  withoutCondition,
} from '#features/tasks/filter/task-filter.ts';

const viewer = { userId: 5, today: '2026-11-20' };

/** Returns the ids of the matching cards. */
function through(filter: Partial<TaskFilter>, ...cards: ReturnType<typeof card>[]): number[] {
  const test = filterTest({ ...noFilter, ...filter }, viewer);
  return cards.filter((each) => test?.(each) ?? true).map(({ id }) => id);
}

describe('in the URL', () => {
  test('a filter comes back as it went, and other parameters stay', () => {
    const filter: TaskFilter = {
      text: 'signing keys',
      mine: true,
      assignees: ['3', 'none'],
      priorities: ['P1', 'P3'],
      departments: ['Research, Berlin', 'HR'],
      statuses: ['To Do'],
      due: ['overdue', '<=7d', '2026-12-01..14d'],
      not: { assignees: ['me'], departments: ['HR', 'Sales'] },
    };
    const search = withFilter(new URLSearchParams('task=7&view=list'), filter);
    expect([search.get('task'), search.get('view')]).toEqual(['7', 'list']);
    expect(filterFrom(new URLSearchParams(search.toString()))).toEqual(filter);
  });

  test('no filter leaves no trace', () => {
    const search = new URLSearchParams('q=a&mine=1&priority=P1&due=today&assignee=3&status=Done&department=HR&-status=Review');
    expect(withFilter(search, noFilter).toString()).toBe('');
  });

  test('what it does not know is left out', () => {
    const search = new URLSearchParams('priority=P9&priority=P2&priority=P2&mine=yes&due=someday&-due=<x&assignee=you&status=');
    expect(filterFrom(search)).toEqual({ ...noFilter, priorities: ['P2'] });
  });
});

describe('a filter', () => {
  test('without conditions is none', () => {
    expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false);
    expect(filterTest(noFilter, viewer)).toBeUndefined();
    expect(filterCount({ ...noFilter, text: 'a', mine: true, priorities: ['P1', 'P2'], due: ['today'] })).toBe(4);
  });

  test('finds every word in title or description, in any case and without its accents', () => {
    const cards = [
      card({ id: 1, title: 'Rotate keys', description: 'See the Runbook of the Café' }),
      card({ id: 2, title: 'Rotate keys' }),
    ];
    expect(through({ text: 'KEYS runbook cafe' }, ...cards)).toEqual([1]);
  });

  test('mine are those assigned to me, first or besides', () => {
    const cards = [
      card({ id: 1, assigneeId: 5 }),
      card({ id: 2, assigneeId: 4, assignees: [4, 5] }),
      card({ id: 3, assigneeId: 4, assignees: [4] }),
    ];
    expect(through({ mine: true }, ...cards)).toEqual([1, 2]);
  });

  test('by people, and by nobody', () => {
    const cards = [
      card({ id: 1 }),
      card({ id: 2, assigneeId: 3, assignees: [3] }),
      card({ id: 3, assigneeId: 4, assignees: [4] }),
    ];
    expect(through({ assignees: ['none'] }, ...cards)).toEqual([1]);
    expect(through({ assignees: ['none', '4'] }, ...cards)).toEqual([1, 3]);
  });

  test('by department, under any of its names, first or besides', () => {
    const cards = [
      card({ id: 1, department: 'Engineering', departments: ['Engineering'] }),
      card({ id: 2, department: 'HR', departments: ['HR', 'Engineering'] }),
      card({ id: 3, department: 'HR', departments: ['HR'] }),
    ];
    expect(through({ departments: ['Software Team'] }, ...cards)).toEqual([1, 2]);
  });

  test.each([
    ['overdue', [1]],
    ['today', [2]],
    ['upcoming', [3]],
    ['future', [6]],
    ['none', [6]],
  ] as const)('due %s', (due, ids) => {
    const cards = [
      card({ id: 1, dueDate: '2026-11-19' }),
      card({ id: 2, dueDate: '2026-11-20' }),
      card({ id: 3, dueDate: '2026-11-27' }),
      card({ id: 4, dueDate: '2026-11-28' }),
      card({ id: 5, dueDate: '2026-11-19', status: 'Done' }),
      card({ id: 6, startDate: '2026-12-24' }),
    ];
    expect(through({ due: [due] }, ...cards)).toEqual(ids);
  });

  test('due within days, on a day, between two', () => {
    const cards = [
      card({ id: 1, dueDate: '2026-11-19', status: 'Done' }),
      card({ id: 2, dueDate: '2026-11-26' }),
      card({ id: 3, dueDate: '2026-11-27' }),
      card({ id: 4 }),
    ];
    expect(through({ due: ['<7d'] }, ...cards)).toEqual([1, 2]);
    expect(through({ due: ['2026-11-27'] }, ...cards)).toEqual([3]);
    expect(through({ due: ['0d..7d'] }, ...cards)).toEqual([2, 3]);
  });

  test('leaves out values and words', () => {
    const cards = [
      card({ id: 1, title: 'VAT return', assigneeId: 5, department: 'HR', departments: ['HR'] }),
      card({ id: 2, title: 'Return the VAT', assigneeId: 4 }),
      card({ id: 3, title: 'VAT return, draft' }),
    ];
    expect(through({ not: { assignees: ['me'] } }, ...cards)).toEqual([2, 3]);
    expect(through({ not: { departments: ['hr'], assignees: ['none'] } }, ...cards)).toEqual([2]);
    expect(through({ text: '"vat return" -draft' }, ...cards)).toEqual([1]);
    expect(through({ assignees: ['me', 'none'] }, ...cards)).toEqual([1, 3]);
  });

  test('values of one kind add up, kinds narrow', () => {
    const cards = [
      card({ id: 1, title: 'abc', priority: 'P2' }),
      card({ id: 2, title: 'abc', priority: 'P3' }),
      card({ id: 3, title: 'abc', priority: 'P1', status: 'Done' }),
    ];
    expect(through({ text: 'a', priorities: ['P1', 'P2'], statuses: ['To Do', 'Review'] }, ...cards)).toEqual([1]);
  });

  test('a value is put in and taken out', () => {
    const some = toggleValue(toggleValue(noFilter, 'priorities', 'P1'), 'due', 'today');
    expect(conditionsOf(some)).toEqual([
      { list: 'due', value: 'today' },
      { list: 'priorities', value: 'P1' },
    ]);
    expect(toggleValue(toggleValue(some, 'priorities', 'P1'), 'due', 'today')).toEqual(noFilter);
    const not = { ...noFilter, not: { due: ['none'] } };
    expect(conditionsOf(not)).toEqual([{ list: 'due', value: 'none', not: true }]);
    expect(withoutCondition(not, { list: 'due', value: 'none', not: true })).toEqual(noFilter);
    expect(withoutCondition(some, { list: 'due', value: 'today' })).toEqual({ ...noFilter, priorities: ['P1'] });
  });
});
