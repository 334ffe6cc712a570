// Classifies the errors that the error boundary catches (specification part 1, sections 4 and 8).
import { thresholds, timing } from '@app/contract/limits.ts';
import { RequestError } from '#lib/request-error.ts';

export type ErrorKind = 'auth' | 'network' | 'api' | 'unknown';

const patterns: [ErrorKind, RegExp][] = [
  ['auth', /\b401\b|not authenticated|unauthorized|session expired|login required/i],
  [
    'network',
    /failed to fetch|network ?error|network request failed|load failed|abort|time(?:d)? ?out|dynamically imported module|cannot be reached/i,
  ],
  ['api', /\b(?:500|404)\b|bad request|bad gateway|service unavailable/i],
];

/** Classifies an error by its message. */
export function errorKind(error: unknown): ErrorKind {
  if (error instanceof RequestError && error.status === 0) return 'network';
  const message = error instanceof Error ? error.message : String(error);
  return patterns.find(([, pattern]) => pattern.test(message))?.[0] ?? 'unknown';
}

/** Returns whether a chunk of the product could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message);
}

/** Returns whether retrying no longer helps: more than 3 attempts, the last error less than 60 seconds ago. */
export function isPersistent(attempts: number, sinceLastError: number): boolean {
  return attempts > thresholds.recoveryAttempts && sinceLastError < timing.persistentErrorWithin;
}
