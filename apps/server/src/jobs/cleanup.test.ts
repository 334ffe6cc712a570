import { expect, it, vi } from 'vitest';
import { runAll } from '#jobs/cleanup.ts';

it('a deletion that fails does not stop those behind it, and all failures are told', async () => {
  const [first, last] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const fails = (message: string) => () => Promise.reject(new Error(message));
  await expect(runAll([first, fails('one'), last])).rejects.toThrow('one');
  expect(first).toHaveBeenCalledOnce();
  expect(last).toHaveBeenCalledOnce();
  await expect(runAll([fails('one'), last, fails('two')])).rejects.toThrow('one | two');
  expect(last).toHaveBeenCalledTimes(2);
  await runAll([first, last]);
});
