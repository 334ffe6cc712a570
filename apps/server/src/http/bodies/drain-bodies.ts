// Reads the rest of a body that was answered before its end. Node does so only for bodies that nobody began to read; the rest of any
// other would stop the next request on the same connection, which behind a proxy is that of somebody else.
import type { FastifyInstance } from 'fastify';

/** Discards what is left of a body once its request is answered. A sender that is too slow is ended as before the answer. */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    raw.unpipe();
    raw.resume();
  });
}
