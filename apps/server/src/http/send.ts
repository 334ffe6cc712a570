// Sends what an endpoint has answered: JSON, JSON that is packed, a file.
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { type Endpoint, responseLimits } from '@app/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer, PackedJson } from '#endpoints/context.ts';
import type { Outcome } from '#endpoints/run-endpoint.ts';
import { sendStream } from '#http/send-stream.ts';

const compress = promisify(gzip);

/** Packs an answer that is long, so that it takes little memory while it is sent. */
export async function packLong(outcome: Outcome): Promise<Outcome> {
  if (!('value' in outcome.result)) return outcome;
  const jsonText = JSON.stringify(outcome.result.value);
  const result =
    jsonText.length < responseLimits.compressFrom ? { jsonText } : { packed: await compress(jsonText, { level: 3 }) };
  return { ...outcome, result };
}

/** Sends an answer; a reader who has it already is told so. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  { status, result }: Outcome,
): FastifyReply {
  if ('stream' in result) return sendStream(request, reply, result);
  if ('file' in result) return sendFile(request, reply, endpoint, result);
  reply.code(status).type('application/json; charset=utf-8');
  if ('packed' in result) return sendPacked(request, reply, result);
  if ('value' in result) return reply.send(JSON.stringify(result.value));
  linkNext(request, reply, result.next);
  if (result.etag !== undefined) {
    // Kept by the browser of whoever asked, and asked for again each time: rights are checked before it is found unchanged.
    reply.header('ETag', result.etag).header('Cache-Control', 'private, no-cache');
    if (request.headers['if-none-match'] === result.etag) return reply.code(304).send();
  }
  return result.gzip && takesGzip(request) ? sendGzip(reply, result.gzip) : reply.send(result.jsonText);
}

/** Who takes no gzip gets the text piece by piece, so that it is never there as a whole. */
function sendPacked(request: FastifyRequest, reply: FastifyReply, { packed, next }: PackedJson): FastifyReply {
  linkNext(request, reply, next);
  return takesGzip(request) ? sendGzip(reply, packed) : reply.send(Readable.from([packed]).pipe(createGunzip()));
}

function takesGzip(request: FastifyRequest): boolean {
  return /(^|,)\s*gzip\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i.test(String(request.headers['accept-encoding'] ?? ''));
}

function sendGzip(reply: FastifyReply, gzip: Buffer): FastifyReply {
  return reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding').send(gzip);
}

function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next !== undefined) reply.header('Link', `<${request.url.split('?')[0]}?${next}>; rel="next"`);
}

/** Opened as a page of its own, a file does nothing. */
const lifeless = "default-src 'none'; sandbox";
/** A page that stands alone has its looks in itself, sends forms to us, and runs nothing. */
const ownPage = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file: type = '', page }: Endpoint,
  { file, name, etag, keep }: FileAnswer,
): FastifyReply {
  reply
    .type(type)
    .header('Content-Security-Policy', page ? ownPage : lifeless)
    .header('Cache-Control', keep ?? 'no-store');
  if (name) reply.header('Content-Disposition', attachment(name));
  if (etag) reply.header('ETag', etag);
  return etag && request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(file);
}

/** Offers a file for saving; a name that is not ASCII travels encoded (RFC 6266), since a header holds nothing else. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
