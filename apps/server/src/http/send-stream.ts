// Hands a connection over to a stream of server-sent events, with the headers of every answer.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamAnswer } from '#endpoints/context.ts';
import { ownHeaders } from '#http/security.ts';

/** Neither a proxy nor this server may buffer messages to compress or to collect them. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** Starts the answer. It bypasses the hooks that add headers and compress answers. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, { stream }: StreamAnswer): FastifyReply {
  ownHeaders(request, reply.headers(streamHeaders));
  reply.hijack();
  const { socket } = request.raw;
  // Sends each message at once, without Nagle's algorithm.
  socket?.setNoDelay?.(true);
  // Without the frame of a chunk each message is one write to the connection, whose end is the end of the stream.
  reply.raw.useChunkedEncodingByDefault = false;
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  // Otherwise the headers wait for the first message, and the client for them.
  reply.raw.flushHeaders();
  stream(reply.raw);
  return reply;
}
