// The network of a phone before a server: what everybody's pages get takes its turn on one slow line.
import { createServer, connect as openSocket, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/environment.mjs';

export interface SlowNetwork {
  base: string;
  close(): void;
}

/** Opens a port that passes everything on to the server: `delay` milliseconds there and back, `rate` bits per second back. */
export async function openSlowNetwork(base: string, { delay, rate }: { delay: number; rate: number }): Promise<SlowNetwork> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let isFreeAt = 0;
  /** Returns when the line has carried these bytes. */
  function carried(bytes: number): number {
    isFreeAt = Math.max(isFreeAt, performance.now()) + (bytes * 8 * 1000) / rate;
    return isFreeAt + delay / 2;
  }

  function pass(from: Socket, to: Socket, arrives: (bytes: number) => number): void {
    let last = Promise.resolve();
    const next = (at: number, work: () => unknown) => {
      last = last.then(() => sleep(Math.max(0, at - performance.now()))).then(() => void (to.destroyed || work()));
    };
    from.on('data', (part: Buffer) => next(arrives(part.length), () => to.write(part)));
    from.on('end', () => next(performance.now() + delay / 2, () => to.end()));
    from.on('close', () => next(performance.now() + delay / 2, () => to.destroy()));
    from.on('error', () => to.destroy());
  }

  const server = createServer((client) => {
    const target = openSocket(Number(new URL(base).port), '127.0.0.1');
    for (const socket of [client, target]) sockets.add(socket.setNoDelay(true));
    // To open a connection takes one way there and back.
    const opened = performance.now() + delay;
    pass(client, target, () => Math.max(opened, performance.now()) + delay / 2);
    pass(target, client, carried);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
