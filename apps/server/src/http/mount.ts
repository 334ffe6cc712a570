// Mounts the route table: one route an endpoint. What is HTTP's own is checked here, in this order: origin, content type, upload;
// everything else by the runner of endpoints, before the body is read (`identify`) and after (`respond`).
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Endpoint, rateLimits } from '@app/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { FileAnswer, PackedJson } from '#endpoints/context.ts';
import { limit } from '#endpoints/limit.ts';
import type { Credential, Principal } from '#endpoints/principal.ts';
import type { EndpointRunner, Outcome } from '#endpoints/run-endpoint.ts';
import { turns } from '#endpoints/turns.ts';
import { addressOf } from '#http/address.ts';
import { refuseCrossSite, refuseOtherContent } from '#http/guard.ts';
import { requestLimit } from '#http/request-limit.ts';
import { sessionControl, sessionCredential } from '#http/session.ts';
import { readUpload } from '#http/upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | undefined;
  }
}

interface Mounting {
  config: Config;
  db: Db;
  runner: EndpointRunner;
}

interface Counting extends Mounting {
  /** Counts a request of a signed-in person; throws 429 where there are too many. */
  countRequest(userId: number): Promise<void>;
}

/** Of pictures only some are in memory at once. */
const uploadTurn = turns(4, 100);

/** Mounts every endpoint of the table. */
export function mount(app: FastifyInstance, table: Record<string, Record<string, Endpoint>>, mounting: Mounting): void {
  app.decorateRequest('principal', undefined);
  const counting = { ...mounting, countRequest: requestLimit(mounting.db, mounting.config.rateLimitRequests) };
  for (const endpoint of Object.values(table).flatMap((endpoints) => Object.values(endpoints)))
    mountEndpoint(app, endpoint, counting);
}

function mountEndpoint(app: FastifyInstance, endpoint: Endpoint, { config, db, runner, countRequest }: Counting): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request) => {
      request.principal = await runner.identify(endpoint, credentialOf(request), addressOf(request));
      if (request.principal) await countRequest(request.principal.id);
      if (endpoint.method === 'GET' || endpoint.page) return;
      refuseCrossSite(request, config);
      refuseOtherContent(request, endpoint.upload ? 'upload' : endpoint.body ? 'json' : 'nothing');
    },
    handler: (request, reply) => (endpoint.upload ? answerUpload(request, reply, endpoint.upload) : answer(request, reply)),
  });

  /** What is read again while the request is under way is also whose language its refusals speak. */
  function credentialOf(request: FastifyRequest): Credential {
    const credential = sessionCredential(db, config, request);
    return {
      ...credential,
      async read() {
        const read = await credential.read();
        request.principal = 'via' in read ? read : undefined;
        return read;
      },
    };
  }

  /** An upload is counted and waits for its turn before any of it is read. */
  async function answerUpload(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    await limit(db, `upload:${request.principal?.id ?? addressOf(request)}`, rateLimits.picture);
    return uploadTurn(async () => answer(request, reply, await readUpload(request, name)));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, upload?: Buffer): Promise<FastifyReply> {
    const { params, query, body, headers, log } = request;
    const key = headers['idempotency-key'];
    const outcome = await runner.respond(
      endpoint,
      request.principal,
      { params, query, body, upload },
      {
        address: addressOf(request),
        log,
        key: key === undefined ? undefined : String(key),
        credential: credentialOf(request),
        ...(endpoint.session && { session: sessionControl(db, config, request, reply) }),
      },
    );
    return send(request, reply, endpoint, outcome);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, { status, result }: Outcome): FastifyReply {
  if ('file' in result) return sendFile(request, reply, endpoint, result);
  reply.code(status).type('application/json; charset=utf-8');
  if ('packed' in result) return sendPacked(request, reply, result);
  if ('value' in result) return reply.send(JSON.stringify(result.value));
  linkNext(request, reply, result.next);
  if (result.etag !== undefined) {
    // Kept by the browser of whoever asked, and asked for again each time: rights are checked before it is found unchanged.
    reply.header('ETag', result.etag).header('Cache-Control', 'private, no-cache');
    if (request.headers['if-none-match'] === result.etag) return reply.code(304).send();
  }
  return result.gzip && takesGzip(request) ? sendGzip(reply, result.gzip) : reply.send(result.jsonText);
}

/** Who takes no gzip gets the text piece by piece, so that it is never there as a whole. */
function sendPacked(request: FastifyRequest, reply: FastifyReply, { packed, next }: PackedJson): FastifyReply {
  linkNext(request, reply, next);
  return takesGzip(request) ? sendGzip(reply, packed) : reply.send(Readable.from([packed]).pipe(createGunzip()));
}

function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
}

function sendGzip(reply: FastifyReply, gzip: Buffer): FastifyReply {
  return reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding').send(gzip);
}

function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next !== undefined) reply.header('Link', `<${request.url.split('?')[0]}?${next}>; rel="next"`);
}

/** Opened as a page of its own, a file does nothing. */
const lifeless = "default-src 'none'; sandbox";
/** A page that stands alone has its looks in itself, sends forms to us, and runs nothing. */
const ownPage = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file: type = '', page }: Endpoint,
  { file, name, etag, keep }: FileAnswer,
): FastifyReply {
  reply
    .type(type)
    .header('Content-Security-Policy', page ? ownPage : lifeless)
    .header('Cache-Control', keep ?? 'no-store');
  if (name) reply.header('Content-Disposition', attachment(name));
  if (etag) reply.header('ETag', etag);
  return etag && request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(file);
}

/** Offers a file for saving; a name that is not ASCII travels encoded (RFC 6266), since a header holds nothing else. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
