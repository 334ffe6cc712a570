// Refuses requests before their body is read: from other sites, or with other content types.
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Throws 403 for an unsafe request that a browser sent from another site. */
export function refuseCrossSite(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const foreignOrigin = origin !== undefined && !ownOrigins(request, config).includes(origin);
  if (foreignSite || foreignOrigin) throw new ApiError(403, 'cross_site', 'errors.crossSite');
}

function ownOrigins(request: FastifyRequest, config: Config): string[] {
  const own = [`http://${request.headers.host}`, `https://${request.headers.host}`];
  return config.publicUrl ? [...own, new URL(config.publicUrl).origin] : own;
}

const json = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i;
const accepted = {
  nothing: json,
  json,
  scim: /^application\/(scim\+)?json\s*(;\s*charset=utf-8\s*)?$/i,
  upload: /^multipart\/form-data\s*;/i,
};

/** Throws 415 for a body that is compressed, not JSON (for `scim` also its own type), or not a multipart form where the endpoint expects a file. */
export function refuseOtherContentTypes(request: FastifyRequest, wants: 'nothing' | 'json' | 'scim' | 'upload'): void {
  const type = request.headers['content-type'];
  const { 'content-length': length, 'transfer-encoding': chunked, 'content-encoding': encoding } = request.headers;
  const hasBody = chunked !== undefined || (length !== undefined && length !== '0');
  if ((wants === 'nothing' && !hasBody) || (type === undefined && !hasBody)) return;
  if (!accepted[wants].test(type ?? '') || (encoding ?? 'identity') !== 'identity')
    throw new ApiError(415, 'content_type', 'errors.contentType');
}
