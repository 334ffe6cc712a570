// GET /metrics: on the server's own port with a token, or on a port that only the operator's network reaches.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';
import { nodeHttp } from '#endpoints/node-http.ts';

export interface MetricsSource {
  contentType: string;
  text(): Promise<string>;
}

/** Returns whether an Authorization header has the operator's token; without a token nobody has it. */
export function isOperator(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** Equal lengths, so that the time of the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Mounts the metrics on the application for callers with the token. */
export function mountMetrics(app: FastifyInstance, source: MetricsSource, token: string): void {
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request.headers.authorization, token)) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new ApiError(401, 'session_missing', 'auth.notAuthenticated');
    }
    const text = await source.text();
    return reply.header('Cache-Control', 'no-store').type(source.contentType).send(text);
  });
}

/** Serves the metrics, and nothing else, on a server of its own. */
export function metricsServer(source: MetricsSource, token: string | undefined): Server {
  return nodeHttp.createServer((request, response) => void answerScrape(request, response, source, token));
}

async function answerScrape(
  request: IncomingMessage,
  response: ServerResponse,
  source: MetricsSource,
  token: string | undefined,
): Promise<void> {
  const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { ...plainHeaders, ...headers }).end(text);
  if (request.url?.split('?')[0] !== '/metrics') answer(404, 'Only /metrics is here.\n');
  else if (request.method !== 'GET' && request.method !== 'HEAD') answer(405, 'Only GET.\n', { Allow: 'GET, HEAD' });
  else if (token !== undefined && !isOperator(request.headers.authorization, token))
    answer(401, 'Send METRICS_TOKEN as a bearer token.\n', { 'WWW-Authenticate': 'Bearer' });
  else {
    const text = await source.text().catch(() => undefined);
    if (text === undefined) answer(500, 'The metrics could not be read.\n');
    else answer(200, text, { 'Content-Type': source.contentType });
  }
}

const plainHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
