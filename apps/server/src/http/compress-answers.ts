// Gzips the answers that are worth it. An own hook, because the library for it loads Node's fetch with the first answer, which takes
// 17 MB of memory that nothing else here needs.
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { responseLimits } from '@app/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const gzipped = promisify(gzip);
/** Not live events, which are written as they happen. */
const compressible = /^text\/(?!event-stream)|[/+](json|xml|javascript)\s*(;|$)/i;
const acceptsGzip = /(^|,)\s*(gzip|\*)\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i;

/** Returns whether the client takes gzip. */
export function takesGzip({ headers }: FastifyRequest): boolean {
  return acceptsGzip.test(String(headers['accept-encoding'] ?? ''));
}

/** Compresses long texts and streams of text for clients that take gzip. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!canCompress(request, reply)) return payload;
    if (payload instanceof Readable) {
      announce(reply).removeHeader('Content-Length');
      // An error of the source also ends the answer; Fastify logs it.
      return pipeline(payload, createGzip(), () => undefined);
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (Buffer.byteLength(payload) < responseLimits.notCompressed) return payload;
    const compressed = await gzipped(payload);
    announce(reply).header('Content-Length', compressed.length);
    return compressed;
  });
}

function canCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    reply.getHeader('Content-Encoding') === undefined &&
    // A part of a file is a range of its own bytes.
    reply.getHeader('Content-Range') === undefined &&
    reply.statusCode !== 206 &&
    compressible.test(String(reply.getHeader('Content-Type') ?? '')) &&
    takesGzip(request)
  );
}

function announce(reply: FastifyReply): FastifyReply {
  const vary = reply.getHeader('Vary');
  return reply
    .header('Content-Encoding', 'gzip')
    .header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
}
