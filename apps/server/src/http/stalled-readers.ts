// Cuts off whoever reads nothing of an answer: its sockets and its memory would be held for ever.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

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
    request.raw.socket.setTimeout?.(connection);
  });
  app.addHook('onSend', async (request, reply) => {
    request.raw.socket.setTimeout?.(reading);
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
      else socket.setTimeout(reading);
    });
  });
}
