// Hands a connection over to a stream of server-sent events, with the headers that every answer carries.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamAnswer } from '#endpoints/context.ts';
import { ownHeaders } from '#http/security.ts';

/** Neither a proxy nor we ourselves keep messages back to compress or to gather them. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** Begins the answer. What usually adds headers to an answer is passed over, as is what compresses it. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, { stream }: StreamAnswer): FastifyReply {
  ownHeaders(request, reply.headers(streamHeaders));
  reply.hijack();
  const { socket } = request.raw;
  // A message is not held back until there are more.
  socket?.setNoDelay?.(true);
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  stream(reply.raw);
  return reply;
}
