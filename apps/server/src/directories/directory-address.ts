// Addresses of directories.
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host is this machine by its name alone. */
export function isLoopbackName(host: string): boolean {
  const family = isIP(host);
  return host === 'localhost' || (family > 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4'));
}

/** Whether that is the address of a directory: `ldap:` or `ldaps:`, a host, and nothing but a port. */
export function isDirectoryAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['ldap:', 'ldaps:'].includes(url.protocol) || url.hostname === '') return false;
  return /^\/?$/.test(url.pathname) && `${url.search}${url.hash}${url.username}${url.password}` === '';
}
