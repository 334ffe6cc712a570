// The columns of a list: their text, order and choice.
import { expect, test } from 'vitest';
import {
  listColumns,
  moveListColumn,
  printListColumns,
  readListColumns,
  usualColumns,
  withListColumn,
} from '#tasks/list-columns.rules.ts';

test('what is printed is read as the same columns', () => {
  for (const columns of [[], ['due'], usualColumns, [...listColumns].reverse()] as const)
    expect(readListColumns(printListColumns(columns))).toEqual(columns);
});

test('unknown and repeated names are left out, and no text means no choice', () => {
  expect(readListColumns('due,owner,due,status,')).toEqual(['due', 'status']);
  expect(readListColumns('owner')).toEqual([]);
  expect(readListColumns('')).toBeUndefined();
  expect(readListColumns(null)).toBeUndefined();
});

test('a column moves by one place and stays at the ends', () => {
  expect(moveListColumn(['status', 'due', 'score'], 'due', 1)).toEqual(['status', 'score', 'due']);
  expect(moveListColumn(['status', 'due', 'score'], 'score', -2)).toEqual(['score', 'status', 'due']);
  expect(moveListColumn(['status', 'due'], 'status', -1)).toEqual(['status', 'due']);
  expect(moveListColumn(['status', 'due'], 'due', 1)).toEqual(['status', 'due']);
  expect(moveListColumn(['status'], 'due', 1)).toEqual(['status']);
});

test('a column is added at the end and taken away', () => {
  expect(withListColumn(['status'], 'due', true)).toEqual(['status', 'due']);
  expect(withListColumn(['status', 'due'], 'status', false)).toEqual(['due']);
});
