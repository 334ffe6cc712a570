// A gateway before one server or several: it changes the service worker, cuts the network, and records writes with their answers.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/environment.mjs';

/** `refuses`: no connection. `silent`: connections without an answer. `deaf`: requests arrive, but no answer comes back. */
export type Network = 'up' | 'refuses' | 'silent' | 'deaf';

/** A write as it went through the gateway. */
export interface Exchange {
  at: number;
  method: string;
  path: string;
  key: string | undefined;
  body: string;
  /** The server's answer; 0 without one. It may have been lost on the way back. */
  status: number;
  answer: string;
}

export interface Gateway {
  url: string;
  /** What /sw.js has become: another version, or gone. */
  worker: 'same' | 'newer' | 'gone';
  network: Network;
  /** The writes that have reached a server, in the order of their answers. */
  writes: Exchange[];
  /** Milliseconds for which a write is on its way; a request that the browser gives up meanwhile does not arrive. */
  hold: number;
  /** The end of a path: the next write there is lost on its way, whatever the browser does. */
  lose: string | undefined;
  /** Changes the network; every connection that is open breaks. */
  change(network: Network): void;
  close(): void;
}

interface Passed {
  asked: IncomingMessage;
  answer: ServerResponse;
  body: string;
  isWrite: boolean;
  isLast: boolean;
}

/** Opens a gateway on a port of its own; it gives the requests to the servers in turn. */
export async function newGateway(...servers: string[]): Promise<Gateway> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let turn = 0;
  const next = () => servers[turn++ % servers.length] ?? '';

  const server = createServer((asked, answer) => {
    const to = next();
    const isWorker = asked.url === '/sw.js';
    if (gateway.network === 'silent') return;
    if (isWorker && gateway.worker === 'gone') {
      answer.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    if (isWorker && gateway.worker === 'newer') {
      void fetch(`${to}/sw.js`).then(async (response) => {
        answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(newer(await response.text()));
      });
      return;
    }
    void pass(asked, answer, new URL(to));
  });
  /** What follows the first server, as a balancer does it: a server that takes no connection has not had the request. */
  const spare = (target: URL) => servers.find((each) => new URL(each).host !== target.host);

  /** Passes a request on, whole if it is a write: a request that was cut off would be half a write otherwise. */
  async function pass(asked: IncomingMessage, answer: ServerResponse, target: URL): Promise<void> {
    const { method = 'GET', url: path = '' } = asked;
    const isWrite = path.startsWith('/api/') && method !== 'GET';
    const body = isWrite ? await text(asked).catch(() => undefined) : '';
    if (isWrite && gateway.lose !== undefined && path.endsWith(gateway.lose)) {
      gateway.lose = undefined;
      asked.socket.destroy();
      return;
    }
    if (isWrite && gateway.hold > 0) await sleep(gateway.hold);
    if (isWrite && asked.socket.destroyed) return;
    if (body !== undefined) send({ asked, answer, body, isWrite, isLast: servers.length < 2 }, target);
  }

  function send({ asked, answer, body, isWrite, isLast }: Passed, target: URL): void {
    const { method = 'GET', url: path = '' } = asked;
    const at = Date.now();
    const headers = { ...asked.headers, ...(isWrite && { 'accept-encoding': 'identity' }) };
    const record = (status: number, said: string) =>
      isWrite && gateway.writes.push({ at, method, path, key: keyOf(asked), body, status, answer: said });
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (response) => {
      const { statusCode = 502 } = response;
      if (isWrite)
        void text(response).then(
          (said) => {
            record(statusCode, said);
            if (gateway.network === 'up') answer.writeHead(statusCode, response.headers).end(said);
          },
          () => {
            record(0, '');
            answer.destroy();
          },
        );
      else if (gateway.network !== 'deaf') {
        answer.writeHead(statusCode, response.headers);
        response.pipe(answer);
        response.on('error', () => answer.destroy());
      } else response.resume();
    });
    sent.on('error', (error) => {
      const other = spare(target);
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (isRefused && other && !isLast) return send({ asked, answer, body, isWrite, isLast: true }, new URL(other));
      record(0, '');
      if (!answer.headersSent) answer.writeHead(502).end();
    });
    // A stream ends at the server when its reader is cut off; a write goes on.
    if (!isWrite) answer.on('close', () => sent.destroy());
    sent.end(body);
  }

  server.on('connection', (socket) => {
    if (gateway.network === 'refuses') {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const gateway: Gateway = {
    url: `http://127.0.0.1:${port}`,
    worker: 'same',
    network: 'up',
    hold: 0,
    lose: undefined,
    writes: [],
    change(network) {
      gateway.network = network;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return gateway;
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Another version: its name differs, and the open page is not of it. */
function newer(script: string): string {
  return script.replace(/files-[0-9a-f]{12}/, 'files-000000000000').replace(/\/assets\/index-[^,`]*\.js,/, '');
}
