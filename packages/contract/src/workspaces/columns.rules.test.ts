// Tests which names of columns are equal, and where a task goes that names no column.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '#testing/for-all.ts';
import { columnKey, newTaskColumn } from '#workspaces/columns.rules.ts';

it.each(['To Do', 'to do', 'TO DO', '  To Do ', 'To\u00A0Do', 'To  Do', '\uFF34o Do'])('%j is the column To Do', (name) => {
  expect(columnKey(name)).toBe('to do');
});

it('tells other names apart, and is the same of its own result', () => {
  expect(new Set(['To Do', 'ToDo', 'To Do 2', 'Done', 'Über', 'Uber'].map(columnKey)).size).toBe(6);
  forAll(fc.string({ unit: 'grapheme' }), (name) => {
    expect(columnKey(` ${name} `)).toBe(columnKey(name));
  });
});

it.each([
  [['To Do', 'In Progress', 'Done'], 'To Do'],
  [['Done', 'Ideas', 'To Do'], 'To Do'],
  [['Done', 'Ideas', 'Doing'], 'Ideas'],
  [['Done'], 'Done'],
  [[], undefined],
])('of %j a task that names none gets %s', (names, name) => {
  expect(newTaskColumn(names.map((each) => ({ name: each })))?.name).toBe(name);
});
