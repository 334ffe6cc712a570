// Builds the application without listening; main.ts listens, tests call it.
import { randomBytes } from 'node:crypto';
import { api, type Endpoint, limits } from '@app/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { loggedError } from '#db/logged-error.ts';
import { type Outage, watchOutages } from '#db/outage.ts';
import { readyState } from '#db/ready-state.ts';
import { ApiError } from '#endpoints/errors.ts';
import { endpointRunner } from '#endpoints/run-endpoint.ts';
import { liveHub } from '#events/live-hub.ts';
import { handlers } from '#handlers.ts';
import { trustOf } from '#http/address.ts';
import { answerError } from '#http/answer-error.ts';
import { mountHealth } from '#http/health.ts';
import { answerToOwnNames } from '#http/host.ts';
import { mount } from '#http/mount.ts';
import { openApi } from '#http/openapi.ts';
import { servePages } from '#http/pages.ts';
import { answerUnreadable, refuseExpectation, secureEarly, secureHeaders } from '#http/security.ts';
import { cutStalledReaders } from '#http/stalled-readers.ts';
import { acceptUploads } from '#http/upload.ts';
import { keepHouse } from '#jobs/keep-house.ts';
import { boardCache } from '#tasks/board-cache.ts';

/**
 * How long a client may take for its headers, for its whole request, with nothing sent either way, and with an answer of which it
 * reads nothing; and how often it is looked whether one does (milliseconds).
 */
export const patience = { headers: 6_000, request: 25_000, connection: 60_000, reading: 11_000, looking: 1_000 };

interface Parts {
  config: Config;
  database: Database;
  /** The folder of the built web; without it only the API is served. */
  webRoot?: string | undefined;
  timeouts?: typeof patience | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    outage: Outage;
  }
}

export async function buildApp({ config, database, webRoot, timeouts = patience }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Short, as a person reads it out to the operator.
    genReqId: () => randomBytes(5).toString('hex'),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: limits.body.bytes,
    http: { connectionsCheckingInterval: timeouts.looking, headersTimeout: timeouts.headers, requireHostHeader: false },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: 65_000,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    // Whoever got in before the listeners closed is served; each answer closes its connection by then (http/health.ts).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, secureEarly(reply));
    },
  });
  app.decorate(
    'outage',
    watchOutages(async () => (await readyState(database)).ready, app.log),
  );
  app.addHook('onClose', async () => app.outage.stop());
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  acceptJson(app);
  refuseExpectation(app);
  cutStalledReaders(app, timeouts);
  await secureHeaders(app, config);
  answerToOwnNames(app, config);
  await app.register(cookie);
  await acceptUploads(app);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate'] });
  mountHealth(app, database);
  const live = liveHub({ database, log: app.outage.log });
  app.addHook('preClose', () => live.stop());
  const runner = endpointRunner(api, handlers, { config, database, boards: boardCache(database.db), live, log: app.log });
  mount(app, api, { config, db: database.db, runner });
  const endHousekeeping = keepHouse(database.db, app.outage.log);
  app.addHook('onClose', async () => endHousekeeping());
  app.get('/api/openapi.json', async () => openApi(api));
  const endpoints: Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
  await servePages(app, webRoot, endpoints);
  return app;
}

/** An address that cannot be decoded is taken as it stands, so that it is answered like any other that nothing has. */
function readableUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * JSON is the only content that is read; a body that is none, or that carries a prototype, is refused. A form says nothing that
 * the address of a page does not say already.
 */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body), refusePrototype));
    } catch {
      done(new ApiError(400, 'validation', 'errors.badJson'), undefined);
    }
  });
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && typeof value === 'object')) throw new SyntaxError('prototype');
  return value;
}
