// Mounts one route for each endpoint of the table. HTTP checks happen here, in this order: request limit, origin, content type, upload. The
// endpoint runner does the rest, before the body is read (`identify`) and after (`respond`).
import { rm } from 'node:fs/promises';
import * as api from '@app/contract/api.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { bodyLimitOf, type Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { ApiError } from '#endpoints/errors.ts';
import type { ReceivedFile, Upload } from '#endpoints/files/upload.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import type { Credential, Principal } from '#endpoints/principal.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';
import { addressOf } from '#http/address.ts';
import { bearerOf, isTokenError, tokenCredential } from '#http/bearer.ts';
import type { Counting } from '#http/count-requests.ts';
import { receiveFile } from '#http/files/receive-file.ts';
import { readUpload, uploadRate } from '#http/files/upload.ts';
import { refuseCrossSite, refuseOtherContentTypes } from '#http/guard.ts';
import { gzipLong, send } from '#http/send.ts';
import { streamHeaders } from '#http/send-stream.ts';
import { forgetAfterSession, sessionControl, sessionCredential } from '#http/session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a large file, which may take long to arrive. */
    isStreamed?: boolean;
    /** A browser visits the address, so a refusal leads it to a page. */
    isVisited?: boolean;
    /** The body is a form with fields. */
    isForm?: boolean;
  }
  interface FastifyRequest {
    principal: Principal | undefined;
    /** The snapshot of the database in which the session was read. */
    snapshot: string | undefined;
    /** The id of the API token that the request came with. */
    tokenId: number | undefined;
  }
}

interface Mounting {
  config: Config;
  database: Database;
  runner: EndpointRunner;
  counting: Counting;
  /** Runs the calls of each person in turn (`turnsOfPeople`). */
  inTurn: ConcurrencyLimit;
  /** Throws if the caller may not send the large file of the endpoint. */
  admit(endpoint: Endpoint, principal: Principal | undefined, params: unknown): Promise<void>;
  /** The folder in which large files are received. */
  incoming: string;
  timeouts: { stalled: number };
}

/** Pictures, imports and long answers use much memory, so only a few are processed at once; nobody may take all slots (`runningEach`). */
const uploadTurn = concurrencyLimit(4, { waiting: 100, waitingEach: 10, runningEach: 2 });
/** Files that are received into a folder use little memory, but a slow one takes long. */
const receiveTurn = concurrencyLimit(attachmentLimits.uploads.atOnce, attachmentLimits.uploads);
const longTurn = concurrencyLimit(4, { waiting: 200, waitingEach: 10 });

