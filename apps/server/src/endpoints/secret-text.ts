// Encrypts a secret for the database with a key derived from the server's secret key (AES-256-GCM).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';

type Keyed = Pick<Config, 'secretKey'>;

const sizes = { nonce: 12, tag: 16 };

/** Returns nonce, tag and ciphertext in base64url. */
export function encryptText(config: Keyed, text: string): string {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Returns undefined for a text that was changed, or encrypted with another secret key. */
export function decryptText(config: Keyed, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  const start = sizes.nonce + sizes.tag;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, sizes.nonce), { authTagLength: sizes.tag });
    decipher.setAuthTag(bytes.subarray(sizes.nonce, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf({ secretKey }: Keyed): Buffer {
  if (secretKey === undefined) throw new Error('the secret key was not read yet');
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'tasklane stored secret', 32));
}
