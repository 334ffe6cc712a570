// Ids of checklist items: never those of a removed item with another text.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newItemId } from '#tasks/item-ids.rules.ts';
import { mergeChecklist } from '#tasks/merge-checklist.rules.ts';

const item = (id: number, text: string, completed = false) => ({ id, text, completed });

it('does not tick a new item for a removed one', () => {
  const removed = item(newItemId([item(1, 'Keep')], 'Buy chairs'), 'Buy chairs');
  const base = [item(1, 'Keep'), removed];
  const theirs = [item(1, 'Keep'), item(newItemId([item(1, 'Keep')], 'Sell chairs'), 'Sell chairs')];
  const mine = [item(1, 'Keep'), { ...removed, completed: true }];
  const { items } = mergeChecklist(base, mine, theirs);
  expect(items.find(({ text }) => text === 'Sell chairs')).toMatchObject({ completed: false });
});

it('gives the same text the same id, and two of them in one list two', () => {
  const first = item(newItemId([], 'Milk'), 'Milk');
  expect(newItemId([], 'Milk')).toBe(first.id);
  expect(newItemId([first], 'Milk')).toBe(first.id + 1);
});

it('is a safe integer, is free, and differs from that of any other text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), (texts) => {
      const items: ReturnType<typeof item>[] = [];
      for (const text of texts) items.push(item(newItemId(items, text), text));
      expect(new Set(items.map(({ id }) => id)).size).toBe(texts.length);
      for (const { id, text } of items) {
        expect(Number.isSafeInteger(id) && id >= 0).toBe(true);
        expect(newItemId([], text)).toBe(id);
      }
    }),
  );
});
