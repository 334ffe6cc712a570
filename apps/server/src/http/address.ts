// Determines the caller's network address behind trusted proxies.
import type { FastifyRequest } from 'fastify';
import { normalizeAddress } from '#endpoints/networks.ts';

/** Returns the caller's address. If a proxy forwards an invalid address, the proxy's own address counts. */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const hops = request.ips ?? [request.ip];
  for (const hop of hops.toReversed()) {
    const address = normalizeAddress(hop);
    if (address !== undefined) return address;
  }
  return 'unknown';
}
