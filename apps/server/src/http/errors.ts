// Errors as they are thrown, and the only place that translates them into answers.
import { acceptedTags, type Catalogue, english, preferredLanguage, sentence, type TextKey } from '@app/contract';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, type DatabaseFailure, databaseFailure } from '#db/failures.ts';

/** A refusal: the status, a stable code, the key of the sentence, and what the body carries besides. */
export class HttpError extends Error {
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
  if (value === undefined || value === null) throw new HttpError(404, 'not_found', key);
  return value;
}

/** A 404 for something that the person saw and that was deleted. */
export function gone(key: TextKey): HttpError {
  return new HttpError(404, 'deleted', key);
}

/** A 410 for a link that opens nothing any more. */
export function linkOver(key: TextKey): HttpError {
  return new HttpError(410, 'gone', key);
}

/** Throws 403 unless the act is allowed. */
export function allow(allowed: boolean, key: TextKey): asserts allowed {
  if (!allowed) throw new HttpError(403, 'forbidden', key);
}

/** Throws 400 with the field's message unless the rule holds. */
export function valid(holds: boolean, field: string, key: TextKey): asserts holds {
  if (!holds) throw invalidFields([{ field, key }]);
}

/** A 400 whose message is the first field's, or with `joined` all of them, and whose `fields` has them all. */
export function invalidFields(issues: { field: string; key: string }[], joined = false): HttpError {
  const first = issues[0]?.key ?? 'errors.invalid';
  return new HttpError(400, 'validation', (isKey(first) ? first : 'errors.invalid') as TextKey, { issues, joined });
}

/** A 409: what was to be written clashes with what is stored. */
export function conflict(key: TextKey, current?: unknown): HttpError {
  return new HttpError(409, 'conflict', key, current === undefined ? {} : { current });
}

/** A 507: what is written would take the room that reading and an orderly end need. */
export function storageFull(): HttpError {
  const { code, key, retryAfter } = unavailable.full;
  return new HttpError(507, code, key, {}, retryAfter);
}

/** A 401; the client reads `error`, `message` and `recovery` (specification part 1, section 7). */
export function unauthenticated(code: 'session_missing' | 'session_expired' | 'user_missing'): HttpError {
  return new HttpError(401, code, 'auth.notAuthenticated', { authenticated: false, recovery: 'login' });
}

function isKey(key: string): boolean {
  return sentence(english, key) !== undefined;
}

/** The catalogue of the signed-in person, else of Accept-Language, else English. */
function catalogueOf({ signed, headers }: FastifyRequest): Catalogue {
  return catalogues[signed?.language ?? preferredLanguage(acceptedTags(headers['accept-language'] ?? ''))];
}

/**
 * Answers with the refusal in the reader's language; never with anything internal. A failure of ours carries the number under
 * which the log tells of it, in the body and in the header `X-Request-Id` (decision D49).
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  const requestId = refusal.status >= 500 ? request.id : undefined;
  if (requestId !== undefined) {
    const { method, url: route } = request.routeOptions;
    // While the database is out, its log has one line every few seconds and not one for each request. That the server is too
    // busy is no failure of the program: a flood would only fill the log with its places.
    if (error instanceof HttpError && refusal.status === 503) request.log.warn({ method, route }, refusal.code);
    else if (refusal.status !== 507 && !request.server.outage.counted(error))
      request.log.error({ err: describe(error), method, route }, 'request failed');
    reply.header('X-Request-Id', requestId);
  }
  const catalogue = catalogueOf(request);
  const { issues, joined, ...extra } = refusal.extra as { issues?: { field: string; key: string }[]; joined?: boolean };
  const say = (key: string) => sentence(catalogue, key) ?? catalogue.errors.invalid;
  const fields = issues && Object.fromEntries(issues.toReversed().map(({ field, key }) => [field, say(key)]));
  const message = joined && fields ? [...new Set(Object.values(fields).toReversed())].join(', ') : say(refusal.key);
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfter))));
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, error: refusal.code, ...extra, ...(fields && { fields }), requestId }));
}

function asRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return fromDatabase(error) ?? fromFastify(error) ?? new HttpError(500, 'unexpected', 'errors.unexpected');
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

function fromDatabase(error: unknown): HttpError | undefined {
  const failure = databaseFailure(error);
  if (failure !== undefined) {
    const { code, key, retryAfter } = unavailable[failure];
    return new HttpError(503, code, key, {}, retryAfter);
  }
  const code = codeOf(error) ?? '';
  if (['22021', '22P05', '22P02', '22001'].includes(code)) return new HttpError(400, 'validation', 'errors.badCharacters');
  if (['22003', '22007', '22008', '23502', '23503', '23514'].includes(code))
    return new HttpError(400, 'validation', 'errors.invalid');
  if (code === '23505') return new HttpError(409, 'conflict', 'errors.invalid');
  return undefined;
}

function fromFastify(error: unknown): HttpError | undefined {
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, 'too_large', 'errors.tooLarge');
  if (statusCode === 415) return new HttpError(415, 'content_type', 'errors.contentType');
  if (statusCode === 400) return new HttpError(400, 'validation', 'errors.badJson');
  if (statusCode === 404) return new HttpError(404, 'not_found', 'errors.notFound');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, 'refused', 'errors.invalid');
  if (statusCode === 503) return new HttpError(503, 'busy', 'errors.busy', {}, 1);
  return undefined;
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) };
  const cause = error.cause instanceof Error ? error.cause.message.slice(0, 500) : undefined;
  return {
    name: error.name,
    message: error.message.slice(0, 500),
    code: codeOf(error),
    cause,
    stack: error.stack?.slice(0, 3000),
  };
}
