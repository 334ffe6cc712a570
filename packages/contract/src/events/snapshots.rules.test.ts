import { expect, test } from 'vitest';
import { isSeenIn } from '#events/snapshots.rules.ts';

test.each([
  ['100:200:', '99', true],
  ['100:200:', '150', true],
  ['100:200:150,160', '150', false],
  ['100:200:150,160', '155', true],
  ['100:200:', '200', false],
  ['100:200:', undefined, undefined],
  [undefined, '150', undefined],
  ['no snapshot', '150', undefined],
] as const)('a snapshot %s sees %s: %s', (snapshot, writtenBy, seen) => {
  expect(isSeenIn(snapshot, writtenBy)).toBe(seen);
});
