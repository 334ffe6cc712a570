import { describe, expect, it } from 'vitest';
import { claimed, freshOf, pushKey } from '#features/notifications/push-rules.ts';

const item = (id: number, isRead = false, createdAt = '2026-11-21T10:00:00.000Z') => ({
  id,
  isRead,
  createdAt,
  message: `Message ${id}`,
  taskId: id,
  kind: 'assigned',
  userId: null,
});

describe('what is new', () => {
  it('is unread and not known, oldest first', () => {
    const known = new Set([pushKey(item(1))]);
    expect(freshOf([item(4), item(3, true), item(2), item(1)], known).map(({ id }) => id)).toEqual([2, 4]);
  });

  it('is also a row to which something was added', () => {
    const known = new Set([pushKey(item(1))]);
    expect(freshOf([item(1, false, '2026-11-21T11:00:00.000Z')], known)).toHaveLength(1);
  });
});

describe('a claim', () => {
  it('is given once', () => {
    const first = claimed('', '1 x');
    expect(first).toBe('1 x');
    expect(claimed(first ?? '', '1 x')).toBeUndefined();
    expect(claimed(first ?? '', '1 y')).toBe('1 x\n1 y');
  });

  it('remembers the last hundred', () => {
    let stored = '';
    for (let id = 1; id <= 150; id++) stored = claimed(stored, `${id} x`) ?? stored;
    expect(stored.split('\n')).toHaveLength(100);
    expect(stored.split('\n').at(-1)).toBe('150 x');
  });
});
