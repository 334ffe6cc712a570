// The list of items: the order of the keys is the order on the screen, and a move changes nothing but its item.
import type { MyItem } from '@app/contract/my-work/my-work.contract.ts';
import { expect, test } from 'vitest';
import { byDay, itemsByTask, myItemId, withDay, without } from '#screens/workspace/my-work/my-item-list.ts';

const item = (taskId: number, itemId: number, dueDate: string): MyItem => ({
  taskId,
  itemId,
  dueDate,
  title: `Task ${taskId}`,
  text: `Part ${itemId}`,
});
const items = [item(1, 1, '2026-01-01'), item(2, 1, '2026-01-02'), item(1, 2, '2026-01-03')];
const ids = (list: readonly MyItem[]) => list.map(({ taskId, itemId }) => `${taskId}/${itemId}`);

test('the items of a task stand together, where its first one stands', () => {
  expect(itemsByTask(items).map(ids)).toEqual([['1/1', '1/2'], ['2/1']]);
});

test('an item is told from one with the same number in another task', () => {
  expect(new Set(items.map(myItemId)).size).toBe(items.length);
  expect(ids(without(items, item(2, 1, '')))).toEqual(['1/1', '1/2']);
});

test('an item with another day stands at that day, and what has the same day stays in order', () => {
  expect(ids(byDay(withDay(items, item(1, 1, ''), '2026-01-02')))).toEqual(['1/1', '2/1', '1/2']);
  expect(ids(byDay(withDay(items, item(1, 1, ''), '2026-01-04')))).toEqual(['2/1', '1/2', '1/1']);
  expect(items[0]?.dueDate, 'the list before stays as it was').toBe('2026-01-01');
});
