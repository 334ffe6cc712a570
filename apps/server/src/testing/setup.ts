// An unexpected console.error fails the test during which it is written.
import { afterEach, beforeEach, expect, vi } from 'vitest';

const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockClear();
});

afterEach(() => {
  expect(log.mock.calls, 'console.error was called').toEqual([]);
});
