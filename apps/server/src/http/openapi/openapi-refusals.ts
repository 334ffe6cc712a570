// The refusals that an endpoint may answer with, for its description.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { refusalNames, type refusals } from '@app/contract/reference/refusals.ts';

/** A refusal as JSON, and as a problem of RFC 9457 for clients that ask for it. */
export function refusalContent(name: keyof typeof refusals) {
  return {
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
}

function contentOf(status: string) {
  return refusalContent(refusalNames[Number(status)] ?? 'Error');
}

/** The header of refusals that end by themselves. */
function headersOf(status: string): { headers?: unknown } {
  if (!['429', '503', '507'].includes(status)) return {};
  return { headers: { 'Retry-After': { description: 'The seconds after which to try again.', schema: { type: 'integer' } } } };
}

/** What the refusals mean that endpoints share, by status. */
const shared = {
  400: 'A parameter or a field is not valid.',
  401: 'There is no valid session or API token.',
  403: 'The caller may not do this, or the token lacks the permission.',
  404: 'It does not exist, or the caller does not see it.',
  413: 'The body is too large.',
  415: 'The body has another content type.',
  421: 'The Host is not one of this server.',
  422: 'The Idempotency-Key belongs to another request.',
  429: 'Too many requests; Retry-After says when to try again.',
  500: 'Something went wrong on the server.',
  503: 'The server is busy or not available; Retry-After says when to try again.',
  507: 'The disk of the server is full: nothing can be written.',
} as const;

type Shared = keyof typeof shared;

/** Returns the shared refusals as reusable responses. */
export function sharedRefusals(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shared).map(([status, description]) => [
      `Refusal${status}`,
      { description, ...headersOf(status), content: contentOf(status) },
    ]),
  );
}

/** Returns the responses of an endpoint that refuse, its own reasons before the shared ones. */
export function refusalsOf(endpoint: Endpoint, own: Record<string, string>): Record<string, unknown> {
  const refused = Object.fromEntries(
    statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
  );
  const reasons = Object.entries(own).map(([status, description]) => [
    status,
    {
      description: isReplayed(endpoint) && status === '422' ? `${description} Or: ${shared[422]}` : description,
      ...headersOf(status),
      content: contentOf(status),
    },
  ]);
  return { ...refused, ...Object.fromEntries(reasons) };
}

function statusesOf(endpoint: Endpoint): Shared[] {
  const { method, params, query, body, upload, storesNothing } = endpoint;
  const isWrite = method !== 'GET';
  const has: Record<Shared, boolean> = {
    400: Boolean(params || query || body || upload) || isReplayed(endpoint),
    // Everywhere, because an invalid token is refused everywhere, and a valid one where it may not call.
    401: true,
    403: true,
    // A body may name what does not exist.
    404: Boolean(params || body),
    413: isWrite,
    415: isWrite,
    421: true,
    422: isReplayed(endpoint),
    429: true,
    500: true,
    503: true,
    507: isWrite && !storesNothing && endpoint !== api.auth.logout,
  };
  return (Object.keys(shared) as unknown as Shared[]).filter((status) => has[status]);
}

/** Whether a repeated Idempotency-Key gets the stored answer. */
export function isReplayed({ method, storesNothing, file, noReplay }: Endpoint): boolean {
  return method !== 'GET' && !storesNothing && !file && !noReplay;
}
