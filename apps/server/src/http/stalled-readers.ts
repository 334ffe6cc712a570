// Cuts off whoever reads nothing of an answer: its sockets and its memory would be held for ever.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Timeouts {
  /** With nothing sent either way. */
  connection: number;
  /** With an answer of which nothing is read; a socket is looked at twice before it counts as stalled. */
  reading: number;
}

/**
 * Cuts stalled readers off. An answer that the server itself is slow with is waited for. What the system's buffers hold counts as
 * not read: over the loopback that may be megabytes, which a reader of less than some 100 kB a second does not empty in time.
 */
export function cutStalledReaders(app: FastifyInstance, { connection, reading }: Timeouts): void {
  app.addHook('onRequest', async (request) => {
    timed(request, connection);
  });
  app.addHook('onSend', async (request, reply) => {
    timed(request, reading);
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
      else socket.setTimeout(reading);
    });
  });
}

/** A request that has lost its socket is answered into the void; one that came without any has none that knows of time. */
function timed(request: FastifyRequest, milliseconds: number): void {
  const socket: Partial<Socket> | null = request.raw.socket;
  socket?.setTimeout?.(milliseconds);
}
