// An unexpected console.error fails the test that wrote it.
import { afterEach, beforeEach, expect, vi } from 'vitest';

const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockClear();
});

afterEach(() => {
  expect(log.mock.calls, 'console.error was called').toEqual([]);
});
