// Refusals as application/problem+json (RFC 9457), for clients that ask for it.
import { errorCodes } from '@app/contract/reference/error-codes.ts';
import { nodeHttp } from '#endpoints/node-http.ts';

const mediaType = 'application/problem+json';
/** More ranges than any client sends; what follows is not read. */
const mostRanges = 30;

/** Returns whether an Accept header names problems, and not only by a wildcard: everybody else gets plain JSON. */
export function asksForProblem(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  return accept
    .split(',', mostRanges)
    .map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
    .some(([type, ...parameters]) => type === mediaType && !parameters.some((part) => /^q=0(\.0{0,3})?$/.test(part)));
}

interface Refused {
  message: string;
  error: string;
}

/** Returns the members of RFC 9457 with those of the refusal, whose own `status`, `title` and the like never win. */
export function problemOf<T extends Refused>(status: number, body: T, requestId: string) {
  return {
    ...body,
    type: `/api/docs#error-${body.error}`,
    title: errorCodes[body.error]?.title ?? nodeHttp.STATUS_CODES[status] ?? body.error,
    status,
    detail: body.message,
    instance: `urn:request:${requestId}`,
  };
}
