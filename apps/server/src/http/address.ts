// Determines the caller's network address behind trusted proxies.
import { isIP } from 'node:net';
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

/** Returns the network of a subscriber: an IPv6 subscriber has a whole /64 of addresses. */
export function subscriberNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const [before, behind] = [head ?? [], tail ?? []];
  const filled = Math.max(0, 8 - before.length - behind.length);
  return [...before, ...Array<string>(filled).fill('0'), ...behind]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
