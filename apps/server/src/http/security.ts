// Headers that every answer carries, also those that are given before a route is found or a request is read to its end.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { english } from '@app/contract';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/** Content Security Policy without inline scripts, and the other headers of a page that nobody may frame. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions of windowed lists and of popovers are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => ownHeaders(request, reply));
}

/** Sets the headers that are ours, where an answer does not say otherwise. */
export function ownHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  // A picture of somebody does not change at its address, and says so itself.
  const isKept = !request.url.startsWith('/api') && reply.statusCode < 400;
  if (!isKept && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
}

/** What an answer carries that is given before the usual headers are set. */
const earlyHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

/** Gives the headers to an answer that comes before the hooks which set them. */
export function secureEarly(reply: FastifyReply): FastifyReply {
  return reply.headers(earlyHeaders);
}

const tooLong = { message: english.errors.headersTooLong, error: 'headers_too_long' };
const tooSlow = { message: english.errors.tooSlow, error: 'too_slow' };
const unreadable = { message: english.errors.unreadableRequest, error: 'validation' };

/** Answers what is no request that could be read, as far as its socket still takes an answer, and closes it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) socket.destroy();
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 431, tooLong);
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 408, tooSlow);
  else refuse(socket, 400, unreadable);
}

function refuse(socket: Socket, status: number, said: { message: string; error: string }): void {
  const body = JSON.stringify(said);
  const headers = {
    ...earlyHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Answers a request that expects what the server does not do. */
export function refuseExpectation(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ message: english.errors.unreadableRequest, error: 'validation' });
    response
      .writeHead(417, { ...earlyHeaders, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
      .end(body);
  });
}
