// Which rows of a windowed list render.
import { describe, expect, test } from 'vitest';
import { firstRows, rowsAround } from '#screens/workspace/window-range.ts';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const range = { startIndex: 100, endIndex: 120, count: 5_000, overscan: 1 };

describe('the rows that are drawn', () => {
  test('are at rest those in sight and five on each side', () => {
    expect(rowsAround(range, null)).toEqual(from(95, 125));
  });

  test('are more where the scrolling goes', () => {
    expect(rowsAround(range, 'forward')).toEqual(from(96, 132));
    expect(rowsAround(range, 'backward')).toEqual(from(88, 124));
  });

  test('end where the list ends', () => {
    expect(rowsAround({ ...range, startIndex: 0, endIndex: 2, count: 3 }, 'forward')).toEqual([0, 1, 2]);
    expect(rowsAround({ ...range, startIndex: 0, endIndex: 0, count: 0 }, null)).toEqual([]);
  });

  test('hold those that are kept, in their order, as far as they are there', () => {
    expect(rowsAround(range, null, [4_000, 7, -1, 5_000])).toEqual([7, ...from(95, 125), 4_000]);
  });
});

describe('the rows that are drawn before anything is measured', () => {
  test('fill the height, and five more', () => {
    expect(firstRows(5_000, 900, () => 100)).toEqual(from(0, 13));
    expect(firstRows(5_000, 900, (index) => (index === 0 ? 850 : 100))).toEqual(from(0, 6));
  });

  test('end where the list ends', () => {
    expect(firstRows(3, 900, () => 100)).toEqual([0, 1, 2]);
    expect(firstRows(0, 900, () => 100)).toEqual([]);
  });
});
