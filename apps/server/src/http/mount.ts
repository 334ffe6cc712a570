// Mounts the route table: one route an endpoint, and the order of its checks (session, origin, content type, ids, fields).
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Endpoint } from '@app/contract';
import { api, idempotency, rateLimits } from '@app/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import { both } from '#db/transaction.ts';
import { recordRefusal } from '#endpoints/audit.sql.ts';
import type { BoardCache, Context, FileAnswer, Handler, JsonText, PackedJson, Signed } from '#endpoints/context.ts';
import { ApiError, allow, invalidFields, storageFull } from '#endpoints/errors.ts';
import { keyed } from '#endpoints/keyed.ts';
import { limit } from '#endpoints/limit.ts';
import { inTransaction, Replay, type RequestKey } from '#endpoints/transaction.ts';
import { turns } from '#endpoints/turns.ts';
import { addressOf } from '#http/address.ts';
import { refuseCrossSite, refuseOtherContent, tooDeep } from '#http/guard.ts';
import { requestLimit } from '#http/request-limit.ts';
import { CallerChanged, holdCaller, readSession, sessionControl } from '#http/session.ts';
import { readUpload } from '#http/upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signed: Signed | undefined;
  }
}

/** How often a request is judged whose caller changes meanwhile. */
const attempts = 3;

type AnyHandler = Handler<Endpoint>;

interface Mounting {
  config: Config;
  database: Database;
  boards: BoardCache;
}

interface Counting extends Mounting {
  /** Counts a request of a signed-in person; throws 429 where there are too many. */
  countRequest(userId: number): Promise<void>;
}

/** Of pictures only some are in memory at once. */
const uploadTurn = turns(4, 100);

/** Mounts every endpoint of the table with its handler; both have the same keys. */
export function mount(
  app: FastifyInstance,
  table: Record<string, Record<string, Endpoint>>,
  handlers: Record<string, Record<string, unknown>>,
  mounting: Mounting,
): void {
  app.decorateRequest('signed', undefined);
  const counting = { ...mounting, countRequest: requestLimit(mounting.database.db, mounting.config.rateLimitRequests) };
  for (const [word, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[word]?.[name] as AnyHandler;
      mountEndpoint(app, endpoint, handler, counting);
    }
  }
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler,
  { config, database, boards, countRequest }: Counting,
): void {
  const isWrite = endpoint.method !== 'GET';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request) => {
      await admit(request);
      if (isWrite && database.disk() === 'full' && endpoint !== api.auth.logout) throw storageFull();
      if (request.signed) await countRequest(request.signed.id);
      if (!isWrite || endpoint.page) return;
      refuseCrossSite(request, config);
      refuseOtherContent(request, endpoint.upload ? 'upload' : endpoint.body ? 'json' : 'nothing');
    },
    handler: (request, reply) => (endpoint.upload ? answerUpload(request, reply) : answer(request, reply)),
  });

  /** Reads who asks; throws 401 and 403 where the endpoint is not for them. */
  async function admit(request: FastifyRequest): Promise<void> {
    const session = await readSession(database.db, config, request);
    request.signed = session instanceof ApiError ? undefined : session;
    if (session instanceof ApiError) {
      if (endpoint.access !== 'public') throw session;
      return;
    }
    if (endpoint.access === 'admin' && session.role !== 'admin') {
      await refused(request);
      allow(false, 'errors.adminRequired');
    }
  }

  /** Whoever is refused an act of administrators is recorded, wherever it was refused. */
  async function refused(request: FastifyRequest): Promise<void> {
    const tried = endpoint.audit ? {} : { name: `${endpoint.method} ${endpoint.path}` };
    const action = endpoint.audit ?? 'admin_read';
    await recordRefusal(database.db, { userId: request.signed?.id ?? null, action, details: tried, address: addressOf(request) });
  }

  /** An upload is counted and waits for its turn before any of it is read. */
  async function answerUpload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await limit(database.db, `upload:${request.signed?.id ?? addressOf(request)}`, rateLimits.picture);
    return uploadTurn(() => answer(request, reply));
  }

  /** Answers; where the caller is not who was read when the request began, judges it once more. */
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = await inputOf(request);
    for (let attempt = 1; ; attempt++) {
      try {
        return await answerOnce(request, reply, input);
      } catch (error) {
        if (!(error instanceof CallerChanged)) throw error;
        if (attempt === attempts) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
        await admit(request);
      }
    }
  }

  async function inputOf(request: FastifyRequest) {
    if (tooDeep(request.body)) throw new ApiError(400, 'validation', 'errors.tooDeep');
    return {
      params: read(endpoint.params, request.params),
      query: read(endpoint.query, request.query),
      body: read(endpoint.body, request.body === undefined ? {} : request.body, endpoint.joinsErrors),
      upload: endpoint.upload ? await readUpload(request, endpoint.upload) : undefined,
    };
  }

  async function answerOnce(request: FastifyRequest, reply: FastifyReply, input: Awaited<ReturnType<typeof inputOf>>) {
    const key = requestKey(request, endpoint, config, input.upload);
    // The person's row is held before anything else is asked, but not waited for alone; who has gone is told so, whatever came of it.
    const write = <T>(work: (db: Db) => Promise<T>) =>
      inTransaction(database.db, key, (tx) => both(holdCaller(tx, request.signed, endpoint.changesCaller), work(tx)));
    const context = {
      ...input,
      db: database.db,
      actor: request.signed,
      config,
      boards,
      address: addressOf(request),
      log: request.log,
      session: sessionControl(database.db, config, request, reply),
      transaction: write,
    } as unknown as Context<Endpoint>;
    const work = async (db: Db) => shape(endpoint, await handler({ ...context, db }));
    try {
      const result = isWrite && !endpoint.account ? await write(work) : await work(database.db);
      if (endpoint.file) return sendFile(request, reply, endpoint, result as FileAnswer);
      return send(request, reply, endpoint.status ?? 200, result);
    } catch (error) {
      // The transaction is over, and with it what it had recorded.
      if (endpoint.access === 'admin' && error instanceof ApiError && error.status === 403) await refused(request);
      if (!(error instanceof Replay)) throw error;
      return reply.code(error.status).type('application/json; charset=utf-8').send(error.answer);
    }
  }
}

