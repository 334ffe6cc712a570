// Translates errors into answers; no other module does.

import type { ProviderProblem } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { parseAcceptLanguage, preferredLanguage } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, apiErrorFromDatabase } from '#endpoints/errors.ts';
import { asksForProblem, problemOf } from '#http/problem.ts';
import { isScim, scimFailure, scimType } from '#http/scim/scim-failure.ts';

/** Returns the signed-in person's language, else of Accept-Language, else English. */
function languageOf({ principal, headers }: FastifyRequest): Language {
  return principal?.language ?? preferredLanguage(parseAcceptLanguage(headers['accept-language'] ?? ''));
}

/**
 * Answers with the error's message in the reader's language and with no internal detail. A 5xx answer carries the request id of
 * the log, in the body and in the header `X-Request-Id` (docs/decisions/012-administration.md).
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toApiError(error);
  const requestId = refusal.status >= 500 ? request.id : undefined;
  if (requestId !== undefined) {
    const { method, url: route } = request.routeOptions;
    // A database outage logs one line every few seconds instead of one for each request. A busy server is not a program failure,
    // so it logs no stack trace: a flood would fill the log with them.
    if (error instanceof ApiError && refusal.status === 503)
      request.log.warn({ method, route, ...(error.cause instanceof Error && { reason: error.cause.message }) }, refusal.code);
    else if (refusal.status !== 507 && !request.server.outage.countFailure(error))
      request.log.error({ err: error, method, route }, 'request failed');
    reply.header('X-Request-Id', requestId);
  }
  if (request.routeOptions.config.isVisited) return leadToSignIn(refusal, reply);
  const language = languageOf(request);
  const catalogue = catalogues[language];
  const { issues, joined, ...extra } = refusal.extra as { issues?: { field: string; key: string }[]; joined?: boolean };
  const say = (key: string) => textByKey(catalogue, key) ?? catalogue.errors.invalid;
  const fields = issues && Object.fromEntries(issues.toReversed().map(({ field, key }) => [field, say(key)]));
  const message = joined && fields ? [...new Set(Object.values(fields).toReversed())].join(', ') : sentenceOf(refusal, say);
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfter))));
  const body = { message, error: refusal.code, ...extra, ...(fields && { fields }), requestId };
  reply.code(refusal.status);
  if (isScim(request.url)) return reply.type(scimType).send(JSON.stringify(scimFailure(refusal, language, message)));
  if (!asksForProblem(request.headers.accept)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  const problem = problemOf(refusal.status, body, request.id);
  return reply.type('application/problem+json; charset=utf-8').header('Vary', 'Accept').send(JSON.stringify(problem));
}

/** A person came by a link and reads the reason on the sign-in page. */
function leadToSignIn({ status }: ApiError, reply: FastifyReply): FastifyReply {
  const problem: ProviderProblem = status === 429 ? 'too_many' : status < 500 ? 'too_old' : 'unavailable';
  return reply.redirect(`${screens.auth.href()}?problem=${problem}`, 302);
}

/** Returns the message; whoever has to wait for more than a minute reads for how long, as `Retry-After` tells programs. */
function sentenceOf({ key, retryAfter = 0 }: ApiError, say: (key: string) => string): string {
  if (key !== 'errors.tooManyAttempts' || retryAfter <= 60) return say(key);
  return say('errors.tooManyAttemptsFor').replace('{minutes}', String(Math.ceil(retryAfter / 60)));
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return apiErrorFromDatabase(error) ?? fromFastify(error) ?? new ApiError(500, 'unexpected', 'errors.unexpected');
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
