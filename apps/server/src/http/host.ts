// Checks the Host header. Otherwise a foreign domain that resolves to this server would be same-origin with it (DNS rebinding).
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Probes use any host name, and their answers hold nothing confidential. */
const probes: readonly string[] = ['/livez', '/readyz'];

/** Answers 421 to a request for a host name that is not the server's own; IP addresses and `localhost` are always allowed. */
export function checkHostHeader(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'allowedHosts'>): void {
  const own = new Set([...config.allowedHosts, ...(config.publicUrl ? [new URL(config.publicUrl).hostname] : [])]);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { host } = request.headers;
    // HTTP/1.1 requires a Host header; Node would refuse the request with a body of its own.
    // Of two of them a proxy in front may have read the other one.
    const isAmbiguous = countOf(request.raw.rawHeaders, 'host') > 1;
    if (isAmbiguous || (host === undefined && request.raw.httpVersion === '1.1'))
      throw new ApiError(400, 'validation', 'errors.unreadableRequest');
    if (probes.includes(request.routeOptions.url ?? '')) return;
    // The name in an absolute address goes before the header (RFC 9112).
    const absolute = /^[a-z][a-z+.-]*:\/\/([^/?#]*)/i.exec(request.raw.url ?? '')?.[1];
    const names = [host, absolute].filter((each) => each !== undefined && each !== '').map((each) => nameOf(each as string));
    if (!names.every((name) => isAddress(name) || own.has(name))) throw new ApiError(421, 'wrong_host', 'errors.wrongHost');
  });
}

/** Node itself keeps the first header of a name; `rawHeaders` has names and values in turn. */
function countOf(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length;
}

/** Returns the host name of a Host header, without its port. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
}

function isAddress(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) > 0;
}
