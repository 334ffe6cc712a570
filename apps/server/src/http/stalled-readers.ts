// Closes connections whose client does not read the answer: they would hold a socket and memory for ever.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Timeouts {
  /** The timeout while nothing is sent in either direction. */
  connection: number;
  /** The timeout while the client reads nothing of an answer; a socket is checked twice before it counts as stalled. */
  reading: number;
}

/**
 * Closes the connections of stalled readers. An answer that the server itself produces slowly does not count as stalled. Bytes in
 * the system's buffers count as unread: over loopback these may be megabytes, which a client below some 100 kB a second does not
 * read in time.
 */
export function closeStalledConnections(app: FastifyInstance, { connection, reading }: Timeouts): void {
  app.addHook('onRequest', async (request) => {
    setSocketTimeout(request, connection);
  });
  app.addHook('onSend', async (request, reply) => {
    setSocketTimeout(request, reading);
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
      else socket.setTimeout(reading);
    });
  });
}

/** The socket is null if the client disconnected, and has no `setTimeout` if the request was injected. */
function setSocketTimeout(request: FastifyRequest, milliseconds: number): void {
  const socket: Partial<Socket> | null = request.raw.socket;
  socket?.setTimeout?.(milliseconds);
}
