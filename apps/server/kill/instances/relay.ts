// The address of the database, as a virtual address or a connection pooler gives it: it leads to the primary, and can be led to
// another.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** The URL of the database through the relay. */
  url: string;
  /** Leads new connections to another server and ends those that exist. */
  leadTo(url: string): void;
  close(): void;
}

/** Starts a relay to the server of this URL. */
export async function startRelay(url: string): Promise<Relay> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      socket.on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: own.href,
    leadTo(next) {
      target = new URL(next);
      endAll();
    },
    close() {
      server.close();
      endAll();
    },
  };
}
