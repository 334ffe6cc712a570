// Proves which rows a list to choose from shows, and in which order.
import { describe, expect, test } from 'vitest';
import { lastRemovable, type PickOption, pickRows } from '#features/pickers/pick-order.ts';

const crowd: PickOption[] = Array.from({ length: 500 }, (_, at) => ({
  value: String(at),
  label: `Person ${at}`,
  found: [`person${at}@example.com`],
}));

describe('the rows of a list to choose from', () => {
  test('are the first ones of many, and say how many there are', () => {
    const { rows, found } = pickRows(crowd, '', new Set());
    expect([rows.length, found]).toEqual([50, 500]);
  });

  test('begin with what is chosen, also where it stands far below', () => {
    const { rows } = pickRows(crowd, '', new Set(['499', '120']));
    expect(rows.slice(0, 3).map(({ value }) => value)).toEqual(['120', '499', '0']);
  });

  test('end with the way to another value, however many there are', () => {
    const { rows, found } = pickRows([...crowd, { value: 'new', label: 'Custom...', alwaysShown: true }], '', new Set());
    expect([rows.length, rows.at(-1)?.value, found]).toEqual([51, 'new', 501]);
  });

  test('are those that hold every word that is typed, in any spelling, by what is not shown, too', () => {
    const zoe: PickOption = { value: 'zoe', label: 'Zoë Müller', detail: 'Head of Sales', found: ['zm@example.com'] };
    for (const typed of ['zoe', 'MULLER zo', 'head sales', 'zm@'])
      expect(
        pickRows([...crowd, zoe], typed, new Set()).rows.map(({ value }) => value),
        typed,
      ).toEqual(['zoe']);
    expect(pickRows(crowd, 'nobody', new Set())).toEqual({ rows: [], found: 0 });
  });
});

test('Backspace means the last chosen one that is not locked', () => {
  const options: PickOption[] = [
    { value: 'a', label: 'A', locked: 'stays' },
    { value: 'b', label: 'B' },
  ];
  expect(lastRemovable(options, ['b', 'a'])).toBe('b');
  expect(lastRemovable(options, ['a'])).toBeUndefined();
  // Somebody who is no longer offered can still be taken off.
  expect(lastRemovable(options, ['a', 'gone'])).toBe('gone');
});
