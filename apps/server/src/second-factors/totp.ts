// Codes from a phone (RFC 6238: SHA-1, six digits, a new one every 30 seconds).
import { createHmac, randomBytes } from 'node:crypto';
import { product } from '@app/contract/limits.ts';
import { totp } from '@app/contract/second-factors/second-factors.limits.ts';
import { isSameText } from '#endpoints/hmac.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret in Base32, as programs on phones take it. */
export function newSecret(): string {
  const bits = [...randomBytes(totp.secretBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}

/** Returns the address that a phone reads from the picture. */
export function secretUri(secret: string, username: string, companyName: string): string {
  const issuer = companyName || product;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function stepAt(now: number): number {
  return Math.floor(now / 1000 / totp.period);
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** totp.digits).padStart(totp.digits, '0');
}

/** Returns the step whose code was typed, now or one step away; undefined for a wrong code. */
export function stepOf(secret: string, typed: string, now = Date.now()): number | undefined {
  const code = typed.replace(/[\s-]/g, '');
  const present = stepAt(now);
  const steps = Array.from({ length: 2 * totp.window + 1 }, (_, n) => present - totp.window + n);
  // All are compared, so that the time says nothing.
  return steps.filter((step) => isSameText(codeAt(secret, step), code)).at(-1);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
