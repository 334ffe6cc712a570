import { expect, it, vi } from 'vitest';
import { loadOnce } from '#mcp/load-once.ts';

it('loads once for calls at the same time, and again after a failure', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('no file could be opened'));
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow('no file could be opened');
  expect(await Promise.all([loaded(), loaded()])).toEqual(['loaded', 'loaded']);
  expect(await loaded()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
