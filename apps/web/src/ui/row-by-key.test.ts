// Which row of a list a key leads to.
import { expect, it } from 'vitest';
import { rowByKey } from '#ui/row-by-key.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 24, 0],
  ['ArrowUp', -1, 24],
  ['ArrowUp', 0, 24],
  ['ArrowUp', 3, 2],
  ['PageDown', -1, 9],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 13, 3],
  ['PageUp', 3, 0],
  ['Home', 13, 0],
  ['End', 13, 24],
])('%s leads from row %i of 25 to row %i', (key, from, to) => {
  expect(rowByKey(key, from, 25)).toBe(to);
});

it.each(['Enter', 'Tab', 'Escape', 'a', 'ArrowLeft'])('%s leads to no row', (key) => {
  expect(rowByKey(key, 0, 25)).toBeUndefined();
});

it('stays at the only row there is', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']) expect(rowByKey(key, 0, 1)).toBe(0);
});
