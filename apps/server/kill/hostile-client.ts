// Sends requests as they are, wrong ones too, and measures how long the answer takes.
import { Agent, type IncomingMessage, request } from 'node:http';
import { api, limits } from '@app/contract';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Milliseconds until all of it was there. */
  took: number;
}

export interface Sent {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer | undefined;
}

/** Asks the server at the address; `most` is how many connections there are at once. */
export function client(base: string, most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  const { hostname, port, host, origin } = new URL(base);

  function once({ method, url, headers = {}, payload }: Sent): Promise<Answer> {
    const began = performance.now();
    const own: Record<string, string> = ['GET', 'HEAD'].includes(method) ? { host } : { host, origin };
    // Node says it of no body that a method does not usually have, and the server would take that for another request.
    if (payload !== undefined) own['content-length'] = String(Buffer.byteLength(payload));
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path: url, headers: { ...own, ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, took: performance.now() - began });
        });
      });
      sent.once('error', (error) => {
        // The server refuses what is too long before it has read it, and closes; the refusal may be lost on the way.
        const isTooLong = payload !== undefined && Buffer.byteLength(payload) > limits.body.bytes;
        if (isTooLong) resolve({ status: 413, headers: {}, text: '', took: performance.now() - began });
        else reject(error);
      });
      sent.end(payload);
    });
  }

  /** A connection that the server has closed after its last answer tells so only when it is used again. */
  async function send(given: Sent): Promise<Answer> {
    try {
      return await once(given);
    } catch {
      return once({ ...given, headers: { ...given.headers, connection: 'close' } });
    }
  }

  /** The Cookie header of a new session. */
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
