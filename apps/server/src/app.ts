// Builds the application without listening; start.ts and the tests call it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import * as api from '@app/contract/api.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { callsAtOnce, limits } from '@app/contract/limits.ts';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { admitFile } from '#attachments/admit-file.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { reasonOf } from '#db/failures.ts';
import { loggedError } from '#db/logged-error.ts';
import { type Outage, watchOutages } from '#db/outage.ts';
import { checkReadiness } from '#db/ready-state.ts';
import { logSlowStatements } from '#db/slow-queries.ts';
import { StartError } from '#db/start-error.ts';
import type { ConnectModel } from '#endpoints/context.ts';
import { turnsOfPeople } from '#endpoints/limits/turns-of-people.ts';
import { proxyTrust } from '#endpoints/networks.ts';
import { type EndpointRunner, endpointRunner } from '#endpoints/run-endpoint.ts';
import { liveHub } from '#events/live-hub.ts';
import { newestEvents } from '#events/newest-events.ts';
import { fileStore } from '#files/open-store.ts';
import { watchedStore } from '#files/watched-store.ts';
import { handlers } from '#handlers.ts';
import { observeAnswers } from '#http/access-log.ts';
import { answerError } from '#http/answer-error.ts';
import { drainBodies } from '#http/bodies/drain-bodies.ts';
import { registerBodyParsers } from '#http/bodies/parse-bodies.ts';
import { endSlowRequests } from '#http/bodies/slow-requests.ts';
import { compressAnswers } from '#http/compress-answers.ts';
import { requestCounting } from '#http/count-requests.ts';
import { acceptUploads } from '#http/files/upload.ts';
import { mountHealth } from '#http/health.ts';
import { checkHostHeader } from '#http/host.ts';
import { mount } from '#http/mount.ts';
import { mountDescription } from '#http/mount-docs.ts';
import { mountMcp } from '#http/mount-mcp.ts';
import { isOperator, metricsServer, mountMetrics } from '#http/mount-metrics.ts';
import { servePages } from '#http/pages.ts';
import { mountScim } from '#http/scim/mount-scim.ts';
import { clientErrorAnswer, refuseExpectHeader, registerSecurityHeaders, setEarlyHeaders } from '#http/security.ts';
import { closeStalledConnections } from '#http/stalled-readers.ts';
import { serveWellKnown } from '#http/well-known.ts';
import { startCleanup } from '#jobs/cleanup.ts';
import { mainText } from '#main.text.ts';
import { mcpAnswers } from '#mcp/answer-mcp.ts';
import { connectModel } from '#models/connect-model.ts';
import { readinessDetails } from '#monitoring/details.ts';
import { startHistory } from '#monitoring/history.ts';
import { lastJobs } from '#monitoring/last-jobs.ts';
import { type Measurements, measurements } from '#monitoring/measurements.ts';
import { startMetrics } from '#monitoring/metrics.ts';
import { mailsWaiting } from '#monitoring/monitoring.sql.ts';
import { scimAnswers } from '#scim/load-scim.ts';
import { boardCache } from '#tasks/board-cache.ts';

/** In milliseconds. */
export interface Timeouts {
  headers: number;
  /** For a whole request. */
  request: number;
  /** For a whole request with a large file, and for a pause within it. */
  upload: number;
  stalled: number;
  /** For a connection with no traffic. */
  connection: number;
  /** For an answer that the client does not read. */
  reading: number;
  /** The interval of the checks. */
  checkEvery: number;
}

export const defaultTimeouts: Timeouts = {
  headers: 6_000,
  request: 25_000,
  upload: attachmentLimits.uploadTimeout,
  stalled: attachmentLimits.stalled,
  connection: 60_000,
  reading: 11_000,
  checkEvery: 1_000,
};

interface AppOptions {
  config: Config;
  database: Database;
  /** The folder of the built web application; without it the server serves only the API. */
  webRoot?: string | undefined;
  timeouts?: Timeouts | undefined;
  /** The least time between two messages about presence on a stream, in milliseconds. */
  presenceTick?: number | undefined;
  /** Connects to the language model; tests have one of their own. */
  connectModel?: ConnectModel | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    outage: Outage;
    measurements: Measurements;
    /** Runs endpoints without HTTP, for the command line. */
    runner: EndpointRunner;
    /** The server of the metrics, if they have a port of their own. */
    metricsServer: Server | undefined;
  }
}

