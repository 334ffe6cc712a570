// Only one of several tabs shows a notification.
import { describe, expect, it } from 'vitest';
import { claimed } from '#features/notifications/push-rules.ts';

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
