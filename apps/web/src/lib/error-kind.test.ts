// Classes of the error boundary.
import { describe, expect, it } from 'vitest';
import { errorKind, isPersistent } from '#lib/error-kind.ts';

describe('the kind of an error', () => {
  it.each([
    ['Query Error (/api/tasks): 401: Not authenticated', 'auth'],
    ['session expired', 'auth'],
    ['Failed to fetch', 'network'],
    ['The operation was aborted', 'network'],
    ['timeout of 10 s', 'network'],
    ['Query Error (/api/tasks/9): 404: Task not found', 'api'],
    ['502 Bad Gateway', 'api'],
    ['Cannot read properties of undefined', 'unknown'],
  ])('%s', (message, kind) => {
    expect(errorKind(new Error(message))).toBe(kind);
  });
});

describe('a persistent error', () => {
  it('takes more than 3 attempts and an error under 60 seconds ago', () => {
    expect(isPersistent(4, 59_999)).toBe(true);
    expect(isPersistent(3, 1)).toBe(false);
    expect(isPersistent(4, 60_000)).toBe(false);
  });
});
