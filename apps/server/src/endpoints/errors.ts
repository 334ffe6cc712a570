// The errors that commands throw, whoever calls them.
import { english, type TextKey, textByKey } from '@app/contract';
import { codeOf, type DatabaseFailure, databaseFailure } from '#db/failures.ts';

/** A refusal: the status, a stable code, the key of the sentence, and what the body carries besides. */
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

/** Gives back what is there; throws 404 where it is not. */
export function must<T>(value: T | undefined | null, key: TextKey): T {
  if (value === undefined || value === null) throw new ApiError(404, 'not_found', key);
  return value;
}

/** A 404 for something that the person saw and that was deleted. */
export function gone(key: TextKey): ApiError {
  return new ApiError(404, 'deleted', key);
}

/** A 410 for a link that opens nothing any more. */
export function linkOver(key: TextKey): ApiError {
  return new ApiError(410, 'gone', key);
}

/** Throws 403 unless the act is allowed. */
export function allow(allowed: boolean, key: TextKey): asserts allowed {
  if (!allowed) throw new ApiError(403, 'forbidden', key);
}

/** Throws 400 with the field's message unless the rule holds. */
export function valid(holds: boolean, field: string, key: TextKey): asserts holds {
  if (!holds) throw invalidFields([{ field, key }]);
}

/** A 400 whose message is the first field's, or with `joined` all of them, and whose `fields` has them all. */
export function invalidFields(issues: { field: string; key: string }[], joined = false): ApiError {
  const first = issues[0]?.key ?? 'errors.invalid';
  return new ApiError(400, 'validation', (isKey(first) ? first : 'errors.invalid') as TextKey, { issues, joined });
}

/** A 409: what was to be written clashes with what is stored. */
export function conflict(key: TextKey, current?: unknown): ApiError {
  return new ApiError(409, 'conflict', key, current === undefined ? {} : { current });
}

/** A 507: what is written would take the room that reading and an orderly end need. */
export function storageFull(): ApiError {
  const { code, key, retryAfter } = unavailable.full;
  return new ApiError(507, code, key, {}, retryAfter);
}

/** A 401; the client reads `error`, `message` and `recovery` (specification part 1, section 7). */
export function unauthenticated(code: 'session_missing' | 'session_expired' | 'user_missing'): ApiError {
  return new ApiError(401, code, 'auth.notAuthenticated', { authenticated: false, recovery: 'login' });
}

function isKey(key: string): boolean {
  return textByKey(english, key) !== undefined;
}

/** The constraint that a write broke, if it broke one. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}

/** How each failure of the database is answered, and after how many seconds another try may succeed. */
const unavailable: Record<DatabaseFailure, { code: string; key: TextKey; retryAfter: number }> = {
  busy: { code: 'busy', key: 'errors.busy', retryAfter: 1 },
  unreachable: { code: 'unavailable', key: 'errors.unavailable', retryAfter: 2 },
  readOnly: { code: 'unavailable', key: 'errors.readOnly', retryAfter: 10 },
  full: { code: 'storage_full', key: 'errors.storageFull', retryAfter: 30 },
};

/** The refusal that a failure of the database is answered with; undefined where it is none. */
export function fromDatabase(error: unknown): ApiError | undefined {
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