/** Parses a part of a request; throws 400 with every field's message. */
function read(schema: Endpoint['body'], value: unknown, joined?: boolean): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), key: issue.message }));
  throw invalidFields(issues, joined);
}

/** Keeps what the contract promises and drops the rest, so that nothing else can leave; JSON text was chosen column by column. */
function shape(endpoint: Endpoint, result: unknown): unknown {
  if (isJsonText(result) || isPacked(result) || endpoint.file) return result;
  return z.parse(endpoint.response, result);
}

function isJsonText(result: unknown): result is JsonText {
  return typeof result === 'object' && result !== null && 'jsonText' in result;
}

function isPacked(result: unknown): result is PackedJson {
  return typeof result === 'object' && result !== null && 'packed' in result;
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, result: unknown): FastifyReply {
  reply.code(status).type('application/json; charset=utf-8');
  if (isPacked(result)) return sendPacked(request, reply, result);
  if (!isJsonText(result)) return reply.send(JSON.stringify(result));
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

function requestKey(
  request: FastifyRequest,
  endpoint: Endpoint,
  config: Config,
  upload: Buffer | undefined,
): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  // A file is made anew: its answer is not worth keeping.
  if (endpoint.method !== 'POST' || endpoint.file || endpoint.unkept || key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > idempotency.key)
    throw new ApiError(400, 'validation', 'errors.invalid');
  // What two requests must share to be the same one. A body may hold a password, so that its hash must be a keyed one.
  const parts = [request.method, request.url, upload?.toString('base64') ?? JSON.stringify(request.body ?? null)];
  return {
    scope: request.signed ? `user:${request.signed.id}` : `address:${addressOf(request)}`,
    key,
    requestHash: keyed(config, 'idempotency', JSON.stringify(parts)),
    status: endpoint.status ?? 200,
  };
}
