// Where a notification of an event comes in a list that is loaded in part.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { expect, test } from 'vitest';
import { withNotification } from '#features/notifications/patch-notifications.ts';

const at = (id: number, minute: number, isRead = false): Notification => ({
  id,
  createdAt: `2026-11-20T10:0${minute}:00.000Z`,
  isRead,
  message: `Message ${id}`,
  taskId: null,
  kind: 'commented',
  userId: null,
});
const list = [at(3, 5), at(2, 4)];

test('a new one comes first, a known one is replaced and moves to its age', () => {
  expect(withNotification(list, 4, at(4, 6), false)).toEqual([at(4, 6), ...list]);
  expect(withNotification(list, 2, at(2, 4, true), false)).toEqual([at(3, 5), at(2, 4, true)]);
  expect(withNotification(list, 2, at(2, 6), false).map(({ id }) => id)).toEqual([2, 3]);
});

test('one that is gone leaves', () => {
  expect(withNotification(list, 3, null, false)).toEqual([at(2, 4)]);
  expect(withNotification(list, 9, null, false)).toEqual(list);
});

test('one that is older than what is loaded comes only into a whole list', () => {
  expect(withNotification(list, 1, at(1, 1, true), false)).toEqual(list);
  expect(withNotification(list, 1, at(1, 1, true), true).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(withNotification([], 1, at(1, 1), false)).toEqual([at(1, 1)]);
});
