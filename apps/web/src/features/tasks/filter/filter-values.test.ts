// Tests the values that complete a line of the filter.

import { printFilter, readFilter } from '@app/contract/tasks/filter-language.rules.ts';
import { englishFilterWords } from '@app/contract/tasks/filter-words.rules.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { filterWords } from '@app/language/filter/filter-words.rules.ts';
import { expect, test } from 'vitest';
import { completionsOf, filterValuesOf } from '#features/tasks/filter/filter-values.ts';

const person = (id: number, fullName: string): [number, UserCard] => [
  id,
  {
    id,
    fullName,
    email: `p${id}@acme.example`,
    title: null,
    role: 'user',
    avatarInitials: null,
    avatarColor: null,
    profilePicture: null,
    active: true,
  },
];
const values = filterValuesOf(
  {
    people: new Map([person(3, 'Ana López'), person(4, 'Ben Hall'), person(5, 'Ben Hall')]),
    statuses: ['To Do', 'Done'],
    departments: ['HR', 'Research, Berlin'],
  },
  { ...noFilter, not: { statuses: ['Gone'] } },
  (list, value) => (list === 'statuses' && value === 'Done' ? 'Erledigt' : value),
);
const lines = (line: string, words = englishFilterWords) =>
  completionsOf(line, values, words, (name, typed) => name.toLowerCase().includes(typed.toLowerCase())).map((one) => one.line);

test.each([
  ['', ['due:', 'priority:', 'status:', 'assignee:', 'department:']],
  ['vat -de', ['vat -department:']],
  ['vat', []],
  ['status:', ['status:"To Do" ', 'status:Done ', 'status:Gone ']],
  ['status:erl', ['status:Done ']],
  ['status:Done', []],
  ['status:Done,to', ['status:Done,"To Do" ']],
  ['-department:"res', ['-department:"Research, Berlin" ']],
  ['assignee:ana', ['assignee:"Ana López" ']],
  ['assignee:hall', ['assignee:#4 ', 'assignee:#5 ']],
  ['assignee:m', ['assignee:me ', 'assignee:"Ana López" ', 'assignee:#4 ', 'assignee:#5 ']],
  // Quick add and imports make tasks of the highest priority.
  ['priority:', ['priority:P0 ', 'priority:P1 ', 'priority:P2 ', 'priority:P3 ']],
  ['see:', []],
])('%j', (line, completed) => {
  expect(lines(line)).toEqual(completed);
});

test.each([
  ['', ['fällig:', 'priorität:', 'status:', 'zuständig:', 'abteilung:']],
  ['vat -dep', ['vat -abteilung:']],
  ['fal', ['fällig:']],
  ['status:', ['status:"To Do" ', 'status:Erledigt ', 'status:Gone ']],
  ['assignee:i', ['zuständig:ich ', 'zuständig:niemand ']],
  ['fällig:<', ['fällig:<7t ']],
])('%j in German', (line, completed) => {
  expect(lines(line, filterWords.german)).toEqual(completed);
});

test('a completed line means what was chosen, also of values that have gone', () => {
  for (const line of [...lines('status:'), ...lines('-department:'), ...lines('assignee:')]) {
    const { filter, problems } = readFilter(line, values);
    expect(problems).toEqual([]);
    expect(printFilter(filter, values)).toBe(line.trim());
  }
});
