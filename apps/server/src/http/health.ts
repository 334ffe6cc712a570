// Health endpoints for operators and scripts: liveness and readiness.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/connect.ts';
import { checkReadiness, type DatabaseState } from '#db/ready-state.ts';

/** How long a readiness answer is cached, in milliseconds: anybody may ask, as often as they like. */
const keep = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Marks the server as not ready; every later answer closes its connection. */
    startStopping(): void;
    /** Whether shutdown has begun. */
    isStopping: boolean;
  }
}

/**
 * `GET /livez` answers while the process runs. `GET /readyz` answers 200 if the server can serve: the database is writable and
 * has every migration this code knows, the disk has free space, and the server is not shutting down. With `?verbose` an operator
 * gets details; for everybody else the answer stays the same.
 */
export function mountHealth(
  app: FastifyInstance,
  database: Database,
  detailsFor: (request: FastifyRequest) => Promise<Record<string, unknown> | undefined> = async () => undefined,
): void {
  let state: { at: number; answer: Promise<DatabaseState> } | undefined;
  app.decorate('isStopping', false);
  app.decorate('startStopping', () => {
    app.isStopping = true;
  });
  app.addHook('preClose', async () => app.startStopping());
  app.addHook('onSend', async (_request, reply) => {
    if (app.isStopping) reply.header('Connection', 'close');
  });
  app.get('/livez', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/readyz', async (request, reply) => {
    const { ready, checks } = app.isStopping ? { ready: false, checks: { database: 'stopping' } } : await current();
    const isAsked = Object.hasOwn(request.query as object, 'verbose');
    const details = isAsked ? await detailsFor(request) : undefined;
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable', checks, ...(details && { details }) });
  });

  function current(): Promise<DatabaseState> {
    if (!state || performance.now() - state.at > keep) state = { at: performance.now(), answer: checkReadiness(database) };
    return state.answer;
  }
}
