// The filter of a board and its form in the URL.
import { describe, expect, test } from 'vitest';
import {
  filterCount,
  filterFrom,
  filterTest,
  isFiltering,
  noFilter,
  togglePriority,
  withFilter,
} from '#features/tasks/task-filter.ts';
import { card } from '#features/tasks/testing-cards.ts';

describe('in the URL', () => {
  test('a filter comes back as it went, and other parameters stay', () => {
    const filter = { text: 'signing keys', mine: true, priorities: ['P1', 'P3'] };
    const search = withFilter(new URLSearchParams('task=7'), filter);
    expect(search.get('task')).toBe('7');
    expect(filterFrom(search)).toEqual(filter);
  });

  test('no filter leaves no trace', () => {
    expect(withFilter(new URLSearchParams('q=a&mine=1&priority=P1'), noFilter).toString()).toBe('');
  });

  test('an unknown priority is left out', () => {
    expect(filterFrom(new URLSearchParams('priority=P9,P2&mine=yes'))).toEqual({ text: '', mine: false, priorities: ['P2'] });
  });
});

describe('a filter', () => {
  test('without conditions is none', () => {
    expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false);
    expect(filterTest(noFilter, 1)).toBeUndefined();
    expect(filterCount({ text: 'a', mine: true, priorities: ['P1', 'P2'] })).toBe(3);
  });

  test('finds every word in title or description, in any case', () => {
    const test = filterTest({ ...noFilter, text: 'KEYS runbook' }, 1);
    expect(test?.(card({ id: 1, title: 'Rotate keys', description: 'See the Runbook' }))).toBe(true);
    expect(test?.(card({ id: 2, title: 'Rotate keys' }))).toBe(false);
  });

  test('mine are those assigned to me, first or besides', () => {
    const test = filterTest({ ...noFilter, mine: true }, 5);
    expect(test?.(card({ id: 1, assigneeId: 5 }))).toBe(true);
    expect(test?.(card({ id: 2, assigneeId: 4, assignees: [4, 5] }))).toBe(true);
    expect(test?.(card({ id: 3, assigneeId: 4, assignees: [4] }))).toBe(false);
  });

  test('priorities add up, conditions narrow', () => {
    const test = filterTest({ text: 'a', mine: false, priorities: ['P1', 'P2'] }, 1);
    expect(test?.(card({ id: 1, title: 'abc', priority: 'P2' }))).toBe(true);
    expect(test?.(card({ id: 2, title: 'abc', priority: 'P3' }))).toBe(false);
    expect(togglePriority(togglePriority(noFilter, 'P1'), 'P1')).toEqual(noFilter);
  });
});
