// Addresses and networks: of trusted proxies, and of mail servers that may hand mails over.
import { BlockList, isIP } from 'node:net';

/** The number of proxies in front of the server, or their addresses and networks; false for none. */
export type TrustedProxies = number | readonly string[] | false;

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns whether a text is an address, a network or the name of a predefined network. */
export function isNetwork(text: string): boolean {
  if (text in named || isIP(text) > 0) return true;
  const { address, bits } = networkOf(text);
  return isIP(address) > 0 && Number.isInteger(bits) && bits <= (isIP(address) === 4 ? 32 : 128);
}

/** Returns a function that says of each hop, the nearest first, whether its forwarded address is trusted. */
export function proxyTrust(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies.flatMap((each) => named[each] ?? [each])) {
    const { address, bits } = networkOf(network);
    list.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return (text) => {
    const address = normalizeAddress(text);
    return address !== undefined && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  };
}

function networkOf(text: string): { address: string; bits: number } {
  const [address = '', bits] = text.split('/');
  return {
    address,
    bits: bits === undefined ? (isIP(address) === 4 ? 32 : 128) : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN,
  };
}

/** Normalizes an address: drops the port, and converts an IPv4-mapped IPv6 address to IPv4. */
export function normalizeAddress(address: string): string | undefined {
  if (address.length > 60) return undefined;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const plain = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  const version = isIP(plain);
  // A zone id names an interface of the local machine, and clients can write anything there.
  return version === 0 ? undefined : plain.split('%')[0];
}

/** Returns the network of a subscriber, by which attempts are counted: an IPv6 subscriber has a whole /64 of addresses. */
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
