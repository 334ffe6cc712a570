// Which names the server answers to. A page of somebody else's, whose name leads here, would be of one origin with us otherwise.
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Probes ask by whatever name they know, and are told nothing worth hiding. */
const probes: readonly string[] = ['/livez', '/readyz'];

/** Answers 421 to whoever calls the server by another name than its own; addresses and `localhost` are always its own. */
export function answerToOwnNames(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'allowedHosts'>): void {
  const own = new Set([...config.allowedHosts, ...(config.publicUrl ? [new URL(config.publicUrl).hostname] : [])]);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { host } = request.headers;
    // Every request of HTTP/1.1 names a host; Node would refuse it in its own words.
    if (host === undefined && request.raw.httpVersion === '1.1')
      throw new ApiError(400, 'validation', 'errors.unreadableRequest');
    if (host === undefined || host === '' || probes.includes(request.routeOptions.url ?? '')) return;
    const name = nameOf(host);
    if (!isAddress(name) && !own.has(name)) throw new ApiError(421, 'wrong_host', 'errors.wrongHost');
  });
}

/** The name of a Host header, without its port. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
}

function isAddress(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) > 0;
}
