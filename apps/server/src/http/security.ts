// Sets the security headers of every answer, including answers before a route is found or a request is fully read.
import type { Socket } from 'node:net';
import { english } from '@app/texts/english/english.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#config.ts';
import { nodeHttp } from '#endpoints/node-http.ts';

/** Browsers that have seen this server over https never ask it over http. */
const strictTransport = { maxAge: 31_536_000, includeSubDomains: true } as const;

function isOverHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** Registers a Content Security Policy without inline scripts, and headers that forbid framing. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Windowed lists and popovers position themselves with style attributes.
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
    strictTransportSecurity: isOverHttps(config) ? strictTransport : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', ({ raw }, reply, done) => setHeaders(raw, reply.raw, () => done()));
  app.addHook('onSend', async (request, reply) => ownHeaders(request, reply));
}

/** Sets the default headers, unless the answer has set them. */
export function ownHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  // A profile picture does not change at its URL and sets its own Cache-Control.
  const isCacheable = !request.url.startsWith('/api') && reply.statusCode < 400;
  if (!isCacheable && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
}

/** The headers of an answer that is sent before the `onSend` hooks run. */
const earlyHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

function earlyHeadersOf(config: Config): Readonly<Record<string, string>> {
  const strict = `max-age=${strictTransport.maxAge}; includeSubDomains`;
  return { ...earlyHeaders, ...(isOverHttps(config) && { 'Strict-Transport-Security': strict }) };
}

/** Sets these headers on an answer that is sent before the hooks run. */
export function setEarlyHeaders(reply: FastifyReply, config: Config): FastifyReply {
  return reply.headers(earlyHeadersOf(config));
}

const tooLong = { message: english.errors.headersTooLong, error: 'headers_too_long' };
const tooSlow = { message: english.errors.tooSlow, error: 'too_slow' };
const unreadable = { message: english.errors.unreadableRequest, error: 'validation' };

/** Answers a request that could not be parsed, if its socket is still writable, and closes the socket. */
export type AnswerClientError = (error: Error & { code?: string }, socket: Socket) => void;

export function clientErrorAnswer(config: Config): AnswerClientError {
  const early = earlyHeadersOf(config);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) socket.destroy();
    else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 431, tooLong, early);
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 408, tooSlow, early);
    else refuse(socket, 400, unreadable, early);
  };
}

function refuse(
  socket: Socket,
  status: number,
  answer: { message: string; error: string },
  early: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(answer);
  const headers = {
    ...early,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${nodeHttp.STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Answers 417 to a request with an unsupported Expect header. */
export function refuseExpectHeader(app: FastifyInstance, config: Config): void {
  const early = earlyHeadersOf(config);
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ message: english.errors.unreadableRequest, error: 'validation' });
    response.writeHead(417, { ...early, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' }).end(body);
  });
}
