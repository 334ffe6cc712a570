// For tests: a receiver of webhooks on this machine, which answers as a test says.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '#testing/mail-server.ts';

/** A request that arrived. */
interface ReceivedWebhook {
  at: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The parsed body. */
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Answer = (response: ServerResponse, received: ReceivedWebhook) => void;

export interface Receiver {
  url: string;
  port: number;
  received: ReceivedWebhook[];
  /** Waits for so many requests, and returns all. */
  wait(count: number): Promise<ReceivedWebhook[]>;
  /** Changes how it answers. */
  answer(how: Answer): void;
  stop(): Promise<void>;
}

/** Starts a receiver that accepts everything. */
export async function aReceiver(
  start: (handle: (i: IncomingMessage, o: ServerResponse) => void) => Server = createServer,
): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  let how: Answer = (response) => response.end('ok');
  const server = start((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const one = {
        at: Date.now(),
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        event: JSON.parse(body || '{}') as ReceivedWebhook['event'],
      };
      received.push(one);
      how(response, one);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?x=1`,
    port,
    received,
    async wait(count) {
      await until(async () => received.length >= count, `${count} webhooks`);
      return received;
    },
    answer(next) {
      how = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
