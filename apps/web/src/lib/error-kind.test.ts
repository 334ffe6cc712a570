// The kinds of errors that the error boundary distinguishes.
import { describe, expect, it } from 'vitest';
import { errorKind, isPersistent } from '#lib/error-kind.ts';

describe('the kind of an error', () => {
  it.each([
    ['Query Error (/api/tasks): 401: Not authenticated', 'auth'],
    ['401', 'auth'],
    ['Not authenticated', 'auth'],
    ['You are unauthorized', 'auth'],
    ['session expired', 'auth'],
    ['Login required', 'auth'],
    ['Failed to fetch', 'network'],
    ['Network Error', 'network'],
    ['NetworkError when attempting to fetch resource.', 'network'],
    ['Load failed', 'network'],
    ['The operation was aborted', 'network'],
    ['AbortError', 'network'],
    ['timeout of 10 s', 'network'],
    ['Request timed out. Please try again.', 'network'],
    ['Failed to fetch dynamically imported module: /assets/x.js', 'network'],
    ['Query Error (/api/tasks/9): 404: Task not found', 'api'],
    ['500', 'api'],
    ['Bad Request', 'api'],
    ['502 Bad Gateway', 'api'],
    ['Service Unavailable', 'api'],
    ['Cannot read properties of undefined', 'unknown'],
    ['There are 5000 of 4010', 'unknown'],
    ['', 'unknown'],
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
