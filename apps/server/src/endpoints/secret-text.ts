// Encrypts a secret for the database with a key derived from the server's secret key (AES-256-GCM), and names that key.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type Keyed, keyIdOf, keysOf } from '#endpoints/server-keys.ts';

const sizes = { nonce: 12, tag: 16 };
const purpose = 'stored secret';

/** Returns the id of the key, a dot, and in base64url nonce, tag and ciphertext. */
export function encryptText(config: Keyed, text: string): string {
  const [key] = keysOf(config);
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(key, purpose), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${keyIdOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

/** Returns undefined for a text that was changed, or that none of the server's keys has encrypted. */
export function decryptText(config: Keyed, encrypted: string): string | undefined {
  const [id, named] = encrypted.split('.', 2);
  // Earlier versions did not name the key.
  const fitting = named === undefined ? keysOf(config) : keysOf(config).filter((key) => keyIdOf(key) === id);
  const bytes = Buffer.from(named ?? encrypted, 'base64url');
  for (const key of fitting) {
    const text = decryptWith(key, bytes);
    if (text !== undefined) return text;
  }
  return undefined;
}

function decryptWith(key: string, bytes: Buffer): string | undefined {
  const start = sizes.nonce + sizes.tag;
  try {
    const nonce = bytes.subarray(0, sizes.nonce);
    const decipher = createDecipheriv('aes-256-gcm', derivedKey(key, purpose), nonce, { authTagLength: sizes.tag });
    decipher.setAuthTag(bytes.subarray(sizes.nonce, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
