// Whether an address leads to this machine, where plain text is safe.
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host is this machine by its name or address alone. */
export function isLoopback(host: string): boolean {
  const version = isIP(host);
  return host === 'localhost' || (version > 0 && loopback.check(host, version === 4 ? 'ipv4' : 'ipv6'));
}

/** Whether the host of an address is this machine. */
export function isLoopbackUrl({ hostname }: URL): boolean {
  return isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
