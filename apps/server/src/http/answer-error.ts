// The only place that translates errors into answers.
import { type Catalogue, parseAcceptLanguage, preferredLanguage, textByKey } from '@app/contract';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, fromDatabase } from '#endpoints/errors.ts';

/** The catalogue of the signed-in person, else of Accept-Language, else English. */
function catalogueOf({ principal, headers }: FastifyRequest): Catalogue {
  return catalogues[principal?.language ?? preferredLanguage(parseAcceptLanguage(headers['accept-language'] ?? ''))];
}

/**
 * Answers with the refusal in the reader's language; never with anything internal. A failure of ours carries the number under
 * which the log tells of it, in the body and in the header `X-Request-Id` (docs/decisions/012-administration.md).
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  const requestId = refusal.status >= 500 ? request.id : undefined;
  if (requestId !== undefined) {
    const { method, url: route } = request.routeOptions;
    // While the database is out, its log has one line every few seconds and not one for each request. That the server is too
    // busy is no failure of the program: a flood would only fill the log with its places.
    if (error instanceof ApiError && refusal.status === 503) request.log.warn({ method, route }, refusal.code);
    else if (refusal.status !== 507 && !request.server.outage.counted(error))
      request.log.error({ err: error, method, route }, 'request failed');
    reply.header('X-Request-Id', requestId);
  }
  const catalogue = catalogueOf(request);
  const { issues, joined, ...extra } = refusal.extra as { issues?: { field: string; key: string }[]; joined?: boolean };
  const say = (key: string) => textByKey(catalogue, key) ?? catalogue.errors.invalid;
  const fields = issues && Object.fromEntries(issues.toReversed().map(({ field, key }) => [field, say(key)]));
  const message = joined && fields ? [...new Set(Object.values(fields).toReversed())].join(', ') : say(refusal.key);
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfter))));
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, error: refusal.code, ...extra, ...(fields && { fields }), requestId }));
}

function asRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return fromDatabase(error) ?? fromFastify(error) ?? new ApiError(500, 'unexpected', 'errors.unexpected');
}

function fromFastify(error: unknown): ApiError | undefined {
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError(413, 'too_large', 'errors.tooLarge');
  if (statusCode === 415) return new ApiError(415, 'content_type', 'errors.contentType');
  if (statusCode === 400) return new ApiError(400, 'validation', 'errors.badJson');
  if (statusCode === 404) return new ApiError(404, 'not_found', 'errors.notFound');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiError(statusCode, 'refused', 'errors.invalid');
  if (statusCode === 503) return new ApiError(503, 'busy', 'errors.busy', {}, 1);
  return undefined;
}
