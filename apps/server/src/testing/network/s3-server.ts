// For tests: a small S3-compatible store in memory that checks signatures and sums.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';

const keys = { accessKeyId: 'ACCESS', secretAccessKey: 'se/cr+et' };

export interface S3Server {
  /** The address for FILES_URL. */
  address: string;
  objects: Map<string, Buffer>;
  /**
   * A status that every request gets, while it is set; with `isStuck` its body never ends. With `stops` it never answers, or sends a
   * part of a content and then nothing, or closes the connection there.
   */
  state: { status: number | undefined; isStuck: boolean; stops: 'before' | 'within' | 'cut' | undefined };
  /** How many connections are open. */
  connections(): Promise<number>;
  stop(): void;
}

/** Starts the store. */
export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const state: S3Server['state'] = { status: undefined, isStuck: false, stops: undefined };
  const server = createServer(async (request, response) => {
    if (state.stops === 'before') return;
    const content = await buffer(request);
    const refuse = (status: number, code: string) => {
      response.writeHead(status).write(`<Error><Code>${code}</Code></Error>`);
      if (!state.isStuck) response.end();
    };
    if (state.status !== undefined) return refuse(state.status, 'SlowDown');
    const { headers, method, url = '' } = request;
    if (!(await isSigned(request))) return refuse(403, 'SignatureDoesNotMatch');
    if (!url.startsWith('/bucket/')) return refuse(404, 'NoSuchBucket');
    if (method === 'PUT') {
      const sum = createHash('sha256').update(content).digest('hex');
      if (headers['x-amz-content-sha256'] !== sum) return refuse(400, 'XAmzContentSHA256Mismatch');
      if (headers['content-length'] !== String(content.length)) return refuse(411, 'MissingContentLength');
      objects.set(url, content);
      return response.end();
    }
    const found = objects.get(url);
    if (method === 'DELETE') {
      objects.delete(url);
      return response.writeHead(204).end();
    }
    if (!found) return refuse(404, 'NoSuchKey');
    if (state.stops !== undefined) {
      response.writeHead(200, { 'content-length': found.length }).write(found.subarray(0, 3));
      if (state.stops === 'cut') setTimeout(() => response.destroy(), 50);
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return response.writeHead(200, { 'content-length': found.length }).end(found);
    return response.writeHead(206).end(found.subarray(Number(from), Number(to) + 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [user, password] = [keys.accessKeyId, keys.secretAccessKey].map(encodeURIComponent);
  return {
    address: `http://${user}:${password}@${host}/bucket/files?region=test-1`,
    objects,
    state,
    connections: () => promisify(server.getConnections.bind(server))(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Signs the request again with the keys, and compares. */
async function isSigned({ headers, method = '', url }: IncomingMessage): Promise<boolean> {
  const sent = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-') && name !== 'x-amz-date');
  const signer = new AwsV4Signer({
    ...keys,
    method,
    url: `http://${headers.host}${url}`,
    headers: sent.map(([name, value]) => [name, String(value)] as [string, string]),
    service: 's3',
    region: 'test-1',
    datetime: String(headers['x-amz-date']),
  });
  return (await signer.authHeader()) === headers.authorization;
}
