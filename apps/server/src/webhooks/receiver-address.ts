// Decides where webhooks may connect: public addresses, and hosts that the operator allows. A name is resolved once, and the
// connection goes to exactly that address, so that a name cannot lead elsewhere after the check (SSRF).
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Parses the address of a receiver: http or https, without a user, a password and a fragment. */
export function receiverUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') return undefined;
  return url.username === '' && url.password === '' && !text.includes('#') ? url : undefined;
}

/** The host of a URL as the operator writes it, without the brackets of IPv6 and the dot of a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

/** Whether an address is public: not of this machine, of a private network, of a cloud's metadata, or one that translates to these. */
export function isPublicAddress(address: string): boolean {
  // `range` knows no public address inside of IPv4-mapped IPv6, NAT64, 6to4 and Teredo: all of them are refused.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(globalUnicast) && !special.some((network) => parsed.match(network)));
}

/** All that IPv6 routes; whatever else `range` takes for public is not, such as IPv4 in its former form `::127.0.0.1`. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Within it: protocols (2001::/23), documentation (3fff::/20). */
const special = ['2001::/23', '3fff::/20'].map((network) => ipaddr.IPv6.parseCIDR(network));

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

/** Prefers IPv4, which every network has. */
export const resolveHost: Resolve = (host) => lookup(host, { all: true, order: 'ipv4first' });

/** Whether the host may be connected to at all, as far as its URL shows. */
export function isForbidden(url: URL, allowedHosts: readonly string[]): boolean {
  const host = hostOf(url);
  if (allowedHosts.includes(host)) return false;
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && !isPublicAddress(host));
}

/** Returns the address to connect to; undefined if the host has one that is not public and is not allowed. */
export async function addressFor(url: URL, allowedHosts: readonly string[], resolve: Resolve): Promise<string | undefined> {
  const host = hostOf(url);
  if (isForbidden(url, allowedHosts)) return undefined;
  if (isIP(host) > 0) return host;
  const found = await resolve(host);
  if (!allowedHosts.includes(host) && !found.every(({ address }) => isPublicAddress(address))) return undefined;
  return found[0]?.address;
}
