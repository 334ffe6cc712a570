// Reads that are shared: none is older than its call, and a failed one fails nobody who calls afterwards.
import { expect, test } from 'vitest';
import { sharedRead } from '#db/shared-read.ts';

test('calls while a read runs share the one after it', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const read = sharedRead(() => {
    const at = ++begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(at)));
  });
  const [first, second, third] = [read(), read(), read()];
  ends.shift()?.();
  expect(await first).toBe(1);
  const fourth = read();
  ends.shift()?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  ends.shift()?.();
  expect(await fourth).toBe(3);
  expect(begun).toBe(3);
  const alone = read();
  ends.shift()?.();
  expect(await alone).toBe(4);
});

test('a read that fails fails its callers alone', async () => {
  let begun = 0;
  const read = sharedRead(async () => {
    if (++begun === 1) throw new Error('lost');
    return begun;
  });
  const [first, second] = [read(), read()];
  await expect(first).rejects.toThrow('lost');
  expect(await second).toBe(2);
});
