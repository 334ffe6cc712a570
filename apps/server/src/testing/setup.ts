// An unexpected console.error fails the test that wrote it.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leastCost } from '#auth/passwords.ts';

// The people of tests have cheap hashes, which no sign-in renews.
Object.assign(leastCost, { memoryCost: 8, timeCost: 1 });

const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockClear();
});

afterEach(() => {
  expect(log.mock.calls, 'console.error was called').toEqual([]);
});
