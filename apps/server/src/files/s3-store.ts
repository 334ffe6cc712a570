// Files in a bucket of an S3-compatible store, addressed by path: https://KEY:SECRET@host/bucket/prefix?region=name.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { assertKey, type ByteRange, type FileStore, newKey } from '#endpoints/files/file-store.ts';
import { StoreFailure } from '#endpoints/files/store-failure.ts';
import { storeRequests } from '#files/s3-request.ts';

/** Returns the store at that address; `incoming` is the folder in which files are received. */
export function s3Store(address: string, incoming: string, patience?: number): FileStore {
  const { origin, pathname, searchParams, username, password } = new URL(address);
  const folder = `${origin}${pathname
    .split('/')
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join('')}`;
  const access = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };
  const send = storeRequests(access, patience);

  function urlOf(key: string): string {
    assertKey(key);
    return `${folder}/${key}`;
  }

  async function put(key: string, path: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const { size } = await stat(path);
    // The store checks the content against this sum.
    const headers = { 'X-Amz-Content-Sha256': hash.digest('hex'), 'Content-Type': 'application/octet-stream' };
    const { status, drop } = await send({ method: 'PUT', url: urlOf(key), headers, file: { path, size } });
    drop();
    if (status === 404) throw new StoreFailure('refused', new Error('404'));
  }

  async function read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const { status, open } = await send({ method: 'GET', url: urlOf(key), headers });
    return status === 404 ? undefined : open();
  }

  async function remove(key: string): Promise<void> {
    (await send({ method: 'DELETE', url: urlOf(key) })).drop();
  }

  return {
    incoming,
    put,
    read,
    async size(key) {
      const { status, length, drop } = await send({ method: 'HEAD', url: urlOf(key) });
      drop();
      return status === 404 ? undefined : length;
    },
    remove,
    async check() {
      const key = newKey('0'.repeat(64));
      const path = join(incoming, `${randomBytes(8).toString('hex')}.unfinished`);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      try {
        await writeFile(path, 'test');
        await put(key, path);
        const content = await read(key);
        if (!content || (await text(content)) !== 'test') throw new StoreFailure('other');
        await remove(key);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
