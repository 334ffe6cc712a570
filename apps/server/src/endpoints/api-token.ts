// The text of an API token: prefix, 26 random characters of base62 and a checksum, which tells a mistyped token from a revoked one
// without the database and lets scanners recognize a leaked one.
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenPrefix } from '@app/contract/tokens/tokens.limits.ts';
import { tokenHashOf } from '#endpoints/token.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const size = { random: 26, checksum: 6 };
const shape = new RegExp(`^[0-9A-Za-z]{${size.random}}_[0-9A-Za-z]{${size.checksum}}$`);

/** Returns a new token, and the hash that is stored and looked up. */
export function newApiToken(prefix: string = tokenPrefix): { token: string; tokenHash: string } {
  const random = Array.from({ length: size.random }, () => alphabet[randomInt(alphabet.length)]).join('');
  const start = `${prefix}${random}`;
  const token = `${start}_${checksum(start)}`;
  return { token, tokenHash: tokenHashOf(token) };
}

/** Returns the hash of a token; undefined if it has another prefix or shape, or a wrong checksum. */
export function apiTokenHash(token: string, prefix: string = tokenPrefix): string | undefined {
  if (!token.startsWith(prefix) || !shape.test(token.slice(prefix.length))) return undefined;
  const end = -1 - size.checksum;
  return token.slice(end + 1) === checksum(token.slice(0, end)) ? tokenHashOf(token) : undefined;
}

/** The CRC-32 in base62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let count = 0; count < size.checksum; count++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
