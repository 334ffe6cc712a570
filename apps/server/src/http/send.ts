// Sends the answer of an endpoint: JSON, gzipped JSON or a file.
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { responseLimits } from '@app/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '#endpoints/answers/outcome.ts';
import type { FileAnswer, GzippedJson, OpenableFile } from '#endpoints/context.ts';
import { ApiError } from '#endpoints/errors.ts';
import { takesGzip } from '#http/compress-answers.ts';
import { rangeOf } from '#http/files/range.ts';
import { sendStream } from '#http/send-stream.ts';

const compress = promisify(gzip);

/** Gzips a long answer, so that it uses little memory while it is sent. */
export async function gzipLong(outcome: Outcome): Promise<Outcome> {
  if (!('value' in outcome.result)) return outcome;
  const jsonText = JSON.stringify(outcome.result.value);
  const result =
    jsonText.length < responseLimits.compressFrom ? { jsonText } : { gzipped: await compress(jsonText, { level: 3 }) };
  return { ...outcome, result };
}

/** Sends an answer, or 304 if the client has it already. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  { status, result }: Outcome,
): FastifyReply | Promise<FastifyReply> {
  if ('stream' in result) return sendStream(request, reply, result);
  if ('file' in result) return sendFile(request, reply, endpoint, result);
  if (endpoint.redirect && 'value' in result) return reply.redirect((result.value as { location: string }).location, 302);
  reply.code(status).type('application/json; charset=utf-8');
  if ('gzipped' in result) return sendGzipped(request, reply, result);
  if ('value' in result) return reply.send(JSON.stringify(result.value));
  linkNext(request, reply, result.next);
  return reply.send(result.jsonText);
}

/** A client without gzip support gets the text as a stream, so that it is never in memory as a whole. */
function sendGzipped(request: FastifyRequest, reply: FastifyReply, { gzipped, next, etag }: GzippedJson): FastifyReply {
  linkNext(request, reply, next);
  if (etag !== undefined) {
    // The browser stores the answer and revalidates it each time: rights are checked before the ETag is compared.
    reply.header('ETag', etag).header('Cache-Control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return takesGzip(request) ? sendGzip(reply, gzipped) : reply.send(Readable.from([gzipped]).pipe(createGunzip()));
}

function sendGzip(reply: FastifyReply, gzip: Buffer): FastifyReply {
  return reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding').send(gzip);
}

function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next !== undefined) reply.header('Link', `<${request.url.split('?')[0]}?${next}>; rel="next"`);
}

/** Opened as a page of its own, a file can run and load nothing. */
const inertFile = "default-src 'none'; sandbox";
/** A standalone page has inline styles, sends forms to the server, and runs no scripts. */
const ownPage = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: FileAnswer,
): FastifyReply | Promise<FastifyReply> {
  const { file, etag } = answer;
  if (etag && request.headers['if-none-match'] === etag) return describe(reply, endpoint, answer).code(304).send();
  if ('open' in file) return sendOpened(request, reply, file, etag, () => describe(reply, endpoint, answer));
  return describe(reply, endpoint, answer).send(file);
}

function describe(
  reply: FastifyReply,
  { file: declared = '', page }: Endpoint,
  { type = declared, name, etag, cacheControl }: FileAnswer,
): FastifyReply {
  reply
    .type(type)
    .header('Content-Security-Policy', page ? ownPage : inertFile)
    .header('Cache-Control', cacheControl ?? 'no-store');
  if (name) reply.header('Content-Disposition', attachment(name));
  return etag ? reply.header('ETag', etag) : reply;
}

/**
 * Opens the file and sends it, or the part of it that the client asks for. Its headers follow once it is open: a browser would keep an
 * error under the ETag of the file, and show it as long as the file does not change.
 */
async function sendOpened(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, open }: OpenableFile,
  etag: string | undefined,
  described: () => FastifyReply,
): Promise<FastifyReply> {
  const range = size === undefined ? undefined : rangeOf(request.headers, size, etag);
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${size}`);
    throw new ApiError(416, 'range', 'attachments.badRange');
  }
  const content = request.method === 'HEAD' ? Readable.from([]) : await open(range);
  described();
  if (size === undefined) return reply.send(content);
  reply.header('Accept-Ranges', 'bytes');
  if (!range) return reply.header('Content-Length', size).send(content);
  const { start, end } = range;
  return reply
    .code(206)
    .header('Content-Range', `bytes ${start}-${end}/${size}`)
    .header('Content-Length', end - start + 1)
    .send(content);
}

/** Offers a file as a download; a name that is not ASCII is encoded (RFC 6266), because headers hold ASCII only. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
