// Shared by the limits: their type, and compressed JSON responses.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A limit handles a request; `name` is the second segment of the path. */
export type Limit = (name: string, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const compress = promisify(gzip);

/** The product's compression level, so that both responses have the same size. */
export const pack = (text: string) => compress(text, { level: 3 });

export function sendPacked(response: ServerResponse, packed: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': packed.length });
  response.end(packed);
}

export function sendJson(response: ServerResponse, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

export function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => resolve(JSON.parse(text) as Record<string, unknown>));
    request.on('error', reject);
  });
}
