// Determines the caller's network address behind trusted proxies.
import type { FastifyRequest } from 'fastify';
import { normalizeAddress } from '#endpoints/networks.ts';

/** Returns the caller's address. If a proxy forwards an invalid address, the proxy's own address counts. */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const way = request.ips ?? [request.ip];
  for (const given of way.toReversed()) {
    const address = normalizeAddress(given);
    if (address !== undefined) return address;
  }
  return 'unknown';
}
