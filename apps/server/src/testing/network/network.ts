// For tests: a network proxy to a server that can swallow every packet or one query, refuse connections, or start late.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Network {
  /** The database URL through the proxy. */
  url: string;
  /** From then on drops everything in both directions without closing; new connections are accepted and stay silent. */
  swallow(): void;
  /** Forwards new connections again; swallowed ones stay lost. */
  restore(): void;
  /** Drops everything on the present connections, and forwards new ones. */
  loseConnections(): void;
  /**
   * The next packet to the server that has this text is not sent on: its connection is closed, or stays open and says nothing more.
   * Resolves when that has happened.
   */
  loseQuery(text: string, how: 'cut' | 'swallow'): Promise<void>;
  close(): Promise<void>;
}

/** Returns a proxy to the server of a database URL, on a port of its own. */
export async function networkTo(databaseUrl: string, port = 0): Promise<Network> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let swallowing = false;
  let losing: { text: string; how: 'cut' | 'swallow'; done(): void } | undefined;
  const server = createServer((near) => {
    keep(near);
    if (swallowing) return;
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near.on('data', (bytes) => {
      if (losing && bytes.includes(losing.text)) {
        const { how, done } = losing;
        losing = undefined;
        lost.add(near);
        if (how === 'cut') for (const socket of [near, far]) socket.destroy();
        done();
      }
      if (!lost.has(near)) far.write(bytes);
    });
    far.on('data', (bytes) => !lost.has(near) && near.write(bytes));
    near.on('close', () => !lost.has(near) && far.destroy());
    far.on('close', () => !lost.has(near) && near.destroy());
  });
  const lost = new WeakSet<Socket>();

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }

  function loseConnections() {
    for (const socket of sockets) lost.add(socket);
  }

  const actual = await listening(server, port);
  const url = new URL(databaseUrl);
  url.port = String(actual);
  return {
    url: url.href,
    swallow() {
      swallowing = true;
      loseConnections();
    },
    restore() {
      swallowing = false;
    },
    loseConnections,
    loseQuery: (text, how) =>
      new Promise((done) => {
        losing = { text, how, done };
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listening(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
