// Where passkeys work: at the address that the operator has set, never at a name that a request brings.
import { isIP } from 'node:net';
import type { Config } from '#config.ts';

interface PasskeySite {
  /** The host name: a passkey of one name works at no other. */
  id: string;
  /** The address with its port; of the own machine any port will do where the operator has set no address. */
  origin: string;
  isAnyPort: boolean;
}

/** Returns undefined where no browser would make a passkey: without https, and for an address without a name. */
export function passkeySite({ publicUrl }: Pick<Config, 'publicUrl'>): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl ?? 'http://localhost');
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || (protocol !== 'https:' && !isOwnMachine)) return undefined;
  return { id: hostname, origin, isAnyPort: publicUrl === undefined };
}

/** Returns the origin that an answer must name: its own if that is any port of the own machine. */
export function expectedOrigin({ origin, isAnyPort }: PasskeySite, named: unknown): string {
  return isAnyPort && typeof named === 'string' && /^http:\/\/localhost(:\d{1,5})?$/.test(named) ? named : origin;
}
