// The errors that commands throw, over HTTP or not.

import { type TextKey, textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import { codeOf, type DatabaseFailure, databaseFailure } from '#db/failures.ts';

/** An error with a status, a stable code, the key of its message and extra fields of the body. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly key: TextKey;
  readonly extra: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, key: TextKey, extra: Record<string, unknown> = {}, retryAfter?: number) {
    super(key);
    this.status = status;
    this.code = code;
    this.key = key;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/** Returns the value; throws 404 if it is undefined or null. */
export function requireFound<T>(value: T | undefined | null, key: TextKey): T {
  if (value === undefined || value === null) throw new ApiError(404, 'not_found', key);
  return value;
}

/** Returns a 404 for something that the person saw before it was deleted. */
export function deletedError(key: TextKey): ApiError {
  return new ApiError(404, 'deleted', key);
}

/** Returns a 410 for a link that expired, was used or was replaced. */
export function linkExpiredError(key: TextKey): ApiError {
  return new ApiError(410, 'gone', key);
}

/** Throws 403 unless the action is allowed. */
export function assertAllowed(allowed: boolean, key: TextKey): asserts allowed {
  if (!allowed) throw new ApiError(403, 'forbidden', key);
}

/** Throws 400 with the field's message unless the rule holds. */
export function assertValid(holds: boolean, field: string, key: TextKey): asserts holds {
  if (!holds) throw validationError([{ field, key }]);
}

/** Returns a 400 with all messages in `fields`. The main message is the first field's, or with `joined` all of them. */
export function validationError(issues: { field: string; key: string }[], joined = false): ApiError {
  const first = issues[0]?.key ?? 'errors.invalid';
  return new ApiError(400, 'validation', (isKey(first) ? first : 'errors.invalid') as TextKey, { issues, joined });
}

/** Returns a 409: the write conflicts with the stored row, in these fields if they are known. */
export function conflictError(key: TextKey, current?: unknown, fields?: readonly string[]): ApiError {
  const issues = fields?.map((field) => ({ field, key }));
  return new ApiError(409, 'conflict', key, { ...(current !== undefined && { current }), ...(issues && { issues }) });
}

/** Returns a 507: the write would use the disk space that reads and an orderly shutdown need. */
export function storageFullError(): ApiError {
  const { code, key, retryAfter } = unavailable.full;
  return new ApiError(507, code, key, {}, retryAfter);
}

/** Returns a 401; the client reads `error`, `message` and `recovery` (specification part 1, section 7). */
export function unauthenticatedError(code: 'session_missing' | 'session_expired' | 'user_missing' | 'user_inactive'): ApiError {
  const key = code === 'user_inactive' ? 'auth.inactive' : 'auth.notAuthenticated';
  return new ApiError(401, code, key, { authenticated: false, recovery: 'login' });
}

function isKey(key: string): boolean {
  return textByKey(english, key) !== undefined;
}

/** Returns the name of the constraint that a write violated, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}

/** The answer to each database failure, and the seconds after which a retry may succeed. */
const unavailable: Record<DatabaseFailure, { code: string; key: TextKey; retryAfter: number }> = {
  busy: { code: 'busy', key: 'errors.busy', retryAfter: 1 },
  unreachable: { code: 'unavailable', key: 'errors.unavailable', retryAfter: 2 },
  readOnly: { code: 'unavailable', key: 'errors.readOnly', retryAfter: 10 },
  full: { code: 'storage_full', key: 'errors.storageFull', retryAfter: 30 },
};

/** Returns the error that answers a database failure; undefined for any other error. */
export function apiErrorFromDatabase(error: unknown): ApiError | undefined {
  const failure = databaseFailure(error);
  if (failure !== undefined) {
    const { code, key, retryAfter } = unavailable[failure];
    return new ApiError(503, code, key, {}, retryAfter);
  }
  const code = codeOf(error) ?? '';
  if (['22021', '22P05', '22P02', '22001'].includes(code)) return new ApiError(400, 'validation', 'errors.badCharacters');
  if (['22003', '22007', '22008', '23502', '23503', '23514'].includes(code))
    return new ApiError(400, 'validation', 'errors.invalid');
  if (code === '23505') return new ApiError(409, 'conflict', 'errors.invalid');
  return undefined;
}
