// Tells of every answered request: one line of the access log, and a measurement.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnsweredRequest } from '#endpoints/context.ts';
import { addressOf } from '#http/address.ts';

interface Options {
  /** Whether to write the access log. */
  isLogged: boolean;
  answered(request: AnsweredRequest): void;
}

/** Requests of machines that ask every few seconds; they are logged at the level `debug`. */
const quiet = ['/livez', '/readyz', '/metrics'];
/** Any client may send any method, so unknown ones count together. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Observes every answer. The log has the pattern of the route and never the URL, whose values are what people search and write,
 * nor anything of headers and bodies.
 */
export function observeAnswers(app: FastifyInstance, { isLogged, answered }: Options): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.statusCode;
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
    const seconds = reply.elapsedTime / 1000;
    const method = methods.includes(request.method) ? request.method : 'OTHER';
    const route = routeOf(request);
    answered({ method, route, status, seconds, isStream });
    if (!isLogged) return;
    const { principal } = request;
    const line = {
      method,
      route,
      status,
      ms: Math.round(seconds * 10_000) / 10,
      address: addressOf(request),
      ...(principal && { userId: principal.id, via: principal.via }),
      ...(isStream && { stream: true }),
    };
    request.log[quiet.includes(route) ? 'debug' : 'info'](line, 'request');
  });
}

/** Returns the pattern of the route; files of the web and unknown URLs have one name each. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unmatched';
  return /^\/(api|livez|readyz|metrics)(\/|$)/.test(url) ? url : 'file';
}