export async function buildApp({
  config,
  database,
  webRoot,
  timeouts = defaultTimeouts,
  presenceTick,
  connectModel: connect = connectModel,
}: AppOptions): Promise<FastifyInstance> {
  const answerClientError = clientErrorAnswer(config);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Short, because people read it out to the operator.
    genReqId: () => randomUUID().replaceAll('-', '').slice(0, 10),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: limits.body.bytes,
    http: { connectionsCheckingInterval: timeouts.checkEvery, headersTimeout: timeouts.headers, requireHostHeader: false },
    // The longest; `endSlowRequests` ends most requests sooner.
    requestTimeout: Math.max(timeouts.request, timeouts.upload),
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: 65_000,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // A request that arrived before the listeners closed is still served; its answer closes the connection (http/health.ts).
    return503OnClosing: false,
    // The contract's schemas are zod's, so Fastify's own compilers are not loaded.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => escapeInvalidUrl(url),
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, setEarlyHeaders(reply, config));
    },
  });
  app.decorate(
    'outage',
    watchOutages(async () => (await checkReadiness(database)).ready, app.log),
  );
  app.addHook('onClose', async () => app.outage.stop());
  app.decorate('metricsServer', undefined);
  const measured = measurements();
  app.decorate('measurements', measured);
  observeAnswers(app, { isLogged: config.accessLog, answered: measured.answered });
  if (config.slowQuery > 0) {
    const stopLog = logSlowStatements(database.pool, config.slowQuery, app.log);
    app.addHook('onClose', async () => stopLog());
  }
  app.setErrorHandler(answerError);
  registerBodyParsers(app);
  refuseExpectHeader(app, config);
  endSlowRequests(app, timeouts.request, answerClientError);
  drainBodies(app);
  closeStalledConnections(app, timeouts);
  registerSecurityHeaders(app, config);
  checkHostHeader(app, config);
  await app.register(cookie);
  await acceptUploads(app);
  compressAnswers(app);
  const files = watchedStore(fileStore(config));
  mountHealth(app, database, async ({ headers }) =>
    isOperator(headers.authorization, config.metricsToken) ? readinessDetails({ config, database, files }) : undefined,
  );
  const live = liveHub({ database, config, log: app.outage.log, presenceTick });
  app.addHook('preClose', () => live.stop());
  const history = startHistory({
    measurements: measured,
    streams: live.count,
    mails: async () => (await mailsWaiting(database.db)).waiting,
  });
  app.addHook('onClose', async () => history.stop());
  await serveMetrics(app, { config, database, streams: live.count });
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const { db } = database;
  const caches = { boards: boardCache(database.db), newest: newestEvents(database) };
  const runner = endpointRunner(api, handlers, {
    ...{ config, database, files, live, log: app.log, connectModel: connect, stopping: stopping.signal },
    ...{ ...caches, history: history.points, jobs: lastJobs(measured) },
  });
  app.decorate('runner', runner);
  const counting = requestCounting(db, config);
  const admit = admitFile.bind(undefined, db);
  const inTurn = turnsOfPeople(database.kind === 'postgres' ? callsAtOnce.running : callsAtOnce.runningEmbedded);
  mount(app, api, { config, database, runner, counting, inTurn, admit, incoming: files.incoming, timeouts });
  const mcp = mcpAnswers({ config, db, runner, isDiskFull: () => database.disk() === 'full' });
  mountMcp(app, { config, db, counting, inTurn, answer: mcp.answer });
  app.addHook('onClose', () => mcp.close());
  const answerScim = scimAnswers({ config, database, live });
  mountScim(app, { config, db, counting, inTurn, answer: answerScim });
  const stopCleanup = startCleanup({ db, config, files, log: app.outage.log }, (result) => measured.job('cleanup', result));
  app.addHook('onClose', async () => stopCleanup());
  mountDescription(app, api, counting);
  serveWellKnown(app, config);
  const endpoints: Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
  await servePages(app, webRoot, endpoints);
  return app;
}

/** Serves the metrics if the operator has set a token or a port; otherwise nothing of them is loaded. */
async function serveMetrics(
  app: FastifyInstance,
  { config, database, streams }: { config: Config; database: Database; streams: () => number },
): Promise<void> {
  const { metricsToken, metricsPort, host } = config;
  if (metricsToken === undefined && metricsPort === undefined) return;
  const source = await startMetrics({ database, backupSchedule: config.backupSchedule, measurements: app.measurements, streams });
  if (metricsPort === undefined) {
    if (metricsToken !== undefined) mountMetrics(app, source, metricsToken);
    return;
  }
  const server = metricsServer(source, metricsToken);
  app.metricsServer = server;
  app.addHook('onReady', () => listenOn(server, { host, port: metricsPort }));
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

async function listenOn(server: Server, address: { host: string; port: number }): Promise<void> {
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    throw new StartError(mainText.metricsPort(address.port, reasonOf(error)), { cause: error });
  }
}

function noCompiler(): never {
  throw new Error('A route has a schema of Fastify.');
}

/** Escapes a URL that cannot be decoded, so that it gets the usual 404. */
function escapeInvalidUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
