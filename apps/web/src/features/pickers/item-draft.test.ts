import { expect, test } from 'vitest';
import { newItem, withLines } from '#features/pickers/item-draft.ts';

const pasted = (texts: string[], at: number, lines: string[], most = 10) => {
  const { items, last, left } = withLines(
    texts.map((text) => newItem(text)),
    at,
    lines,
    most,
  );
  return { texts: items.map(({ text }) => text), last: items.find(({ key }) => key === last)?.text, left };
};

test('the first line fills an empty item, and the others follow it', () => {
  expect(pasted(['a', '', 'b'], 1, ['x', 'y'])).toEqual({ texts: ['a', 'x', 'y', 'b'], last: 'y', left: 0 });
});

test('what was typed stays before the lines', () => {
  expect(pasted(['a', 'b'], 0, ['x', 'y'])).toEqual({ texts: ['a', 'x', 'y', 'b'], last: 'y', left: 0 });
});

test('as many lines as there is room for are taken', () => {
  expect(pasted(['a', ''], 1, ['x', 'y', 'z'], 3)).toEqual({ texts: ['a', 'x', 'y'], last: 'y', left: 1 });
  expect(pasted(['a'], 0, ['x', 'y'], 1)).toEqual({ texts: ['a'], last: 'a', left: 2 });
});
