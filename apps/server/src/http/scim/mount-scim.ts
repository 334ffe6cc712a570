// Mounts SCIM at /scim/v2 (RFC 7644). Only its own tokens open it; the checks of HTTP are those of every route.
import { scimLimits, scimPath, scimTokenPrefix } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { apiTokenHash } from '#endpoints/api-token.ts';
import type { ConcurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { findScimToken, type ScimTokenRow, touchScimToken } from '#endpoints/scim/scim-tokens.sql.ts';
import { addressOf } from '#http/address.ts';
import { bearerOf } from '#http/bearer.ts';
import type { Counting } from '#http/count-requests.ts';
import { refuseCrossSite, refuseOtherContentTypes } from '#http/guard.ts';
import { requestLimit } from '#http/request-limit.ts';
import { scimType } from '#http/scim/scim-failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The directory that calls, and the hash of its token. */
    directory: (ScimTokenRow & { tokenHash: string }) | undefined;
  }
}

/** One request of a directory, after the checks. */
interface Call {
  directory: ScimTokenRow & { tokenHash: string };
  method: string;
  /** The parts of the path after the address, in plain text. */
  path: readonly string[];
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  /** The network address of the caller. */
  address: string;
  /** The address of SCIM as the directory calls it. */
  base: string;
}

interface Answer {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

interface Mounting {
  config: Config;
  db: Db;
  counting: Counting;
  /** Runs the calls of each directory in turn (`turnsOfPeople`). */
  inTurn: ConcurrencyLimit;
  answer(call: Call): Promise<Answer>;
}

/** Mounts all addresses of SCIM. */
export function mountScim(app: FastifyInstance, { config, db, counting, inTurn, answer }: Mounting): void {
  const limit = requestLimit(db, config.unlimited ? config.rateLimitAddress : scimLimits.perMinute, { burstShare: 1 });
  app.decorateRequest('directory', undefined);
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${scimPath}/*`,
    onRequest: async (request, reply) => {
      await readToken(request, reply);
      await limit(`scim:${request.directory?.id}`);
      refuseCrossSite(request, config);
      refuseOtherContentTypes(request, request.method === 'GET' || request.method === 'DELETE' ? 'nothing' : 'scim');
    },
    handler: async (request, reply) => {
      const { directory, method, headers, body, query } = request;
      if (!directory) throw new ScimError(401, 'tokenMissing');
      const call: Call = {
        directory,
        method,
        path: partsOf(request.url),
        query: query as Record<string, unknown>,
        body,
        ifMatch: headers['if-match'],
        ifNoneMatch: headers['if-none-match'],
        address: addressOf(request),
        base: `${config.publicUrl ?? `${request.protocol}://${headers.host ?? ''}`}${scimPath}`,
      };
      const answered = await inTurn(() => answer(call), `scim:${directory.id}`);
      reply.code(answered.status).header('Cache-Control', 'no-store');
      for (const [name, value] of Object.entries(answered.headers ?? {})) reply.header(name, value);
      return answered.body === undefined ? reply.send() : reply.type(scimType).send(JSON.stringify(answered.body));
    },
  });

  /** Reads the token of the request. Cookies and tokens of the API do not count. */
  async function readToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = bearerOf(request);
    const tokenHash = token === undefined ? undefined : apiTokenHash(token, scimTokenPrefix);
    const row = tokenHash === undefined ? undefined : await findScimToken(db, tokenHash);
    if (!row || !tokenHash || row.expired) {
      await counting.countWrongToken(request);
      reply.header('WWW-Authenticate', token === undefined ? 'Bearer realm="Tasklane AI"' : 'Bearer error="invalid_token"');
      throw new ScimError(401, token === undefined ? 'tokenMissing' : row ? 'tokenExpired' : 'tokenInvalid');
    }
    request.directory = { ...row, tokenHash };
    if (row.isStale)
      touchScimToken(db, row.id).catch((error: unknown) =>
        request.server.outage.log.warn({ err: error }, 'last use of a token was not stored'),
      );
  }
}

function partsOf(url: string): string[] {
  const path = (url.split('?')[0] ?? '').slice(scimPath.length);
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodeURIComponent(part));
}