/** Mounts every endpoint of the table. */
export function mount(app: FastifyInstance, table: Record<string, Record<string, Endpoint>>, mounting: Mounting): void {
  app.decorateRequest('principal', undefined);
  app.decorateRequest('snapshot', undefined);
  app.decorateRequest('tokenId', undefined);
  for (const endpoint of Object.values(table).flatMap((endpoints) => Object.values(endpoints)))
    mountEndpoint(app, endpoint, mounting);
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  { config, database, runner, counting, inTurn, admit, incoming, timeouts }: Mounting,
): void {
  const { db } = database;
  const { countRequest, countWrongToken } = counting;
  // A stream lasts, and what waits for a file, a model, a mail server or the hash of a password has limits of its own.
  const takesTurns = !endpoint.stream && !endpoint.upload && !endpoint.ownTransaction;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimitOf(endpoint),
    config: { isStreamed: endpoint.streamed === true, isVisited: endpoint.redirect === true, isForm: endpoint.form === true },
    onRequest: async (request, reply) => {
      try {
        request.principal = await runner.identify(endpoint, credentialOf(request), addressOf(request));
      } catch (error) {
        if (endpoint === api.auth.currentUser && error instanceof ApiError && error.status === 401)
          forgetAfterSession(config, request, reply);
        // A refused request counts, too.
        if (isTokenError(error)) {
          await countWrongToken(request);
          reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
        } else if (error instanceof ApiError && error.status < 500) await countRequest(request, reply);
        throw error;
      }
      await countRequest(request, reply);
      if (endpoint.method === 'GET' || endpoint.page || endpoint.form) return;
      // No browser sends a token by itself, as it sends a cookie.
      if (request.principal?.via !== 'token') refuseCrossSite(request, config);
      refuseOtherContentTypes(request, endpoint.upload ? 'upload' : endpoint.body ? 'json' : 'nothing');
    },
    handler: (request, reply) => (endpoint.upload ? answerUpload(request, reply, endpoint.upload) : answer(request, reply)),
  });

  /** Reads the credential and stores the principal on the request, whose language its error messages use. */
  function credentialOf(request: FastifyRequest): Credential {
    const token = bearerOf(request);
    const credential = token === undefined ? sessionCredential(db, config, request) : tokenCredential(db, request, token);
    const read = async () => {
      const found = await credential.read();
      request.principal = 'via' in found ? found : undefined;
      return found;
    };
    return { ...credential, read };
  }

  /** Counts an upload, asks whether it is admitted, and waits for a slot before it reads the file. */
  async function answerUpload(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const { word, ...rate } = uploadRate(name);
    await limitAttempts(db, `upload:${word}${request.principal?.id ?? addressOf(request)}`, rate);
    if (endpoint.streamed) await admit(endpoint, request.principal, request.params);
    const turn = endpoint.streamed ? receiveTurn : uploadTurn;
    const work = async () => {
      // The file of a client that left while it waited never arrives, and would hold the slot for ever.
      if (request.raw.destroyed) throw new ApiError(400, 'validation', 'attachments.interrupted');
      return endpoint.streamed ? answerReceived(request, reply, name) : answer(request, reply, await readUpload(request, name));
    };
    return turn(work, request.principal?.id ?? addressOf(request));
  }

  /** Receives a file, and deletes it once the call is answered. */
  async function answerReceived(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const file = await receiveFile(request, name, { folder: incoming, stalled: timeouts.stalled });
    try {
      return await answer(request, reply, file);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  /** Reads the caller of a read again after waiting, unless the client has left. A write compares the caller in its transaction. */
  async function callerNow(request: FastifyRequest): Promise<void> {
    if (endpoint.method !== 'GET' && !endpoint.storesNothing) return;
    if (request.raw.socket.destroyed) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
    request.principal = await runner.identify(endpoint, credentialOf(request), addressOf(request));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, upload?: Upload | ReceivedFile): Promise<FastifyReply> {
    const { params, query, body, headers, log } = request;
    const key = headers['idempotency-key'];
    const address = addressOf(request);
    const call = {
      address,
      log,
      snapshot: request.snapshot,
      key: key === undefined ? undefined : String(key),
      credential: credentialOf(request),
      leaving: () => closingOf(reply),
      ...(endpoint.session && { session: sessionControl(db, config, request, reply) }),
    };
    if (endpoint.stream && request.method === 'HEAD') return reply.headers(streamHeaders).send();
    // A way to a provider begins and ends with a browser that goes there.
    if (endpoint.redirect && request.method === 'HEAD') return reply.code(204).send();
    const values = endpoint.stream ? resumed(query, headers['last-event-id']) : query;
    const respond = async (hasWaited: boolean) => {
      if (hasWaited) await callerNow(request);
      return runner.respond(endpoint, request.principal, { params, query: values, body, upload }, call);
    };
    const build = (hasWaited: boolean) =>
      endpoint.largeResponse
        ? longTurn(async () => gzipLong(await respond(hasWaited)), request.principal?.id ?? address)
        : respond(hasWaited);
    // A turn ends before the answer is sent: a slow reader keeps no other call waiting.
    const outcome = takesTurns && request.principal ? await inTurn(build, request.principal.id) : await build(false);
    return send(request, reply, endpoint, outcome);
  }
}

/** Returns the signal that aborts when the connection closes before the answer is sent. */
function closingOf({ raw }: FastifyReply): AbortSignal {
  const closing = new AbortController();
  const close = () => raw.writableFinished || closing.abort();
  raw.once('close', close);
  if (raw.destroyed) close();
  return closing.signal;
}

/** The position of a stream: the Last-Event-ID of an automatic reconnect has precedence over the one in the URL. */
function resumed(query: unknown, lastEventId: string | string[] | undefined): unknown {
  return lastEventId === undefined ? query : { ...(query as object), after: String(lastEventId) };
}
