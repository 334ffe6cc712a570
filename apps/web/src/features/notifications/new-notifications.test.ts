// Which notifications count as new.
import { describe, expect, it } from 'vitest';
import { newNotificationsOf } from '#features/notifications/new-notifications.ts';

const at = (id: number, minute: number, isRead = false) => ({ id, createdAt: `2026-11-20T10:0${minute}:00.000Z`, isRead });
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('newsOf', () => {
  it('has none in the first list, and all in the one after an empty one', () => {
    expect(newNotificationsOf(undefined, [at(1, 1)])).toEqual([]);
    expect(idsOf(newNotificationsOf([], [at(1, 1)]))).toEqual([1]);
  });

  it('has what was not there and what has grown', () => {
    const before = [at(2, 2), at(1, 1)];
    expect(idsOf(newNotificationsOf(before, [at(3, 5), at(1, 4), at(2, 2)]))).toEqual([3, 1]);
  });

  it('has nothing that is read, or that was marked and unmarked, or that has only moved up in the list', () => {
    const before = [at(2, 2), at(1, 1, true)];
    expect(newNotificationsOf(before, [at(3, 3, true), at(2, 2), at(1, 1), at(0, 0)])).toEqual([]);
  });
});
