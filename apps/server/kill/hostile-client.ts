// Sends raw requests, valid or not, and measures the time of the answer.
import { Agent, type IncomingMessage, request } from 'node:http';
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** To read an answer that was compressed. */
  bytes?: Buffer;
  /** Milliseconds until the answer was complete. */
  took: number;
}

export interface HostileRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer | undefined;
}

/** Returns a client of the server at that URL; `most` is the maximum number of connections. */
export function client(base: string, most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  const { hostname, port, host, origin } = new URL(base);

  function once({ method, url, headers = {}, payload }: HostileRequest): Promise<Answer> {
    const began = performance.now();
    const own: Record<string, string> = ['GET', 'HEAD'].includes(method) ? { host } : { host, origin };
    // Node sends no Content-Length for methods that usually have no body, and the server would parse the body as another request.
    if (payload !== undefined) own['content-length'] = String(Buffer.byteLength(payload));
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path: url, headers: { ...own, ...headers } }, (answer) => {
        // A stream of events does not end by itself.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: '', took: performance.now() - began });
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const bytes = Buffer.concat(parts);
          const took = performance.now() - began;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString(), bytes, took });
        });
      });
      sent.once('error', (error) => {
        // The server refuses a body that is too long before it reads it, and closes the connection; the refusal may be lost.
        const isTooLong = payload !== undefined && Buffer.byteLength(payload) > limits.body.bytes;
        if (isTooLong) resolve({ status: 413, headers: {}, text: '', took: performance.now() - began });
        else reject(error);
      });
      sent.end(payload);
    });
  }

  /**
   * Sends a request; retries it once on a new connection, because the server may have closed the old one after its last answer.
   */
  async function send(given: HostileRequest): Promise<Answer> {
    try {
      return await once(given);
    } catch {
      return once({ ...given, headers: { ...given.headers, connection: 'close' } });
    }
  }

  /** Signs in and returns the Cookie header of the new session. */
  async function signIn({ username, password }: { username: string; password: string }): Promise<string> {
    const { method, path: url } = api.auth.login;
    const payload = JSON.stringify({ username, password });
    const answer = await send({ method, url, payload, headers: { 'content-type': 'application/json' } });
    if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status} ${answer.text.slice(0, 200)}`);
    return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  }

  return { send, signIn, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof client>;
