// Files in a bucket of an S3-compatible store, addressed by path: https://KEY:SECRET@host/bucket/prefix?region=name.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { assertKey, type ByteRange, type FileStore, newKey } from '#endpoints/files/file-store.ts';

/** Until an answer begins, in milliseconds: of a small request, and of one that sends a file. */
const timeouts = { small: 15_000, file: 120_000 };
/** A request that the store could not answer is sent again so often. */
const retries = 2;
/** What is read of a refusal: characters, and milliseconds. */
const refusal = { length: 2_000, timeout: 5_000 };

interface Send {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  body?: Blob;
  timeout?: number;
}

/** Returns the store at that address; `incoming` is the folder in which files are received. */
export function s3Store(address: string, incoming: string): FileStore {
  const { origin, pathname, searchParams, username, password } = new URL(address);
  const folder = `${origin}${pathname
    .split('/')
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join('')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries,
  });

  async function send({ method, key, headers = {}, body, timeout = timeouts.small }: Send): Promise<Response> {
    assertKey(key);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('the store of files does not answer')), timeout);
    try {
      return await client.fetch(`${folder}/${key}`, { method, headers, ...(body && { body }), signal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  async function put(key: string, path: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    // The store checks the content against this sum.
    const headers = { 'X-Amz-Content-Sha256': hash.digest('hex'), 'Content-Type': 'application/octet-stream' };
    await done(await send({ method: 'PUT', key, headers, body: await openAsBlob(path), timeout: timeouts.file }));
  }

  async function read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await send({ method: 'GET', key, headers });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (!answer.ok || !answer.body) throw await failure(answer);
    return Readable.fromWeb(answer.body as ReadableStream);
  }

  async function size(key: string): Promise<number | undefined> {
    const answer = await send({ method: 'HEAD', key });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw await failure(answer);
    return Number(answer.headers.get('content-length'));
  }

  async function remove(key: string): Promise<void> {
    const answer = await send({ method: 'DELETE', key });
    if (answer.status === 404) await answer.body?.cancel();
    else await done(answer);
  }

  return {
    incoming,
    put,
    read,
    size,
    remove,
    async check() {
      const key = newKey('0'.repeat(64));
      const path = join(incoming, `${randomBytes(8).toString('hex')}.unfinished`);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      try {
        await writeFile(path, 'test');
        await put(key, path);
        const content = await read(key);
        if (!content || (await text(content)) !== 'test') throw new Error('the store returns another content');
        await remove(key);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function done(answer: Response): Promise<void> {
  if (!answer.ok) throw await failure(answer);
  await answer.body?.cancel();
}

/** Returns an error with the code of the store, such as NoSuchBucket. */
async function failure(answer: Response): Promise<Error> {
  const code = codeIn(await beginningOf(answer)) ?? '';
  return new Error(`the store of files answered ${answer.status} ${code}`.trim());
}

function codeIn(said: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(said)?.[1];
}

/** Returns the beginning of a refusal, up to its code: whoever waits for the file must not wait for a body that never ends. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const stream = Readable.fromWeb(body as ReadableStream);
  const late = setTimeout(() => stream.destroy(), refusal.timeout);
  let said = '';
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      said += part.toString('utf8');
      if (codeIn(said) !== undefined || said.length >= refusal.length) break;
    }
  } catch {
    // The status is enough.
  } finally {
    clearTimeout(late);
    stream.destroy();
  }
  return said;
}
