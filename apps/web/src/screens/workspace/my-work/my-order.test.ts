// The one order of My work: keys go over the border between items and tasks, and stay where a part is empty.
import { expect, test } from 'vitest';
import { createMyOrder } from '#screens/workspace/my-work/my-order.ts';

function orderOf(items: number, tasks: number) {
  const gone: string[] = [];
  const order = createMyOrder();
  const leave = order.register('items', items, (index) => gone.push(`item ${index}`));
  order.register('tasks', tasks, (index) => gone.push(`task ${index}`));
  return { order, leave, last: () => gone.pop() };
}

test('the keys go through the items and on to the tasks, and back', () => {
  const { order, last } = orderOf(2, 2);
  order.step('rowDown', 'items', 0);
  expect(last()).toBe('item 1');
  order.step('rowDown', 'items', 1);
  expect(last()).toBe('task 0');
  order.step('rowUp', 'tasks', 0);
  expect(last()).toBe('item 1');
  order.step('rowSelectDown', 'tasks', 0);
  expect(last()).toBe('task 1');
  order.step('rowDown', 'tasks', 1);
  expect(last(), 'the last row stays').toBe('task 1');
  order.step('rowSelectUp', 'items', 0);
  expect(last(), 'the first row stays').toBe('item 0');
});

test('Home is the first of all, End the last of all', () => {
  const { order, last } = orderOf(2, 3);
  order.step('rowFirst', 'tasks', 2);
  expect(last()).toBe('item 0');
  order.step('rowLast', 'items', 0);
  expect(last()).toBe('task 2');
});

test('without items it is the order of the tasks, without tasks that of the items', () => {
  const tasks = orderOf(0, 2);
  tasks.order.step('rowUp', 'tasks', 0);
  expect(tasks.last()).toBe('task 0');
  const items = orderOf(2, 0);
  items.order.step('rowLast', 'items', 0);
  expect(items.last()).toBe('item 1');
  const none = orderOf(0, 0);
  none.order.step('rowDown', 'tasks', 0);
  none.order.land(0);
  expect(none.last()).toBeUndefined();
});

test('after an item has left, the next row gets the focus, else the last one', () => {
  const both = orderOf(2, 1);
  both.order.land(1);
  expect(both.last()).toBe('item 1');
  both.order.land(2);
  expect(both.last()).toBe('task 0');
  const alone = orderOf(2, 0);
  alone.order.land(2);
  expect(alone.last()).toBe('item 1');
});

test('a part that has gone has no rows', () => {
  const { order, leave, last } = orderOf(3, 2);
  leave();
  order.step('rowDown', 'tasks', 0);
  expect(last()).toBe('task 1');
});
