// Sorting a list of tasks.
import { sortTasks, type TaskSort } from '@app/contract/tasks/task-sort.rules.ts';
import { expect, test } from 'vitest';
import { defaultSort, sortFrom, withSort } from '#features/tasks/data/task-sort.ts';
import { card } from '#features/tasks/data/testing-cards.ts';
import { compareTexts } from '#lib/collation.ts';

const cards = [
  card({ id: 1, title: 'Task 10', status: 'Done', priority: 'P3', assigneeId: 7, department: 'Sales', dueDate: '2026-11-30' }),
  card({ id: 2, title: 'task 9', status: 'To Do', priority: 'P0', department: 'HR' }),
  card({ id: 3, title: 'Äpfel', status: 'Review', priority: 'P1', assignees: [8], department: 'HR', dueDate: '2026-11-20' }),
];
const options = {
  statuses: ['To Do', 'In Progress', 'Review', 'Done'],
  nameOf: (id: number) => ({ 7: 'Zoe', 8: 'Ana' })[id] ?? '',
  compareTexts,
  scoreOf: ({ id }: { id: number }) => ({ 2: 40, 3: 20 })[id] ?? 90,
};
const ids = (sort: TaskSort) => sortTasks(cards, sort, options).map(({ id }) => id);

test.each([
  ['title', [3, 2, 1], [1, 2, 3]],
  ['status', [2, 3, 1], [1, 3, 2]],
  ['priority', [2, 3, 1], [1, 3, 2]],
  ['assignee', [3, 1, 2], [1, 3, 2]],
  ['department', [2, 3, 1], [1, 2, 3]],
  ['due', [3, 2, 1], [3, 2, 1]],
  ['score', [3, 2, 1], [2, 3, 1]],
] as const)('by %s, up and down; what has no value stands last', (by, up, down) => {
  expect(ids({ by, descending: false })).toEqual(up);
  expect(ids({ by, descending: true })).toEqual(down);
});

test('by due date, done tasks stand behind open ones in either direction', () => {
  const due = [
    card({ id: 1, status: 'Done', dueDate: '2026-11-01' }),
    card({ id: 2, status: 'To Do', dueDate: '2026-11-20' }),
    card({ id: 3, status: 'Review', dueDate: '2026-11-10' }),
    card({ id: 4, status: 'To Do' }),
    card({ id: 5, status: 'Done', dueDate: '2026-11-30' }),
  ];
  const sorted = (descending: boolean) => sortTasks(due, { by: 'due', descending }, options).map(({ id }) => id);
  expect(sorted(false)).toEqual([3, 2, 4, 1, 5]);
  expect(sorted(true)).toEqual([2, 3, 4, 5, 1]);
});

test('in the URL it comes back as it went; the usual one leaves no trace', () => {
  const sort: TaskSort = { by: 'priority', descending: true };
  const search = withSort(new URLSearchParams('view=list'), sort);
  expect(sortFrom(search)).toEqual(sort);
  expect(withSort(search, defaultSort).toString()).toBe('view=list');
  expect(sortFrom(new URLSearchParams('sort=colour&dir=desc'))).toEqual(defaultSort);
});
