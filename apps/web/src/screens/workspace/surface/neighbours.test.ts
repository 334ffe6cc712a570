// Where the focus goes in lanes.
import { describe, expect, test } from 'vitest';
import { afterLoss, neighbour, nextTo } from '#screens/workspace/surface/neighbours.ts';

describe('from one of several lanes', () => {
  const lanes = [[1, 2, 3], [], [4]];

  test('sideways skips empty lanes and keeps the height as far as it can', () => {
    expect(neighbour(lanes, 3, 'right')).toBe(4);
    expect(neighbour(lanes, 4, 'left')).toBe(1);
    expect(neighbour(lanes, 1, 'left')).toBeUndefined();
    expect(neighbour(lanes, 99, 'down')).toBeUndefined();
  });

  test('the next one inherits the focus, else the one above', () => {
    expect(nextTo(lanes, 1)).toBe(2);
    expect(nextTo(lanes, 3)).toBe(2);
    expect(nextTo(lanes, 4)).toBeUndefined();
  });

  test('after a loss one of the same lane that is still there takes the focus, else one beside it', () => {
    expect(afterLoss(lanes, [[1, 3], [], [4]], 2)).toBe(3);
    expect(afterLoss(lanes, [[1], [], [4]], 2)).toBe(1);
    expect(afterLoss(lanes, [[], [], [4]], 2)).toBe(4);
    expect(afterLoss(lanes, [[], [], []], 4)).toBeUndefined();
  });
});
