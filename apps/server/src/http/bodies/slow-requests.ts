// Ends requests whose body arrives too slowly. Node has one timeout for all requests, which is that of the largest files.
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AnswerClientError } from '#http/security.ts';

const tooSlow = Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Answers 408 to a request without its body after so many milliseconds, and closes the connection. Large files have longer. */
export function endSlowRequests(app: FastifyInstance, timeout: number, answerClientError: AnswerClientError): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (routeOptions.config?.isStreamed || !hasBody(raw.headers)) return;
    const { socket } = raw;
    // An injected request has none.
    if (!(socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) socket.destroy();
      else answerClientError(tooSlow, socket);
    }, timeout);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}

function hasBody({ 'content-length': length, 'transfer-encoding': chunked }: Record<string, unknown>): boolean {
  return chunked !== undefined || (length !== undefined && length !== '0');
}
