// Grouping a list of tasks.
import { type GroupKey, groupKeys, groupTasks } from '@app/contract/tasks/task-group.rules.ts';
import { expect, test } from 'vitest';
import { groupFrom, withGroup } from '#features/tasks/data/task-group.ts';
import { card } from '#features/tasks/data/testing-cards.ts';
import { compareTexts } from '#lib/collation.ts';

const today = '2026-11-25';
const cards = [
  card({ id: 1, status: 'Done', priority: 'P3', assigneeId: 7, department: 'Sales', dueDate: '2026-11-01' }),
  card({ id: 2, status: 'To Do', priority: 'P0', department: 'HR', dueDate: null }),
  card({ id: 3, status: 'Gone', priority: 'P1', assignees: [8, 7], department: 'HR', dueDate: '2026-11-24' }),
  card({ id: 4, status: 'To Do', priority: 'P1', assigneeId: 8, department: 'Änderung', dueDate: today }),
  card({ id: 5, status: 'Review', priority: 'P1', assigneeId: 9, department: 'HR', dueDate: '2026-12-02' }),
  card({ id: 6, status: 'Review', priority: 'P1', assigneeId: 9, department: 'HR', dueDate: '2026-12-03' }),
];
const options = {
  statuses: ['To Do', 'In Progress', 'Review', 'Done'],
  today,
  nameOf: (id: number) => ({ 7: 'Zoe', 8: 'Ana', 9: 'Zoe' })[id] ?? '',
  compareTexts,
};
const groups = (by: GroupKey) => groupTasks(cards, by, options).map(({ value, tasks }) => [value, ...tasks.map(({ id }) => id)]);

test.each([
  // A status without a column stands last.
  [
    'status',
    [
      ['To Do', 2, 4],
      ['Review', 5, 6],
      ['Done', 1],
      ['Gone', 3],
    ],
  ],
  [
    'priority',
    [
      ['P0', 2],
      ['P1', 3, 4, 5, 6],
      ['P3', 1],
    ],
  ],
  [
    'department',
    [
      ['Änderung', 4],
      ['HR', 2, 3, 5, 6],
      ['Sales', 1],
    ],
  ],
  // By name; two of one name are two groups, and nobody stands last.
  [
    'assignee',
    [
      ['8', 3, 4],
      ['7', 1],
      ['9', 5, 6],
      ['', 2],
    ],
  ],
  [
    'due',
    [
      ['overdue', 3],
      ['today', 4],
      ['upcoming', 5],
      ['later', 6],
      ['none', 2],
      ['done', 1],
    ],
  ],
] as const)('by %s: each task once, in the order of the list', (by, expected) => {
  expect(groups(by)).toEqual(expected);
});

test('the URL keeps a grouping and leaves an unknown one out', () => {
  for (const key of groupKeys) expect(groupFrom(withGroup(new URLSearchParams('view=list'), key))).toBe(key);
  expect(withGroup(new URLSearchParams('view=list&group=due'), undefined).toString()).toBe('view=list');
  expect(groupFrom(new URLSearchParams('group=toString'))).toBeUndefined();
});
