// Mounts MCP at /mcp and /mcp/readonly. Only API tokens open it; the checks of HTTP are those of every route, as the library has none.
import { mcpPaths } from '@app/contract/mcp/mcp.limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { ApiError, assertAllowed } from '#endpoints/errors.ts';
import type { ConcurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import type { Credential, Principal } from '#endpoints/principal.ts';
import { addressOf } from '#http/address.ts';
import { bearerOf, isTokenError, tokenCredential } from '#http/bearer.ts';
import type { Counting } from '#http/count-requests.ts';
import { refuseCrossSite, refuseOtherContentTypes } from '#http/guard.ts';
import { howMade } from '#http/mount-mcp.text.ts';

/** One request of a token, as the answers of MCP take it. */
interface Call {
  credential: Credential;
  principal: Principal;
  tokenId: number;
  isReadonly: boolean;
  address: string;
  log: FastifyRequest['log'];
}

interface Mounting {
  config: Config;
  db: Db;
  counting: Counting;
  /** Runs the calls of each person in turn (`turnsOfPeople`). */
  inTurn: ConcurrencyLimit;
  /** Answers a message of a call that has passed the checks. */
  answer(call: Call, message: unknown, headers: Headers): Promise<{ status: number; contentType: string | null; body: string }>;
}

/** Mounts both addresses. GET and DELETE are for streams and sessions, of which there are none. */
export function mountMcp(app: FastifyInstance, { config, db, counting, inTurn, answer }: Mounting): void {
  for (const url of Object.values(mcpPaths)) {
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url,
      onRequest: async (request, reply) => {
        await readToken(request, reply);
        await counting.countRequest(request, reply);
        refuseCrossSite(request, config);
        assertAllowed(!request.principal?.awaitsApproval, 'errors.approvalAwaited');
        if (!request.principal?.scopes.includes('tasks:read')) {
          reply.header(
            'WWW-Authenticate',
            `Bearer error="insufficient_scope", scope="tasks:read", error_description="${howMade}"`,
          );
          throw new ApiError(403, 'forbidden', 'errors.scopeMissing', { scope: 'tasks:read' });
        }
        if (request.method !== 'POST') {
          reply.header('Allow', 'POST');
          throw new ApiError(405, 'method_not_allowed', 'errors.methodNotAllowed');
        }
        refuseOtherContentTypes(request, 'json');
      },
      handler: async (request, reply) => {
        const { principal, tokenId, body, log } = request;
        // Many calls in one message would count as one request.
        if (!principal || tokenId === undefined || Array.isArray(body)) throw new ApiError(400, 'validation', 'errors.invalid');
        const isReadonly = url === mcpPaths.readonly;
        const call = { credential: credentialOf(request), principal, tokenId, isReadonly, address: addressOf(request), log };
        const answered = await inTurn(() => answer(call, body, headersOf(request)), principal.id);
        reply.header('Cache-Control', 'no-store');
        if (answered.contentType !== null) reply.type(answered.contentType);
        return reply.code(answered.status).send(answered.body);
      },
    });
  }

  async function readToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const read = await credentialOf(request).read();
      if (read instanceof ApiError) throw read;
      request.principal = read;
    } catch (error) {
      if (!isTokenError(error)) throw error;
      await counting.countWrongToken(request);
      const isMissing = error.code === 'token_missing';
      const problem = isMissing ? 'realm="Tasklane AI"' : 'error="invalid_token"';
      // Programs show this to whoever set them up.
      reply.header('WWW-Authenticate', `Bearer ${problem}, error_description="${howMade}"`);
      throw error;
    }
  }

  /** The token of the request as a credential of this way to call. Cookies do not count. */
  function credentialOf(request: FastifyRequest): Credential {
    const token = bearerOf(request);
    if (token === undefined) throw new ApiError(401, 'token_missing', 'tokens.required');
    const credential = tokenCredential(db, request, token);
    return {
      ...credential,
      async read() {
        const read = await credential.read();
        return read instanceof ApiError ? read : { ...read, via: 'mcp' };
      },
    };
  }
}

function headersOf({ headers }: FastifyRequest): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(accept|content-type|mcp-.*)$/.test(name) ? [[name, value]] : [],
  );
  return new Headers(entries);
}
