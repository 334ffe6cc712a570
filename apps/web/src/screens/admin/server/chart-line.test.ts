// The line of a chart and its table.
import { describe, expect, it } from 'vitest';
import { linePath, roundAbove, rowsOf } from '#screens/admin/server/chart-line.ts';

const minute = 60_000;

describe('the line', () => {
  const frame = { from: 0, to: 10 * minute, most: 10 };

  it('connects the minutes, and has a gap where some are missing or have no value', () => {
    const points = [
      { at: 0, value: 0 },
      { at: minute, value: 10 },
      { at: 2 * minute, value: null },
      { at: 3 * minute, value: 5 },
      { at: 9 * minute, value: 5 },
    ];
    expect(linePath(points, frame)).toBe('M0.0 120.0h0.1L60.0 0.0M180.0 60.0h0.1M540.0 60.0h0.1');
  });

  it('lies on the ground where everything is zero', () => {
    expect(linePath([{ at: minute, value: 0 }], { ...frame, most: 0 })).toBe('M60.0 120.0h0.1');
    expect(linePath([], frame)).toBe('');
  });
});

it('has a round number at its top', () => {
  expect([0, 0.4, 1, 3, 17, 20, 420, 999, 1_000_001].map(roundAbove)).toEqual([1, 1, 1, 5, 20, 20, 500, 1000, 2_000_000]);
});

it('has a table with the highest value of each step, the newest first', () => {
  const points = [0, 1, 4, 5, 6].map((n) => ({ at: n * minute, value: n === 6 ? null : n }));
  expect(rowsOf(points, 5 * minute)).toEqual([
    { at: 5 * minute, value: 5 },
    { at: 0, value: 4 },
  ]);
});
