// Which option of a list a key makes active.
import { expect, it } from 'vitest';
import { optionByKey } from '#ui/option-by-key.ts';

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
])('%s moves from option %i of 25 to option %i', (key, from, to) => {
  expect(optionByKey(key, from, 25)).toBe(to);
});

it.each(['Enter', 'Tab', 'Escape', 'a', 'ArrowLeft'])('%s leads to no row', (key) => {
  expect(optionByKey(key, 0, 25)).toBeUndefined();
});

it('stays at the only row there is', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']) expect(optionByKey(key, 0, 1)).toBe(0);
});
