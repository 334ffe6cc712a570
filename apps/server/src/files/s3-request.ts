// One signed request to an S3-compatible store. It waits for seconds, not minutes, and says which of the ways to fail it was.
import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreFailure } from '#endpoints/files/store-failure.ts';
import { nodeHttp } from '#endpoints/node-http.ts';

/** How long the store may be silent, in milliseconds: while it is connected to, takes a file, or sends one. */
const idle = 8_000;
/** The pauses before a request that the store could not answer is sent again, in milliseconds. */
const pauses = [100, 300];
/** What is read of a refusal, in characters. */
const refusalLength = 2_000;

export interface StoreRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** The file to send, and its size. */
  file?: { path: string; size: number };
}

export interface StoreAnswer {
  status: number;
  /** The bytes of the content. */
  length: number;
  /** Opens the content. Each answer is either opened or dropped, so that its connection is free again. */
  open(): Readable;
  drop(): void;
}

/** The keys and the region of the store. */
export interface StoreAccess {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/**
 * Returns a function that sends requests. It returns successes and contents that are missing, and throws a StoreFailure for anything
 * else. Proxies of the environment count if Node is told so (NODE_USE_ENV_PROXY).
 */
export function storeRequests(access: StoreAccess, patience = idle): (request: StoreRequest) => Promise<StoreAnswer> {
  return async (request) => {
    const begun = performance.now();
    for (let attempt = 0; ; attempt++) {
      const answer = await once(access, request, patience);
      const status = answer.statusCode ?? 0;
      if (status < 300) return opened(answer, status, patience);
      const code = await codeOf(answer, patience);
      if (status === 404 && code !== 'NoSuchBucket') return { status, length: 0, open: () => Readable.from([]), drop: () => {} };
      const pause = pauses[attempt];
      const again = (status >= 500 || status === 429) && performance.now() - begun < patience;
      if (!again || pause === undefined) throw refusalOf(status, code);
      await sleep(pause);
    }
  };
}

function opened(answer: IncomingMessage, status: number, patience: number): StoreAnswer {
  return {
    status,
    length: Number(answer.headers['content-length']),
    open() {
      const body = Readable.from(pieces(answer, patience));
      // Whoever closes it before the first piece has not begun to read.
      return body.once('close', () => answer.destroy());
    },
    // A store may say something about what it has done, or never end it.
    drop() {
      answer.setTimeout(patience, () => answer.destroy());
      answer.resume();
    },
  };
}

/** Sends the request; sends it again if the store had closed a connection that was kept. */
async function once(access: StoreAccess, request: StoreRequest, patience: number): Promise<IncomingMessage> {
  for (;;) {
    const sent = await signed(access, request);
    try {
      return await answerTo(sent, request, patience);
    } catch (error) {
      if (!sent.reusedSocket || error instanceof StoreFailure) throw failureOf(error);
    }
  }
}

async function signed(access: StoreAccess, { method, url, headers, file }: StoreRequest) {
  const signer = new AwsV4Signer({ ...access, service: 's3', method, url, headers: headers ?? {} });
  const { url: address, headers: all } = await signer.sign();
  const length = file ? { 'content-length': String(file.size) } : {};
  const send = address.protocol === 'https:' ? requestHttps : nodeHttp.request;
  return send(address, { method, headers: { ...Object.fromEntries(all), ...length } });
}

async function answerTo(
  sent: ReturnType<typeof requestHttps>,
  { file }: StoreRequest,
  patience: number,
): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.on('error', reject);
  });
  // It may fail before it is awaited.
  answered.catch(() => {});
  sent.setTimeout(patience, () => sent.destroy(new StoreFailure('silent')));
  if (file) await Promise.race([pipeline(createReadStream(file.path), sent), answered]);
  else sent.end();
  const answer = await answered;
  sent.setTimeout(0);
  return answer;
}

/** The body. The patience counts while a piece is awaited, not while the reader is busy with another one. */
async function* pieces(answer: IncomingMessage, patience: number): AsyncGenerator<Buffer> {
  const wait = () => setTimeout(() => answer.destroy(new StoreFailure('silent')), patience);
  let timer = wait();
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      clearTimeout(timer);
      yield piece;
      timer = wait();
    }
  } catch (error) {
    throw error instanceof StoreFailure ? error : new StoreFailure('cut', error);
  } finally {
    clearTimeout(timer);
    answer.destroy();
  }
}

function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { code } = error as { code?: unknown };
  return new StoreFailure(code === 'EPIPE' || code === 'ECONNRESET' ? 'cut' : 'unreachable', error);
}

const keyCodes = /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|InvalidToken|ExpiredToken|AuthFailure)$/;

function refusalOf(status: number, code: string | undefined): StoreFailure {
  const said = new Error([status, code].filter(Boolean).join(' '));
  if (code === 'RequestTimeTooSkewed') return new StoreFailure('clock', said);
  if (code === 'NoSuchBucket') return new StoreFailure('bucket', said);
  if (status === 401 || status === 403 || keyCodes.test(code ?? '')) return new StoreFailure('key', said);
  return new StoreFailure('refused', said);
}

/** Returns the code of a refusal, such as NoSuchBucket: of a body that never ends only its beginning is read. */
async function codeOf(answer: IncomingMessage, patience: number): Promise<string | undefined> {
  let said = '';
  try {
    for await (const piece of pieces(answer, Math.min(patience, 2_000))) {
      said += piece.toString('utf8');
      const code = /<Code>(\w{1,100})<\/Code>/.exec(said)?.[1];
      if (code !== undefined) return code;
      if (said.length >= refusalLength) break;
    }
  } catch {
    // The status is enough.
  }
  return undefined;
}
