// The item in an address: what is no id of an item asks for nothing.

import { screens } from '@app/contract/screens.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import { expect, test } from 'vitest';
import { itemIdOf } from '#features/tasks/checklist/item-in-address.ts';
import { withTask } from '#features/tasks/data/task-address.ts';

test('an address holds every id that an item can have', () => {
  for (const id of [0, 1, newItemId([], 'Book the van'), Number.MAX_SAFE_INTEGER]) {
    const { searchParams } = new URL(screens.task.href(7, id), 'http://localhost');
    expect(itemIdOf(searchParams.get('item'))).toBe(id);
  }
});

test.each([null, '', '-1', '1.5', '01', ' 1', '1e3', 'one', '9007199254740992', '9'.repeat(400)])('%j is no item', (value) => {
  expect(itemIdOf(value)).toBeUndefined();
});

test('an item that was asked for stays with its task', () => {
  const search = new URLSearchParams('filter=mine&task=7&item=3');
  expect(String(withTask(search, 8))).toBe('filter=mine&task=8');
  expect(String(withTask(search, undefined))).toBe('filter=mine');
});
