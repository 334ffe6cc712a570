// Encrypts a backup in chunks, each with its own tag and number: a file that was cut, changed or reordered cannot be decrypted.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from '#backups/backup-format.ts';

/** The beginning of an encrypted file. */
export const encryptedMark = Buffer.from('TASKLANE ENCRYPTED BACKUP 1\n');

const cipherName = 'aes-256-gcm';
const saltBytes = 16;
const tagBytes = 16;
const lengthBytes = 4;
const chunkBytes = 64 * 1024;
/** The highest bit of a chunk's length: it is the last one. */
const lastFlag = 0x80000000;

const derive = promisify(scrypt) as (key: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Each file has a key of its own, made of a random salt, so that numbers of chunks may repeat from file to file. */
function keyOf(key: string, salt: Buffer): Promise<Buffer> {
  return derive(key, salt, 32);
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Yields the encrypted bytes. */
export async function* encrypt(bytes: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const fileKey = await keyOf(key, salt);
  yield Buffer.concat([encryptedMark, salt]);
  let number = 0;
  let rest: Buffer = Buffer.alloc(0);
  function seal(chunk: Buffer, isLast: boolean): Buffer {
    const head = Buffer.alloc(lengthBytes);
    head.writeUInt32BE((chunk.length | (isLast ? lastFlag : 0)) >>> 0);
    const cipher = createCipheriv(cipherName, fileKey, nonceOf(number++));
    cipher.setAAD(head);
    return Buffer.concat([head, cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
  for await (const part of bytes) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    while (rest.length > chunkBytes) {
      yield seal(rest.subarray(0, chunkBytes), false);
      rest = rest.subarray(chunkBytes);
    }
  }
  yield seal(rest, true);
}

interface Problems {
  wrongKey: string;
  cut: string;
  afterEnd: string;
}

/** Yields the decrypted bytes of a file that begins with the mark; throws a BackupError at the first chunk that is not genuine. */
export async function* decrypt(bytes: AsyncIterable<Buffer>, key: string, problems: Problems): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function take(count: number): Promise<Buffer> {
    while (rest.length < count) {
      const { value, done } = await source.next();
      if (done) throw new BackupError(problems.cut);
      rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  }
  await take(encryptedMark.length);
  const fileKey = await keyOf(key, Buffer.from(await take(saltBytes)));
  for (let number = 0; ; number++) {
    const head = Buffer.from(await take(lengthBytes));
    const word = head.readUInt32BE();
    const isLast = (word & lastFlag) !== 0;
    const length = word & ~lastFlag;
    if (length > chunkBytes) throw new BackupError(problems.wrongKey);
    const sealed = await take(length + tagBytes);
    const decipher = createDecipheriv(cipherName, fileKey, nonceOf(number));
    decipher.setAAD(head);
    decipher.setAuthTag(sealed.subarray(length));
    try {
      yield Buffer.concat([decipher.update(sealed.subarray(0, length)), decipher.final()]);
    } catch (error) {
      throw new BackupError(problems.wrongKey, { cause: error });
    }
    if (!isLast) continue;
    if (rest.length > 0 || !(await source.next()).done) throw new BackupError(problems.afterEnd);
    return;
  }
}
